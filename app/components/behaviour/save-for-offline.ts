import { HOUR_MS } from "#app/domain/units";
import { UNITS_KEY, parseUnits } from "#app/domain/accounts/unit-settings";
import { oldestAgeToldIn } from "#app/domain/weather/forecast-freshness";
import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { createLastTries } from "./last-tries";

/** What is read without a connection; public/sw.js, which knows the caches by the same names, shows it then. */
const PAGES = "saved-pages-1";
const FILES = "saved-files-1";
const OWNER = "/saved/owner";
const SEARCHES_KEPT = 3;
/** Left out of saved pages: what is personal, or needs a script (forms, hearts), */
const OF_SCRIPTS =
  "script, noscript, template, form, dialog, button, input, select, source, [role=tablist], [hidden], .js-only, a[href^='/auth'], a[download]";
/** and what leads to another page of this site, which is not there: other orders and views, further filters, alerts, calendars. */
const LEADS_AWAY =
  "nav:not(.day-strip, [aria-label=Filters]), [aria-label=Filters] :is(p, li:not(:has([data-on])), .sr-only, svg), .results-bar, a:has(.lucide-share-2), a[href*='/calendar.ics'], a[href='/'], a[href^='/?'], a[href^='/alerts'], a[href^='/about'], a[href^='/map']";
/** What says that something can be pressed, or belongs to what can. */
const SAYS_PRESSED = ["role", "aria-expanded", "aria-controls", "aria-labelledby", "tabindex"];
/** The names of places among results: in the list, in the table of days and on the map. */
const NAMES = "ol > li h2, tbody th a, .map-tip strong";
const SETTLED_MS = 1_500;

interface SavedPage {
  readonly kind: "search" | "place";
  /** Postcode and hours: a search of other days is the same one. A place has that of the search it was opened from. */
  readonly ofSearch: string;
  readonly title: string;
  readonly styles: readonly string[];
  readonly files: readonly string[];
  readonly body: string;
  readonly bodyWithoutWeather: string;
  readonly savedAt: number;
  /** No later than the forecast was made. */
  readonly weatherAt: number;
}

/** The part of Remix's router, which it keeps on the window, that tells where the visitor is and who they are. */
interface Router {
  readonly state: {
    readonly navigation: { readonly state: string };
    readonly loaderData: { readonly root?: { readonly user: { readonly id: number } | null } };
  };
  subscribe(listener: () => void): () => void;
}

/**
 * Registers the worker that answers without a connection, and from then on saves the last three searches and the places
 * opened from them as they are on the page, without scripts. Where the browser has no worker, it does nothing.
 */
async function start(): Promise<void> {
  const { __remixRouter: router } = window as unknown as { __remixRouter?: Router };
  if (!router || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(router).catch(forgive), SETTLED_MS);
  };
  router.subscribe(saveSoon);
  document.addEventListener("click", saveSoon);
  saveSoon();
}

/** Without space or permission nothing is saved; the site works as before. */
const forgive = () => undefined;

async function save(router: Router): Promise<void> {
  if (router.state.navigation.state !== "idle") return;
  const { root } = router.state.loaderData;
  // A page that could not be loaded does not tell who they are.
  if (!root) return;
  await claimFor(String(root.user?.id ?? "guest"));
  const { pathname, search } = window.location;
  const searched = searchOf(pathname, new URLSearchParams(search));
  if (searched !== null && document.querySelector(`main :is(${NAMES})`)) {
    await keep(pathname + search, document, "search", searched);
    await saveOpened(searched);
  } else if (isPlace(pathname)) {
    const [last] = await savedSearches();
    if (last !== undefined) await keep(pathname + search, document, "place", last);
  }
}

/** Removes what was saved for somebody else, or before somebody signed in or out. */
async function claimFor(owner: string): Promise<void> {
  const pages = await caches.open(PAGES);
  const known = await (await pages.match(OWNER))?.text();
  if (known === owner) return;
  const saved = (await caches.keys()).filter((name) => name.startsWith("saved-"));
  await Promise.all(saved.map((name) => caches.delete(name)));
  await (await caches.open(PAGES)).put(OWNER, new Response(owner));
}

