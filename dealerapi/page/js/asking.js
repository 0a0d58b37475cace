// Keeps the answers in step with the entries: after every change, what the page needs and does
// not have is asked for. If the server is away, it is asked again as soon as it is back.

import { alive, ask, Down, Locked } from "./api.js";
import { keptList, keptSheet, loadList, loadSheet } from "./catalogue.js";
import * as draws from "./draws.js";
import { keyOf, played } from "./game.js";
import { text } from "./i18n.js";
import { prefer } from "./prefs.js";
import * as request from "./request.js";
import { amend, now, store } from "./store.js";
import { fit } from "./table.js";

const PAUSE = 2000;
const underWay = new Map(); // question -> the key that is being asked

/** The game on the table as it is played, or null while its sheet is not here. */
export function game() {
  const { variant } = store.table;
  return variant === null ? null : played(store.live.sheets[keyOf(variant)], store.table);
}

/** The questions that the page now needs answered: by name, path and body. */
function wanted(table, current) {
  if (!current) return [];
  if (table.job === "settle") {
    return table.shown ? [["showdown", "/v1/showdown", request.showdown(table, current)]] : [];
  }
  if (table.job === "wild") {
    return table.wild?.cards.length ? [["wilds", "/v1/wilds", request.wilds(table, current)]] : [];
  }
  return draws.wanted(table, current, store.live.answers);
}

/** The answer to a question, if it is the answer to what is entered now. */
export function answer(question) {
  const current = game();
  const asked = wanted(store.table, current).find(([name]) => name === question);
  const given = store.live.answers[question];
  return asked && given?.key === JSON.stringify(asked[2]) ? given : null;
}

/** Ask for whatever is missing. */
export function sync() {
  const { live, table } = store;
  if (!live.list) run("list", "list", loadList, listed, () => keptList() && now({ list: keptList() }));
  if (table.variant !== null && !live.sheets[keyOf(table.variant)]) askSheet(table.variant);
  for (const [name, path, body] of wanted(table, game())) {
    const key = JSON.stringify(body);
    if (live.answers[name]?.key === key) continue;
    run(name, key, () => ask(path, body), (given) => answered(name, key, body, given));
  }
}

async function run(name, key, load, done, otherwise) {
  if (underWay.get(name) === key || store.live.down || store.live.locked) {
    otherwise?.();
    return;
  }
  underWay.set(name, key);
  const slow = setTimeout(() => now({ busy: true }), 250);
  let given;
  try {
    given = await load();
  } catch (error) {
    if (error instanceof Locked) locked(error.message);
    else if (!(error instanceof Down)) throw error;
  } finally {
    clearTimeout(slow);
    if (underWay.get(name) === key) underWay.delete(name);
  }
  if (given) {
    if (store.live.busy) now({ busy: false });
    done(given);
  } else {
    if (!store.live.locked) gone();
    otherwise?.();
  }
}

// Nothing is asked any more until there is another key.
function locked(detail) {
  now({ locked: detail, dialog: "key", busy: false });
}

/** Take a key, and ask with it what is still open. */
export function unlock(key) {
  prefer({ key });
  now({ locked: null, dialog: store.table.variant === null ? "games" : null });
}

function listed({ data, problem }) {
  if (data) now({ list: data });
  else now({ list: [], problems: [{ at: "general", detail: problem.detail }] });
}

function askSheet(variant) {
  const key = keyOf(variant);
  const stocked = () => {
    const sheet = keptSheet(variant);
    if (sheet && !store.live.sheets[key]) shelve(key, sheet);
  };
  run("sheet", key, () => loadSheet(variant), ({ data, problem }) => {
    if (data) return shelve(key, data);
    amend((table) => ({ ...table, variant: null }));
    return now({ dialog: "games", problems: [{ at: "games", detail: problem.detail }] });
  }, stocked);
}

function shelve(key, sheet) {
  store.live.sheets = { ...store.live.sheets, [key]: sheet };
  const current = game();
  const { table } = store;
  const unfit = Object.values(table.seats).some((seat) => seat.slots.length !== current?.holds);
  if (current && (unfit || table.board.length !== current.board)) amend((was) => fit(was, current));
  else now({});
}

function answered(name, key, body, given) {
  const asked = wanted(store.table, game()).find(([question]) => question === name);
  if (!asked || JSON.stringify(asked[2]) !== key) return now({}); // overtaken by another entry
  const answers = { ...store.live.answers, [name]: { key, ...given } };
  now({ answers, problems: given.problem ? placed(given.problem, body) : [] });
  return name === "showdown" ? settled(given) : undefined;
}

// A refused showdown goes back to the entries, at the first that is wrong.
function settled({ problem }) {
  if (!problem) {
    now({ said: text("settled") });
    focusOn("#results");
    return;
  }
  const { [0]: first } = store.live.problems;
  if (!store.undo.at(-1)?.shown) store.undo = store.undo.slice(0, -1);
  amend((table) => ({ ...table, shown: false, at: placeFor(first, table) }));
}

function placeFor(problem, table) {
  if (problem?.at === "pot") return { kind: "pot" };
  if (problem?.at === "board") return { kind: "board", slot: Math.max(0, table.board.indexOf(null)) };
  if (!problem?.seat || !table.seats[problem.seat]) return table.at;
  if (problem.field === "bet") return { kind: "bet", seat: problem.seat };
  const slot = table.seats[problem.seat].slots.indexOf(null);
  return { kind: "seat", seat: problem.seat, slot: slot < 0 ? null : slot };
}

function placed(problem, body) {
  const errors = problem.errors?.length ? problem.errors : [{ pointer: "", detail: problem.detail }];
  return errors.map(({ pointer, detail }) => {
    const place = request.whereIs(pointer, body);
    return { ...place, detail, held: request.heldAt(store.table, place) };
  });
}

/** The problems that still stand: those whose entries were not changed since. */
export function problems(...places) {
  return store.live.problems.filter(
    (problem) =>
      places.includes(problem.at) &&
      (problem.held === undefined || problem.held === request.heldAt(store.table, problem)),
  );
}

let watch = null;

// The server is away: say so, and look for it now and then.
function gone() {
  now({ down: true, busy: false });
  watch ??= setInterval(retry, PAUSE);
}

/** Look whether the server is there at all: what is shown may come from the browser's own cache. */
export async function lookOut() {
  if (!(await alive())) gone();
}

/** Look whether the server is back; then ask what is still open. */
export async function retry() {
  if (!(await alive())) return false;
  clearInterval(watch);
  watch = null;
  if (store.live.down) now({ down: false });
  return true;
}

/** Move the focus once the page has been drawn. */
export function focusOn(selector) {
  requestAnimationFrame(() => document.querySelector(selector)?.focus());
}
