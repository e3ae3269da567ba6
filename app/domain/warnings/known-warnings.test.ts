import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "#app/domain/units";
import { everywhere } from "../../../tests/fakes/warnings";
import { changesAtMs, knownWarnings } from "./known-warnings";

const NOON = Date.UTC(2026, 10, 24, 12);
const ending = (untilMs: number) => everywhere({ id: String(untilMs), untilMs });

describe("what is known of warnings", () => {
  const answer = { lookedAtMs: NOON, warnings: [ending(NOON + MINUTE_MS), ending(NOON + 90 * MINUTE_MS)] };

  it("is without what is over, from the very instant", () => {
    const endsAt = (nowMs: number) => knownWarnings(answer, nowMs).inForce.map(({ untilMs }) => untilMs);
    expect(endsAt(NOON + MINUTE_MS - 1)).toHaveLength(2);
    expect(endsAt(NOON + MINUTE_MS)).toEqual([NOON + 90 * MINUTE_MS]);
  });

  it("is known for half an hour after the look, and what was in force then is remembered", () => {
    expect(knownWarnings(answer, NOON + 30 * MINUTE_MS - 1).isKnown).toBe(true);
    const later = knownWarnings(answer, NOON + 30 * MINUTE_MS);
    expect(later).toMatchObject({ isKnown: false, lookedAtMs: NOON });
    expect(later.inForce).toHaveLength(1);
  });

  it("is nothing before the first look", () => {
    expect(knownWarnings(null, NOON)).toEqual({ isKnown: false, lookedAtMs: null, inForce: [] });
  });

  it("changes by itself at the next end, or when the look is too long ago", () => {
    expect(changesAtMs(knownWarnings(answer, NOON))).toBe(NOON + MINUTE_MS);
    expect(changesAtMs(knownWarnings(answer, NOON + 2 * MINUTE_MS))).toBe(NOON + 30 * MINUTE_MS);
    expect(changesAtMs(knownWarnings(answer, NOON + 40 * MINUTE_MS))).toBe(NOON + 90 * MINUTE_MS);
    expect(changesAtMs(null)).toBe(Infinity);
    expect(changesAtMs(knownWarnings(null, NOON))).toBe(Infinity);
  });
});