/** The search that an address asks for, whatever its day, view or spelling; public/sw.js reads it likewise. */
function searchOf(pathname: string, params: URLSearchParams): string | null {
  const from = params.get("postcode") || params.get("from");
  if (pathname !== "/search" || !from) return null;
  const hours = params.get("drivingHours") || params.get("hours") || DEFAULT_DRIVING_HOURS;
  return `${from.replace(/\s/g, "").toUpperCase()} ${hours}`;
}

const isPlace = (pathname: string): boolean => /^\/destinations\/[^/]+$/.test(pathname);

const tries = createLastTries();

/**
 * The pages of the cards that are open, as anybody would see them in these units: asked for without the visitor's cookies.
 * Again where they have been forgotten meanwhile, or are of an hour ago; what cannot be kept waits its hour too.
 */
async function saveOpened(ofSearch: string): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLAnchorElement>("a.card-toggle[aria-expanded=true]")) {
    const { pathname, search } = new URL(href);
    const path = pathname + search;
    const asked = inOwnUnits(href);
    const isSaved = Boolean(await (await caches.open(PAGES)).match(path));
    if (!tries.isDue(path, asked, isSaved, Date.now())) continue;
    const attempt = tries.begin(path, asked, Date.now());
    const answer = await fetch(asked, { credentials: "omit" }).catch(attempt.forget);
    if (!answer?.ok) continue;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (attempt.isLast() && (await keep(path, page, "place", ofSearch))) attempt.kept();
  }
}

/** The units are a cookie's, which stays behind: the address tells them instead. */
function inOwnUnits(href: string): string {
  const url = new URL(href);
  const units = parseUnits(localStorage.getItem(UNITS_KEY));
  for (const [name, unit] of Object.entries(units ?? {})) url.searchParams.set(name, String(unit));
  return url.href;
}

/** Whether it was saved: a page without content is not. Throws where the browser has no space. */
async function keep(
  url: string,
  page: Document,
  kind: SavedPage["kind"],
  ofSearch: string,
): Promise<boolean> {
  const main = page.querySelector("main")?.cloneNode(true);
  if (!(main instanceof HTMLElement)) return false;
  for (const pressed of main.querySelectorAll("button:has(img)")) unwrap(pressed);
  giveRoomOfMap(main);
  // That the weather is made up stands over every page, and so over the saved one.
  const notice = page.querySelector("[data-of-weather]");
  if (notice) main.insertBefore(notice.cloneNode(true), main.firstChild);
  for (const element of main.querySelectorAll(`${OF_SCRIPTS}, ${LEADS_AWAY}`)) element.remove();
  // They tell the best of each day and the filters that are on; the searches that they lead to are not saved.
  for (const told of main.querySelectorAll(".day-strip a, a[data-on]")) told.removeAttribute("href");
  // Pins keep theirs: those too close together to be targets are no stops of the keyboard either.
  for (const element of main.querySelectorAll("a:not(.map-pin), [role=tabpanel]")) {
    for (const name of SAYS_PRESSED) element.removeAttribute(name);
  }
  const savedAt = Date.now();
  const styles = sources(document, "link[rel=stylesheet]", "href");
  const saved: SavedPage = {
    kind,
    ofSearch,
    savedAt,
    styles,
    title: page.title.replace(/ – Sunny Escape$/, ""),
    files: filesOf(main, styles),
    body: main.innerHTML,
    bodyWithoutWeather: kind === "search" ? namesIn(main) : factsIn(main),
    weatherAt: savedAt - ageOfWeather(main),
  };
  const files = await caches.open(FILES);
  await Promise.allSettled(saved.files.map(async (file) => (await files.match(file)) ?? files.add(file)));
  await (await caches.open(PAGES)).put(url, new Response(JSON.stringify(saved)));
  await removeOlder(url, saved);
  return true;
}

/** The map beside the list needs scripts: without it the list has the whole width. */
function giveRoomOfMap(main: HTMLElement): void {
  const column = main.querySelector("[data-beside]")?.parentElement;
  column?.parentElement?.removeAttribute("class");
  column?.remove();
}

/** A day of the forecast is a button that shows its hours: what it tells stays. */
function unwrap(pressed: Element): void {
  const told = document.createElement("div");
  told.className = pressed.className;
  while (pressed.firstChild) told.appendChild(pressed.firstChild);
  pressed.replaceWith(told);
}

