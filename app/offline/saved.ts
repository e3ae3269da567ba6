import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";

/** The caches of saved pages and of their files. Pages write them, and the worker reads them. */
export const PAGES = "saved-pages-2";
export const FILES = "saved-files-2";
/** The cache key whose value names the account that the saved pages belong to. */
export const OWNER = "/saved/owner";
export const TRIP = "/trip";

/** The facts about a saved page, stored in a header of the cached document. */
export interface SavedPage {
  readonly kind: "search" | "place" | "trip";
  /**
   * The postcode and hours of a search. They are the same for every day of the search. A place has those of the
   * search that found it; a trip has "".
   */
  readonly ofSearch: string;
  readonly title: string;
  /** The addresses of the places that are saved with a search; empty for other pages. */
  readonly places: readonly string[];
  readonly files: readonly string[];
  readonly savedAt: number;
  /**
   * When the page was last on the screen (epoch ms). If a place was saved without being opened, this is when its
   * search was on the screen.
   */
  readonly seenAt: number;
  /** When the oldest forecast on the page was made (epoch ms); null if the page shows none. */
  readonly weatherAt: number | null;
}

export interface SavedUnder extends SavedPage {
  readonly url: string;
}

const ABOUT = "Saved-Page";

/** Returns the response that the cache stores. The facts are encoded, because headers allow only ASCII. */
export const savedResponse = (html: string, page: SavedPage): Response =>
  new Response(html, { headers: { [ABOUT]: encodeURIComponent(JSON.stringify(page)) } });

/**
 * Returns the postcode and hours of a search's address, such as "SW1A1AA 2". They are the same for any day, view or
 * spelling. Returns null for any other page.
 */
export function searchOf({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string | null {
  const from = searchParams.get("postcode") || searchParams.get("from");
  if (pathname !== "/search" || !from) return null;
  const hours = searchParams.get("drivingHours") || searchParams.get("hours") || DEFAULT_DRIVING_HOURS;
  return `${from.replace(/\s/g, "").toUpperCase()} ${hours}`;
}

/** Returns the saved pages, the last seen first. */
export async function savedPages(caches: CacheStorage): Promise<SavedUnder[]> {
  const pages = await caches.open(PAGES);
  const found: SavedUnder[] = [];
  for (const request of await pages.keys()) {
    const { pathname, search } = new URL(request.url);
    const about = (await pages.match(request))?.headers.get(ABOUT);
    if (about)
      found.push({ url: pathname + search, ...(JSON.parse(decodeURIComponent(about)) as SavedPage) });
  }
  return found.sort((one, other) => other.seenAt - one.seenAt);
}

/** Returns whether a saved page is about the place at this address, for any day. */
export const isSamePlace = ({ kind, url }: SavedUnder, { pathname }: Pick<URL, "pathname">): boolean =>
  kind === "place" && url.split("?")[0] === pathname;

/** Returns the saved page for an address, or else one of the same search or place; null if there is none. */
export function savedFor(saved: readonly SavedUnder[], asked: URL): SavedUnder | null {
  const ofSearch = searchOf(asked);
  return (
    saved.find(({ url }) => url === asked.pathname + asked.search) ??
    saved.find((page) => page.kind === "search" && page.ofSearch === ofSearch) ??
    saved.find((page) => isSamePlace(page, asked)) ??
    null
  );
}

export async function forgetSaved(caches: CacheStorage): Promise<void> {
  const saved = (await caches.keys()).filter((name) => name.startsWith("saved-"));
  await Promise.all(saved.map((name) => caches.delete(name)));
}
