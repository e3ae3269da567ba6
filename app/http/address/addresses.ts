/** The parts of the site by which requests are counted. */
export type Part =
  | "home"
  | "search"
  | "part of a search"
  | "search call"
  | "list call"
  | "personal call"
  | "admin call"
  | "document"
  | "map"
  | "place"
  | "account"
  | "alerts"
  | "favorites"
  | "planner"
  | "suggest"
  | "admin"
  | "text"
  | "status"
  | "other";

export type Method = "GET" | "HEAD" | "POST" | "PUT" | "DELETE";

/** An address of the site, and all that is known of it before its route runs. */
export interface Address {
  /** As the framework matches it, without the slash before it; "" is Home. */
  readonly path: string;
  /** The module under app/routes that answers. */
  readonly module: string;
  /** What its route answers to; OPTIONS the front door answers itself. */
  readonly methods: readonly Method[];
  readonly part: Part;
  /** "listed": a public page of the sitemap. "closed": kept out of search engines by robots.txt. */
  readonly crawlers?: "listed" | "closed";
  /** A call whose answer is public data: pages of any origin may read it, without anybody's cookies. */
  readonly isOpen?: true;
  /** Every guest is answered alike, whatever their browser has searched from: the door may keep the answer for a moment. */
  readonly isAlikeForGuests?: true;
  /** Never refused for being asked often: what a monitor asks. */
  readonly isUnlimited?: true;
  /** Its body is a file, which may be larger than any other call's. */
  readonly isUpload?: true;
  /**
   * May be posted to from any page: mail programs end mails with one click (RFC 8058), from wherever they show them.
   * Nothing there depends on who is signed in: the token in the address is the whole authority, and no other site knows it.
   */
  readonly takesForeignPosts?: true;
}

const GET: readonly Method[] = ["GET", "HEAD"];
const POST: readonly Method[] = ["POST"];
const PUT: readonly Method[] = ["PUT"];
const DELETE: readonly Method[] = ["DELETE"];
const GET_POST: readonly Method[] = [...GET, ...POST];
const PUT_DELETE: readonly Method[] = [...PUT, ...DELETE];
const ALL: readonly Method[] = [...GET_POST, ...PUT_DELETE];

const LISTED = { crawlers: "listed" } as const;
const CLOSED = { crawlers: "closed" } as const;
const OPEN = { isOpen: true } as const;
const ALIKE = { isAlikeForGuests: true } as const;

type Options = Omit<Address, "path" | "module" | "methods" | "part">;

function at(
  path: string,
  module: string,
  methods: readonly Method[],
  part: Part,
  options: Options = {},
): Address {
  return { path, module, methods, part, ...options };
}

/** Whether a post to this path may come from another site: only in the very spelling that mails have. */
export const takesForeignPost = ({ takesForeignPosts, path }: Address, pathname: string): boolean =>
  takesForeignPosts === true && pathname === `/${path}`;

/** A JSON call, or what stands for one that nobody knows. */
export const isCall = ({ path }: Address): boolean => path.startsWith("api/");

/** A JSON call. Search engines are kept out of all of them. */
const call = (path: string, module: string, methods: readonly Method[], part: Part, options: Options = {}) =>
  at(`api/${path}`, `api/${module}`, methods, part, { ...CLOSED, ...options });

/**
 * The one table of the site's addresses. From it follow the framework's routes (app/routes.ts), which methods there are,
 * what the log may tell of an address and what is counted of it, the calls for pages of any origin, what the door lets pass
 * and keeps, robots.txt and the sitemap.
 */
