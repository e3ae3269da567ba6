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

export type Needs = "anyone" | "user" | "admin";

/** What is known before its route runs. */
export interface Address {
  /** As Remix matches it, without the first slash; "" is Home. */
  readonly path: string;
  /** Below app/. */
  readonly module: string;
  readonly methods: readonly Method[];
  readonly part: Part;
  /** "listed": a public page that the sitemap has. "closed": robots.txt keeps search engines out. */
  readonly crawlers?: "listed" | "closed";
  /** Pages of any origin may then read its answer, if they ask without cookies. */
  readonly isOpen?: true;
  /** Every guest gets the same answer, which the door may cache for a moment. */
  readonly isAlikeForGuests?: true;
  /** Not rate-limited, because monitors call it. */
  readonly isUnlimited?: true;
  /** Its body is a file, which may be larger than the body of any other call. */
  readonly isUpload?: true;
  /** One-click unsubscribing (RFC 8058) from any mail program. Only the token in the address counts. */
  readonly takesForeignPosts?: true;
}

const GET = ["GET", "HEAD"] as const;
const POST = ["POST"] as const;
const PUT = ["PUT"] as const;
const DELETE = ["DELETE"] as const;
const GET_POST = [...GET, ...POST] as const;
const PUT_DELETE = [...PUT, ...DELETE] as const;
const ALL = [...GET_POST, ...PUT_DELETE] as const;

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

/** Only in the exact spelling that our mails have. */
export const takesForeignPost = ({ takesForeignPosts, path }: Address, pathname: string): boolean =>
  takesForeignPosts === true && pathname === `/${path}`;

/** The address for unknown calls is one too. */
export const isCall = ({ path }: Pick<Address, "path">): boolean => path.startsWith("api/");

/** Its route and its description in scripts/openapi read this. */
const call = <Caller extends Needs, const Methods extends readonly Method[]>(
  module: string,
  needs: Caller,
  methods: Methods,
  options: Options & { readonly part?: Part } = {},
) => ({
  module,
  needs,
  methods,
  part: needs === "admin" ? ("admin call" as const) : ("personal call" as const),
  ...options,
});

/** Type-checking fails if a route lacks a method or has another one, and if a call has no description. */
export const CALLS = {
  "api/search": call("routes/api/search.ts", "anyone", GET, { part: "search call", ...OPEN }),
  "api/destinations/all": call("routes/api/destinations.all.ts", "anyone", GET, {
    part: "list call",
    ...OPEN,
  }),
  healthz: call("routes/files/healthz.ts", "anyone", GET, { part: "status", ...OPEN, isUnlimited: true }),
  "api/openapi.json": call("routes/api/openapi.ts", "anyone", GET, { part: "document", ...OPEN }),
  "api/accuracy": call("features/accuracy/routes/accuracy-call.ts", "anyone", GET, {
    part: "status",
    ...OPEN,
  }),
  "api/user": call("routes/api/user.ts", "user", GET),
  "api/login": call("routes/api/login.ts", "anyone", POST),
  "api/register": call("routes/api/register.ts", "anyone", POST),
  "api/logout": call("routes/api/logout.ts", "anyone", POST),
  "api/user/preferences": call("routes/api/user-preferences.ts", "user", PUT),
  "api/favorites": call("routes/api/favorites.ts", "user", GET_POST),
  "api/favorites/:destinationId": call("routes/api/favorites.item.ts", "user", DELETE),
  "api/recommendations": call("routes/api/recommendations.ts", "user", GET),
  "api/search-history": call("routes/api/search-history.ts", "user", GET_POST),
  "api/search-history/click": call("routes/api/search-history.click.ts", "user", POST),
  "api/search-history/:id/click": call("routes/api/search-history.item-click.ts", "user", PUT),
  "api/admin/destinations": call("routes/api/admin/destinations.ts", "admin", POST),
  "api/admin/destinations/:id": call("routes/api/admin/destinations.item.ts", "admin", [
    ...GET,
    ...PUT_DELETE,
  ]),
  "api/admin/destinations/:id/:list": call("routes/api/admin/destinations.list.ts", "admin", POST),
  "api/admin/destinations/:id/:list/:index": call(
    "routes/api/admin/destinations.list-item.ts",
    "admin",
    PUT_DELETE,
  ),
  "api/suggestions": call("routes/api/suggestions.ts", "user", POST),
  "api/admin/suggestions": call("routes/api/admin/suggestions.ts", "admin", GET),
  "api/admin/suggestions/:id/status": call("routes/api/admin/suggestions.status.ts", "admin", PUT),
  "api/admin/destinations/:id/fetch-places": call(
    "routes/api/admin/destinations.fetch-places.ts",
    "admin",
    POST,
  ),
  "api/admin/destinations/:id/weather": call("routes/api/admin/destinations.weather.ts", "admin", POST),
  "api/admin/weather": call("routes/api/admin/weather.ts", "admin", GET),
  "api/admin/weather/refresh": call("routes/api/admin/weather.refresh.ts", "admin", POST),
  "api/admin/geocode": call("routes/api/admin/geocode.ts", "admin", GET),
  "api/admin/catalogue/export/:file": call("routes/api/admin/catalogue.export.ts", "admin", GET),
  "api/admin/catalogue/import": call("routes/api/admin/catalogue.import.ts", "admin", POST, {
    isUpload: true,
  }),
  "api/admin/catalogue/import/:importId": call(
    "routes/api/admin/catalogue.import-item.ts",
    "admin",
    GET_POST,
  ),
} satisfies Readonly<Record<string, Omit<Address, "path">>>;

