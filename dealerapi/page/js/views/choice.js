// One of a few, by large buttons; and a number by less and more.

import { html } from "../html.js";
import { text } from "../i18n.js";

/** `options` are [value, label]; `chosen` is one of the values. */
export const Choice = ({ label, options, chosen, choose, kind = "" }) => html`
  <div class=${`choice ${kind}`} role="group" aria-label=${label}>
    ${options.map(([value, words]) => html`
      <button type="button" key=${value} data-choice=${String(value)} aria-pressed=${value === chosen ? "true" : "false"} onClick=${() => choose(value)}>
        ${words}
      </button>`)}
  </div>
`;

export const Stepper = ({ label, value, min, max, set }) => html`
  <div class="stepper" role="group" aria-label=${label}>
    <span class="stepper-label">${label}</span>
    <button type="button" aria-label=${`${label}: ${text("less")}`} disabled=${value <= min} onClick=${() => set(value - 1)}>−</button>
    <output>${value}</output>
    <button type="button" aria-label=${`${label}: ${text("more")}`} disabled=${value >= max} onClick=${() => set(value + 1)}>+</button>
  </div>
`;
