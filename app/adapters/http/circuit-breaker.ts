import { MINUTE_MS } from "#app/domain/units";
import { ProviderError } from "#app/services/ports";
import type { Clock } from "#app/services/ports";

export interface CircuitBreakerSettings {
  readonly failuresToOpen: number;
  /** Then a single call is allowed as a probe. */
  readonly openMs: number;
  /** Whether a 429 stops all other calls until the time that it names; true by default. */
  readonly heedsRateLimits?: boolean;
}

export interface CircuitBreaker {
  /** Throws `circuit-open` or `rate-limited`, without making the call, while calls are stopped. */
  run<T>(call: () => Promise<T>): Promise<T>;
  /** Throws if `run` would. Ask before you queue, so that a refused call does not wait. */
  check(): void;
}

/** Each request is tried three times: the second that fails opens it, well before the next hourly run. */
export const DEFAULT_BREAKER: CircuitBreakerSettings = { failuresToOpen: 5, openMs: 5 * MINUTE_MS };

/** A cancelled request never reports the outcome of its probe. */
const PROBE_LEASE_MS = MINUTE_MS;

/** About our access and not about one request, so that the next would fail too. */
const ACCESS_STATUSES: readonly unknown[] = [401, 403];

function judge(error: unknown) {
  if (!(error instanceof ProviderError)) return "alive";
  if (error.code === "rate-limited") return "rate-limited";
  if (error.code === "refused" && !ACCESS_STATUSES.includes(error.details.status)) return "alive";
  return "failure";
}

/** Stops calls to a service that fails or limits our rate, in one isolate's memory. */
export function createCircuitBreaker(
  provider: string,
  clock: Clock,
  { failuresToOpen, openMs, heedsRateLimits = true }: CircuitBreakerSettings = DEFAULT_BREAKER,
): CircuitBreaker {
  let failuresInARow = 0;
  let openUntilMs = 0;
  let rateLimitedUntilMs = 0;
  let probeUntilMs = 0;

  const isOpen = () => failuresInARow >= failuresToOpen;
  const notCalled = (code: "rate-limited" | "circuit-open", why: string, retryAtMs: number) =>
    new ProviderError(provider, code, `not called ${why}`, { retryAtMs });

  function check(nowMs: number): void {
    if (nowMs < rateLimitedUntilMs) {
      throw notCalled("rate-limited", "before the time that it named", rateLimitedUntilMs);
    }
    const closedUntilMs = isOpen() ? Math.max(openUntilMs, probeUntilMs) : 0;
    if (nowMs < closedUntilMs) {
      throw notCalled("circuit-open", "after several failures in a row", closedUntilMs);
    }
  }

  function recordAnswer(): void {
    failuresInARow = 0;
    probeUntilMs = 0;
  }

  function recordError(error: unknown, nowMs: number): void {
    const verdict = judge(error);
    if (verdict === "alive") return recordAnswer();
    probeUntilMs = 0;
    if (verdict === "rate-limited") {
      if (!heedsRateLimits) return;
      const retryAtMs = error instanceof ProviderError ? (error.details.retryAtMs ?? nowMs) : nowMs;
      rateLimitedUntilMs = Math.max(rateLimitedUntilMs, retryAtMs);
      return;
    }
    failuresInARow += 1;
    if (failuresInARow >= failuresToOpen) openUntilMs = nowMs + openMs;
  }

  return {
    check: () => check(clock()),
    async run(call) {
      const nowMs = clock();
      check(nowMs);
      if (isOpen()) probeUntilMs = nowMs + PROBE_LEASE_MS;
      try {
        const answer = await call();
        recordAnswer();
        return answer;
      } catch (error) {
        recordError(error, clock());
        throw error;
      }
    },
  };
}
