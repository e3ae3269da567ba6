import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";

/** The caches of saved pages and of what they are drawn with: pages write them, the worker shows them. */
export const PAGES = "saved-pages-1";
export const FILES = "saved-files-1";
/** Beside the pages: whose they are. */
export const OWNER = "/saved/owner";

/** A page as it was, without its scripts, as the cache holds it under its address. */
export interface SavedPage {
  readonly kind: "search" | "place";
  /** Postcode and hours: a search of other days is the same one. A place has that of the search it was opened from. */
  readonly ofSearch: string;
  readonly title: string;
  readonly styles: readonly string[];
  readonly files: readonly string[];
  readonly body: string;
  readonly bodyWithoutWeather: string;
  /** When the page was loaded, which is older than its copy where it stayed open. */
  readonly savedAt: number;
  /** When it was last on the screen; absent where a former release saved it. */
  readonly seenAt?: number;
  /** No later than the forecast was made. */
  readonly weatherAt: number;
}

/** A saved page and its path with the query. */
export interface SavedUnder extends SavedPage {
  readonly url: string;
}

/** The search that an address asks for, whatever its day, view or spelling: "SW1A1AA 2"; null for any other page. */
export function searchOf({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string | null {
  const from = searchParams.get("postcode") || searchParams.get("from");
  if (pathname !== "/search" || !from) return null;
  const hours = searchParams.get("drivingHours") || searchParams.get("hours") || DEFAULT_DRIVING_HOURS;
  return `${from.replace(/\s/g, "").toUpperCase()} ${hours}`;
}

/** What is saved, the last that was seen first. */
export async function savedPages(caches: CacheStorage): Promise<SavedUnder[]> {
  const pages = await caches.open(PAGES);
  const found: SavedUnder[] = [];
  for (const request of await pages.keys()) {
    const { pathname, search } = new URL(request.url);
    const answer = pathname === OWNER ? undefined : await pages.match(request);
    if (answer) found.push({ url: pathname + search, ...(await answer.json<SavedPage>()) });
  }
  const seenAt = (page: SavedPage) => page.seenAt ?? page.savedAt;
  return found.sort((one, other) => seenAt(other) - seenAt(one));
}

/** Forgets all that is saved, also what other versions of the worker have saved. */
export async function forgetSaved(caches: CacheStorage): Promise<void> {
  const saved = (await caches.keys()).filter((name) => name.startsWith("saved-"));
  await Promise.all(saved.map((name) => caches.delete(name)));
}
