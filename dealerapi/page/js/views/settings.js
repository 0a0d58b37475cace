// What belongs to the device: language, looks, keyboard. And emptying the table.

import { forget } from "../catalogue.js";
import { html } from "../html.js";
import { LANGUAGES, text } from "../i18n.js";
import { prefer, prefs } from "../prefs.js";
import { now } from "../store.js";
import { clearTable } from "../taps.js";
import { Choice } from "./choice.js";
import { Dialog } from "./dialog.js";

const set = (name) => (value) => {
  prefer({ [name]: value });
  now({});
};

// The server's words come in the language too, so they are asked for again.
const speak = (language) => {
  prefer({ language });
  forget();
  now({ list: null, sheets: {}, answers: {}, problems: [] });
};

export const Settings = () => html`
  <${Dialog} title=${text("settings")} name="settings">
    <div class="rule"><p>${text("language")}</p>
      <${Choice} label=${text("language")} chosen=${prefs.language} options=${Object.entries(LANGUAGES)} choose=${speak} /></div>
    <div class="rule"><p>${text("look")}</p>
      <${Choice} label=${text("look")} chosen=${prefs.theme} choose=${set("theme")}
        options=${["dark", "light"].map((theme) => [theme, text(`theme.${theme}`)])} /></div>
    <div class="rule"><p>${text("suits")}</p>
      <${Choice} label=${text("suits")} chosen=${prefs.suits} choose=${set("suits")}
        options=${["four", "two"].map((suits) => [suits, text(`suits.${suits}`)])} /></div>
    <div class="rule"><p>${text("typing")}<small>${text("typing.about")}</small></p>
      <${Choice} label=${text("typing")} chosen=${prefs.typing} choose=${set("typing")}
        options=${[[true, text("typing.on")], [false, text("typing.off")]]} /></div>
    <div class="rule"><button type="button" class="empty" onClick=${clearTable}>${text("empty.table")}</button>
      ${prefs.key && html`<button type="button" class="key" onClick=${() => now({ dialog: "key" })}>${text("key")}</button>`}
      <a href="/docs">${text("about.api")}</a></div>
  <//>
`;
