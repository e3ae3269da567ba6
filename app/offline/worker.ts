import { FILES, PAGES, forgetSaved, savedFor, savedPages } from "./saved";
import { BARE_SHELL, isWeatherOld, listOfSaved, noAnswer, savedDocument } from "./saved-documents";
import type { RequestEvent, WorkerPart, WorkerScope } from "./worker-scope";

/** A request to one of them deletes all that is saved for the user. */
const LOG_OUTS = ["/logout", "/api/logout"];
const FORGETS = [...LOG_OUTS, "/forget-postcode"];
const DRAWN = ["style", "image", "font"];
/** The cache for the page of the list and its files. Without data of an account, it stays when saved pages go. */
const SHELL = "list-page-2";
const LIST = "/saved";
const SCRIPTS = /<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;
/** Replaces a picture that was not saved, so that it does not look broken. */
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/**
 * Documents come from the network. If there is no answer, the worker shows the copy that save-for-offline.ts saved, or
 * else a list of all copies. Copies have no scripts, so that code of two releases never mixes.
 */
export function listen(scope: WorkerScope, parts: readonly WorkerPart[]): void {
  scope.addEventListener("install", (event) => {
    void scope.skipWaiting();
    event.waitUntil(keepShell(scope).catch(() => undefined));
  });
  scope.addEventListener("activate", (event) => event.waitUntil(takeOver(scope, parts)));
  scope.addEventListener("fetch", (event) => answer(scope, parts, event));
  for (const part of parts) part.listen(scope);
}

/** Pages, styles, pictures and fonts; scripts, data and API calls bypass the worker. */
function answer(scope: WorkerScope, parts: readonly WorkerPart[], event: RequestEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  if (request.method === "POST") {
    if (pathname === "/saved/clear") event.respondWith(clear(scope));
    else if (FORGETS.includes(pathname)) event.waitUntil(forget(scope, parts, LOG_OUTS.includes(pathname)));
  } else if (request.mode === "navigate") {
    event.respondWith(pathname === LIST ? list(scope, event) : documentOf(scope, event));
  } else if (DRAWN.includes(request.destination)) {
    event.respondWith(fetch(request).catch(() => keptFile(scope, request)));
  }
}

/** Turns off navigation preload of older versions: with it, Firefox shows its own error page. */
async function takeOver(
  { caches, registration, clients }: WorkerScope,
  parts: readonly WorkerPart[],
): Promise<void> {
  const kept = [PAGES, FILES, SHELL, ...parts.flatMap((part) => part.caches)];
  for (const name of await caches.keys()) if (!kept.includes(name)) await caches.delete(name);
  await registration.navigationPreload?.disable();
  await clients.claim();
}

async function documentOf(scope: WorkerScope, event: RequestEvent): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch {
    return savedAnswer(scope, new URL(event.request.url));
  }
}

/** The list of saved pages without a copy, or if the weather of a saved search is too old. */
async function savedAnswer(scope: WorkerScope, asked: URL): Promise<Response> {
  const saved = await savedPages(scope.caches);
  const { onLine: isOnline } = scope.navigator;
  const nowMs = Date.now();
  const page = savedFor(saved, asked);
  const html = page && (await (await scope.caches.open(PAGES)).match(page.url));
  if (!html)
    return listOfSaved(await shell(scope), saved, `${noAnswer(isOnline)}, and this page isn't saved.`, nowMs);
  if (page.kind === "search" && isWeatherOld(page, nowMs)) {
    const said = `${noAnswer(isOnline)}. The weather of this search is older than 24 hours, so it isn't shown.`;
    return listOfSaved(await shell(scope), saved, said, nowMs);
  }
  const isOther = page.kind === "search" && page.url !== asked.pathname + asked.search;
  return savedDocument(await html.text(), page, { isOther, isOnline, saved, nowMs });
}

async function list(scope: WorkerScope, event: RequestEvent): Promise<Response> {
  const isKept = await (await scope.caches.open(SHELL)).match(LIST);
  const renewed = keepShell(scope).catch(() => undefined);
  if (isKept) event.waitUntil(renewed);
  else await renewed;
  return listOfSaved(await shell(scope), await savedPages(scope.caches), "", Date.now());
}

async function shell({ caches }: WorkerScope): Promise<string> {
  return (await (await (await caches.open(SHELL)).match(LIST))?.text()) ?? BARE_SHELL;
}

async function keepShell({ caches }: WorkerScope): Promise<void> {
  const answer = await fetch(LIST, { credentials: "omit" });
  if (!answer.ok) return;
  const html = (await answer.text()).replace(SCRIPTS, "");
  const kept = await caches.open(SHELL);
  const needed = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|woff2)/g));
  await Promise.all([...needed].map(async (path) => (await kept.match(path)) ?? kept.add(path)));
  await kept.put(LIST, new Response(html));
}

async function keptFile({ caches }: WorkerScope, { url, destination }: Request): Promise<Response> {
  const kept = (await (await caches.open(FILES)).match(url)) ?? (await (await caches.open(SHELL)).match(url));
  if (kept) return kept;
  if (destination !== "image") return Response.error();
  return new Response(NO_PICTURE, { headers: { "Content-Type": "image/svg+xml" } });
}

async function forget(scope: WorkerScope, parts: readonly WorkerPart[], isLogOut: boolean): Promise<void> {
  await forgetSaved(scope.caches);
  for (const part of parts) await part.forget(scope, isLogOut);
}

async function clear({ caches }: WorkerScope): Promise<Response> {
  await forgetSaved(caches);
  return Response.redirect(LIST, 303);
}
