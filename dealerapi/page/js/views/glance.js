// Every hand at a glance, to check what was entered.

import { html, names } from "../html.js";
import { amount, called, spoken, text } from "../i18n.js";
import { store } from "../store.js";
import { taken } from "../table.js";
import { Face } from "./face.js";

export function Glance({ game }) {
  const { table } = store;
  const seats = taken(table);
  if (!seats.length) return html`<p class="hint">${text("start.seats")}</p>`;
  return html`
    <ol class=${names("glance", seats.length > 7 && "many", game.holds < 5 && seats.length > 5 && "pairs")} aria-label=${text("hands")}>
      ${seats.map((number) => html`<${Line} key=${number} number=${number} seat=${table.seats[number]} game=${game} bets=${table.money === "bets"} />`)}
    </ol>
  `;
}

function Line({ number, seat, game, bets }) {
  const cards = seat.slots.map((card, slot) => ({ card, down: game.faces && seat.faces[slot] })).filter(({ card }) => card);
  const said = cards.map(({ card, down }) => spoken(card) + (down ? ` (${text("facedown")})` : "")).join(", ");
  return html`
    <li class=${seat.status === "in" ? "" : "out"}>
      <b aria-hidden="true">${number}</b>
      <span class="heard">${text("seat", { seat: number })} ${seat.name}: ${said}</span>
      <span class="mini" aria-hidden="true">
        ${cards.map(({ card, down }) => html`<${Face} key=${card} card=${card} down=${down} small />`)}
      </span>
      <span class="end">
        ${seat.status === "in" ? seat.declare && called("side", seat.declare) : text(`status.${seat.status}`)}
        ${bets && seat.bet !== "" && html` <em>${amount(Number(seat.bet))}</em>`}
      </span>
    </li>
  `;
}
