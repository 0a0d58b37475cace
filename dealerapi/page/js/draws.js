// The job of the draws: what was entered before the deal and during a draw.

import * as request from "./request.js";
import { clockwise, live, taken } from "./table.js";

const PLAN = {
  players: null, // null: as many as sit at the table
  burn: 0,
  keepLast: false,
  call: [],
  serving: false,
  round: 1,
  muck: 0,
  left: null, // cards left before this draw; null: as the first answer says
  asks: {}, // by seat: {discard, exposed}
  step: 0,
};

/** The plan, its gaps filled in from the table. */
export function planOf(table, game) {
  const plan = { ...PLAN, ...table.draws };
  const { min, max } = game.sheet.players;
  const seated = taken(table).length;
  const players = plan.players ?? (seated >= min ? Math.min(seated, max) : Math.min(6, max));
  return { ...plan, players };
}

/** Change the plan. */
export function replan(table, changes) {
  return { ...table, draws: { ...(table.draws || {}), ...changes } };
}

/** The seats that draw, in the order in which they act. */
export function drawing(table, plan) {
  const seated = live(table);
  const seats = seated.length ? seated : Array.from({ length: plan.players }, (_, at) => at + 1);
  return table.button === null ? seats : clockwise(seats, table.button);
}

/** The most that one seat may draw now. */
export function limit(game, plan) {
  const { limits, largest, with_ace: withAce } = game.sheet.draws;
  return Math.max(limits?.[plan.round - 1] ?? largest, withAce ?? 0);
}

/** Whether the game has another draw after this one, as far as its sheet says. */
export const another = (game, plan) => !game.sheet.draws.limits || plan.round < game.sheet.draws.limits.length;

/** The cards left before this draw, or null while nobody knows. */
export const leftNow = (plan, answers) => plan.left ?? answers.draws?.data?.remaining ?? null;

/** The questions that this job needs answered. */
export function wanted(table, game, answers) {
  if (!game.sheet.draws) return [];
  const plan = planOf(table, game);
  const asked = [["draws", "/v1/draws", request.draws(table, game, plan)]];
  const remaining = leftNow(plan, answers);
  if (plan.serving && remaining !== null) {
    const body = request.serve(table, game, plan, drawing(table, plan), remaining);
    asked.push(["serve", "/v1/draws/deal", body]);
  }
  return asked;
}

/** What one seat throws away, or shows in error. */
export function asks(table, game, seat, changes) {
  const plan = planOf(table, game);
  const was = plan.asks[seat] || { discard: 0, exposed: 0 };
  return replan(table, { asks: { ...plan.asks, [seat]: { ...was, ...changes } }, step: 0 });
}

/** On to the next draw: what was thrown is in the muck, and the stub is shorter. */
export function nextDraw(table, game, served) {
  const plan = planOf(table, game);
  const thrown = Object.values(plan.asks).reduce((sum, { discard }) => sum + discard, 0);
  return replan(table, {
    round: plan.round + 1,
    muck: plan.muck + thrown,
    left: served.left,
    asks: {},
    step: 0,
  });
}
