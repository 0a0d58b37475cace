// A dialog over the page. The browser keeps the focus inside and closes it on Escape.

import { html } from "../html.js";
import { text } from "../i18n.js";
import { now } from "../store.js";
import { Icon } from "./icons.js";

const open = (element) => element && !element.open && element.showModal();
const close = () => now({ dialog: null });

export const Dialog = ({ title, name, children }) => html`
  <dialog class=${`sheet ${name}`} ref=${open} onClose=${close} aria-labelledby="dialog-title">
    <div class="sheet-head">
      <h2 id="dialog-title">${title}</h2>
      <button type="button" class="close" onClick=${close}>
        <${Icon} name="close" /><span>${text("close")}</span>
      </button>
    </div>
    <div class="sheet-body">${children}</div>
  </dialog>
`;