export const ADDRESSES: readonly Address[] = [
  at("", "pages/home.tsx", GET, "home", LISTED),
  at("search", "pages/search/search.tsx", GET, "search", ALIKE),
  at("search/more", "parts/search.more.ts", GET, "part of a search", CLOSED),
  at("search/map", "parts/search.map.ts", GET, "part of a search", CLOSED),
  at("search/nearest", "parts/search.nearest.ts", POST, "part of a search"),
  at("search/counts", "parts/search.counts.ts", GET, "part of a search", CLOSED),
  at("map", "pages/search/map.tsx", GET, "map", LISTED),
  at("suggest", "pages/suggest.tsx", GET_POST, "suggest", LISTED),
  at("auth", "pages/accounts/auth.tsx", GET_POST, "account", CLOSED),
  at("forgotten-password", "pages/accounts/forgotten-password.tsx", GET_POST, "account", CLOSED),
  at("recover", "pages/accounts/recover.tsx", GET_POST, "account", CLOSED),
  at("confirm-email", "pages/accounts/confirm-email.tsx", GET_POST, "account", CLOSED),
  at("settings", "pages/accounts/settings.tsx", GET_POST, "account"),
  at("trip-planner", "pages/trips/trip-planner.tsx", GET_POST, "planner"),
  at("favorites", "pages/trips/favorites.tsx", GET, "favorites"),
  at("alerts", "pages/alerts/alerts.tsx", GET_POST, "alerts", CLOSED),
  at("alerts/mail", "pages/alerts/alert-mail.tsx", GET_POST, "alerts", {
    ...CLOSED,
    takesForeignPosts: true,
  }),
  at("alerts/:alertId", "pages/alerts/alert.tsx", GET_POST, "alerts", CLOSED),
  at("admin", "admin/admin.tsx", GET_POST, "admin", CLOSED),
  at("admin/suggestions", "admin/admin.suggestions.tsx", GET_POST, "admin", CLOSED),
  at("admin/audit", "admin/admin.audit.tsx", GET, "admin", CLOSED),
  at("admin/catalogue", "admin/admin.catalogue-file.tsx", GET_POST, "admin", CLOSED),
  at("admin/recovery", "admin/admin.recovery.tsx", GET_POST, "admin", CLOSED),
  at("about", "pages/about/about.tsx", GET, "text", LISTED),
  at("privacy", "pages/about/privacy.tsx", GET, "text", LISTED),
  at("developers", "pages/about/developers.tsx", GET, "text", LISTED),
  at("status", "pages/about/status.tsx", GET, "status", LISTED),
  at("destinations/:slug", "pages/places/destination.tsx", GET, "place"),
  at("destinations/:slug/details", "parts/destination.details.ts", GET, "place", CLOSED),
  at("destinations/:slug/calendar.ics", "files/destination-calendar.ts", GET, "place", CLOSED),
  at("saved", "pages/saved.tsx", GET, "other", CLOSED),
  at("units", "parts/units.ts", GET_POST, "other"),
  at("forget-postcode", "parts/forget-postcode.ts", POST, "other"),
  at("favorites/toggle", "parts/favorite-toggle.ts", GET_POST, "favorites"),
  at("settings/data", "files/own-data.ts", GET, "account"),
  at("logout", "parts/logout.ts", POST, "account"),
  at("robots.txt", "files/robots-txt.ts", GET, "other"),
  at("sitemap.xml", "files/sitemap.ts", GET, "other"),
  at("previews/:file", "files/preview.ts", GET, "other"),
  at(".well-known/security.txt", "files/security-txt.ts", GET, "other"),
  at("feeds/:token/:file", "files/alert-feed.ts", GET, "alerts", CLOSED),
  at("healthz", "files/healthz.ts", GET, "status", { ...OPEN, isUnlimited: true }),
  call("openapi.json", "openapi.ts", GET, "document", OPEN),
  call("user", "user.ts", GET, "personal call"),
  call("login", "login.ts", POST, "personal call"),
  call("register", "register.ts", POST, "personal call"),
  call("logout", "logout.ts", POST, "personal call"),
  call("user/preferences", "user-preferences.ts", PUT, "personal call"),
  call("favorites", "favorites.ts", GET_POST, "personal call"),
  call("favorites/:destinationId", "favorites.item.ts", DELETE, "personal call"),
  call("recommendations", "recommendations.ts", GET, "personal call"),
  call("search-history", "search-history.ts", GET_POST, "personal call"),
  call("search-history/click", "search-history.click.ts", POST, "personal call"),
  call("search-history/:id/click", "search-history.item-click.ts", PUT, "personal call"),
  call("destinations/all", "destinations.all.ts", GET, "list call", OPEN),
  call("admin/destinations", "admin/destinations.ts", POST, "admin call"),
  call("admin/destinations/:id", "admin/destinations.item.ts", [...GET, ...PUT_DELETE], "admin call"),
  call("admin/destinations/:id/:list", "admin/destinations.list.ts", POST, "admin call"),
  call("admin/destinations/:id/:list/:index", "admin/destinations.list-item.ts", PUT_DELETE, "admin call"),
  call("suggestions", "suggestions.ts", POST, "personal call"),
  call("admin/suggestions", "admin/suggestions.ts", GET, "admin call"),
  call("admin/suggestions/:id/status", "admin/suggestions.status.ts", PUT, "admin call"),
  call("admin/destinations/:id/fetch-places", "admin/destinations.fetch-places.ts", POST, "admin call"),
  call("admin/destinations/:id/weather", "admin/destinations.weather.ts", POST, "admin call"),
  call("admin/weather", "admin/weather.ts", GET, "admin call"),
  call("admin/weather/refresh", "admin/weather.refresh.ts", POST, "admin call"),
  call("admin/geocode", "admin/geocode.ts", GET, "admin call"),
  call("admin/catalogue/export/:file", "admin/catalogue.export.ts", GET, "admin call"),
  call("admin/catalogue/import", "admin/catalogue.import.ts", POST, "admin call", { isUpload: true }),
  call("admin/catalogue/import/:importId", "admin/catalogue.import-item.ts", GET_POST, "admin call"),
  call("admin/*", "admin/unknown.ts", ALL, "admin call"),
  call("search", "search.ts", GET, "search call", { ...OPEN, ...ALIKE }),
  call("*", "unknown.ts", ALL, "personal call"),
  at("*", "pages/not-found.tsx", GET_POST, "other"),
];
