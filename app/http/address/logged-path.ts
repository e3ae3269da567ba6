import { comparedPath } from "./own-path";

/** Every word of our own addresses (app/routes.ts). */
const WORDS: ReadonlySet<string> = new Set([
  ...["search", "more", "map", "nearest", "counts", "forget-postcode", "units", "saved", "suggest"],
  ...["auth", "forgotten-password", "recover", "settings", "data", "logout"],
  ...["trip-planner", "favorites", "toggle", "alerts", "mail", "feeds"],
  ...["about", "privacy", "developers", "status"],
  ...["destinations", "details", "calendar.ics", "previews"],
  ...["robots.txt", "sitemap.xml", ".well-known", "security.txt", "healthz"],
  ...["api", "openapi.json", "user", "login", "register", "preferences", "recommendations", "all"],
  ...["search-history", "click", "suggestions"],
  ...["admin", "audit", "catalogue", "recovery", "fetch-places", "weather", "refresh", "geocode"],
  ...["export", "import"],
]);
/** What Remix puts behind a page's address to ask for its data alone. */
const DATA = ".data";

/**
 * The path of a request for the log: every word that is not one of our routes becomes ":", since anybody can write anything
 * there, and some write a postcode or a name. The query is no part of it.
 */
export function loggedPath({ url }: Pick<Request, "url">): string {
  const { pathname } = new URL(url);
  const isData = pathname.endsWith(DATA);
  const path = isData ? pathname.slice(0, -DATA.length) : pathname;
  const told = path.split("/").map((segment) => {
    const word = comparedPath(segment);
    return word === "" || WORDS.has(word) ? word : ":";
  });
  return `${told.join("/")}${isData ? DATA : ""}`;
}
