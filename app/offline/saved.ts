import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";

/** Pages write these caches, and the worker reads them. */
export const PAGES = "saved-pages-3";
export const FILES = "saved-files-2";
/** Names the account that the saved pages belong to. */
export const OWNER = "/saved/owner";

/** In a header of the cached document. */
export interface SavedPage {
  /** "own": a page with data of the account, such as a trip. */
  readonly kind: "search" | "place" | "own";
  /** Postcode and hours, the same for every day. A place has those of its search; a page of one's own has "". */
  readonly ofSearch: string;
  readonly title: string;
  readonly places: readonly string[];
  readonly files: readonly string[];
  readonly savedAt: number;
  /** When it, or the search of an unopened place, was last on the screen (epoch ms). */
  readonly seenAt: number;
  /** The oldest forecast on the page (epoch ms). */
  readonly weatherAt: number | null;
}

export interface SavedUnder extends SavedPage {
  readonly url: string;
}

const ABOUT = "Saved-Page";

/** Encoded, because headers allow only ASCII. */
export const savedResponse = (html: string, page: SavedPage): Response =>
  new Response(html, { headers: { [ABOUT]: encodeURIComponent(JSON.stringify(page)) } });

/** Such as "SW1A1AA 2", with other starts "SW1A1AA+M1 2", the same for any day, view or spelling; null for any other page. */
export function searchOf({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string | null {
  const from = searchParams.get("postcode") || searchParams.get("from");
  if (pathname !== "/search" || !from) return null;
  const hours = searchParams.get("drivingHours") || searchParams.get("hours") || DEFAULT_DRIVING_HOURS;
  const starts = [from, ...searchParams.getAll("with").filter(Boolean)];
  return `${starts.join("+").replace(/\s/g, "").toUpperCase()} ${hours}`;
}

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

export const isSamePlace = ({ kind, url }: SavedUnder, { pathname }: Pick<URL, "pathname">): boolean =>
  kind === "place" && url.split("?")[0] === pathname;

/** Or else one of the same search or place. */
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
