export interface Question {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly nowMs: number;
}

export interface Answer {
  readonly status: number;
  readonly json: unknown;
  /** The body of an answer that is not JSON; sent as it is, instead of `json`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The faults that depend on the shape of a service's answers. */
export const LIES = ["reordered", "wrongLength", "absurd", "partial"] as const;
export type Lie = (typeof LIES)[number];

/** One service: which requests it handles, how it answers, and how its answers can be wrong. */
export interface FakeVendor {
  readonly name: string;
  owns(path: string): boolean;
  answer(question: Question): Answer;
  /** Returns the answer with this fault. A vendor that does not know the fault returns the correct answer. */
  lie(kind: Lie, json: unknown): unknown;
}

/**
 * Returns a number in [0, 1), always the same for the same seeds. It makes weather that differs from place to place.
 */
export function noise(...seeds: readonly number[]): number {
  const mixed = seeds.reduce((sum, seed, index) => sum + seed * (12.9898 + 65.1 * index), 1.7);
  const wave = Math.sin(mixed) * 43_758.5453;
  return wave - Math.floor(wave);
}

export const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** Returns the first instant of the London day that contains `nowMs` (epoch ms). */
export function londonMidnightMs(nowMs: number): number {
  const hourOf = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/London",
    hour: "numeric",
    hourCycle: "h23",
  });
  const hourMs = Math.floor(nowMs / 3_600_000) * 3_600_000;
  const candidates = Array.from({ length: 25 }, (_, back) => hourMs - back * 3_600_000);
  return candidates.find((startMs) => Number(hourOf.format(startMs)) === 0) ?? hourMs;
}

/** Returns `count` London dates, beginning with that of `nowMs`. */
export function londonDays(nowMs: number, count: number): string[] {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London", dateStyle: "short" });
  const todayMs = Date.parse(`${format.format(nowMs)}T00:00:00Z`);
  return Array.from({ length: count }, (_, day) =>
    new Date(todayMs + day * 86_400_000).toISOString().slice(0, 10),
  );
}
