import { UNITS_KEY, parseUnits } from "#app/domain/accounts/unit-settings";
import { withoutSite } from "#app/presenters/head-view";
import {
  OPEN_PLACE_LINKS,
  OWNER_HEADER,
  PLACE_LINKS,
  WEATHER_AT_HEADER,
  ownerOf,
} from "#app/presenters/offline-copy-view";
import { router } from "#app/framework/router";
import { makeCopy } from "./copy-of";
import { createLastTries } from "./last-tries";
import {
  FILES,
  OWNER,
  PAGES,
  type SavedPage,
  type SavedUnder,
  forgetSaved,
  isSamePlace,
  savedFor,
  savedPages,
  savedResponse,
  searchOf,
} from "./saved";

const SEARCHES_KEPT = 3;
const PLACES_SAVED_UNOPENED = 5;
const SETTLED_MS = 1_500;

/** After each navigation and each click; with a search also its first and its opened places. */
async function start(): Promise<void> {
  if (!("__remixRouter" in window) || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(() => save().catch(forgive));
    }, SETTLED_MS);
  };
  router().subscribe(saveSoon);
  document.addEventListener("click", saveSoon);
  saveSoon();
}

/** Without space or permission nothing is saved, and the site works as before. */
const forgive = () => undefined;

async function save(): Promise<void> {
  const { navigation, matches, loaderData } = router().state;
  if (navigation.state !== "idle") return;
  const { root } = loaderData;
  // The page failed to load, so it is unknown who is signed in.
  if (!root) return;
  const owner = ownerOf(root.user);
  if (!(await isOwner(owner))) await startFor(owner);
  const shown = new URL(window.location.href);
  const ofSearch = searchOf(shown);
  if (ofSearch !== null) {
    await saveCopy(shown, { kind: "search", ofSearch, owner });
    const opened = [...document.querySelectorAll<HTMLAnchorElement>(OPEN_PLACE_LINKS)];
    const first = savesData() ? [] : await placesOf(shown);
    const places = [...opened.map(({ href }) => href), ...first];
    for (const href of places) {
      // A tap must not wait for this. The next page is saved with its own places.
      if (router().state.navigation.state !== "idle" || window.location.href !== shown.href) return;
      await saveCopy(new URL(href, shown), { kind: "place", ofSearch, owner });
    }
  } else if (isPlace(shown)) {
    const last = (await savedPages(caches)).find(({ kind }) => kind === "search");
    if (last) await saveCopy(shown, { kind: "place", ofSearch: last.ofSearch, owner });
  } else if (matches.at(-1)?.route.handle?.hasOwnCopy) {
    const version = JSON.stringify(loaderData);
    await saveCopy(new URL(shown.pathname, shown), { kind: "own", ofSearch: "", owner, version });
  }
  await removeOlder();
}

async function isOwner(owner: string): Promise<boolean> {
  const known = await (await caches.open(PAGES)).match(OWNER);
  return (await known?.text()) === owner;
}

