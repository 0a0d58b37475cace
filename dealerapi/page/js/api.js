// Talking to the service that served this page, and to nobody else.

import { prefs } from "./prefs.js";

const PATIENCE = 8000;

/** The server can't be reached, or is not able to answer now. */
export class Down extends Error {}

/** The server wants an API key, or another one; the message says so. */
export class Locked extends Error {}

// Away, too busy, or asked too often: in each case it is asked again a little later.
const LATER = [429, 502, 503, 504];

async function fetched(path, options) {
  const headers = { Accept: "application/json", "Accept-Language": prefs.language, ...options.headers };
  if (prefs.key) headers.Authorization = `Bearer ${prefs.key}`;
  let response;
  let data;
  try {
    response = await fetch(path, { ...options, headers, signal: AbortSignal.timeout(PATIENCE) });
    if (LATER.includes(response.status)) throw new Down(String(response.status));
    data = await response.json();
  } catch (error) {
    throw error instanceof Down ? error : new Down(String(error));
  }
  if (response.status === 401) throw new Locked(data.detail);
  return response.ok ? { data } : { problem: data };
}

/** Ask a question: `{data}` or `{problem}`. Throws Down or Locked. */
export const ask = (path, body) =>
  fetched(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    cache: "no-store",
  });

/** Look something up: `{data}` or `{problem}`. Throws Down or Locked. */
export const look = (path) => fetched(path, { method: "GET" });

/** Whether the server is there again. */
export async function alive() {
  try {
    return (await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}
