import { UNITS_KEY, parseUnits } from "#app/domain/accounts/unit-settings";
import { createLastTries } from "./last-tries";
import { createLoadTimes } from "./load-times";
import { type CopiedAs, NAMES, copyOf } from "./page-copy";
import {
  FILES,
  OWNER,
  PAGES,
  type SavedPage,
  type SavedUnder,
  forgetSaved,
  savedPages,
  searchOf,
} from "./saved";

const SEARCHES_KEPT = 3;
const SETTLED_MS = 1_500;

/** The part of Remix's router, which it keeps on the window, that tells where the visitor is and who they are. */
interface Router {
  readonly state: {
    readonly navigation: { readonly state: string };
    readonly loaderData: { readonly root?: { readonly user: { readonly id: number } | null } };
  };
  subscribe(listener: () => void): () => void;
}

/** What Remix keeps on the window; its context has the data that came with the document. */
interface RemixWindow {
  readonly __remixRouter?: Router;
  readonly __remixContext?: { readonly state: Pick<Router["state"], "loaderData"> };
}

/**
 * Registers the worker that answers without a connection, and from then on saves the last three searches and the places
 * opened from them as they are on the page, without scripts. Where the browser has no worker, it does nothing.
 */
async function start(): Promise<void> {
  const { __remixRouter: router, __remixContext: context } = window as unknown as RemixWindow;
  if (!router || !("serviceWorker" in navigator)) return;
  const cameAt = createLoadTimes(context?.state.loaderData.root, performance.timeOrigin);
  const noteLoad = () => {
    const { root } = router.state.loaderData;
    if (root) cameAt(root, Date.now());
  };
  router.subscribe(noteLoad);
  noteLoad();
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(router, cameAt).catch(forgive), SETTLED_MS);
  };
  router.subscribe(saveSoon);
  document.addEventListener("click", saveSoon);
  saveSoon();
}

/** Without space or permission nothing is saved; the site works as before. */
const forgive = () => undefined;

async function save(router: Router, cameAt: ReturnType<typeof createLoadTimes>): Promise<void> {
  if (router.state.navigation.state !== "idle") return;
  const { root } = router.state.loaderData;
  // A page that could not be loaded does not tell who they are.
  if (!root) return;
  const savedAt = cameAt(root, Date.now());
  await claimFor(String(root.user?.id ?? "guest"));
  const shown = new URL(window.location.href);
  const { pathname, search } = shown;
  const searched = searchOf(shown);
  if (searched !== null && document.querySelector(`main :is(${NAMES})`)) {
    await keep(pathname + search, document, { kind: "search", ofSearch: searched, savedAt });
    await saveOpened(searched);
  } else if (isPlace(pathname)) {
    const [last] = await savedSearches();
    if (last !== undefined)
      await keep(pathname + search, document, { kind: "place", ofSearch: last, savedAt });
  }
}

/** Removes what was saved for somebody else, or before somebody signed in or out. */
async function claimFor(owner: string): Promise<void> {
  const pages = await caches.open(PAGES);
  const known = await (await pages.match(OWNER))?.text();
  if (known === owner) return;
  await forgetSaved(caches);
  await (await caches.open(PAGES)).put(OWNER, new Response(owner));
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
    const place = { kind: "place", ofSearch, savedAt: Date.now() } as const;
    if (attempt.isLast() && (await keep(path, page, place))) attempt.kept();
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
async function keep(url: string, page: Document, of: CopiedAs): Promise<boolean> {
  const saved = copyOf(page, of);
  if (!saved) return false;
  const files = await caches.open(FILES);
  await Promise.allSettled(saved.files.map(async (file) => (await files.match(file)) ?? files.add(file)));
  await (await caches.open(PAGES)).put(url, new Response(JSON.stringify({ ...saved, seenAt: Date.now() })));
  await removeOlder(url, saved);
  return true;
}

/** The searches of which a page is saved, the last first. */
async function savedSearches(): Promise<string[]> {
  const saved = await savedPages(caches);
  return saved.filter(({ kind }) => kind === "search").map(({ ofSearch }) => ofSearch);
}

/** Keeps one page of each of the last three searches and the places opened from them, and the files that these need. */
async function removeOlder(url: string, { kind, ofSearch }: SavedPage): Promise<void> {
  const pages = await caches.open(PAGES);
  const saved = await savedPages(caches);
  const searches = [...new Set(await savedSearches())].slice(0, SEARCHES_KEPT);
  const isOutdated = (other: SavedUnder) =>
    !searches.includes(other.ofSearch) ||
    (kind === "search" && other.kind === "search" && other.ofSearch === ofSearch && other.url !== url);
  for (const other of saved.filter(isOutdated)) await pages.delete(other.url);
  const needed = new Set(saved.filter((other) => !isOutdated(other)).flatMap(({ files }) => files));
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
  const asked = new URL(url);
  const { pathname, search } = asked;
  if (!navigator.serviceWorker.controller) return;
  const searched = searchOf(asked);
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
