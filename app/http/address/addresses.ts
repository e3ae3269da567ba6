import { ACCURACY_ADDRESSES, ACCURACY_CALLS } from "#app/features/accuracy/addresses";
import { ALERT_ADDRESSES } from "#app/features/alerts/addresses";
import { ITINERARY_ADDRESSES } from "#app/features/itinerary/addresses";
import {
  ALIKE,
  ALL,
  type Address,
  CLOSED,
  DELETE,
  GET,
  GET_POST,
  LISTED,
  OPEN,
  POST,
  PUT,
  PUT_DELETE,
  at,
  call,
  isCall,
} from "./address";

const CORE_CALLS = {
  "api/search": call("api/search.ts", "anyone", GET, { part: "search call", ...OPEN }),
  "api/destinations/all": call("api/destinations.all.ts", "anyone", GET, {
    part: "list call",
    ...OPEN,
  }),
  healthz: call("files/healthz.ts", "anyone", GET, { part: "status", ...OPEN, isUnlimited: true }),
  "api/openapi.json": call("api/openapi.ts", "anyone", GET, { part: "document", ...OPEN }),
  "api/user": call("api/user.ts", "user", GET),
  "api/login": call("api/login.ts", "anyone", POST),
  "api/register": call("api/register.ts", "anyone", POST),
  "api/logout": call("api/logout.ts", "anyone", POST),
  "api/user/preferences": call("api/user-preferences.ts", "user", PUT),
  "api/favorites": call("api/favorites.ts", "user", GET_POST),
  "api/favorites/:destinationId": call("api/favorites.item.ts", "user", DELETE),
  "api/recommendations": call("api/recommendations.ts", "user", GET),
  "api/search-history": call("api/search-history.ts", "user", GET_POST),
  "api/search-history/click": call("api/search-history.click.ts", "user", POST),
  "api/search-history/:id/click": call("api/search-history.item-click.ts", "user", PUT),
  "api/admin/destinations": call("api/admin/destinations.ts", "admin", POST),
  "api/admin/destinations/:id": call("api/admin/destinations.item.ts", "admin", [...GET, ...PUT_DELETE]),
  "api/admin/destinations/:id/:list": call("api/admin/destinations.list.ts", "admin", POST),
  "api/admin/destinations/:id/:list/:index": call("api/admin/destinations.list-item.ts", "admin", PUT_DELETE),
  "api/suggestions": call("api/suggestions.ts", "user", POST),
  "api/admin/suggestions": call("api/admin/suggestions.ts", "admin", GET),
  "api/admin/suggestions/:id/status": call("api/admin/suggestions.status.ts", "admin", PUT),
  "api/admin/destinations/:id/fetch-places": call("api/admin/destinations.fetch-places.ts", "admin", POST),
  "api/admin/destinations/:id/weather": call("api/admin/destinations.weather.ts", "admin", POST),
  "api/admin/weather": call("api/admin/weather.ts", "admin", GET),
  "api/admin/weather/refresh": call("api/admin/weather.refresh.ts", "admin", POST),
  "api/admin/geocode": call("api/admin/geocode.ts", "admin", GET),
  "api/admin/catalogue/export/:file": call("api/admin/catalogue.export.ts", "admin", GET),
  "api/admin/catalogue/import": call("api/admin/catalogue.import.ts", "admin", POST, {
    isUpload: true,
  }),
  "api/admin/catalogue/import/:importId": call("api/admin/catalogue.import-item.ts", "admin", GET_POST),
} satisfies Readonly<Record<string, Omit<Address, "path">>>;

/** Type-checking fails if a route lacks a method or has another one, and if a call has no description. */
export const CALLS = { ...CORE_CALLS, ...ACCURACY_CALLS };

const callAddresses = (calls: Readonly<Record<string, Omit<Address, "path">>>): Address[] =>
  Object.entries(calls).map(([path, known]) => ({ path, ...(isCall({ path }) ? CLOSED : {}), ...known }));

const CORE: readonly Address[] = [
  at("", "pages/home.tsx", GET, "home", LISTED),
  at("search", "pages/search/search.tsx", GET, "search", ALIKE),
  at("search/more", "parts/search.more.ts", GET, "part of a search", CLOSED),
  at("search/map", "parts/search.map.ts", GET, "part of a search", CLOSED),
  at("search/nearest", "parts/search.nearest.ts", POST, "part of a search"),
  at("search/counts", "parts/search.counts.ts", GET, "part of a search", CLOSED),
  at("map", "pages/search/map.tsx", GET, "map", LISTED),
  at("map/sun.svg", "files/sun-map-image.ts", GET, "map", { ...CLOSED, ...ALIKE }),
  at("suggest", "pages/suggest.tsx", GET_POST, "suggest", LISTED),
  at("auth", "pages/accounts/auth.tsx", GET_POST, "account", CLOSED),
  at("forgotten-password", "pages/accounts/forgotten-password.tsx", GET_POST, "account", CLOSED),
  at("recover", "pages/accounts/recover.tsx", GET_POST, "account", CLOSED),
  at("confirm-email", "pages/accounts/confirm-email.tsx", GET_POST, "account", CLOSED),
  at("settings", "pages/accounts/settings.tsx", GET_POST, "account"),
  at("trip-planner", "pages/trips/trip-planner.tsx", GET_POST, "planner"),
  at("favorites", "pages/trips/favorites.tsx", GET, "favorites"),
  at("admin", "admin/admin.tsx", GET_POST, "admin", CLOSED),
  at("admin/suggestions", "admin/admin.suggestions.tsx", GET_POST, "admin", CLOSED),
  at("admin/audit", "admin/admin.audit.tsx", GET, "admin", CLOSED),
  at("admin/catalogue", "admin/admin.catalogue-file.tsx", GET_POST, "admin", CLOSED),
  at("admin/recovery", "admin/admin.recovery.tsx", GET_POST, "admin", CLOSED),
  at("about", "pages/about/about.tsx", GET, "text", LISTED),
  at("credits", "pages/about/credits.tsx", GET, "text", LISTED),
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
  ...callAddresses(CORE_CALLS),
  at("api/admin/*", "api/admin/unknown.ts", ALL, "admin call", CLOSED),
  at("api/*", "api/unknown.ts", ALL, "personal call", CLOSED),
  at("*", "pages/not-found.tsx", GET_POST, "other"),
];

/** Routes, rate limits, the door's cache, the log, robots.txt and the sitemap are made from it. */
export const ADDRESSES: readonly Address[] = [
  ...CORE.map((address) => ({ ...address, module: `routes/${address.module}` })),
  ...ACCURACY_ADDRESSES,
  ...ALERT_ADDRESSES,
  ...ITINERARY_ADDRESSES,
];
