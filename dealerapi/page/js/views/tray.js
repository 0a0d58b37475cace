// The hand or board that is being entered: its places, its player, what he declares.

import { problems } from "../asking.js";
import { printed } from "../cards.js";
import { html, names } from "../html.js";
import { called, spoken, text } from "../i18n.js";
import { amend, store } from "../store.js";
import { declare, facesOf, lastGiven, leave, nameRank, setStatus, taken, turnOver, withSeat } from "../table.js";
import { enter, takeAway } from "../taps.js";
import { Choice } from "./choice.js";
import { Face } from "./face.js";
import { Icon } from "./icons.js";
import { Problems } from "./problems.js";

export function Tray({ game }) {
  const { at } = store.table;
  if (at?.kind === "pot") return null;
  if (at?.kind === "board") return html`<${BoardTray} game=${game} at=${at} />`;
  if (at?.seat && store.table.seats[at.seat]) return html`<${SeatTray} game=${game} at=${at} number=${at.seat} />`;
  const hint = taken(store.table).length ? "tap.seat" : "start.seats";
  return html`<section id="tray" class="tray idle" tabindex="-1"><p>${text(hint)}</p></section>`;
}

function BoardTray({ game, at }) {
  const { board } = store.table;
  return html`
    <section id="tray" class="tray" tabindex="-1" aria-label=${text("board")}>
      <div class="tray-head"><h2>${text("board")}</h2></div>
      <div class="slots-row">
        <${Slots} cards=${board} at=${at} pick=${(slot) => enter((table) => ({ ...table, at: { kind: "board", slot } }))} />
        <div class="slot-tools"><${TakeAway} /></div>
      </div>
      <${Problems} found=${problems("board")} />
    </section>
  `;
}

function SeatTray({ game, at, number }) {
  const seat = store.table.seats[number];
  const found = ["cards", "declare", "named", "status", "name", "seat"].flatMap((field) =>
    problems(`seat-${field}`).filter((problem) => problem.seat === number),
  );
  const title = text("seat", { seat: number });
  const pick = (slot) => enter((table) => ({ ...table, at: { kind: "seat", seat: number, slot } }));
  return html`
    <section id="tray" class="tray" tabindex="-1" aria-label=${title}>
      <div class="tray-head">
        <h2>${title}</h2>
        <input class="name" type="text" maxlength="80" aria-label=${text("name.of", { seat: number })} placeholder=${text("name")}
          value=${seat.name} autocomplete="off" onInput=${(event) => rename(number, event.target.value)} />
        <${Choice} label=${text("status.of", { seat: number })} kind="status" chosen=${seat.status}
          options=${["in", "folded", "foul"].map((status) => [status, text(`status.${status}`)])}
          choose=${(status) => enter((table) => setStatus(table, game, number, status))} />
        <button type="button" class="d-button" aria-pressed=${store.table.button === number ? "true" : "false"}
          onClick=${() => enter((table) => ({ ...table, button: table.button === number ? null : number }))}>
          <span class="disc" aria-hidden="true">D</span>${text("button.here")}</button>
        <button type="button" class="leave" onClick=${() => enter((table) => leave(table, game, number))}>${text("leave")}</button>
      </div>
      ${at.kind === "seat" && html`
        <div class="slots-row">
          <${Slots} cards=${seat.slots} due=${game.due} faces=${game.faces ? seat.faces : null} at=${at} pick=${pick} />
          <div class="slot-tools">
            ${game.faces && html`<${Turn} at=${at} />`}
            <${TakeAway} />
          </div>
        </div>
        ${game.faces && game.layouts.length > 1 && html`<${Layout} game=${game} number=${number} seat=${seat} />`}
        ${game.choices && seat.status === "in" && html`
          <${Choice} label=${text("declares", { seat: number })} kind="declare" chosen=${seat.declare}
            options=${game.choices.map((choice) => [choice, called("side", choice)])}
            choose=${(choice) => enter((table) => declare(table, game, number, choice))} />`}
      `}
      ${game.needs.includes("named_by_player") && seat.status === "in" && html`
        <${Choice} label=${text("named.of", { seat: number })} kind="named" chosen=${seat.named}
          options=${game.ranks.map((rank) => [rank, printed(rank)])}
          choose=${(rank) => enter((table) => nameRank(table, game, number, rank))} />`}
      <${Problems} found=${found} />
    </section>
  `;
}

// Letter by letter is too small a step for Undo.
const rename = (number, name) => amend((table) => withSeat(table, number, { name }));

// Of the places for extra cards, the next one is enough.
function Slots({ cards, due = cards.length, faces, at, pick }) {
  const next = cards.indexOf(null);
  const label = (card, slot) => {
    const lies = faces ? `, ${text(faces[slot] ? "facedown" : "faceup")}` : "";
    if (card) return text("slot.card", { card: spoken(card), place: slot + 1 }) + lies;
    return text(at.slot === slot ? "slot.next" : "slot.empty", { place: slot + 1 }) + lies;
  };
  return html`
    <div class="slots" role="group" aria-label=${text("hand")}>
      ${cards.map((card, slot) => (slot < due || card || slot === next) && html`
        <button type="button" key=${slot} data-slot=${slot} aria-pressed=${at.slot === slot ? "true" : "false"}
          class=${names("slot", card && "filled", at.slot === slot && "due", faces && (faces[slot] ? "is-down" : "is-up"))}
          aria-label=${label(card, slot)} onClick=${() => pick(slot)}>
          ${card ? html`<${Face} card=${card} />` : html`<span class="hole" aria-hidden="true"></span>`}
          ${faces && html`<span class="lies" aria-hidden="true">${text(faces[slot] ? "face.down" : "face.up")}</span>`}
        </button>`)}
    </div>
  `;
}

const TakeAway = () => html`
  <button type="button" class="tool-button" disabled=${!lastGiven(store.table)} onClick=${takeAway}>
    <${Icon} name="back" /><span>${text("take.away")}</span></button>
`;

const Turn = ({ at }) => html`
  <button type="button" class="tool-button" disabled=${at.slot === null} onClick=${() => enter((table) => turnOver(table, at))}>
    <${Icon} name="turn" /><span>${text("turn.over")}</span></button>
`;

function Layout({ game, number, seat }) {
  const down = seat.faces.filter(Boolean).length;
  const chosen = game.layouts.findIndex((layout) => layout.down === down);
  return html`
    <${Choice} label=${text("layout.of", { seat: number })} kind="layout" chosen=${chosen}
      options=${game.layouts.map((layout, at) => [at, text("layout", layout)])}
      choose=${(at) => at !== chosen && enter((table) => withSeat(table, number, { faces: facesOf(game, at) }))} />
  `;
}
