// The page's own words in the language of the moment. The server's words come from the server.

import { printed } from "./cards.js";
import { words as en } from "./en.js";
import { words as es } from "./es.js";
import { prefs } from "./prefs.js";

const WORDS = { en, es };
export const LANGUAGES = { en: "English", es: "Español" };

/** A text by its key, with `{gaps}` filled; a list of two is for one and for more. */
export function text(key, gaps = {}) {
  let found = WORDS[prefs.language][key] ?? en[key] ?? key;
  if (Array.isArray(found)) found = found[gaps.count === 1 ? 0 : 1];
  return found.replace(/\{(\w+)\}/g, (gap, name) => gaps[name] ?? gap);
}

/** A code in words: the page's own if it has them, else the code itself made readable. */
export function called(kind, code) {
  const key = `${kind}.${code}`;
  const found = WORDS[prefs.language][key] ?? en[key];
  return found ?? String(code).replaceAll("_", " ");
}

/** An amount, grouped as the language does. */
export const amount = (number) => new Intl.NumberFormat(prefs.language, { useGrouping: "always" }).format(number);

/** A card in words. */
export function spoken(card) {
  if (card === "Jk") return text("joker");
  return text("card", { rank: called("rank", printed(card[0])), suit: called("suit", card[1]) });
}

/** A capital at the beginning. */
export const capital = (words) => words.charAt(0).toLocaleUpperCase(prefs.language) + words.slice(1);
