// The server's own words on what is wrong, next to where it is wrong.

import { html } from "../html.js";

export const Problems = ({ found }) =>
  found.length > 0 &&
  html`<div class="problems" role="alert"><ul>
    ${found.map(({ detail }) => html`<li key=${detail}>${detail}</li>`)}
  </ul></div>`;
