// Amounts: the one pot, or what each player put in.

import { problems } from "../asking.js";
import { html } from "../html.js";
import { amount, text } from "../i18n.js";
import { store } from "../store.js";
import { key, nextBet, setMoney, todo } from "../table.js";
import { enter } from "../taps.js";
import { Choice } from "./choice.js";
import { Icon } from "./icons.js";
import { Problems } from "./problems.js";

const KEYS = ["7", "8", "9", "4", "5", "6", "1", "2", "3", "000", "0", "back"];

// Back to the cards: to what is missing there, else to the first seat.
const toCards = (table, game) => {
  const at = todo({ ...table, at: null }, game);
  if (at?.kind === "seat" || at?.kind === "board") return { ...table, at };
  return { ...table, at: null };
};

export function Keypad({ game }) {
  const { table } = store;
  const { at } = table;
  const bet = at.kind === "bet";
  const digits = bet ? table.seats[at.seat].bet : table.pot;
  const title = bet ? text("bet.of", { seat: at.seat }) : text("pot");
  const found = bet ? problems("seat-bet").filter(({ seat }) => seat === at.seat) : problems("pot", "bet");
  return html`
    <section class="keypad" aria-label=${text("keypad")}>
      <div class="keypad-side">
        <${Choice} label=${text("pot")} kind="money" chosen=${table.money}
          options=${[["pot", text("one.pot")], ["bets", text("each.bet")]]}
          choose=${(money) => enter((was) => setMoney(was, money))} />
        <div class="sum" role="status">
          <span>${title}</span><strong>${digits === "" ? "—" : amount(Number(digits))}</strong>
        </div>
        <${Problems} found=${found} />
        <div class="keypad-ways">
          ${bet && html`<button type="button" class="next-bet" onClick=${() => enter(nextBet)}>${text("next.seat")}</button>`}
          <button type="button" class="to-cards" onClick=${() => enter(toCards)}>${text("to.cards")}</button>
          <button type="button" onClick=${() => enter((was) => key(was, "clear"))}>${text("clear")}</button>
        </div>
      </div>
      <div class="keys">
        ${KEYS.map((what) => html`
          <button type="button" key=${what} data-key=${what} onClick=${() => enter((was) => key(was, what))}
            aria-label=${what === "back" ? text("delete.digit") : what}>
            ${what === "back" ? html`<${Icon} name="back" />` : what}
          </button>`)}
      </div>
    </section>
  `;
}
