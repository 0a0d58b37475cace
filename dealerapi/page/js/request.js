// From the entries to the bodies of the questions, and from a fault's pointer back to the entry.

import { clockwise, live, taken } from "./table.js";

const optional = (name, value) => (value === null || value === undefined || value === "" ? {} : { [name]: value });

/** What every question says: the game, and the house rules that the table set. */
export function about(table, game) {
  return {
    variant: table.variant,
    ...(Object.keys(game.given).length ? { house_rules: game.given } : {}),
  };
}

const overlay = (game) => (game.highLow ? { high_low: true } : {});

/** Cards as the game wants them told. */
export function told(slots, faces, game) {
  if (!slots.some(Boolean)) return {};
  if (!game.faces) return { cards: slots.filter(Boolean) };
  return {
    down: slots.filter((card, slot) => card && faces[slot]),
    up: slots.filter((card, slot) => card && !faces[slot]),
  };
}

/** The cards face up in the order dealt: round by round, clockwise from the button's left. */
function upcards(table) {
  const seats = clockwise(taken(table), table.button ?? 0);
  const up = seats.map((number) => {
    const { slots, faces } = table.seats[number];
    return slots.filter((card, slot) => card && !faces[slot]);
  });
  const rounds = Math.max(0, ...up.map((cards) => cards.length));
  const dealt = Array.from({ length: rounds }, (_, round) => up.map((cards) => cards[round]));
  const cards = dealt.flat().filter(Boolean);
  return cards.length ? cards : null;
}

/** The showdown as it was entered. */
export function showdown(table, game) {
  const board = table.board.filter(Boolean);
  const contested = live(table).length > 1;
  return {
    ...about(table, game),
    ...overlay(game),
    ...optional("button", table.button),
    ...(table.money === "pot" ? optional("pot", table.pot === "" ? null : Number(table.pot)) : {}),
    ...(board.length ? { board } : {}),
    ...(game.needs.includes("upcards") ? optional("upcards", upcards(table)) : {}),
    ...(game.needs.includes("named") ? optional("named", table.named) : {}),
    players: taken(table).map((number) => {
      const seat = table.seats[number];
      return {
        seat: number,
        ...optional("name", seat.name.trim()),
        ...(seat.status === "in" ? {} : { status: seat.status }),
        ...told(seat.slots, seat.faces, game),
        ...(game.needs.includes("named_by_player") ? optional("named", seat.named) : {}),
        ...(seat.status === "in" && contested && game.choices ? optional("declare", seat.declare) : {}),
        ...(table.money === "bets" && seat.bet !== "" ? { bet: Number(seat.bet) } : {}),
      };
    }),
  };
}

/** What is wild in the one hand of the third job. */
export function wilds(table, game) {
  const { cards, board, named } = table.wild;
  const slots = cards.map(({ card }) => card);
  const faces = cards.map(({ down }) => down);
  return {
    ...about(table, game),
    ...overlay(game),
    hands: [{ ...told(slots, faces, game), ...(game.needs.includes("named_by_player") ? optional("named", named) : {}) }],
    ...(board.length ? { board } : {}),
    ...(game.needs.includes("upcards") ? optional("upcards", told(slots, faces, game).up ?? null) : {}),
    ...(game.needs.includes("named") ? optional("named", named) : {}),
  };
}

/** What the dealer may call. */
export function draws(table, game, plan) {
  return {
    ...about(table, game),
    players: plan.players,
    ...(plan.burn ? { burn: plan.burn } : {}),
    ...(plan.keepLast ? { keep_last: true } : {}),
    ...(plan.call.length ? { call: plan.call } : {}),
    limit: 60,
  };
}

/** How one draw is served. */
export function serve(table, game, plan, seats, remaining) {
  return {
    ...about(table, game),
    remaining,
    ...(plan.round > 1 ? { round: plan.round } : {}),
    ...(plan.burn ? { burn: plan.burn } : {}),
    ...(plan.muck ? { muck: plan.muck } : {}),
    ...optional("button", table.button),
    requests: seats.map((seat) => {
      const { discard = 0, exposed = 0 } = plan.asks[seat] || {};
      return { seat, discard, ...(exposed ? { exposed } : {}) };
    }),
  };
}

const CARDS = ["cards", "down", "up", "hand"];

/** Where on the page a fault belongs: `{at, seat?, field?}`. */
export function whereIs(pointer, body) {
  const [, first = "", second, third] = (pointer || "").split("/").map(decodeURIComponent);
  if (first === "players" && second !== undefined) {
    const field = CARDS.includes(third) ? "cards" : third || "cards";
    return { at: `seat-${field}`, seat: body.players[Number(second)]?.seat, field };
  }
  if (first === "requests" && second !== undefined) {
    return { at: "asks", seat: body.requests[Number(second)]?.seat, field: third };
  }
  if (first === "house_rules") return { at: "rules", field: second };
  if (first === "pots" || first === "chip") return { at: "pot" };
  return { at: first || "general" };
}

/** What an entry holds, to tell whether it was changed since a fault was found in it. */
export function heldAt(table, { at, seat }) {
  if (seat !== undefined && at !== "asks") return JSON.stringify(table.seats[seat] ?? null);
  if (at === "pot") return JSON.stringify([table.pot, table.money, Object.values(table.seats).map((s) => s.bet)]);
  if (at === "button") return JSON.stringify(table.button);
  if (at === "board") return JSON.stringify(table.board);
  if (at === "rules") return JSON.stringify(table.rulesOf);
  const { at: here, job, shown, ...rest } = table;
  return JSON.stringify(rest);
}
