// The cards as the service writes them: "Ac", "Th", "Jk".

export const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
export const SUITS = ["s", "h", "d", "c"];
export const GLYPHS = { s: "♠", h: "♥", d: "♦", c: "♣" };
export const JOKER = "Jk";

/** The cards in a string such as "2c9h/KdKs", in order, without the slash. */
export function split(text) {
  return text.match(/Jk|[2-9TJQKA][cdhs]/g) || [];
}

/** The rank as it is printed: a ten is 10. */
export const printed = (rank) => (rank === "T" ? "10" : rank);

/** The number of times that a card occurs among others; a deck may hold several jokers. */
export const count = (cards, card) => cards.filter((other) => other === card).length;
