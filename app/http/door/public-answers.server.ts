import { type Address, isCall } from "#app/http/address/address";
import { holdsKey } from "./security-headers";
import { UNITS_KEY, serialiseUnits } from "#app/domain/accounts/unit-settings";
import { createByteLimitedCache } from "#app/domain/byte-limited-cache";
import { joinBytes, type Utf8, encodeText } from "#app/domain/bytes";
import { MEMORY_SHARES } from "#app/domain/memory-shares";
import { DEVICE_COOKIES, cookiePairs } from "#app/http/session/cookies.server";
import { LAST_POSTCODE } from "#app/http/session/last-postcode";
import { USUAL_SEARCH } from "#app/http/session/usual-search";
import { unitsOfRequest } from "#app/http/session/units-cookie";

/** Split at its nonce, because every response gets a nonce of its own. */
interface KeptAnswer {
  readonly parts: readonly Utf8[];
  readonly headers: readonly (readonly [string, string])[];
  readonly keptUntilMs: number;
}

export interface PublicAnswers {
  /** With this request's nonce; null if there is none. */
  read(key: string, nonce: string, nowMs: number): Response | null;
  /** At its key's second request within a moment; never without status 200, nor with a cookie or no-store. */
  keep(
    key: string,
    nonce: string,
    nowMs: number,
    response: Response,
    changesAtMs?: number,
  ): Promise<Response>;
}

/** Half as long as a snapshot is used, so it is never much older than its data. */
const KEPT_MS = 30_000;
/** Longer than the address of any search, even with all filters. */
const LONGEST_ADDRESS = 2_000;

/** Sending a cached page costs about a twentieth of drawing it. Create one per isolate. */
export function createPublicAnswers(): PublicAnswers {
  const kept = createByteLimitedCache<KeptAnswer>(MEMORY_SHARES.publicAnswers);
  // Most searches are requested only once: cached only at the second request.
  const askedUntilMs = createByteLimitedCache<number>(MEMORY_SHARES.publicAddresses);
  return {
    read(key, nonce, nowMs) {
      const answer = kept.get(key);
      return answer && nowMs < answer.keptUntilMs ? responseOf(answer, nonce) : null;
    },
    async keep(key, nonce, nowMs, response, changesAtMs = Infinity) {
      if (response.status !== 200 || response.headers.has("Set-Cookie")) return response;
      if (response.headers.get("Cache-Control") === "no-store") return response;
      if (nowMs >= (askedUntilMs.get(key) ?? -Infinity)) {
        askedUntilMs.set(key, nowMs + KEPT_MS, 0);
        return response;
      }
      const parts = await partsOf(response, nonce);
      const bytes = parts.reduce((sum, part) => sum + part.length, 0);
      const keptUntilMs = Math.min(nowMs + KEPT_MS, changesAtMs);
      const answer = { parts, headers: [...response.headers], keptUntilMs };
      kept.set(key, answer, bytes);
      return responseOf(answer, nonce);
    },
  };
}

async function partsOf(response: Response, nonce: string): Promise<Utf8[]> {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (!isPage) return [new Uint8Array(await response.arrayBuffer())];
  return (await response.text()).split(nonce).map(encodeText);
}

function responseOf({ parts, headers }: KeptAnswer, nonce: string): Response {
  const [whole] = parts;
  const init = { headers: headers.map(([name, value]): [string, string] => [name, value]) };
  if (whole && parts.length === 1) return new Response(whole, init);
  const nonceBytes = encodeText(nonce);
  return new Response(
    joinBytes(parts.flatMap((part, index) => (index === 0 ? [part] : [nonceBytes, part]))),
    init,
  );
}

/**
 * The address and the visitor's units. Null if the answer may be personal (other cookies),
 * for a call (five times as large, and a quarter of a page's time), and for an address that would only fill
 * the memory. Three cookies do not matter: a known device changes nothing, the last postcode and usual search
 * only Home.
 */
export function publicAnswerKey(request: Request, url: URL, address: Address): string | null {
  if (request.method !== "GET" || isCall(address)) return null;
  // A link with a key must stop working as soon as it is used or revoked.
  if (holdsKey(url) || url.href.length > LONGEST_ADDRESS) return null;
  const isAlike = address.isAlikeForGuests ?? false;
  const changing = cookiePairs(request).filter(
    ({ name }) =>
      !DEVICE_COOKIES.includes(name) && !(isAlike && [LAST_POSTCODE, USUAL_SEARCH].includes(name)),
  );
  if (changing.some(({ name }) => name !== UNITS_KEY)) return null;
  return [url.origin, url.pathname, url.search, serialiseUnits(unitsOfRequest(request))].join("\n");
}
