import { describe, expect, it } from "vitest";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import { type OfficialWarning, WARNINGS_URL } from "#app/domain/warnings/official-warning";
import { DEFAULT_UNITS } from "#app/domain/units";
import { wordForScore } from "#app/presenters/trips/present";
import { everywhere } from "../../../tests/fakes/warnings";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { issuedBy } from "./warning-notes";
import {
  asOfLastLook,
  notKnownInWords,
  warningLine,
  warningTimes,
  warningTitle,
  warningUrl,
} from "./warning-words";

const NOON = Date.UTC(2026, 10, 24, 12);
const storm = everywhere({
  id: "7441c9ff-7ca5-4490-8a5b-9349d9377042",
  headline: "Strong winds <b>may</b> disrupt travel",
  fromMs: Date.UTC(2026, 10, 24, 6),
  untilMs: Date.UTC(2026, 10, 24, 21),
});
const known = { isKnown: true, lookedAtMs: NOON - 9 * 60_000, inForce: [storm] };

describe("the words of a warning", () => {
  it("are the service's: its level and its hazards", () => {
    expect(warningTitle(storm)).toBe("Amber warning of wind");
    expect(warningTitle({ level: "red", hazards: ["SNOW", "ICE"] })).toBe("Red warning of snow and ice");
    expect(warningTitle({ level: "yellow", hazards: ["EXTREME_HEAT"] })).toBe(
      "Yellow warning of extreme heat",
    );
  });

  it("have its times on a London clock, with the days where there are two", () => {
    expect(warningTimes(storm, NOON)).toBe("today 6:00 to 21:00");
    expect(warningTimes({ ...storm, untilMs: Date.UTC(2026, 10, 25, 9) }, NOON)).toBe(
      "today 6:00 to Wed 9:00",
    );
    expect(warningTimes({ ...storm, untilMs: Date.UTC(2026, 10, 24, 23, 59, 59) }, NOON)).toBe(
      "today 6:00 to 23:59",
    );
    const summer = { fromMs: Date.UTC(2026, 6, 18, 11), untilMs: Date.UTC(2026, 6, 18, 22, 59, 59) };
    expect(warningTimes(summer, NOON)).toBe("Sat 12:00 to 23:59");
  });

  it("follow the clock over the hour that comes twice", () => {
    const night = { fromMs: Date.UTC(2026, 9, 24, 23), untilMs: Date.UTC(2026, 9, 25, 6) };
    expect(warningTimes(night, Date.UTC(2026, 9, 24, 12))).toBe("Sun 0:00 to 6:00");
  });

  it("lead to the service's page of that day, with this warning", () => {
    expect(warningUrl(storm)).toBe(
      "https://www.metoffice.gov.uk/weather/warnings-and-advice/uk-warnings#?date=2026-11-24&id=7441c9ff-7ca5-4490-8a5b-9349d9377042",
    );
    expect(warningLine(storm, NOON)).toBe("Amber warning of wind, today 6:00 to 21:00 (Met Office)");
  });
});

const SOMEWHERE = { latitude: 51, longitude: -2 };
const DURING = { fromMs: NOON - 1, untilMs: NOON + 1 };

describe("the word for a score", () => {
  const wordUnder = (known: Partial<KnownWarnings>, ...inForce: OfficialWarning[]) =>
    wordForScore(
      80,
      issuedBy({ isKnown: true, lookedAtMs: NOON, ...known, inForce }).cautionAt(SOMEWHERE, DURING),
    );

  it("is no praise under a warning, until that ends", () => {
    const red = { ...storm, level: "red" as const, untilMs: storm.untilMs + 60_000 };
    const yellow = { ...storm, level: "yellow" as const, untilMs: storm.untilMs + 90_000 };
    expect(wordUnder({})).toEqual({ verdict: "excellent" });
    expect(wordUnder({}, yellow)).toEqual({ verdict: "excellent" });
    expect(wordUnder({}, red, storm, yellow)).toEqual({ verdict: "under a warning", until: red.untilMs });
  });

  it("claims neither a warning nor praise if a warning of the last look is not known any more", () => {
    expect(wordUnder({ isKnown: false }, storm)).toEqual({ verdict: "warnings not known" });
  });
});

it("where warnings are not known any more a page of places says so, and what is said of them has the time of the last look", () => {
  const stale = { ...known, isKnown: false };
  const link = { label: "Met Office weather warnings", url: WARNINGS_URL };
  expect(issuedBy(stale).standing(NOON).source).toEqual({
    tone: "source",
    text: "Warnings not known since 11:51.",
    link,
  });
  expect(issuedBy(stale).all(NOON)).toEqual([]);
  expect(asOfLastLook(stale, NOON)).toBe(" as of 11:51");
  expect(issuedBy(known).standing(NOON).source.text).toBe("");
  expect(issuedBy(null).standing(NOON)).toMatchObject({ isAsked: false, source: { text: "", link } });
  expect(asOfLastLook(known, NOON)).toBe("");
});

describe("what is said of a place", () => {
  /** The notes of a page on a Thursday in July. */
  const LOOKED = Date.UTC(2026, 6, 16, 10, 51);
  const july = { ...storm, fromMs: Date.UTC(2026, 6, 16, 6), untilMs: Date.UTC(2026, 6, 16, 21) };
  const saidOf = (inForce: readonly OfficialWarning[], told: Partial<KnownWarnings> | null = {}) =>
    someFoundPlace({ warnings: told && { isKnown: true, lookedAtMs: LOOKED, inForce, ...told } })
      .notes("place", DEFAULT_UNITS)
      .filter(({ tone }) => tone === "issued" || tone === "source");

  it("is each warning with its headline as issued", () => {
    expect(saidOf([july])).toMatchObject([
      { level: "amber", text: "Strong winds <b>may</b> disrupt travel", until: july.untilMs },
      { text: "", until: LOOKED + 30 * 60_000, after: "Warnings not known since 11:51." },
    ]);
  });

  it("is that there is none, as of the last look", () => {
    expect(saidOf([])).toMatchObject([{ text: "No warning for these hours, as of 11:51." }]);
  });

  it("is that they are not known, since when", () => {
    const old = { ...known, isKnown: false };
    expect(notKnownInWords(old, NOON)).toBe("Warnings not known since 11:51.");
    expect(notKnownInWords({ ...old, lookedAtMs: NOON - 86_400_000 }, NOON)).toBe(
      "Warnings not known since Mon 12:00.",
    );
    expect(notKnownInWords({ ...old, lookedAtMs: null }, NOON)).toBe("Warnings not known.");
    const [note, ...others] = saidOf([july], { isKnown: false });
    expect([note?.text, others]).toEqual(["Warnings not known since 11:51.", []]);
    expect(note).not.toHaveProperty("until");
  });

  it("is never that there is none while one could not be read", () => {
    expect(saidOf([], { unreadable: 1 })).toMatchObject([{ text: "One warning couldn't be read." }]);
    expect(saidOf([july], { unreadable: 3 })).toMatchObject([
      { level: "amber" },
      { text: "3 warnings couldn't be read." },
    ]);
    expect(saidOf([], { unreadable: 1, isKnown: false })).toMatchObject([
      { text: "Warnings not known since 11:51." },
    ]);
  });

  it("is a link and no claim where the site asks no service", () => {
    expect(saidOf([], null)).toMatchObject([{ tone: "source", text: "", link: { url: WARNINGS_URL } }]);
  });
});
