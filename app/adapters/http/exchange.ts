import type * as z from "zod";
import { ProviderError } from "#app/services/ports";
import type { Clock } from "#app/services/ports";
import { BodyTooLarge, readLimited } from "./read-limited";
import { DEFAULT_WAIT_MS, parseRetryAfter } from "./retry-after";

export interface HttpRequest {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** One redirect within the origin; others would take the key to another host. */
  readonly followsOwnRedirect?: boolean;
  readonly answerStatuses?: readonly number[];
  /** Waits for the rate limit, outside the attempt's time limit. */
  readonly beforeAttempt?: () => Promise<void> | undefined;
}

export interface JsonRequest<T> extends HttpRequest {
  /** Otherwise the call fails as `malformed`. Constant schemas are lazy: most isolates never use them. */
  readonly schema: z.ZodType<T>;
}

/** Null if the service answered 304: unchanged since If-Modified-Since. */
export interface Exchanged {
  readonly text: string | null;
  readonly headers: Headers;
}

const NOT_MODIFIED = 304;

export interface ExchangeSettings {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  /** For one attempt, from the first byte sent to the last byte read. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Returns when to ask again (epoch ms), by the body of a 429 without Retry-After; null if it does not say. */
  readonly endOfLimit?: (body: string, nowMs: number) => number | null;
}

const LIMITED = [429, 503];
const MOST_REASON_BYTES = 2_000;

async function failureOf(
  provider: string,
  response: Response,
  { clock, endOfLimit }: ExchangeSettings,
): Promise<ProviderError | null> {
  const { status } = response;
  if (response.ok) return null;
  const nowMs = clock();
  let retryAtMs = parseRetryAfter(response.headers.get("Retry-After"), nowMs);
  if (status === 429) {
    retryAtMs ??= endOfLimit?.(await reasonIn(response), nowMs) ?? nowMs + DEFAULT_WAIT_MS;
  }
  if (retryAtMs !== null && LIMITED.includes(status)) {
    return new ProviderError(provider, "rate-limited", `status ${status}`, { status, retryAtMs });
  }
  return new ProviderError(provider, status >= 500 ? "unreachable" : "refused", `status ${status}`, {
    status,
  });
}

/** Returns "" if the body is too long or does not arrive. */
const reasonIn = (response: Response): Promise<string> =>
  readLimited(response, MOST_REASON_BYTES).catch(() => "");

async function send(
  request: HttpRequest,
  settings: ExchangeSettings,
  signal: AbortSignal,
): Promise<Response> {
  const { url, method = "GET", headers, body = null } = request;
  // A key in the address or in a header must not reach another host.
  const init: RequestInit = { method, body, redirect: "manual", signal };
  const fetchFrom = (address: string) =>
    settings.fetch(address, { ...init, headers: { Accept: "application/json", ...headers } });
  const response = await fetchFrom(url);
  const moved = request.followsOwnRedirect ? movedWithin(url, response) : null;
  if (moved === null) return response;
  await response.body?.cancel();
  return fetchFrom(moved);
}

const REDIRECTS = [301, 302, 307, 308];

/** Null if it leads nowhere or to another origin. */
function movedWithin(url: string, { status, headers }: Response): string | null {
  const location = headers.get("Location");
  const target = location !== null && REDIRECTS.includes(status) ? URL.parse(location, url) : null;
  return target?.origin === new URL(url).origin ? target.href : null;
}

function explain(provider: string, cause: unknown, timedOut: boolean): ProviderError {
  if (cause instanceof ProviderError) return cause;
  if (cause instanceof BodyTooLarge)
    return new ProviderError(provider, "too-large", cause.message, { cause });
  if (timedOut) return new ProviderError(provider, "timeout", "no complete answer in time", { cause });
  return new ProviderError(provider, "unreachable", "the connection failed", { cause });
}

/** Reads at most `maxBytes` within `timeoutMs`. Throws ProviderError for every failure. */
export async function exchangeText(
  provider: string,
  request: HttpRequest,
  settings: ExchangeSettings,
): Promise<Exchanged> {
  const abort = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    abort.abort();
  }, settings.timeoutMs);
  try {
    const response = await send(request, settings, abort.signal);
    const { headers } = response;
    const asksForChanges = request.headers?.["If-Modified-Since"] !== undefined;
    if (response.status === NOT_MODIFIED && asksForChanges) return { text: null, headers };
    const isAnswer = request.answerStatuses?.includes(response.status) ?? false;
    const failure = isAnswer ? null : await failureOf(provider, response, settings);
    if (failure) throw failure;
    return { text: await readLimited(response, settings.maxBytes), headers };
  } catch (cause) {
    throw explain(provider, cause, timedOut);
  } finally {
    clearTimeout(timer);
    // Frees the connection if part of the body was not read.
    abort.abort();
  }
}

/** A string of JSON, or a bare word such as -nan, inf, None or nan(0x8). Numbers such as 1e5 have none. */
const STRING_OR_WORD = /"(?:[^"\\]|\\.)*"|(?<![\w.])[-+]?[a-z_]\w*(?:\([^()"]*\))?/gi;
const WORDS_OF_JSON = ["true", "false", "null"];

/** Numbers that programs print but JSON does not have become null. */
function parseLoosely(text: string): unknown {
  return JSON.parse(
    text.replace(STRING_OR_WORD, (found) =>
      found.startsWith('"') || WORDS_OF_JSON.includes(found) ? found : "null",
    ),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseLoosely(text);
  }
}

/** Throws ProviderError `malformed`. A bare word in the place of a value costs that value only. */
export function parseAnswer<T>(provider: string, text: string, schema: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (cause) {
    throw new ProviderError(provider, "malformed", "the answer is not JSON", { cause });
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new ProviderError(provider, "malformed", "the answer has another shape", { cause: parsed.error });
}
