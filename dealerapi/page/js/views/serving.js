// During a draw: what each seat throws, and the order in which it is served, step by step.

import { problems } from "../asking.js";
import { another, asks, nextDraw, replan } from "../draws.js";
import { html, names } from "../html.js";
import { capital, text } from "../i18n.js";
import { change, store } from "../store.js";
import { Choice } from "./choice.js";
import { Problems } from "./problems.js";

const upTo = (most) => Array.from({ length: most + 1 }, (_, count) => [count, String(count)]);

export function Asks({ game, plan, seats, most }) {
  const ask = (seat, changes) => change((table) => asks(table, game, seat, changes));
  return html`
    <h2>${text("draw.number", { number: plan.round })}: ${text("throws")}</h2>
    <ol class="asks">
      ${seats.map((seat) => {
        const { discard, exposed } = plan.asks[seat] || { discard: 0, exposed: 0 };
        return html`
          <li key=${seat}>
            <span class="ask-seat">${seat} ${store.table.seats[seat]?.name}</span>
            <${Choice} label=${text("throws.of", { seat })} kind="counts" chosen=${discard} options=${upTo(most)}
              choose=${(count) => ask(seat, { discard: count, exposed: Math.min(exposed, count) })} />
            ${discard > 0 && html`
              <button type="button" class="exposed" aria-label=${`${text("exposed.of", { seat })}: ${exposed}`} aria-pressed=${exposed ? "true" : "false"}
                onClick=${() => ask(seat, { exposed: (exposed + 1) % (discard + 1) })}>${exposed} ${text("exposed")}</button>`}
            <${Problems} found=${problems("asks").filter((problem) => problem.seat === seat)} />
          </li>`;
      })}
    </ol>
    <${Problems} found=${problems("remaining", "round", "muck", "burn", "button", "requests")} />
  `;
}

export function Steps({ game, plan, served }) {
  if (!served) return html`<p class="hint">${text("serving")}</p>`;
  const step = Math.min(plan.step, served.steps.length);
  const go = (to) => change((table) => replan(table, { step: to }));
  const over = step >= served.steps.length;
  return html`
    <h2>${text("serving")}</h2>
    <ol class="steps">
      ${served.steps.map((one, at) => html`
        <li key=${at} class=${names(at < step && "done", at === step && "now")} aria-current=${at === step ? "step" : null}>
          <strong>${text(`action.${one.action}`, { count: one.cards, seat: text("seat", { seat: one.seat }) })}</strong>
          <span>${capital(one.reason)}</span>
        </li>`)}
    </ol>
    ${over && html`<p class="all-served">${text("all.served", { count: served.left })}</p>`}
    <div class="step-ways">
      <button type="button" disabled=${step === 0} onClick=${() => go(step - 1)}>${text("step.back")}</button>
      ${!over && html`<button type="button" class="main" onClick=${() => go(step + 1)}>${text("step.done")}</button>`}
      ${over && another(game, plan) && html`
        <button type="button" class="main" onClick=${() => change((table) => nextDraw(table, game, served))}>${text("next.draw")}</button>`}
    </div>
  `;
}