/** Removes what was saved for another account, or before the visitor signed in or out. */
async function startFor(owner: string): Promise<void> {
  await forgetSaved(caches);
  await (await caches.open(PAGES)).put(OWNER, new Response(owner));
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

const isPlace = ({ pathname }: URL): boolean => /^\/destinations\/[^/]+$/.test(pathname);

const placesOf = async ({ pathname, search }: URL): Promise<readonly string[]> =>
  (await savedPages(caches)).find(({ url }) => url === pathname + search)?.places ?? [];

const tries = createLastTries();

interface Saving extends Pick<SavedPage, "kind" | "ofSearch"> {
  readonly owner: string;
  /** Of the content of a page of one's own. After a change, a new copy is requested at once. */
  readonly version?: string;
}

/**
 * At most once an hour. A place has one copy per search, because its page has all days; a changed
 * page of one's own is saved at once. Not unavailable pages, nor those without places. Throws if there is no space.
 */
async function saveCopy(page: URL, { kind, ofSearch, owner, version = "" }: Saving): Promise<void> {
  const path = page.pathname + page.search;
  const key = kind === "search" ? path : `${page.pathname} ${ofSearch}`;
  const former = (await savedPages(caches)).find((saved) =>
    kind === "place" ? isSamePlace(saved, page) && saved.ofSearch === ofSearch : saved.url === path,
  );
  const asked = (localStorage.getItem(UNITS_KEY) ?? "") + version;
  const nowMs = Date.now();
  if (!tries.isDue(key, asked, former !== undefined, nowMs)) {
    if (former) await noteSeen(former, nowMs);
    return;
  }
  const attempt = tries.begin(key, asked, nowMs);
  const answer = await fetchCopy(inOwnUnits(page), kind).catch(attempt.forget);
  if (!answer) return;
  // The server is busy or failing, so the next click may try again.
  if (answer.status >= 429) attempt.forget();
  if (!answer.ok || (kind === "own" && answer.headers.get(OWNER_HEADER) !== owner)) return;
  const copy = new DOMParser().parseFromString(await answer.text(), "text/html");
  makeCopy(copy, kind);
  const html = `<!DOCTYPE html>${copy.documentElement.outerHTML}`;
  const links = [...copy.querySelectorAll(PLACE_LINKS)].map((link) => link.getAttribute("href") ?? "");
  if (kind === "search" && links.length === 0) return;
  const pages = await caches.open(PAGES);
  if (kind === "own" && !copy.querySelector("article")) return void (await pages.delete(path));
  const weatherAt = answer.headers.get(WEATHER_AT_HEADER);
  const saved = {
    kind,
    ofSearch,
    title: withoutSite(copy.title),
    savedAt: nowMs,
    seenAt: nowMs,
    weatherAt: weatherAt === null ? null : Date.parse(weatherAt),
    places: kind === "search" ? [...new Set(links)].slice(0, PLACES_SAVED_UNOPENED) : [],
    files: await saveFiles(html, copy),
  };
  if (!attempt.isLast() || !(await isOwner(owner))) return;
  if (former) await pages.delete(former.url);
  await pages.put(path, savedResponse(html, saved));
  attempt.kept();
}

/** Without cookies, as a guest sees it. Only a page of one's own has data of the account. */
const fetchCopy = (url: string, kind: SavedPage["kind"]): Promise<Response> =>
  fetch(url, { credentials: kind === "own" ? "same-origin" : "omit", cache: "no-store" });

/** Copies are requested without cookies. */
function inOwnUnits({ href }: URL): string {
  const url = new URL(href);
  const units = parseUnits(localStorage.getItem(UNITS_KEY));
  for (const [name, unit] of Object.entries(units ?? {})) url.searchParams.set(name, String(unit));
  return url.href;
}

async function noteSeen({ url, ...page }: SavedUnder, nowMs: number): Promise<void> {
  const pages = await caches.open(PAGES);
  const html = await (await pages.match(url))?.text();
  if (html !== undefined) await pages.put(url, savedResponse(html, { ...page, seenAt: nowMs }));
}

/** The style sheet, and fonts and pictures that this browser has already loaded. Returns their paths. */
async function saveFiles(html: string, copy: Document): Promise<string[]> {
  const styles = [...copy.querySelectorAll("link[rel=stylesheet]")].map(
    (link) => link.getAttribute("href") ?? "",
  );
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const drawn = loaded.filter(
    ({ origin, pathname }) =>
      origin === window.location.origin &&
      // The document names its pictures, but only the style sheet names the fonts.
      (pathname.endsWith(".woff2") || (/\.\w+$/.test(pathname) && html.includes(pathname))),
  );
  const paths = [...new Set([...styles, ...drawn.map(({ pathname }) => pathname)])];
  const files = await caches.open(FILES);
  await Promise.allSettled(paths.map(async (path) => (await files.match(path)) ?? files.add(path)));
  return paths;
}

/** Leaves pages of one's own, a page for each of the last three searches, their places, and the files of these. */
async function removeOlder(): Promise<void> {
  const pages = await caches.open(PAGES);
  const saved = await savedPages(caches);
  const searches = saved.filter(({ kind }) => kind === "search");
  const lasts = searches.filter(
    (search) => searches.find(({ ofSearch }) => ofSearch === search.ofSearch) === search,
  );
  const kept = lasts.slice(0, SEARCHES_KEPT);
  const isKept = (page: SavedUnder) =>
    page.kind === "place"
      ? kept.some(({ ofSearch }) => ofSearch === page.ofSearch)
      : page.kind === "own" || kept.includes(page);
  for (const { url } of saved.filter((page) => !isKept(page))) await pages.delete(url);
  const needed = new Set(saved.filter(isKept).flatMap(({ files }) => files));
  const files = await caches.open(FILES);
  for (const file of await files.keys()) {
    if (!needed.has(new URL(file.url).pathname)) await files.delete(file);
  }
}

/**
 * A copy of the same search or place for another day or view will do. Reloads, so that the worker answers
 * with the copy, and never settles, so that nothing else is shown meanwhile. Resolves without a copy.
 */
export async function openSaved({ url, signal }: Pick<Request, "url" | "signal">): Promise<void> {
  const asked = new URL(url);
  const { pathname, search } = asked;
  if (!navigator.serviceWorker.controller) return;
  if (!savedFor(await savedPages(caches), asked) || signal.aborted) return;
  const isThere = window.location.pathname === pathname && window.location.search === search;
  if (isThere) window.location.reload();
  else window.location.assign(pathname + search);
  await new Promise(() => undefined);
}

void start().catch(forgive);
