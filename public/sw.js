/**
 * Documents come from the network; only where that gives no answer, as components/behaviour/save-for-offline.ts has
 * saved them, or as a list of what is saved. Saved pages hold no script, so that no two releases can mix.
 */
const PAGES = "saved-pages-1";
const FILES = "saved-files-1";
const DAY_MS = 24 * 60 * 60_000;
const DAY = { day: "numeric", month: "long" };
/** What ends somebody's use of this browser: nothing of theirs stays. */
const LOG_OUTS = ["/logout", "/api/logout"];
const FORGETS = [...LOG_OUTS, "/forget-postcode"];
const DRAWN = ["style", "image", "font"];

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("push", (event) => event.waitUntil(notify(event.data)));
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
  } else if (request.method === "GET" && request.mode === "navigate") {
    event.respondWith(pathname === "/saved" ? listOfSaved() : documentOf(event));
  } else if (request.method === "GET" && DRAWN.includes(request.destination)) {
    event.respondWith(fetch(request).catch(() => keptFile(request)));
  }
});

/** What an alert tells, as presenters/alerts/notification.ts writes it. The same tag replaces it. */
async function notify(data) {
  const { title = "Your alerts have news", body, tag, path } = messageOf(data);
  const icon = "/icons/app/192.png";
  await self.registration.showNotification(title, { body, tag, icon, lang: "en-GB", data: path });
}

/** {} for what is no JSON: a push not shown costs the consent. */
function messageOf(data) {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
}

/** A page of this site, else the alerts. */
function ownPath(path) {
  const { origin } = self.location;
  const url = path && URL.canParse(path, origin) && new URL(path, origin);
  return url?.origin === origin ? url.pathname + url.search : "/alerts";
}

/** Caches of other versions go. A page is asked for while this worker starts, where the browser can do that. */
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

/** As save-for-offline.ts names a search, whatever its day, view or spelling. */
function searchOf({ pathname, searchParams }) {
  const [from, hours = 2] = [
    ["postcode", "from"],
    ["drivingHours", "hours"],
  ].map((names) => names.map((name) => searchParams.get(name)).find(Boolean));
  return pathname === "/search" && from && `${from.replace(/\s/g, "").toUpperCase()} ${hours}`;
}

async function keptFile(request) {
  const kept = await (await caches.open(FILES)).match(request);
  return kept ?? Response.error();
}

/** Also what a worker of another version has saved. */
async function wipe() {
  const saved = (await caches.keys()).filter((name) => name.startsWith("saved-"));
  await Promise.all(saved.map((name) => caches.delete(name)));
}

/** Notifications tell where somebody sets out. Whoever logs out is notified here no more, whatever the server has heard. */
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

/** A saved page with its age; weather of more than a day ago is left out. `isOther` day or view than was asked for. */
function page({ title, styles, body, bodyWithoutWeather, savedAt, weatherAt }, isOther) {
  const isOld = Date.now() - weatherAt > DAY_MS;
  const links = styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join("");
  const what = isOther ? ` Of this search there is: ${escaped(title)}.` : "";
  const note = what + (isOld ? " Its weather is older than 24 hours and is not shown." : "");
  const age = `<p role="status">Saved ${timeOf(savedAt)}, you are offline.${note} <a href="/saved">All that is saved</a></p>`;
  return html(title, `${links}${STYLE}`, `${age}<main id="main">${isOld ? bodyWithoutWeather : body}</main>`);
}

/** All that is saved, the last first. */
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

/** The saved searches, the last first, each with the places that were opened from it. */
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
  "<style>body>header,body>p{padding:.75rem 1rem;background:#12424f;color:#fff;margin:0}body>header a,body>p a{color:inherit}body>header{font-weight:700}body>p{background:#1d2f36}</style>";
/** The site's colours, of styles/tokens.css. */
const LIST_STYLE =
  "<style>:root{color-scheme:light dark;--bg:#fbf6ec;--card:#fffdf8;--ink:#12323f;--sea:#0c617d}@media(prefers-color-scheme:dark){:root{--bg:#0f2430;--card:#17323f;--ink:#f4eee1;--sea:#8bd1e6}}body{margin:0;background:var(--bg);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}main{max-width:40rem;margin:0 auto;padding:1rem}h1{font-size:1.5rem}ul{list-style:none;margin:0;padding:0}main>ul>li{padding:1rem;margin:0 0 1rem;border-radius:12px;background:var(--card)}ul ul{padding:.25rem 0 0 1.25rem}ul ul li{margin-top:.75rem}main a{color:var(--sea)}small{display:block}button{font:inherit;min-height:44px;padding:0 1.25rem}</style>";

function html(title, head, body) {
  const brand = '<header><a href="/">Sunny Escape</a></header>';
  const text = `<!DOCTYPE html><html lang="en-GB"><head><meta name="viewport" content="width=device-width"><title>${escaped(title)} – Sunny Escape</title>${head}</head><body>${brand}${body}</body></html>`;
  return new Response(text, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Referrer-Policy": "no-referrer",
      // No script: a saved page does nothing.
      "Content-Security-Policy":
        "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

/** "at 13:50", of another day "on 21 November at 13:50". */
function timeOf(epochMs) {
  const told = (ms, options) =>
    new Date(ms).toLocaleString("en-GB", { timeZone: "Europe/London", ...options });
  const day = told(epochMs, DAY);
  const time = told(epochMs, { hour: "2-digit", minute: "2-digit" });
  return day === told(Date.now(), DAY) ? `at ${time}` : `on ${day} at ${time}`;
}

function escaped(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
