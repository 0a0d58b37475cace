// The third job: one hand, and what is wild in it and why.

import { answer, problems } from "../asking.js";
import { printed } from "../cards.js";
import { html, names } from "../html.js";
import { called, capital, spoken, text } from "../i18n.js";
import { change, store } from "../store.js";
import * as wild from "../wild.js";
import { Choice } from "./choice.js";
import { Deck } from "./deck.js";
import { Face, Shown } from "./face.js";
import { Icon } from "./icons.js";
import { Problems } from "./problems.js";

export function WildJob({ game }) {
  return html`
    <div class="wild">
      <${Told} game=${game} />
      <div class="entering">
        <${Hand} game=${game} />
        <${Deck} game=${game} used=${wild.used(store.table)} />
      </div>
    </div>
  `;
}

function Hand({ game }) {
  const { cards, board, at, part, named } = wild.handOf(store.table);
  const parts = [["hand", text("hand")], ["board", text("board")]];
  const onBoard = part === "board";
  return html`
    <section id="tray" class="tray" tabindex="-1" aria-label=${text("hand")}>
      <div class="tray-head">
        ${game.board > 0
          ? html`<${Choice} label=${text("next.face")} chosen=${part} options=${parts} choose=${(to) => change((table) => wild.enterInto(table, to))} />`
          : html`<h2>${text("hand")}</h2>`}
        ${game.faces && html`
          <${Choice} label=${text("next.face")} kind="face-next" chosen=${wild.nextDown(store.table, game)}
            options=${[[true, text("face.down")], [false, text("face.up")]]} choose=${(down) => change((table) => wild.face(table, down))} />`}
        <button type="button" class="leave" disabled=${!cards.length} onClick=${() => change(wild.another)}>${text("new.hand")}</button>
      </div>
      <div class="slots-row">
        <div class="slots" role="group" aria-label=${text(onBoard ? "board" : "hand")}>
          ${onBoard && board.map((card) => html`<span class="slot filled" key=${card}><${Shown} card=${card} /></span>`)}
          ${!onBoard && cards.map(({ card, down }, place) => html`<${Slot} key=${card} card=${card} down=${down} place=${place} faces=${game.faces} picked=${at === place} />`)}
          ${(onBoard ? board.length < game.board : at === null) && html`<span class="slot due" key="due"><span class="hole"></span></span>`}
        </div>
        <div class="slot-tools">
          ${game.faces && html`<button type="button" class="tool-button" disabled=${at === null} onClick=${() => change(wild.turn)}>
            <${Icon} name="turn" /><span>${text("turn.over")}</span></button>`}
          <button type="button" class="tool-button" disabled=${!(onBoard ? board : cards).length} onClick=${() => change(wild.takeAway)}>
            <${Icon} name="back" /><span>${text("take.away")}</span></button>
        </div>
      </div>
      ${game.needs.some((what) => what.startsWith("named")) && html`
        <${Choice} label=${text("named")} kind="named" chosen=${named} options=${game.ranks.map((rank) => [rank, printed(rank)])}
          choose=${(rank) => change((table) => wild.name(table, rank))} />`}
      <${Problems} found=${problems("hands", "board", "named", "upcards")} />
    </section>
  `;
}

const Slot = ({ card, down, place, faces, picked }) => html`
  <button type="button" data-slot=${place} aria-pressed=${picked ? "true" : "false"} onClick=${() => change((table) => wild.pick(table, place))}
    class=${names("slot filled", picked && "due", faces && (down ? "is-down" : "is-up"))}
    aria-label=${text("slot.card", { card: spoken(card), place: place + 1 }) + (faces ? `, ${text(down ? "facedown" : "faceup")}` : "")}>
    <${Face} card=${card} />
    ${faces && html`<span class="lies" aria-hidden="true">${text(down ? "face.down" : "face.up")}</span>`}
  </button>
`;

function Told({ game }) {
  const hand = answer("wilds")?.data?.hands[0];
  return html`
    <section class="told" aria-live="polite" aria-labelledby="told">
      <h1 id="told">${text("wild.title")}</h1>
      ${game.sheet.wild.map((rule) => html`<p class="about" key=${rule.rule}>${capital(rule.text)}</p>`)}
      ${!hand && html`<p class="hint">${text("wild.hint")}</p>`}
      ${hand?.wild.length === 0 && html`<p class="none">${text("wild.none")}</p>`}
      <ul class="wild-list">
        ${hand?.wild.map((entry) => html`
          <li key=${entry.card}>
            <${Shown} card=${entry.card} wild />
            <div>
              <p>${capital(entry.reason)}</p>
              <p class="small">${text("for.side", { sides: entry.for.map((side) => called("side", side)).join(", ") })}
                ${entry.because.length > 0 && ` · ${text("because.of", { cards: entry.because.map(spoken).join(", ") })}`}</p>
              ${entry.source && html`<cite>${entry.source.document}, ${entry.source.article}</cite>`}
            </div>
          </li>`)}
      </ul>
      ${hand?.natural.length > 0 && html`
        <h2>${text("naturals")}</h2>
        <div class="hand-cards">${hand.natural.map((card) => html`<${Shown} key=${card} card=${card} small />`)}</div>`}
    </section>
  `;
}
