import { notesWith } from "#app/composition/notes.server";
import { describe, expect, it } from "vitest";
import { THURSDAY_NOON, someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { everywhere } from "../../../tests/fakes/warnings";
import { createScoresOfSnapshot } from "#app/services/search/scores-of-snapshot";
import { createSunOfDays } from "./sun-of-day";

const at = (clock: string) => Date.parse(`2026-07-16T${clock}Z`);

function sunUnder(...warnings: ReturnType<typeof everywhere>[]) {
  const snapshot = someSnapshot(3);
  let inForce = warnings;
  const sunOfDay = createSunOfDays({
    snapshots: { current: () => Promise.resolve(snapshot) },
    scores: createScoresOfSnapshot(),
    // The list is a new one each time, as it is from the real source.
    notes: {
      current: () => Promise.resolve(notesWith({ isKnown: true, lookedAtMs: 0, inForce: [...inForce] })),
    },
    clock: () => THURSDAY_NOON,
  });
  return { sunOfDay, issue: (...issued: typeof warnings) => void (inForce = issued) };
}
const warnedUnder = async (warning: Partial<ReturnType<typeof everywhere>>) =>
  (await sunUnder(everywhere(warning)).sunOfDay("2026-07-16")).warned.size;

describe("the sun of a day under warnings", () => {
  it("knows the places under amber and red, not under yellow, in the hours that the map shows, in London's time", async () => {
    expect(await warnedUnder({ level: "amber" })).toBe(3);
    expect(await warnedUnder({ level: "red" })).toBe(3);
    expect(await warnedUnder({ level: "yellow" })).toBe(0);
    const { from } = await sunUnder().sunOfDay("2026-07-16");
    const fromMs = at("00:00:00") + (from - 60) * 60_000;
    expect(await warnedUnder({ fromMs: at("00:00:00"), untilMs: fromMs })).toBe(0);
    expect(await warnedUnder({ fromMs: at("00:00:00"), untilMs: fromMs + 60_000 })).toBe(3);
    expect(await warnedUnder({ fromMs: at("17:00:00"), untilMs: at("22:00:00") })).toBe(0);
    expect(await warnedUnder({ fromMs: at("16:59:00"), untilMs: at("22:00:00") })).toBe(3);
  });

  it("knows no places once none is warned", async () => {
    const { sunOfDay, issue } = sunUnder(everywhere({}));
    expect((await sunOfDay("2026-07-16")).warned.size).toBe(3);
    issue();
    expect((await sunOfDay("2026-07-16")).warned.size).toBe(0);
  });
});
