// The third job: one hand of any size, card by card.

const NOTHING = { cards: [], board: [], at: null, down: null, part: "hand", named: "" };

/** What was entered of the hand. */
export const handOf = (table) => table.wild || NOTHING;

/** Every card entered here. */
export const used = (table) => [...handOf(table).cards.map(({ card }) => card), ...handOf(table).board];

const having = (table, changes) => ({ ...table, wild: { ...handOf(table), ...changes } });

/** Whether the next card comes face down: as told, else as the deal goes. */
export function nextDown(table, game) {
  const { cards, down } = handOf(table);
  return down ?? cards.filter((card) => card.down).length < game.layouts[0].down;
}

/** One more card, or another in place of the one that is picked. */
export function add(table, game, card) {
  const { cards, board, at, part } = handOf(table);
  if (part === "board") return board.length < game.board ? having(table, { board: [...board, card] }) : table;
  if (at !== null && cards[at]) return having(table, { cards: cards.with(at, { ...cards[at], card }), at: null });
  return having(table, { cards: [...cards, { card, down: nextDown(table, game) }] });
}

/** Pick a card, to turn it over or take it away; picked again, it is let go. */
export const pick = (table, at) => having(table, { part: "hand", at: handOf(table).at === at ? null : at });

/** Take away the picked card, or the last. */
export function takeAway(table) {
  const { cards, board, at, part } = handOf(table);
  if (part === "board") return having(table, { board: board.slice(0, -1) });
  const gone = at ?? cards.length - 1;
  return having(table, { cards: cards.filter((_, place) => place !== gone), at: null });
}

/** Turn the picked card over. */
export function turn(table) {
  const { cards, at } = handOf(table);
  if (at === null) return table;
  return having(table, { cards: cards.with(at, { ...cards[at], down: !cards[at].down }) });
}

/** How the next cards come: down, up, or (null) as the deal goes. */
export const face = (table, down) => having(table, { down });

/** Enter into the hand or onto the board. */
export const enterInto = (table, part) => having(table, { part, at: null });

/** The rank that was named; a second tap takes it back. */
export const name = (table, rank) => having(table, { named: handOf(table).named === rank ? "" : rank });

/** Another hand, the board kept. */
export const another = (table) => having(table, { cards: [], at: null, down: null, part: "hand" });
