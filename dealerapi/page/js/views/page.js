// The whole page: head, bars, the job at hand, and the dialog that lies over it.

import { game, problems, retry } from "../asking.js";
import { html } from "../html.js";
import { text } from "../i18n.js";
import { now, store } from "../store.js";
import { DrawsJob } from "./draws.js";
import { Games } from "./games.js";
import { Head } from "./head.js";
import { Key } from "./key.js";
import { Problems } from "./problems.js";
import { Rules } from "./rules.js";
import { Settings } from "./settings.js";
import { Settle } from "./settle.js";
import { WildJob } from "./wild.js";

const JOBS = { settle: Settle, draws: DrawsJob, wild: WildJob };
const DIALOGS = { games: Games, rules: Rules, settings: Settings, key: Key };

export function Page() {
  const { live, table } = store;
  const current = game();
  const Job = JOBS[table.job];
  const Dialog = live.dialog === "rules" && !current ? null : DIALOGS[live.dialog];
  return html`
    <${Head} game=${current} />
    ${live.down && html`<${DownBar} />`}
    ${live.locked && html`<${LockedBar} />`}
    <${Problems} found=${problems("general", "variant", "high_low")} />
    <main class="job" data-playing=${current ? current.sheet.name : null}>
      ${current ? html`<${Job} game=${current} />` : html`<${Begin} />`}
    </main>
    <div class="heard" role="status" aria-live="polite">${live.said}</div>
    ${Dialog && html`<${Dialog} game=${current} key=${live.dialog} />`}
  `;
}

const DownBar = () => html`
  <div class="bar down" role="alert">
    <span>${text("down")}</span>
    <button type="button" onClick=${retry}>${text("retry")}</button>
  </div>
`;

const LockedBar = () => html`
  <div class="bar down" role="alert">
    <span>${text("locked")}</span>
    <button type="button" onClick=${() => now({ dialog: "key" })}>${text("key.give")}</button>
  </div>
`;

const Begin = () => html`
  <div class="begin">
    <h1>${text("title")}</h1>
    ${store.table.variant === null
      ? html`<p>${text("start.game")}</p>
          <button type="button" class="main" onClick=${() => now({ dialog: "games" })}>${text("choose.game")}</button>`
      : html`<p>${text("loading")}</p>`}
  </div>
`;