/** The addresses on this site that such elements name, without what follows a "#". */
function sources(within: Document | HTMLElement, selector: string, attribute: string): string[] {
  return [...within.querySelectorAll(selector)].flatMap((element) => {
    const { origin, pathname } = new URL(element.getAttribute(attribute) ?? "#", window.location.href);
    return origin === window.location.origin && pathname !== window.location.pathname ? [pathname] : [];
  });
}

/** What the page is drawn with, as far as the browser has it: nothing is fetched for this that nobody has seen. */
function filesOf(main: HTMLElement, styles: readonly string[]): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const drawn = new Set([...styles, ...sources(main, "img", "src"), ...sources(main, "use", "href")]);
  return [...new Set(loaded)].filter((path) => drawn.has(path) || path.endsWith(".woff2"));
}

/** A page without an age shows forecasts of at most 90 minutes; the age in words is rounded. */
function ageOfWeather(main: HTMLElement): number {
  const hours = oldestAgeToldIn(main.textContent ?? "");
  return (hours === null ? 1.5 : hours + 0.5) * HOUR_MS;
}

/** A search without its weather: the places within the drive. */
function namesIn(main: HTMLElement): string {
  const items = [...main.querySelectorAll("ol > li, tbody > tr")].flatMap((place) => {
    const name = place.querySelector(NAMES)?.outerHTML;
    return name === undefined ? [] : [`<li>${name}</li>`];
  });
  return `${main.querySelector("h1")?.outerHTML ?? ""}<ul>${items.join("")}</ul>`;
}

const LASTING = ["facts", "activities", "accommodation"];

/** A place without its weather: what there is to do, and where to stay. */
function factsIn(main: HTMLElement): string {
  const sections = LASTING.map((id) => main.querySelector(`section[aria-labelledby=${id}]`)?.outerHTML ?? "");
  return (main.querySelector("h1")?.outerHTML ?? "") + sections.join("");
}

type Entry = readonly [url: string, saved: SavedPage];

/** What is saved, the last first. */
async function savedPages(): Promise<Entry[]> {
  const pages = await caches.open(PAGES);
  const found: Entry[] = [];
  for (const request of await pages.keys()) {
    const { pathname, search } = new URL(request.url);
    const answer = pathname === OWNER ? undefined : await pages.match(request);
    if (answer) found.push([pathname + search, await answer.json<SavedPage>()]);
  }
  return found.sort(([, one], [, other]) => other.savedAt - one.savedAt);
}

async function savedSearches(): Promise<string[]> {
  const saved = await savedPages();
  return saved.filter(([, { kind }]) => kind === "search").map(([, { ofSearch }]) => ofSearch);
}

/** Keeps one page of each of the last three searches and the places opened from them, and the files that these need. */
async function removeOlder(url: string, { kind, ofSearch }: SavedPage): Promise<void> {
  const pages = await caches.open(PAGES);
  const saved = await savedPages();
  const searches = [...new Set(await savedSearches())].slice(0, SEARCHES_KEPT);
  const isOutdated = ([other, page]: Entry) =>
    !searches.includes(page.ofSearch) ||
    (kind === "search" && page.kind === "search" && page.ofSearch === ofSearch && other !== url);
  for (const [other] of saved.filter(isOutdated)) await pages.delete(other);
  const needed = new Set(saved.filter((entry) => !isOutdated(entry)).flatMap(([, { files }]) => files));
  const files = await caches.open(FILES);
  for (const file of await files.keys()) {
    if (!needed.has(new URL(file.url).pathname)) await files.delete(file);
  }
}

/**
 * Shows what is saved of a page that was asked for in vain, of a search also another day or view: as a document, which the
 * worker answers. Then it never ends, so that nothing else is shown meanwhile; it does nothing where none of it is saved.
 */
export async function openSaved({ url, signal }: Pick<Request, "url" | "signal">): Promise<void> {
  const { pathname, search, searchParams } = new URL(url);
  if (!navigator.serviceWorker.controller) return;
  const searched = searchOf(pathname, searchParams);
  const isSaved =
    searched === null
      ? Boolean(await (await caches.open(PAGES)).match(pathname + search))
      : (await savedSearches()).includes(searched);
  if (!isSaved || signal.aborted) return;
  const isThere = window.location.pathname === pathname && window.location.search === search;
  if (isThere) window.location.reload();
  else window.location.assign(pathname + search);
  await new Promise(() => undefined);
}

void start().catch(forgive);
