// The few drawings that go with words on buttons.

import { html } from "../html.js";

const PATHS = {
  open: "M5 9l7 7 7-7",
  undo: "M8 5L3 10l5 5M3 10h11a6 6 0 010 12h-4",
  rules: "M5 4h14v17H5zM9 9h6M9 13h6M9 17h4",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M16 4v6M8 14v6",
  back: "M21 5H9l-6 7 6 7h12zM17 9l-6 6M11 9l6 6",
  close: "M5 5l14 14M19 5L5 19",
  turn: "M4 12a8 8 0 0114-5l2 2M20 4v5h-5M20 12a8 8 0 01-14 5l-2-2M4 20v-5h5",
};

export const Icon = ({ name }) => html`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${PATHS[name]} fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" />
  </svg>
`;
