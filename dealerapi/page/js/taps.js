// What a tap does, wherever it is made: the step on the table, and what is said about it.

import { focusOn, game, sync } from "./asking.js";
import { gone, keyOf } from "./game.js";
import { capital, spoken, text } from "./i18n.js";
import { remember } from "./prefs.js";
import { amend, change, now, store, undo } from "./store.js";
import { choose, EMPTY, fit, key, lastGiven, nextHand, place, setRule, takeBack, tapSeat, used } from "./table.js";
import * as wild from "./wild.js";

/** A change of the entries. What was settled before no longer holds. */
export const enter = (step) => change((table) => ({ ...step(table, game()), shown: false }));

const say = (said) => now({ said });

/** What is on the table in words: a seat or the board. */
export const where = (at) =>
  at?.kind === "board" ? text("board") : text("seat", { seat: at?.seat ?? "" });

/** A card of the deck. */
export function tapCard(card) {
  const current = game();
  if (!current) return;
  if (store.table.job === "wild") {
    if (gone(card, wild.used(store.table), current)) return;
    change((table) => wild.add(table, current, card));
    say(capital(spoken(card)));
    return;
  }
  if (gone(card, used(store.table), current)) {
    say(text("is.with", { card: capital(spoken(card)), where: where(holder(card)) }));
    return;
  }
  const before = store.table;
  enter((table) => place(table, current, card));
  if (used(store.table).length === used(before).length) return;
  const at = store.table.at;
  say(`${text("given", { card: capital(spoken(card)), where: where(before.at ?? at) })}. ${next(at)}`);
}

function next(at) {
  if (!at) return text("settle");
  if (at.kind === "pot") return text("pot");
  if (at.kind === "bet") return text("bet.of", { seat: at.seat });
  if (at.slot === null) return text("declares", { seat: at.seat });
  return `${where(at)}: ${text("slot.next", { place: at.slot + 1 })}`;
}

function holder(card) {
  const { seats, board } = store.table;
  if (board.includes(card)) return { kind: "board" };
  const seat = Object.keys(seats).find((number) => seats[number].slots.includes(card));
  return { kind: "seat", seat };
}

/** Backspace: a digit, or the card given last. */
export function backspace() {
  const { at, job } = store.table;
  if (job === "wild") return change((table) => wild.takeAway(table));
  if (at?.kind === "pot" || at?.kind === "bet") return enter((table) => key(table, "back"));
  return takeAway();
}

/** Take a card away from the hand or board that is being entered. */
export function takeAway() {
  const at = lastGiven(store.table);
  if (!at) return;
  const { seats, board } = store.table;
  const card = (at.kind === "board" ? board : seats[at.seat].slots)[at.slot];
  enter((table) => takeBack(table, at));
  say(text("taken.back", { card: capital(spoken(card)) }));
}

/** Who gets what? Asked anew even if nothing was changed. */
export function settle() {
  if (store.table.shown) return sync();
  const { showdown, ...answers } = store.live.answers;
  store.live.answers = answers;
  store.live.problems = [];
  return change((table) => ({ ...table, shown: true }));
}

/** From the results back to the entries. */
export function reopen() {
  change((table) => ({ ...table, shown: false }));
  focusOn("#tray");
}

/** The next hand on the same table. */
export function goOn() {
  const current = game();
  store.live.problems = [];
  change((table) => nextHand(table, current));
  focusOn("#tray");
}

/** Choose a game. */
export function play(name) {
  remember(name);
  store.live.problems = [];
  now({ dialog: null, search: "" });
  change((table) => (table.variant === name ? table : choose(table, name)));
  const current = game();
  if (current) amend((table) => fit(table, current));
}

/** Set a house rule of the game, or leave it to the game where `value` is null. */
export function rule(name, value) {
  change((table) => setRule(table, keyOf(table.variant), name, value));
}

/** Everything off the table but the game. */
export function clearTable() {
  change(({ variant, rulesOf, job }) => ({ ...EMPTY, variant, rulesOf, job }));
  now({ dialog: null, problems: [] });
}

/** A seat of the ring. */
export const seat = (number) => enter((table, current) => tapSeat(table, current, number));

/** Take back the last tap. */
export function takeBackTap() {
  undo();
  say(text("undo"));
}