/** Routes, rate limits, the door's cache, the log, robots.txt and the sitemap are made from it. */
export const ADDRESSES: readonly Address[] = [
  at("", "routes/pages/home.tsx", GET, "home", LISTED),
  at("search", "routes/pages/search/search.tsx", GET, "search", ALIKE),
  at("search/more", "routes/parts/search.more.ts", GET, "part of a search", CLOSED),
  at("search/map", "routes/parts/search.map.ts", GET, "part of a search", CLOSED),
  at("search/nearest", "routes/parts/search.nearest.ts", POST, "part of a search"),
  at("search/counts", "routes/parts/search.counts.ts", GET, "part of a search", CLOSED),
  at("map", "routes/pages/search/map.tsx", GET, "map", LISTED),
  at("map/sun.svg", "routes/files/sun-map-image.ts", GET, "map", { ...CLOSED, ...ALIKE }),
  at("suggest", "routes/pages/suggest.tsx", GET_POST, "suggest", LISTED),
  at("auth", "routes/pages/accounts/auth.tsx", GET_POST, "account", CLOSED),
  at("forgotten-password", "routes/pages/accounts/forgotten-password.tsx", GET_POST, "account", CLOSED),
  at("recover", "routes/pages/accounts/recover.tsx", GET_POST, "account", CLOSED),
  at("confirm-email", "routes/pages/accounts/confirm-email.tsx", GET_POST, "account", CLOSED),
  at("settings", "routes/pages/accounts/settings.tsx", GET_POST, "account"),
  at("trip-planner", "routes/pages/trips/trip-planner.tsx", GET_POST, "planner"),
  at("trip", "features/itinerary/routes/trip.tsx", GET_POST, "planner"),
  at("trip/calendar.ics", "features/itinerary/routes/trip-calendar.ts", GET, "planner", CLOSED),
  at(
    "trips/:token/calendar.ics",
    "features/itinerary/routes/shared-trip-calendar.ts",
    GET,
    "planner",
    CLOSED,
  ),
  // Crawlers could not see its "noindex" otherwise, and people put its links on other websites.
  at("trips/:token", "features/itinerary/routes/shared-trip.tsx", GET, "planner"),
  at("favorites", "routes/pages/trips/favorites.tsx", GET, "favorites"),
  at("alerts", "features/alerts/routes/alerts.tsx", GET_POST, "alerts", CLOSED),
  at("alerts/mail", "features/alerts/routes/alert-mail.tsx", GET_POST, "alerts", {
    ...CLOSED,
    takesForeignPosts: true,
  }),
  at("alerts/:alertId", "features/alerts/routes/alert.tsx", GET_POST, "alerts", CLOSED),
  at("admin", "routes/admin/admin.tsx", GET_POST, "admin", CLOSED),
  at("admin/suggestions", "routes/admin/admin.suggestions.tsx", GET_POST, "admin", CLOSED),
  at("admin/audit", "routes/admin/admin.audit.tsx", GET, "admin", CLOSED),
  at("admin/catalogue", "routes/admin/admin.catalogue-file.tsx", GET_POST, "admin", CLOSED),
  at("admin/recovery", "routes/admin/admin.recovery.tsx", GET_POST, "admin", CLOSED),
  at("about", "routes/pages/about/about.tsx", GET, "text", LISTED),
  at("privacy", "routes/pages/about/privacy.tsx", GET, "text", LISTED),
  at("developers", "routes/pages/about/developers.tsx", GET, "text", LISTED),
  at("status", "routes/pages/about/status.tsx", GET, "status", LISTED),
  at("accuracy", "features/accuracy/routes/accuracy.tsx", GET, "status", LISTED),
  at("destinations/:slug", "routes/pages/places/destination.tsx", GET, "place"),
  at("destinations/:slug/details", "routes/parts/destination.details.ts", GET, "place", CLOSED),
  at("destinations/:slug/calendar.ics", "routes/files/destination-calendar.ts", GET, "place", CLOSED),
  at("saved", "routes/pages/saved.tsx", GET, "other", CLOSED),
  at("units", "routes/parts/units.ts", GET_POST, "other"),
  at("forget-postcode", "routes/parts/forget-postcode.ts", POST, "other"),
  at("favorites/toggle", "routes/parts/favorite-toggle.ts", GET_POST, "favorites"),
  at("settings/data", "routes/files/own-data.ts", GET, "account"),
  at("logout", "routes/parts/logout.ts", POST, "account"),
  at("robots.txt", "routes/files/robots-txt.ts", GET, "other"),
  at("sitemap.xml", "routes/files/sitemap.ts", GET, "other"),
  at("previews/:file", "routes/files/preview.ts", GET, "other"),
  at(".well-known/security.txt", "routes/files/security-txt.ts", GET, "other"),
  at("feeds/:token/:file", "features/alerts/routes/alert-calendar.ts", GET, "alerts", CLOSED),
  ...Object.entries(CALLS).map(([path, known]): Address => ({
    path,
    ...(isCall({ path }) ? CLOSED : {}),
    ...known,
  })),
  at("api/admin/*", "routes/api/admin/unknown.ts", ALL, "admin call", CLOSED),
  at("api/*", "routes/api/unknown.ts", ALL, "personal call", CLOSED),
  at("*", "routes/pages/not-found.tsx", GET_POST, "other"),
];
