// What came of it: the chips to push, the hands, what was assumed, and why.

import { html, names } from "../html.js";
import { amount, called, capital, text } from "../i18n.js";
import { store } from "../store.js";
import { goOn, reopen, rule } from "../taps.js";
import { Shown } from "./face.js";

export function Results({ game, data }) {
  const matters = data.assumed.filter((assumption) => assumption.matters);
  return html`
    <div class="results">
      <div class="results-head">
        <h1 id="results" tabindex="-1">${text("results")}</h1>
        <p class="total">${text("total", { amount: amount(data.total) })}</p>
        <button type="button" class="change" onClick=${reopen}>${text("change.entries")}</button>
        <button type="button" class="main next-hand" onClick=${goOn}>${text("next.hand")}</button>
      </div>
      ${matters.map((assumption) => html`<${Assumed} key=${assumption.rule} game=${game} assumption=${assumption} total=${data.total} />`)}
      ${data.carried > 0 && html`<p class="bar carried">${text("carried", { amount: amount(data.carried) })}</p>`}
      ${data.players.length > 4 && html`<${Pushes} data=${data} />`}
      <ol class="payouts">
        ${data.players.map((player) => html`<${Player} key=${player.seat} game=${game} player=${player} data=${data} />`)}
      </ol>
      <${Rulings} rulings=${data.rulings} />
    </div>
  `;
}

/** Who gets chips, at once, where the table is too full to see every hand. */
const Pushes = ({ data }) => html`
  <ol class="pushes">
    ${data.players.filter((player) => back(player, data) + player.payout > 0).map((player) => html`
      <li key=${player.seat}>${seatName(player.seat, player.name)} <strong>${amount(back(player, data) + player.payout)}</strong></li>`)}
  </ol>
`;

const back = (player, { refunds }) =>
  refunds.filter(({ seat }) => seat === player.seat).reduce((sum, refund) => sum + refund.amount, 0);

const seatName = (seat, name) => (name ? `${text("seat", { seat })} ${name}` : text("seat", { seat }));

function Assumed({ game, assumption, total }) {
  const about = game.rules.find(({ rule: name }) => name === assumption.rule)?.about ?? assumption.rule;
  return html`
    <div class="bar assumed" role="note" aria-label=${text("assumed")}>
      <div>
        <p>${assumption.text ?? text("assumed.says", { about: capital(about), value: called("value", assumption.value) })}</p>
        ${assumption.otherwise.map((other) => html`
          <p key=${other.value}>${other.text ?? text("if.other", { value: called("value", other.value), outcome: outcome(other.payouts, total) })}</p>`)}
      </div>
      ${assumption.otherwise.map((other) => html`
        <button type="button" key=${other.value} onClick=${() => rule(assumption.rule, other.value)}>
          ${text("switch.to", { value: called("value", other.value) })}</button>`)}
    </div>
  `;
}

function outcome(payouts, total) {
  if (!payouts) return text("by.button");
  const paid = Object.entries(payouts).filter(([, chips]) => chips > 0);
  const all = paid.find(([, chips]) => chips === total);
  if (all) return text("takes.all", { seat: text("seat", { seat: all[0] }) });
  return paid.map(([seat, chips]) => text("takes", { seat: text("seat", { seat }), amount: amount(chips) })).join(", ");
}

/** Where a seat's chips come from: pot by pot, side by side. */
function sourcesOf(seat, { pots, refunds }) {
  const lines = [];
  for (const [at, pot] of pots.entries()) {
    for (const share of pot.shares) {
      const won = share.winners.find((winner) => winner.seat === seat);
      if (won?.amount) lines.push({ chips: won.amount, words: `${potName(at, pots)}, ${called("side", share.side)}` });
    }
    const dead = pot.dead.find((entry) => entry.seat === seat);
    if (dead) lines.push({ words: `${potName(at, pots)}: ${text("dead")}` });
  }
  for (const refund of refunds) if (refund.seat === seat) lines.push({ chips: refund.amount, words: text("refund") });
  return lines;
}

function potName(at, pots) {
  if (pots.length === 1) return text("from.pot");
  return at === 0 ? text("from.main") : text("from.side", { number: at });
}

function Player({ game, player, data }) {
  const chips = player.payout + back(player, data);
  const sides = game.sides.filter(
    (side) => player.hand?.[side] && (!player.declare || player.declare === "both" || player.declare === side),
  );
  const won = (side) => data.pots.some((pot) => pot.shares.some((share) =>
    (share.side === side || share.side === "whole") && share.winners.some((winner) => winner.seat === player.seat)));
  return html`
    <li class=${names("payout", chips > 0 ? "wins" : "loses")} data-seat=${player.seat}>
      <div class="push">
        <h2>${seatName(player.seat, player.name)}</h2>
        <strong class="chips">${chips > 0 ? amount(chips) : text("nothing")}</strong>
        ${player.net !== undefined && player.net !== null && html`<span class="net">${text("net", { amount: amount(player.net) })}</span>`}
        <ul class="from">
          ${sourcesOf(player.seat, data).map((line) => html`
            <li key=${line.words}>${line.chips ? html`<b>${amount(line.chips)}</b> ` : ""}${line.words}</li>`)}
        </ul>
      </div>
      <div class="made">
        ${player.status !== "in" && html`<p class="status">${text(`status.${player.status}`)}</p>`}
        ${sides.map((side) => html`<${Made} key=${side} game=${game} hand=${player.hand} side=${side} won=${won(side)} many=${sides.length > 1 || game.sides.length > 1} />`)}
      </div>
    </li>
  `;
}

function Made({ game, hand, side, won, many }) {
  const made = hand[side];
  const seat = Object.values(store.table.seats).find(({ slots }) => hand.cards.every((card) => slots.includes(card)));
  const isDown = (card) => Boolean(game.faces && seat && seat.faces[seat.slots.indexOf(card)]);
  const common = made.cards.filter((card) => !hand.cards.includes(card));
  const board = store.table.board.filter((card) => card && (common.includes(card) || common.length));
  const canBeWild = game.sheet.wild.some((rule) => rule.for.includes(side));
  const show = (card) => html`
    <${Shown} key=${card} card=${card} down=${isDown(card)} raised=${made.cards.includes(card)} wild=${canBeWild && hand.wild.includes(card)}
      stands=${made.plays_as?.find((wild) => wild.card === card)?.as} />`;
  return html`
    <div class=${names("hand", won && "best")}>
      <p class="hand-name">
        ${many && html`<em>${called("side", side)}</em> `}${made.name}
        ${made.qualifies === false && html` <small>(${text("unqualified")})</small>`}
      </p>
      <div class="hand-cards">
        ${hand.cards.map(show)}
        ${board.length > 0 && html`<span class="gap"></span>${board.map(show)}`}
      </div>
    </div>
  `;
}

const Rulings = ({ rulings }) => html`
  <section class="rulings" aria-labelledby="why">
    <h2 id="why">${text("rulings")}</h2>
    <ol>
      ${rulings.map((ruling, at) => html`
        <li key=${at}>${ruling.text}
          ${ruling.source && html` <cite>${ruling.source.document}, ${ruling.source.article}</cite>`}
        </li>`)}
    </ol>
  </section>
`;
