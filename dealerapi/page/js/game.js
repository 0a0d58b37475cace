// What the page needs to know of a game, read off its rule sheet. No rules live here.

import { count, JOKER, RANKS } from "./cards.js";

/** How a variant is filed: by its name, or by all of it where a game of the house's own is sent. */
export const keyOf = (variant) =>
  typeof variant === "string" ? variant : JSON.stringify(variant);

/** The game of a rule sheet as it is played at this table. */
export function played(sheet, table) {
  if (!sheet) return null;
  const highLow = Boolean(table.highLow && sheet.can_play_high_low);
  const over = highLow ? sheet.played_high_low || highLowOver(sheet) : sheet;
  const rules = sheet.house_rules.filter((rule) => highLow || rule.needs !== "high_low");
  const given = table.rulesOf[keyOf(table.variant)] || {};
  const inForce = Object.fromEntries(
    rules.map((rule) => [rule.rule, given[rule.rule] ?? rule.default]),
  );
  const needs = sheet.needs ?? [];
  const faces = sheet.needs_faces || needs.includes("upcards");
  return {
    sheet,
    highLow,
    sides: over.sides,
    choices: over.declare ? over.declare.choices : null,
    faces,
    due: sheet.deal.cards,
    holds: sheet.deal.cards + (sheet.deal.extra ?? 0),
    layouts: faces ? sheet.deal.layouts : [{ down: sheet.deal.cards, up: 0 }],
    board: sheet.deal.board,
    jokers: sheet.deck.jokers + ((inForce.joker ?? "none") !== "none" ? 1 : 0),
    ranks: RANKS.filter((rank) => (sheet.deck.ranks ?? RANKS).includes(rank)),
    needs,
    rules,
    given: Object.fromEntries(rules.filter(({ rule }) => rule in given).map(({ rule }) => [rule, given[rule]])),
    inForce,
  };
}

/** Until the sheet itself says how a game is played high-low. */
function highLowOver(sheet) {
  const sides = [...new Set([...sheet.sides, "high", "low"])];
  return { sides, declare: { choices: [...sides, "both"] } };
}

/** Whether no copy of a card is left to give. */
export function gone(card, used, game) {
  return count(used, card) >= (card === JOKER ? game.jokers : 1);
}
