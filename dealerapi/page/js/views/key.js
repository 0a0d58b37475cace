// The API key, where the service wants one. It stays on this device.

import { unlock } from "../asking.js";
import { html } from "../html.js";
import { text } from "../i18n.js";
import { prefs } from "../prefs.js";
import { store } from "../store.js";
import { Dialog } from "./dialog.js";

const give = () => unlock(document.querySelector("#api-key").value.trim());

export const Key = () => html`
  <${Dialog} title=${text("key")} name="key">
    <p role="alert">${store.live.locked || text("key.about")}</p>
    <label for="api-key">${text("key.field")}</label>
    <input id="api-key" class="search" type="password" autocomplete="off" spellcheck=${false} defaultValue=${prefs.key}
      onKeyDown=${(event) => event.key === "Enter" && give()} />
    <button type="button" class="main" onClick=${give}>${text("key.give")}</button>
  <//>
`;
