// The head of the page: the game, the three jobs, Undo, house rules, settings.

import { problems } from "../asking.js";
import { html, names } from "../html.js";
import { text } from "../i18n.js";
import { change, now, store } from "../store.js";
import { takeBackTap } from "../taps.js";
import { Icon } from "./icons.js";

const JOBS = ["settle", "draws", "wild"];

const toJob = (job) => change((table) => (table.job === job ? table : { ...table, job }));

export function Head({ game }) {
  const wrongRules = problems("rules").length > 0;
  const own = game && (Object.keys(game.given).length > 0 || game.highLow);
  return html`
    <header class="head">
      <button type="button" class="game" onClick=${() => now({ dialog: "games" })}>
        <span class="label">${game ? game.sheet.title : text("choose.game")}</span>
        <${Icon} name="open" />
      </button>
      <nav class="jobs" aria-label=${text("jobs")}>
        ${JOBS.map((job) => html`
          <button type="button" key=${job} data-job=${job} aria-current=${store.table.job === job ? "page" : null} onClick=${() => toJob(job)}>
            ${text(`job.${job}`)}
          </button>`)}
      </nav>
      <div class="tools">
        <button type="button" class="tool" id="undo" disabled=${!store.undo.length} onClick=${takeBackTap}>
          <${Icon} name="undo" /><span>${text("undo")}</span>
        </button>
        <button type="button" class=${names("tool", own && "set", wrongRules && "wrong")} disabled=${!game}
          onClick=${() => now({ dialog: "rules" })}>
          <${Icon} name="rules" /><span>${text("rules.short")}</span>
        </button>
        <button type="button" class="tool" onClick=${() => now({ dialog: "settings" })}>
          <${Icon} name="settings" /><span>${text("settings")}</span>
        </button>
      </div>
    </header>
  `;
}
