import type { RequestCounter } from "#app/services/ports";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE"]);

/** Only the part of the site and a known method: an address or a made-up method may have personal data. */
export function countRequest(counter: RequestCounter, method: string, part: string, answer: Response): void {
  const total = answer.headers.get("X-Total-Count");
  counter.count({
    part,
    method: METHODS.has(method) ? method : "other",
    status: answer.status,
    results: part === "search call" && total !== null ? Number(total) : null,
  });
}
