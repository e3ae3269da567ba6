/**
 * Documents come from the network; only where that gives no answer, as save-for-offline.ts has saved them, or as a list. Saved pages hold no script, so that no two releases can mix.
 */
const PAGES = "saved-pages-1";
const FILES = "saved-files-1";
const DAY_MS = 24 * 60 * 60_000;
/** After these nothing of theirs stays. */
const LOG_OUTS = ["/logout", "/api/logout"];
const FORGETS = [...LOG_OUTS, "/forget-postcode"];
const DRAWN = ["style", "image", "font"];

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("push", (event) => event.waitUntil(notify(event.data)));
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(ownPath(event.notification.data)));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST") {
    if (pathname === "/saved/clear") event.respondWith(clear());
    else if (FORGETS.includes(pathname)) event.waitUntil(forget(LOG_OUTS.includes(pathname)));
  } else if (request.mode === "navigate") {
    event.respondWith(pathname === "/saved" ? listOfSaved() : documentOf(event));
  } else if (DRAWN.includes(request.destination)) {
    event.respondWith(fetch(request).catch(() => keptFile(request)));
  }
});

/** What presenters/alerts/notification.ts writes. The same tag replaces it. */
async function notify(data) {
  const { title = "Your alerts have news", body, tag, path } = messageOf(data);
  const shown = { body, tag, data: path, icon: "/icons/app/192.png", lang: "en-GB" };
  await self.registration.showNotification(title, shown);
}

/** {} for what is no JSON: a push not shown costs the consent. */
function messageOf(data) {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
}

/** The browser has another address by itself: the server takes it in place of the former. */
async function renew({ oldSubscription: old, newSubscription }) {
  const consent = newSubscription ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (!consent) return;
  const { endpoint, keys } = consent.toJSON();
  const body = new URLSearchParams({ intent: "renew-push", endpoint, ...keys });
  await fetch("/alerts", { method: "POST", body, redirect: "manual" });
}

/** Of this site, else the alerts. */
function ownPath(path) {
  const { origin } = self.location;
  const url = path && URL.canParse(path, origin) && new URL(path, origin);
  return url?.origin === origin ? url.pathname + url.search : "/alerts";
}

/** Caches of other versions go. */
async function takeOver() {
  for (const name of await caches.keys()) if (name !== PAGES && name !== FILES) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function documentOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const asked = new URL(event.request.url);
    const saved = await savedPages();
    const same = saved.find(({ url }) => url === asked.pathname + asked.search);
    if (same) return page(same);
    const ofSearch = searchOf(asked);
    const other = saved.find((one) => one.kind === "search" && one.ofSearch === ofSearch);
    return other ? page(other, true) : listOfSaved("You are offline, and this page is not saved.");
  }
}

/** As save-for-offline.ts names it. */
function searchOf({ pathname, searchParams }) {
  const first = (...names) => names.map((name) => searchParams.get(name)).find(Boolean);
  const from = first("postcode", "from")?.replace(/\s/g, "").toUpperCase();
  return pathname === "/search" && from && `${from} ${first("drivingHours", "hours") ?? 2}`;
}

async function keptFile(request) {
  return (await (await caches.open(FILES)).match(request)) ?? Response.error();
}

/** Of all versions. */
async function wipe() {
  const saved = (await caches.keys()).filter((name) => name.startsWith("saved-"));
  await Promise.all(saved.map((name) => caches.delete(name)));
}

/** Notifications tell where somebody sets out. Whoever logs out is notified here no more. */
async function forget(isLogOut) {
  await wipe();
  const { registration } = self;
  for (const shown of await registration.getNotifications()) shown.close();
  if (isLogOut) await (await registration.pushManager?.getSubscription())?.unsubscribe();
}

async function clear() {
  await wipe();
  return Response.redirect("/saved", 303);
}

