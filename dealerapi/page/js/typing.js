// Cards and amounts from a keyboard: rank, then suit; digits where an amount is due.

import { printed, RANKS, SUITS } from "./cards.js";
import { called } from "./i18n.js";
import { prefs } from "./prefs.js";
import { now, store } from "./store.js";
import { key } from "./table.js";
import * as taps from "./taps.js";

const TENS = { 1: "T", 0: "T" };

/** Listen to the keys of the whole page. */
export function listen() {
  document.addEventListener("keydown", pressed);
}

function pressed(event) {
  if (event.target.closest("input, select, textarea, dialog")) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    event.preventDefault();
    taps.takeBackTap();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || !prefs.typing) return;
  if (store.table.job === "draws" || store.table.shown) return;
  if (event.key === "Enter" && store.table.job === "settle" && !event.target.closest("button, a")) {
    taps.settle();
    return;
  }
  if (event.key === "Backspace") {
    event.preventDefault();
    taps.backspace();
    return;
  }
  const money = ["pot", "bet"].includes(store.table.at?.kind) && store.table.job === "settle";
  if (money && /^\d$/.test(event.key)) taps.enter((table) => key(table, event.key));
  else if (event.key.length === 1) typed(event.key);
}

function typed(sign) {
  const waiting = store.live.typed;
  const suit = sign.toLowerCase();
  if (waiting && SUITS.includes(suit)) {
    now({ typed: "" });
    taps.tapCard(waiting + suit);
    return;
  }
  const rank = TENS[sign] || sign.toUpperCase();
  if (RANKS.includes(rank)) now({ typed: rank, said: called("rank", printed(rank)) });
  else if (waiting) now({ typed: "" });
}
