import { endNotifications, notify, ownPath, renewConsent } from "./notifications";
import { FILES, PAGES, forgetSaved, savedPages, searchOf } from "./saved";
import { listOfSaved, noAnswer, savedDocument } from "./saved-documents";
import type { RequestEvent, WorkerScope } from "./worker-scope";

/** After these nothing of theirs stays. */
const LOG_OUTS = ["/logout", "/api/logout"];
const FORGETS = [...LOG_OUTS, "/forget-postcode"];
const DRAWN = ["style", "image", "font"];

/**
 * The service worker, served as /sw.js. Documents come from the network; only where that gives no answer, as
 * save-for-offline.ts has saved them, or as a list. Saved pages hold no script, so that no two releases can mix.
 */
export function listen(scope: WorkerScope): void {
  scope.addEventListener("install", () => void scope.skipWaiting());
  scope.addEventListener("activate", (event) => event.waitUntil(takeOver(scope)));
  scope.addEventListener("push", (event) => event.waitUntil(notify(scope, event.data)));
  scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewConsent(scope, event)));
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(scope.clients.openWindow(ownPath(scope, event.notification.data)));
  });
  scope.addEventListener("fetch", (event) => answer(scope, event));
}

/** Code, data and calls pass the worker by. */
function answer(scope: WorkerScope, event: RequestEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  if (request.method === "POST") {
    if (pathname === "/saved/clear") event.respondWith(clear(scope));
    else if (FORGETS.includes(pathname)) event.waitUntil(forget(scope, LOG_OUTS.includes(pathname)));
  } else if (request.mode === "navigate") {
    event.respondWith(pathname === "/saved" ? list(scope) : documentOf(scope, event));
  } else if (DRAWN.includes(request.destination)) {
    event.respondWith(fetch(request).catch(() => keptFile(scope, request)));
  }
}

/**
 * Caches of other versions go. So does their navigation preload: where the network fails, Firefox shows its own error page
 * in place of what the worker answers.
 */
async function takeOver({ caches, registration, clients }: WorkerScope): Promise<void> {
  for (const name of await caches.keys()) if (name !== PAGES && name !== FILES) await caches.delete(name);
  await registration.navigationPreload?.disable();
  await clients.claim();
}

async function documentOf(scope: WorkerScope, event: RequestEvent): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch {
    const asked = new URL(event.request.url);
    const saved = await savedPages(scope.caches);
    const { onLine: isOnline } = scope.navigator;
    const now = { saved, isOnline, nowMs: Date.now() };
    const same = saved.find(({ url }) => url === asked.pathname + asked.search);
    if (same) return savedDocument(same, { ...now, isOther: false });
    const searched = searchOf(asked);
    const other = saved.find(({ kind, ofSearch }) => kind === "search" && ofSearch === searched);
    if (other) return savedDocument(other, { ...now, isOther: true });
    return listOfSaved(saved, `${noAnswer(isOnline)}, and this page is not saved.`, now.nowMs);
  }
}

async function list({ caches }: WorkerScope): Promise<Response> {
  return listOfSaved(await savedPages(caches), "", Date.now());
}

async function keptFile({ caches }: WorkerScope, request: Request): Promise<Response> {
  return (await (await caches.open(FILES)).match(request)) ?? Response.error();
}

async function forget(scope: WorkerScope, isLogOut: boolean): Promise<void> {
  await forgetSaved(scope.caches);
  await endNotifications(scope, { withConsent: isLogOut });
}

async function clear({ caches }: WorkerScope): Promise<Response> {
  await forgetSaved(caches);
  return Response.redirect("/saved", 303);
}
