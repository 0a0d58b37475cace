// Views are template strings, drawn by Preact.

import htm from "../vendor/htm.mjs";
import { h } from "../vendor/preact.mjs";

export { render } from "../vendor/preact.mjs";
export const html = htm.bind(h);

/** The class names that are truthy, as one string. */
export const names = (...given) => given.filter(Boolean).join(" ");
