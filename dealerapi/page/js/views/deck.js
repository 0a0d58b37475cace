// The deck: four suits of thirteen, and the jokers. Cards already given are dimmed.

import { JOKER, printed, SUITS } from "../cards.js";
import { gone } from "../game.js";
import { html } from "../html.js";
import { called, spoken, text } from "../i18n.js";
import { store } from "../store.js";
import { tapCard } from "../taps.js";
import { Face } from "./face.js";

const MOVES = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

// The arrows walk over the rows as they are seen, so they look at where the buttons lie.
function walk(event) {
  const move = MOVES[event.key];
  const from = event.target.closest("button");
  if (!move || !from) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll("button")];
  const next = move[0] ? above(all, from, move[0]) : all[all.indexOf(from) + move[1]];
  if (!next) return;
  for (const button of all) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}

function above(all, from, way) {
  const at = from.getBoundingClientRect();
  const off = (button) => {
    const to = button.getBoundingClientRect();
    return [Math.abs(to.top - at.top), Math.abs(to.left - at.left)];
  };
  const beyond = all.filter((button) => (button.getBoundingClientRect().top - at.top) * way > 10);
  return beyond.sort((a, b) => off(a)[0] - off(b)[0] || off(a)[1] - off(b)[1])[0];
}

export function Deck({ game, used }) {
  const { typed } = store.live;
  const jokers = game.jokers ? [JOKER] : [];
  const suits = SUITS.map((suit) => [suit, game.ranks.map((rank) => rank + suit)]);
  let first = true;
  const button = (card) => {
    const out = gone(card, used, game);
    const reach = first ? 0 : -1;
    first = false;
    return html`
      <button type="button" key=${card} data-card=${card} tabindex=${reach} class="deck-card" aria-disabled=${out ? "true" : null}
        aria-label=${out ? text("card.used", { card: spoken(card) }) : spoken(card)} onClick=${() => tapCard(card)}>
        <${Face} card=${card} />
      </button>`;
  };
  return html`
    <section class=${jokers.length ? "deck with-joker" : "deck"} role="group" aria-label=${text("deck")} onKeyDown=${walk}>
      ${suits.map(([suit, cards]) => html`
        <div class="suit" key=${suit} role="group" aria-label=${called("suit", suit)}>${cards.map(button)}</div>`)}
      ${jokers.length > 0 && html`<div class="suit jokers" key="jokers">${jokers.map(button)}</div>`}
      ${typed && html`<div class="typed" aria-hidden="true">${printed(typed)}…</div>`}
    </section>
  `;
}
