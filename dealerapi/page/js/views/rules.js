// The house rules of the game on the table.

import { problems } from "../asking.js";
import { keyOf } from "../game.js";
import { html } from "../html.js";
import { called, capital, text } from "../i18n.js";
import { change, store } from "../store.js";
import { rule as setRule } from "../taps.js";
import { Choice } from "./choice.js";
import { Dialog } from "./dialog.js";
import { Problems } from "./problems.js";

const overlay = (on) => change((table) => ({ ...table, highLow: on, shown: false }));

const reset = () => change((table) => ({ ...table, rulesOf: { ...table.rulesOf, [keyOf(table.variant)]: {} } }));

export function Rules({ game }) {
  const { sheet } = game;
  return html`
    <${Dialog} title=${text("rules.of", { game: sheet.title })} name="house">
      <p>${sheet.summary}</p>
      ${sheet.can_play_high_low && html`
        <div class="rule">
          <p>${text("high.low")}</p>
          <${Choice} label=${text("high.low")} chosen=${store.table.highLow}
            options=${[[false, text("no")], [true, text("yes")]]} choose=${overlay} />
        </div>`}
      ${game.rules.map((rule) => html`<${Rule} key=${rule.rule} rule=${rule} value=${game.inForce[rule.rule]} set=${rule.rule in game.given} />`)}
      ${Object.keys(game.given).length > 0 && html`<button type="button" onClick=${reset}>${text("reset.rules")}</button>`}
      ${sheet.notes.length > 0 && html`<ul class="notes">${sheet.notes.map((note) => html`<li key=${note}>${note}</li>`)}</ul>`}
      <p class="sources">${text("sources")}: ${sheet.sources.join("; ")}</p>
    <//>
  `;
}

function Rule({ rule, value, set }) {
  const said = (code) => rule.says?.[code] ?? called("value", code);
  return html`
    <div class="rule" data-rule=${rule.rule}>
      <p>${capital(rule.about)}
        ${rule.open && html` <em class="tag">${text("open")}</em>`}
        ${rule.source && html` <cite>${rule.source.document}, ${rule.source.article}</cite>`}
      </p>
      <${Choice} label=${rule.about} kind=${set ? "set" : ""} chosen=${value}
        options=${rule.values.map((code) => [code, capital(said(code))])}
        choose=${(code) => setRule(rule.rule, code)} />
      <${Problems} found=${problems("rules").filter(({ field }) => field === rule.rule)} />
    </div>
  `;
}
