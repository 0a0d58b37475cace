// One state for the whole page. `table` is what was entered: it can be undone and outlives a
// reload. `live` is what is only true now: answers, what is open, whether the server is there.

import { read, write } from "./keep.js";
import { EMPTY } from "./table.js";

const TABLE = "dealer.table";
const UNDO = "dealer.undo";
const MOST = 120;

export const store = {
  table: { ...EMPTY, ...read(TABLE, {}) },
  undo: read(UNDO, []),
  live: {
    list: null, // the games
    sheets: {}, // rule sheets by variant
    answers: {}, // by question: {key, data} or {key, problem}
    problems: [], // what is wrong with the entries, each with its place
    dialog: null, // "games", "rules", "settings", "key"
    search: "",
    locked: null, // why the server wants a key
    down: false, // the server can't be reached
    busy: false,
    said: "", // for screen readers
    typed: "", // a rank from the keyboard that waits for its suit
  },
};

let watchers = [];

/** Call `watcher` after every change. */
export function watch(watcher) {
  watchers = [...watchers, watcher];
}

function changed() {
  for (const watcher of watchers) watcher();
}

let later = null;

// What was entered is kept at once. The history of Undo is large, and follows in a moment.
function save() {
  write(TABLE, store.table);
  later ??= setTimeout(saveUndo, 1000);
}

function saveUndo() {
  clearTimeout(later);
  later = null;
  // A full store must not cost the entries themselves, so the history gives way.
  if (!write(UNDO, store.undo)) write(UNDO, store.undo.slice(-10));
}

addEventListener("pagehide", saveUndo);
document.addEventListener("visibilitychange", saveUndo);

/** Replace the table by what `step` makes of it; can be undone. */
export function change(step) {
  const next = step(store.table);
  if (next === store.table) return;
  store.undo = [...store.undo, store.table].slice(-MOST);
  store.table = next;
  save();
  changed();
}

/** Change the table in a way that Undo doesn't stop at. */
export function amend(step) {
  store.table = step(store.table);
  save();
  changed();
}

/** Take back the last tap. */
export function undo() {
  if (!store.undo.length) return;
  store.table = store.undo.at(-1);
  store.undo = store.undo.slice(0, -1);
  save();
  changed();
}

/** Change what is only true now. */
export function now(changes) {
  Object.assign(store.live, changes);
  changed();
}
