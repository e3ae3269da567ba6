import { ProviderError } from "#app/services/ports";
import { type CircuitBreakerSettings, createCircuitBreaker, DEFAULT_BREAKER } from "./circuit-breaker";
import {
  type ExchangeSettings,
  type Exchanged,
  type HttpRequest,
  type JsonRequest,
  exchangeText,
  parseAnswer,
} from "./exchange";

export interface HttpSettings extends ExchangeSettings {
  readonly sleep: (ms: number) => Promise<void>;
  /** Returns a random number in [0, 1) that varies the pauses between retries. */
  readonly random: () => number;
  readonly maxRetries: number;
  readonly breaker: CircuitBreakerSettings;
}

/** Settings that a caller may override. Tests shorten the times, as do adapters that a visitor waits for. */
export type HttpOptions = Partial<HttpSettings>;

/** Requests JSON from a service. Whatever the service does, this throws only ProviderError. */
export type FetchJson = <T>(request: JsonRequest<T>) => Promise<T>;

/** An answer with its headers. `value` is null for 304: unchanged since If-Modified-Since. */
export interface JsonAnswer<T> {
  readonly value: T | null;
  readonly headers: Headers;
}
export type FetchAnswer = <T>(request: JsonRequest<T>) => Promise<JsonAnswer<T>>;

const DEFAULTS: HttpSettings = {
  // Looked up at each call, so that a test can replace the global.
  fetch: (url, init) => fetch(url, init),
  clock: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
  timeoutMs: 10_000,
  maxBytes: 4_000_000,
  maxRetries: 2,
  breaker: DEFAULT_BREAKER,
};

const FIRST_BACKOFF_MS = 400;

/**
 * Returns the pause before a retry in milliseconds: it doubles with each retry, times a random factor from 0.5 to
 * 1.5.
 */
function backoffMs(retry: number, random: number): number {
  return FIRST_BACKOFF_MS * 2 ** retry * (0.5 + random);
}

/**
 * Returns whether a retry may help: it may after a timeout, a broken connection or a 5xx, but not after a refusal, a
 * rate limit or a wrong shape.
 */
function mayPass(error: unknown): boolean {
  return error instanceof ProviderError && (error.code === "timeout" || error.code === "unreachable");
}

/** Tries a request, with retries. `read` turns the exchange into an answer and may throw ProviderError `malformed`. */
type Attempts = <T>(request: HttpRequest, read: (exchanged: Exchanged) => T) => Promise<T>;

/**
 * Creates a function that sends requests to one service. It remembers the state of that service's circuit breaker and
 * any Retry-After.
 */
function createAttempts(provider: string, options: HttpOptions): Attempts {
  const settings: HttpSettings = { ...DEFAULTS, ...options };
  const breaker = createCircuitBreaker(provider, settings.clock, settings.breaker);

  return async function attempts<T>(request: HttpRequest, read: (exchanged: Exchanged) => T): Promise<T> {
    const attempt = async () => read(await exchangeText(provider, request, settings));
    for (let retry = 0; ; retry += 1) {
      // Checked twice: before the wait, because a refused call must not use up the rate limit, and after it, because
      // other calls may have failed meanwhile.
      breaker.check();
      await request.beforeAttempt?.();
      try {
        return await breaker.run(attempt);
      } catch (error) {
        if (retry >= settings.maxRetries || !mayPass(error)) throw error;
      }
      await settings.sleep(backoffMs(retry, settings.random()));
    }
  };
}

/**
 * Creates a client for one service. Create it once per isolate, because it holds the service's circuit breaker and
 * any Retry-After.
 */
export function createFetchAnswer(provider: string, options: HttpOptions = {}): FetchAnswer {
  const attempts = createAttempts(provider, options);
  return <T>(request: JsonRequest<T>): Promise<JsonAnswer<T>> =>
    attempts(request, ({ text, headers }) => ({
      value: text === null ? null : parseAnswer(provider, text, request.schema),
      headers,
    }));
}

/**
 * Creates a client for a service that answers in several formats. `read` parses the text and may throw ProviderError
 * `malformed`.
 */
export function createFetchText(provider: string, options: HttpOptions = {}) {
  const attempts = createAttempts(provider, options);
  return <T>(request: HttpRequest, read: (text: string) => T): Promise<T> =>
    attempts(request, ({ text }) => read(text ?? ""));
}

/** Creates a client that never sends If-Modified-Since, so that there is always an answer. */
export function createFetchJson(provider: string, options: HttpOptions = {}): FetchJson {
  const fetchAnswer = createFetchAnswer(provider, options);
  return async function fetchJson<T>(request: JsonRequest<T>): Promise<T> {
    return (await fetchAnswer(request)).value as T;
  };
}

/**
 * Returns the address of a path below a configured base. The base may have a path of its own and may end in a slash.
 */
export function endpointUrl(
  baseUrl: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const address = `${baseUrl.replace(/\/+$/, "")}${path}`;
  const search = new URLSearchParams(query).toString();
  return search === "" ? address : `${address}?${search}`;
}

/**
 * Settings for requests that a visitor waits for: one retry and a short limit, because the embedded data can answer
 * instead.
 */
export const VISITOR_HTTP: HttpOptions = { timeoutMs: 4_000, maxRetries: 1, maxBytes: 2_000_000 };
