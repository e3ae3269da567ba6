import { sleep } from "#app/domain/in-time";
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

interface HttpSettings extends ExchangeSettings {
  readonly sleep: (ms: number) => Promise<void>;
  /** From [0, 1): varies the pauses between retries. */
  readonly random: () => number;
  readonly maxRetries: number;
  readonly breaker: CircuitBreakerSettings;
}

export type HttpOptions = Partial<HttpSettings>;

const DEFAULTS: HttpSettings = {
  // Looked up at each call, so that a test can replace the global.
  fetch: (url, init) => fetch(url, init),
  clock: () => Date.now(),
  sleep,
  random: () => Math.random(),
  timeoutMs: 10_000,
  maxBytes: 4_000_000,
  maxRetries: 2,
  breaker: DEFAULT_BREAKER,
};

const FIRST_BACKOFF_MS = 400;

/** Doubles with each retry, times a random factor from 0.5 to 1.5. */
function backoffMs(retry: number, random: number): number {
  return FIRST_BACKOFF_MS * 2 ** retry * (0.5 + random);
}

/** Not after a refusal, a rate limit or a wrong shape. */
function mayPass(error: unknown): boolean {
  return error instanceof ProviderError && (error.code === "timeout" || error.code === "unreachable");
}

/** `read` may throw ProviderError `malformed`. */
function createAttempts(provider: string, options: HttpOptions) {
  const settings: HttpSettings = { ...DEFAULTS, ...options };
  const breaker = createCircuitBreaker(provider, settings.clock, settings.breaker);

  return async function attempts<T>(request: HttpRequest, read: (exchanged: Exchanged) => T): Promise<T> {
    const attempt = async () => read(await exchangeText(provider, request, settings));
    for (let retry = 0; ; retry += 1) {
      // Before the wait, because a refused call must not use up the rate limit, and after it, because other
      // calls may have failed.
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

/** Create it once per isolate: it holds the service's circuit breaker and any Retry-After. */
export function createFetchAnswer(provider: string, options: HttpOptions = {}) {
  const attempts = createAttempts(provider, options);
  return <T>(request: JsonRequest<T>) =>
    attempts(request, ({ text, headers }) => ({
      value: text === null ? null : parseAnswer(provider, text, request.schema),
      headers,
    }));
}

export function createFetchText(provider: string, options: HttpOptions = {}) {
  const attempts = createAttempts(provider, options);
  return <T>(request: HttpRequest, read: (text: string) => T): Promise<T> =>
    attempts(request, ({ text }) => read(text ?? ""));
}

/** Never sends If-Modified-Since, so that there is always an answer. */
export function createFetchJson(provider: string, options: HttpOptions = {}) {
  const fetchAnswer = createFetchAnswer(provider, options);
  return async function fetchJson<T>(request: JsonRequest<T>): Promise<T> {
    return (await fetchAnswer(request)).value as T;
  };
}

/** The base may have a path of its own and may end in a slash. */
export function endpointUrl(
  baseUrl: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const address = `${baseUrl.replace(/\/+$/, "")}${path}`;
  const search = new URLSearchParams(query).toString();
  return search === "" ? address : `${address}?${search}`;
}

/** A visitor waits, and the embedded data can answer instead. */
export const VISITOR_HTTP: HttpOptions = { timeoutMs: 4_000, maxRetries: 1, maxBytes: 2_000_000 };
