import { describe, expect, it } from "vitest";
import { type OfficialWarning, WARNINGS_URL } from "#app/domain/warnings/official-warning";
import {
  asOfLastLook,
  notKnownNote,
  notKnownInWords,
  warningLine,
  warningTimes,
  warningTitle,
  warningUrl,
  warningsView,
  wordForScore,
} from "./words";

const NOON = Date.UTC(2026, 10, 24, 12);
const storm: OfficialWarning = {
  id: "7441c9ff-7ca5-4490-8a5b-9349d9377042",
  level: "amber",
  hazards: ["WIND"],
  headline: "Strong winds <b>may</b> disrupt travel",
  fromMs: Date.UTC(2026, 10, 24, 6),
  untilMs: Date.UTC(2026, 10, 24, 21),
  area: [],
};
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

describe("the word for a score", () => {
  it("is no praise under a warning, until that ends", () => {
    expect(wordForScore(80, { isWarned: false, warnings: [] })).toEqual({ verdict: "excellent" });
    const red = { ...storm, level: "red" as const, untilMs: storm.untilMs + 60_000 };
    const yellow = { ...storm, level: "yellow" as const, untilMs: storm.untilMs + 90_000 };
    expect(wordForScore(80, { isWarned: true, warnings: [red, storm, yellow] })).toEqual({
      verdict: "under a warning",
      until: red.untilMs,
    });
  });

  it("claims neither a warning nor praise if a warning of the last look is not known any more", () => {
    expect(wordForScore(80, { isWarned: true, warnings: [] })).toEqual({ verdict: "warnings not known" });
  });
});

describe("where warnings are not known any more", () => {
  it("a page of places says so, and what is said of them has the time of the last look", () => {
    const stale = { ...known, isKnown: false };
    expect(notKnownNote(stale, NOON)).toEqual({ note: "Warnings not known since 11:51.", url: WARNINGS_URL });
    expect(asOfLastLook(stale, NOON)).toBe(" as of 11:51");
    expect(notKnownNote(known, NOON)).toBeNull();
    expect(notKnownNote(null, NOON)).toBeNull();
    expect(asOfLastLook(known, NOON)).toBe("");
  });
});

describe("what is said of a place", () => {
  it("is each warning with its headline as issued", () => {
    expect(warningsView([storm], known, NOON)).toMatchObject({
      issued: [{ level: "amber", headline: "Strong winds <b>may</b> disrupt travel", until: storm.untilMs }],
      note: null,
      knownUntil: NOON + 21 * 60_000,
      unknownNote: "Warnings not known since 11:51.",
    });
  });

  it("is that there is none, as of the last look", () => {
    expect(warningsView([], known, NOON).note).toBe("No warning for these hours, as of 11:51.");
  });

  it("is that they are not known, since when", () => {
    const old = { ...known, isKnown: false };
    expect(notKnownInWords(old, NOON)).toBe("Warnings not known since 11:51.");
    expect(notKnownInWords({ ...old, lookedAtMs: NOON - 86_400_000 }, NOON)).toBe(
      "Warnings not known since Mon 12:00.",
    );
    expect(notKnownInWords({ ...old, lookedAtMs: null }, NOON)).toBe("Warnings not known.");
    expect(warningsView([], old, NOON)).toEqual({
      issued: [],
      note: "Warnings not known since 11:51.",
      url: WARNINGS_URL,
    });
  });

  it("is never that there is none while one could not be read", () => {
    const unread = { ...known, unreadable: 1 };
    expect(warningsView([], unread, NOON).note).toBe("One warning couldn't be read.");
    expect(warningsView([storm], unread, NOON)).toMatchObject({
      issued: [{ level: "amber" }],
      note: "One warning couldn't be read.",
    });
    expect(notKnownNote({ ...known, unreadable: 3 }, NOON)?.note).toBe("3 warnings couldn't be read.");
    expect(notKnownNote({ ...unread, isKnown: false }, NOON)?.note).toBe("Warnings not known since 11:51.");
  });

  it("is a link and no claim where the site asks no service", () => {
    expect(warningsView([], null, NOON)).toEqual({
      issued: [],
      note: null,
      url: WARNINGS_URL,
    });
  });
});
