// What belongs to the device rather than to the hand: language, looks, recent games.

import { read, write } from "./keep.js";

const KEY = "dealer.prefs";
const LANGUAGES = ["en", "es"];

function browsers() {
  const wanted = (navigator.languages || [navigator.language || ""]).map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => LANGUAGES.includes(tag)) || "en";
}

export const prefs = {
  language: browsers(),
  theme: "dark",
  suits: "four",
  typing: true,
  recent: [],
  key: "", // for a service that wants one
  ...read(KEY, {}),
};

/** Change some preferences, keep them, and show them. */
export function prefer(changes) {
  Object.assign(prefs, changes);
  write(KEY, prefs);
  show();
}

/** Put the looks on the page. */
export function show() {
  const page = document.documentElement;
  page.lang = prefs.language;
  page.dataset.theme = prefs.theme;
  page.dataset.suits = prefs.suits;
  const bar = document.querySelector("meta[name=theme-color]");
  if (bar) bar.content = prefs.theme === "light" ? "#eef0f3" : "#10151c";
}

/** Put a game at the head of the recent ones. */
export function remember(name) {
  prefer({ recent: [name, ...prefs.recent.filter((other) => other !== name)].slice(0, 8) });
}