/** With its age, and no weather of more than a day ago. `isOther` day or view than was asked for. */
function page({ title, styles, body, bodyWithoutWeather, savedAt, weatherAt }, isOther) {
  const isOld = Date.now() - weatherAt > DAY_MS;
  const links = styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join("");
  const what = isOther ? ` Of this search there is: ${escaped(title)}.` : "";
  const today = dayOf(savedAt) === dayOf(Date.now()) ? "" : ' "Today" is that day.';
  const note = what + (isOld ? " Its weather is older than 24 hours and is not shown." : today);
  const age = `<p role="status">Saved ${timeOf(savedAt)}, you are offline.${note} <a href="/saved">All that is saved</a></p>`;
  return html(title, `${links}${STYLE}`, `${age}<main id="main">${isOld ? bodyWithoutWeather : body}</main>`);
}

/** The last first. */
async function savedPages() {
  const cache = await caches.open(PAGES);
  const saved = [];
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (pathname === "/saved/owner") continue;
    saved.push({ url: pathname + search, ...(await (await cache.match(request)).json()) });
  }
  return saved.sort((one, other) => other.savedAt - one.savedAt);
}

/** The saved searches, each with the places opened from it. */
async function listOfSaved(said = "") {
  const saved = await savedPages();
  const lineOf = ({ url, title, savedAt }) =>
    `<a href="${escaped(url)}">${escaped(title)}</a> <small>Saved ${timeOf(savedAt)}</small>`;
  const searches = saved.filter(({ kind }) => kind === "search");
  const items = searches.map((search) => {
    const places = saved.filter(({ kind, ofSearch }) => kind === "place" && ofSearch === search.ofSearch);
    const inner = places.map((place) => `<li>${lineOf(place)}</li>`).join("");
    return `<li>${lineOf(search)}${inner && `<ul>${inner}</ul>`}</li>`;
  });
  const list = items.length
    ? `<ul>${items.join("")}</ul><form method="post" action="/saved/clear"><button>Clear</button></form>`
    : "<p>Nothing yet: your last three searches and the places opened from them are kept here.</p>";
  const title = "Saved in this browser";
  const head = said && `<p role="status">${said}</p>`;
  return html(title, STYLE + LIST_STYLE, `${head}<main><h1>${title}</h1>${list}</main>`);
}

const STYLE =
  "<style>body>header,body>p{padding:.75rem 1rem;background:#12424f;color:#fff;margin:0}body>:not(main) a{color:inherit}body>header{font-weight:700}body>p{background:#1d2f36}</style>";
/** Colours of styles/tokens.css. */
const LIST_STYLE =
  "<style>:root{color-scheme:light dark;--bg:#fbf6ec;--card:#fffdf8;--ink:#12323f;--sea:#0c617d}@media(prefers-color-scheme:dark){:root{--bg:#0f2430;--card:#17323f;--ink:#f4eee1;--sea:#8bd1e6}}body{margin:0;background:var(--bg);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}main{max-width:40rem;margin:0 auto;padding:1rem}h1{font-size:1.5rem}ul{list-style:none;margin:0;padding:0}main>ul>li{padding:1rem;margin:0 0 1rem;border-radius:12px;background:var(--card)}ul ul{padding:.25rem 0 0 1.25rem}ul ul li{margin-top:.75rem}main a{color:var(--sea)}small{display:block}button{font:inherit;min-height:44px;padding:0 1.25rem}</style>";

function html(title, head, body) {
  const brand = '<header><a href="/">Sunny Escape</a></header>';
  const text = `<!DOCTYPE html><html lang="en-GB"><head><meta name="viewport" content="width=device-width"><title>${escaped(title)} – Sunny Escape</title>${head}</head><body>${brand}${body}</body></html>`;
  return new Response(text, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Referrer-Policy": "no-referrer",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

/** "at 13:50", "on 21 November at 13:50". */
function timeOf(epochMs) {
  const time = `at ${told(epochMs, { hour: "2-digit", minute: "2-digit" })}`;
  return dayOf(epochMs) === dayOf(Date.now()) ? time : `on ${dayOf(epochMs)} ${time}`;
}

const dayOf = (epochMs) => told(epochMs, { day: "numeric", month: "long" });

function told(epochMs, options) {
  return new Date(epochMs).toLocaleString("en-GB", { timeZone: "Europe/London", ...options });
}

function escaped(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
