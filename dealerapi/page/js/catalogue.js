// The games and their rule sheets. Those seen last are kept in the browser, so that what was
// entered can be shown while the server is away.

import { ask, look } from "./api.js";
import { keyOf } from "./game.js";
import { read, write } from "./keep.js";
import { prefs } from "./prefs.js";

const KEY = "dealer.catalogue";
const MOST = 12;

const kept = read(KEY, {});
const shelf = kept[prefs.language] || {};

/** What is kept of the list of games, or null. */
export const keptList = () => shelf.list || null;

/** What is kept of a rule sheet, or null. */
export const keptSheet = (variant) => shelf.sheets?.[keyOf(variant)] || null;

function keep(changes) {
  Object.assign(shelf, changes);
  write(KEY, { [prefs.language]: shelf });
}

/** The list of games, from the server. */
export async function loadList() {
  const { data, problem } = await look("/v1/variants");
  if (problem) return { problem };
  keep({ list: data.variants });
  return { data: data.variants };
}

/** One rule sheet, from the server; that of a whole game sent as a variant, too. */
export async function loadSheet(variant) {
  const answer =
    typeof variant === "string"
      ? await look(`/v1/variants/${encodeURIComponent(variant)}`)
      : await ask("/v1/variants/check", { variant });
  if (answer.data) {
    const others = Object.entries(shelf.sheets || {}).filter(([key]) => key !== keyOf(variant));
    keep({ sheets: Object.fromEntries([...others, [keyOf(variant), answer.data]].slice(-MOST)) });
  }
  return answer;
}

const plain = (text) =>
  text.normalize("NFKD").toLowerCase().replace(/[\s\-_'’]|\p{M}/gu, "");

/** The games that fit what was typed: recent ones first, then by name. */
export function matching(list, typed, recent) {
  const wanted = plain(typed);
  const rank = (game) => {
    const at = recent.indexOf(game.name);
    return at < 0 ? recent.length : at;
  };
  const starts = (game) => (wanted && plain(game.title).startsWith(wanted) ? 0 : 1);
  return list
    .filter((game) => [game.title, game.name, ...game.aliases].some((name) => plain(name).includes(wanted)))
    .sort((a, b) => starts(a) - starts(b) || rank(a) - rank(b) || a.title.localeCompare(b.title));
}

/** Drop what is kept: it is in another language now. */
export function forget() {
  for (const name of Object.keys(shelf)) delete shelf[name];
}
