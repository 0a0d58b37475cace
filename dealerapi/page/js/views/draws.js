// The second job: what the dealer may call, and in which order a draw is served.

import { answer, problems } from "../asking.js";
import { drawing, limit, planOf, replan } from "../draws.js";
import { html } from "../html.js";
import { amount, text } from "../i18n.js";
import { change, now, store } from "../store.js";
import { Choice, Stepper } from "./choice.js";
import { Problems } from "./problems.js";
import { Asks, Steps } from "./serving.js";

const set = (changes) => change((table) => replan(table, changes));

export function DrawsJob({ game }) {
  if (!game.sheet.draws) {
    return html`
      <div class="begin"><h1>${text("job.draws")}</h1><p>${text("no.draws", { game: game.sheet.title })}</p>
        <button type="button" class="main" onClick=${() => now({ dialog: "games" })}>${text("choose.game")}</button></div>`;
  }
  const plan = planOf(store.table, game);
  const told = answer("draws")?.data;
  return html`
    <div class="draws">
      <section class="plan" aria-labelledby="draws-title">
        <h1 id="draws-title" class="heard">${text("job.draws")}</h1>
        <${Choice} label=${text("phase")} kind="phase" chosen=${plan.serving} choose=${(serving) => set({ serving })}
          options=${[[false, text("before.deal")], [true, text("during.draw")]]} />
        ${plan.serving
          ? html`<${Asks} game=${game} plan=${plan} seats=${drawing(store.table, plan)} most=${limit(game, plan)} />`
          : html`<${Before} game=${game} plan=${plan} told=${told} />`}
      </section>
      <section class="outcome" aria-live="polite">
        ${plan.serving
          ? html`<${Steps} game=${game} plan=${plan} served=${answer("serve")?.data} />`
          : html`<${Calls} game=${game} plan=${plan} told=${told} />`}
      </section>
    </div>
  `;
}

function Before({ game, plan, told }) {
  const { min, max } = game.sheet.players;
  return html`
    <${Stepper} label=${text("players")} value=${plan.players} min=${min} max=${max} set=${(players) => set({ players })} />
    <${Problems} found=${problems("players")} />
    <${Stepper} label=${text("burn")} value=${plan.burn} min=${0} max=${10} set=${(burn) => set({ burn })} />
    <div class="rule"><p>${text("keep.last")}</p>
      <${Choice} label=${text("keep.last")} chosen=${plan.keepLast} choose=${(keepLast) => set({ keepLast })}
        options=${[[false, text("no")], [true, text("yes")]]} /></div>
    <p class="remaining">${told ? text("remaining", { count: told.remaining }) : ""}</p>
    <${Problems} found=${problems("remaining", "burn")} />
    ${game.sheet.draws.called_by_dealer && html`<${Check} game=${game} plan=${plan} told=${told} />`}
  `;
}

function Check({ game, plan, told }) {
  const sizes = Array.from({ length: game.sheet.draws.largest }, (_, at) => at + 1);
  const found = problems("call");
  return html`
    <div class="check">
      <h2>${text("check.call")}</h2>
      <div class="sizes" role="group" aria-label=${text("check.call")}>
        ${sizes.map((size) => html`<button type="button" key=${size} aria-label=${text("call.size", { count: size })}
          onClick=${() => set({ call: [...plan.call, size] })}>${size}</button>`)}
        <button type="button" class="clear" disabled=${!plan.call.length} onClick=${() => set({ call: [] })}>${text("clear")}</button>
      </div>
      ${plan.call.length > 0 && html`
        <p class="called">${plan.call.join(" + ")}
          ${told?.check && html` <strong class=${told.check.legal ? "good" : "bad"}>${text(told.check.legal ? "legal" : "illegal")}</strong>`}</p>
        ${told?.check && html`<p>${told.check.reason}</p>`}`}
      <${Problems} found=${found} />
    </div>
  `;
}

function Calls({ game, plan, told }) {
  if (!told) return html`<p class="hint">${problems("call", "players").length ? "" : text("loading")}</p>`;
  if (!game.sheet.draws.called_by_dealer) return html`<${Fixed} told=${told} />`;
  const chosen = JSON.stringify(plan.call);
  return html`
    <h2>${text("calls")}</h2>
    <p>${text("calls.count", { count: told.count }).replace(String(told.count), amount(told.count))}
      ${told.next ? ` ${text("calls.first", { count: told.calls.length })}` : ""}</p>
    <div class="calls" role="group" aria-label=${text("calls")}>
      ${told.calls.map((call) => html`
        <button type="button" key=${call.join("-")} aria-pressed=${JSON.stringify(call) === chosen ? "true" : "false"}
          onClick=${() => set({ call })}>${call.length ? call.join(" + ") : text("no.draw")}</button>`)}
    </div>
  `;
}

function Fixed({ told }) {
  const worst = told.worst_case;
  return html`
    <h2>${text("fixed.draws")}</h2>
    <ol class="fixed">
      ${told.calls[0]?.map((most, at) => html`
        <li key=${at}><b>${text("draw.number", { number: at + 1 })}</b> ${text("at.most", { count: most })}</li>`)}
    </ol>
    ${worst && html`
      <p>${text("worst.case", { needs: worst.needs, remaining: worst.remaining })}
        ${" "}<strong class=${worst.short_by > 0 ? "bad" : "good"}>${worst.short_by > 0 ? text("short", { count: worst.short_by }) : text("enough")}</strong></p>`}
    ${told.reshuffle && html`<p>${told.reshuffle}</p>`}
  `;
}
