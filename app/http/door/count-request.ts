import type { AnsweredRequest, RequestCounter } from "#app/services/ports";
import { comparedPath } from "#app/http/address/own-path";

/** The parts of the site by the beginning of their addresses; the first that fits counts. */
const PARTS: readonly (readonly [beginning: string, part: string])[] = [
  ["/api/search-history", "personal call"],
  ["/api/search", "search call"],
  ["/api/destinations/all", "list call"],
  ["/api/openapi.json", "document"],
  ["/api/admin", "admin call"],
  ["/api/", "personal call"],
  ["/search/", "part of a search"],
  ["/search", "search"],
  ["/map", "map"],
  ["/destinations/", "place"],
  ["/admin", "admin"],
  ["/auth", "account"],
  ["/forgotten-password", "account"],
  ["/recover", "account"],
  ["/logout", "account"],
  ["/alerts", "alerts"],
  ["/feeds/", "alerts"],
  ["/settings", "account"],
  ["/favorites", "favorites"],
  ["/trip-planner", "planner"],
  ["/suggest", "suggest"],
  ["/about", "text"],
  ["/privacy", "text"],
  ["/developers", "text"],
  ["/status", "status"],
  ["/healthz", "status"],
];

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE"]);

/** Counts an answer without the words of the request: addresses and unusual methods can hold personal data. */
export function countRequest(
  counter: RequestCounter,
  method: string,
  { pathname }: URL,
  answer: Response,
): void {
  const part = partOf(pathname);
  const total = answer.headers.get("X-Total-Count");
  counter.count({
    part,
    method: METHODS.has(method) ? method : "other",
    status: answer.status,
    results: part === "search call" && total !== null ? Number(total) : null,
  });
}

function partOf(pathname: string): AnsweredRequest["part"] {
  if (pathname === "/" || pathname === "/_root.data") return "home";
  const path = comparedPath(pathname);
  return PARTS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? "other";
}
