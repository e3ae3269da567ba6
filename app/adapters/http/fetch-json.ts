import { ProviderError } from "#app/services/ports";
import { type CircuitBreakerSettings, createCircuitBreaker, DEFAULT_BREAKER } from "./circuit-breaker";
import { type ExchangeSettings, type JsonRequest, exchangeText, parseAnswer } from "./exchange";

export interface HttpSettings extends ExchangeSettings {
  readonly sleep: (ms: number) => Promise<void>;
  /** Uniform in [0, 1): the jitter. */
  readonly random: () => number;
  readonly maxRetries: number;
  readonly breaker: CircuitBreakerSettings;
}

/** What a caller may set otherwise: tests shorten times, adapters that a visitor waits for do so too. */
export type HttpOptions = Partial<HttpSettings>;

/** Asks a service for JSON. Throws ProviderError, and nothing else, for whatever the service does. */
export type FetchJson = <T>(request: JsonRequest<T>) => Promise<T>;

/** An answer with its headers; `value` is null for 304, nothing changed since If-Modified-Since. */
export interface JsonAnswer<T> {
  readonly value: T | null;
  readonly headers: Headers;
}
export type FetchAnswer = <T>(request: JsonRequest<T>) => Promise<JsonAnswer<T>>;

const DEFAULTS: HttpSettings = {
  // Read at each call, so that a test can replace the global.
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

/** Doubles with each retry and is spread over half to one and a half times itself. */
function backoffMs(retry: number, random: number): number {
  return FIRST_BACKOFF_MS * 2 ** retry * (0.5 + random);
}

/** Timeouts, broken connections and 5xx may pass; a refusal, a rate limit or a wrong shape would not. */
function mayPass(error: unknown): boolean {
  return error instanceof ProviderError && (error.code === "timeout" || error.code === "unreachable");
}

/**
 * One service's client. It holds that service's circuit breaker: keep one for as long as the isolate
 * lives, or the breaker and a Retry-After are forgotten.
 */
export function createFetchAnswer(provider: string, options: HttpOptions = {}): FetchAnswer {
  const settings: HttpSettings = { ...DEFAULTS, ...options };
  const breaker = createCircuitBreaker(provider, settings.clock, settings.breaker);

  return async function fetchAnswer<T>(request: JsonRequest<T>): Promise<JsonAnswer<T>> {
    const attempt = async () => {
      const { text, headers } = await exchangeText(provider, request, settings);
      return { value: text === null ? null : parseAnswer(provider, text, request.schema), headers };
    };
    for (let retry = 0; ; retry += 1) {
      // No turn is taken in vain; and what other calls meet with while this one waits for its own holds it back.
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

/** Such a client for services that are asked without If-Modified-Since: there is always an answer. */
export function createFetchJson(provider: string, options: HttpOptions = {}): FetchJson {
  const fetchAnswer = createFetchAnswer(provider, options);
  return async function fetchJson<T>(request: JsonRequest<T>): Promise<T> {
    return (await fetchAnswer(request)).value as T;
  };
}

/** An address below a configured base, which may hold a path and may or may not end in a slash. */
export function endpointUrl(
  baseUrl: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const address = `${baseUrl.replace(/\/+$/, "")}${path}`;
  const search = new URLSearchParams(query).toString();
  return search === "" ? address : `${address}?${search}`;
}

/** A visitor waits for a table, and the embedded graph's is a good second: one retry, and soon given up. */
export const VISITOR_HTTP: HttpOptions = { timeoutMs: 4_000, maxRetries: 1, maxBytes: 2_000_000 };
