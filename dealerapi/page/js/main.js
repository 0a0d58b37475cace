// The page begins here.

import { lookOut, sync } from "./asking.js";
import { html, render } from "./html.js";
import { show } from "./prefs.js";
import { store, watch } from "./store.js";
import { listen } from "./typing.js";
import { Page } from "./views/page.js";

const root = document.querySelector("#page");

show();
watch(() => render(html`<${Page} />`, root));
watch(sync);
listen();
if (store.table.variant === null) store.live.dialog = "games";
render(html`<${Page} />`, root);
sync();
lookOut();

if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
