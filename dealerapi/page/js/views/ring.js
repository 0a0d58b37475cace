// The table: ten seats around it, the button, and the board in the middle.

import { problems } from "../asking.js";
import { html, names } from "../html.js";
import { called, text } from "../i18n.js";
import { store } from "../store.js";
import { SEATS } from "../table.js";
import { enter, seat as tapSeat } from "../taps.js";
import { Face } from "./face.js";
import { Problems } from "./problems.js";

const everySeat = Array.from({ length: SEATS }, (_, at) => at + 1);

export function Ring({ game }) {
  const { table } = store;
  const wrong = new Set(problems("seat-cards", "seat-declare", "seat-named", "seat-bet", "seat-status", "seat-name", "seat-seat").map(({ seat }) => seat));
  return html`
    <section class="ring" aria-label=${text("seats")}>
      ${everySeat.map((number) => html`
        <${Seat} key=${number} number=${number} seat=${table.seats[number]} wrong=${wrong.has(number)} />`)}
      <div class="felt">
        ${game.board > 0 && html`<${Board} game=${game} />`}
        <p class="button-at">${text(table.button === null ? "button.unset" : "button.at", { seat: table.button })}</p>
        <${Problems} found=${problems("button")} />
      </div>
      <span class="dealer">${text("dealer")}</span>
    </section>
  `;
}

function Seat({ number, seat, wrong }) {
  const { table } = store;
  const here = table.at?.seat === number;
  const button = table.button === number;
  if (!seat) {
    return html`<button type="button" class=${`seat free place-${number}`} data-seat=${number}
      aria-label=${text("seat.free", { seat: number })} onClick=${() => tapSeat(number)}>
      <b>${number}</b>${button && html`<span class="disc" aria-hidden="true">D</span>`}</button>`;
  }
  const given = seat.slots.filter(Boolean).length;
  const out = seat.status !== "in";
  const said = [
    text("seat", { seat: number }),
    seat.name,
    text(`status.${seat.status}`),
    text("cards.of", { given, due: seat.slots.length }),
    seat.declare && text("declared.short", { choice: called("side", seat.declare) }),
    button && text("has.button"),
    wrong && "!",
  ];
  return html`
    <button type="button" data-seat=${number} aria-pressed=${here ? "true" : "false"}
      class=${names("seat", `place-${number}`, here && "here", out && "out", wrong && "wrong")}
      aria-label=${said.filter(Boolean).join(", ")} onClick=${() => tapSeat(number)}>
      <b>${number}</b>
      <span class="who">${out ? text(`status.${seat.status}`) : seat.name || (seat.declare ? called("side", seat.declare) : `${given}/${seat.slots.length}`)}</span>
      ${button && html`<span class="disc" aria-hidden="true">D</span>`}
      ${wrong && html`<span class="alarm" aria-hidden="true">!</span>`}
    </button>
  `;
}

const toBoard = (table) => {
  const slot = table.board.indexOf(null);
  return { ...table, at: { kind: "board", slot: slot < 0 ? table.board.length - 1 : slot } };
};

function Board({ game }) {
  const { table } = store;
  const given = table.board.filter(Boolean).length;
  const label = `${text("board")}: ${text("cards.of", { given, due: game.board })}`;
  return html`
    <button type="button" class="board" id="board" aria-pressed=${table.at?.kind === "board" ? "true" : "false"}
      aria-label=${label} onClick=${() => enter(toBoard)}>
      <span class="board-cards">
        ${table.board.map((card, at) => (card ? html`<${Face} key=${at} card=${card} small />` : html`<span key=${at} class="hole"></span>`))}
      </span>
      <span class="board-name">${text("board")}</span>
    </button>
  `;
}
