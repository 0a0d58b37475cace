// Choosing the game: search as you type, recent ones first.

import { problems } from "../asking.js";
import { matching } from "../catalogue.js";
import { html } from "../html.js";
import { text } from "../i18n.js";
import { prefs } from "../prefs.js";
import { now, store } from "../store.js";
import { play } from "../taps.js";
import { Dialog } from "./dialog.js";
import { Problems } from "./problems.js";

export function Games() {
  const { list, search } = store.live;
  const found = list && matching(list, search, prefs.recent);
  const first = (event) => {
    if (event.key === "Enter" && found?.length) play(found[0].name);
  };
  return html`
    <${Dialog} title=${text("choose.game")} name="games">
      <${Problems} found=${problems("games")} />
      <input class="search" type="search" aria-label=${text("search")} placeholder=${text("search.hint")} value=${search}
        autocomplete="off" spellcheck=${false} onInput=${(event) => now({ search: event.target.value })} onKeyDown=${first} />
      ${!found && html`<p>${text("loading")}</p>`}
      ${found?.length === 0 && html`<p>${text("no.game")}</p>`}
      <ul class="game-list">
        ${(found || []).map((game) => html`
          <li key=${game.name}>
            <button type="button" data-game=${game.name} aria-current=${game.name === store.table.variant ? "true" : null}
              onClick=${() => play(game.name)}>
              <strong>${game.title}</strong>
              ${prefs.recent.includes(game.name) && html`<em class="tag">${text("recent")}</em>`}
              <span>${game.summary}</span>
            </button>
          </li>`)}
      </ul>
    <//>
  `;
}
