// The first job: the entries beside each other, or what came of them.

import { answer, problems } from "../asking.js";
import { printed } from "../cards.js";
import { html } from "../html.js";
import { amount, text } from "../i18n.js";
import { change, store } from "../store.js";
import { live, nameRank, used } from "../table.js";
import { enter, settle } from "../taps.js";
import { Choice } from "./choice.js";
import { Deck } from "./deck.js";
import { Glance } from "./glance.js";
import { Keypad } from "./keypad.js";
import { Problems } from "./problems.js";
import { Results } from "./results.js";
import { Ring } from "./ring.js";
import { Tray } from "./tray.js";

export function Settle({ game }) {
  const { table } = store;
  const given = table.shown ? answer("showdown") : null;
  if (given?.data) return html`<${Results} game=${game} data=${given.data} />`;
  const money = ["pot", "bet"].includes(table.at?.kind);
  return html`
    <div class="settle">
      <div class="around">
        <h1 class="heard">${text("job.settle")}: ${game.sheet.title}</h1>
        <${Ring} game=${game} />
        <${Glance} game=${game} />
      </div>
      <div class="entering">
        <${Tray} game=${game} />
        ${game.needs.includes("named") && html`<${Named} game=${game} />`}
        <${Problems} found=${problems("named", "upcards")} />
        ${money ? html`<${Keypad} game=${game} />` : html`<${Deck} game=${game} used=${used(table)} />`}
        <${Foot} game=${game} />
      </div>
    </div>
  `;
}

const Named = ({ game }) => html`
  <${Choice} label=${text("named.dealer")} kind="named" chosen=${store.table.named}
    options=${game.ranks.map((rank) => [rank, printed(rank)])}
    choose=${(rank) => enter((table) => nameRank(table, game, null, rank))} />
`;

const paid = (table) =>
  table.money === "pot"
    ? table.pot
    : String(Object.values(table.seats).reduce((sum, seat) => sum + Number(seat.bet), 0) || "");

const toMoney = (table) => {
  const [first] = Object.keys(table.seats).map(Number);
  return { ...table, at: table.money === "pot" || !first ? { kind: "pot" } : { kind: "bet", seat: first } };
};

function Foot({ game }) {
  const { table, live: state } = store;
  const sum = paid(table);
  const open = ["pot", "bet"].includes(table.at?.kind);
  const waiting = table.shown && !state.down;
  return html`
    <div class="foot">
      <button type="button" class="pot" id="pot" aria-pressed=${open ? "true" : "false"} onClick=${() => enter(toMoney)}>
        <span>${text(table.money === "pot" ? "pot" : "bets")}</span>
        <strong>${sum === "" ? "—" : amount(Number(sum))}</strong>
      </button>
      ${game.sheet.can_play_high_low && html`
        <button type="button" class="over" aria-pressed=${table.highLow ? "true" : "false"}
          onClick=${() => change((was) => ({ ...was, highLow: !was.highLow, shown: false }))}>${text("high.low")}</button>`}
      <button type="button" class="main" id="settle" disabled=${!live(table).length} aria-busy=${waiting ? "true" : null} onClick=${settle}>
        ${text(waiting && state.busy ? "settling" : "settle")}
      </button>
    </div>
    ${!open && html`<${Problems} found=${problems("pot", "bet")} />`}
  `;
}
