import fc from "../../../tests/harness/fast-check";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { visitOf } from "#app/domain/ranking/visit";
import { sunTimes } from "#app/domain/weather/sun";
import type { AlertMessage } from "#app/services/alerts/ports";
import type { MessageVisit } from "#app/services/alerts/visits-of-messages";
import { someDestinations } from "../../../tests/fakes/in-memory-weather";
import { alertCalendar, atomFeed, jsonFeed, type FeedContent } from "./feeds";

const SITE = "https://sunny.example";
const NOW_MS = Date.UTC(2026, 6, 16, 9, 10);
const news: AlertMessage = {
  id: 7,
  alertId: 1,
  kind: "news",
  destinationId: 3,
  slug: "filey",
  name: "Filey",
  date: "2026-07-18",
  score: 82,
  createdAt: NOW_MS,
  readAt: null,
  outcode: "LS6",
  drivingHours: 2,
  style: "urban",
};
const correction: AlertMessage = {
  ...news,
  id: 9,
  kind: "correction",
  score: 60,
  createdAt: NOW_MS + 60_000,
};
const content = (...messages: AlertMessage[]): FeedContent => ({
  messages,
  token: "t".repeat(43),
  site: SITE,
  nowMs: NOW_MS,
  isSampleWeather: false,
  weatherNotice: "Forecast: somebody’s, CC BY 4.0",
});
const FILEY = { ...someDestinations(1)[0]!, latitude: 54.21, longitude: -0.29 };
/** Returns the visit to Filey for this date, drive and time of leaving. */
const told = (date: string, driveMinutes: number, leavesAt = 9 * 60): ReadonlyMap<number, MessageVisit> => {
  const visit = visitOf(leavesAt, driveMinutes, sunTimes(FILEY, date));
  return new Map([[news.id, { place: FILEY, visit }]]);
};

/** Returns the text of an Atom element. For some elements the library returns an object with the text as its value. */
const words = (text: unknown): string =>
  typeof text === "string" ? text : (text as { value: string }).value;

const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

describe("the private feeds of alerts", () => {
  it("say whose forecasts they hold, in every form", () => {
    const notice = "Forecast: somebody’s, CC BY 4.0";
    expect(atomFeed(content(news))).toContain(`<rights>${notice}</rights>`);
    expect(parseJsonFeed(jsonFeed(content(news)))).toMatchObject({ description: notice });
    expect(eventsIn(alertCalendar(content(news), new Map()))[0]?.description).toContain(notice);
    const without = { ...content(news), weatherNotice: null };
    for (const file of [atomFeed(without), jsonFeed(without), alertCalendar(without, new Map())])
      expect(file).not.toMatch(/rights|CC BY/);
  });

  it("say of sample weather that it is no forecast, in every form", () => {
    const sample = { ...content(news), isSampleWeather: true };
    expect(parseJsonFeed(jsonFeed(sample)).items?.[0]?.content_text).toMatch(
      /^Sample weather, not a forecast\. The best/,
    );
    expect(words(parseAtomFeed(atomFeed(sample)).entries?.[0]?.summary)).toMatch(
      /^Sample weather, not a forecast\./,
    );
    expect(eventsIn(alertCalendar(sample, new Map()))[0]?.description).toMatch(
      /^Sample weather, not a forecast\./,
    );
    for (const file of [jsonFeed(content(news)), atomFeed(content(news))])
      expect(file).not.toMatch(/sample/i);
  });

  it("read the same an hour later if nothing is new, and are no invitation", () => {
    for (const messages of [[correction, news], []]) {
      const now = content(...messages);
      const later = { ...now, nowMs: NOW_MS + 3_600_000 };
      expect(atomFeed(later)).toBe(atomFeed(now));
      expect(jsonFeed(later)).toBe(jsonFeed(now));
      expect(alertCalendar(later, new Map())).toBe(alertCalendar(now, new Map()));
    }
    expect(alertCalendar(content(news), new Map())).not.toMatch(/METHOD|ORGANIZER/);
  });

  it("give a feed reader the messages, newest first, by Atom and by JSON Feed", () => {
    const atom = parseAtomFeed(atomFeed(content(correction, news)));
    const json = parseJsonFeed(jsonFeed(content(correction, news)));
    const titles = [
      "Filey on Saturday 18 July: now 60 of 100, good",
      "Filey on Saturday 18 July: 82 of 100, excellent",
    ];
    expect(atom.entries?.map(({ title }) => words(title))).toEqual(titles);
    expect(json.items?.map(({ title }) => title)).toEqual(titles);
    const url = `${SITE}/destinations/filey?from=LS6&date=2026-07-18`;
    expect(atom.entries?.[1]).toMatchObject({
      id: "tag:sunny.example,2026:alert-7",
      updated: "2026-07-16T09:10:00.000Z",
      links: [{ href: url }],
    });
    expect(words(atom.entries?.[1]?.summary)).toBe("The best fresh forecast within 2 hours of LS6.");
    expect(json.items?.[1]).toMatchObject({
      url,
      content_text: "The best fresh forecast within 2 hours of LS6.",
    });
    expect(atom.links?.find(({ rel }) => rel === "self")?.href).toBe(
      `${SITE}/feeds/${"t".repeat(43)}/alerts.atom`,
    );
  });

  it("lead to the reported score if it is for beach and sun", () => {
    const sun = content({ ...news, style: "beach" });
    const url = `${SITE}/destinations/filey?from=LS6&date=2026-07-18&ranking=beach`;
    const content_text = "The best fresh forecast for beach and sun within 2 hours of LS6.";
    expect(parseJsonFeed(jsonFeed(sun)).items?.[0]).toMatchObject({ url, content_text });
    expect(parseAtomFeed(atomFeed(sun)).entries?.[0]?.links).toMatchObject([{ href: url }]);
    expect(eventsIn(alertCalendar(sun, new Map()))[0]?.description).toContain(`${content_text} Look again`);
  });

  it("are valid without any message", () => {
    expect(words(parseAtomFeed(atomFeed(content())).title)).toBe("Sunny Escape alerts");
    expect(parseJsonFeed(jsonFeed(content())).items ?? []).toEqual([]);
    expect(eventsIn(alertCalendar(content(), new Map()))).toEqual([]);
  });

  it("keep whatever a place is called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }), (name) => {
        const [entry] = parseAtomFeed(atomFeed(content({ ...news, name: `A${name}Z` }))).entries ?? [];
        const told = `A${name}Z on Saturday`.replace(/\p{Cc}/gu, " ");
        expect(words(entry?.title).startsWith(told)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe("the private calendar of alerts", () => {
  const hoursOf = (...[messages, visits]: [AlertMessage, ReadonlyMap<number, MessageVisit>]) => {
    const [event] = eventsIn(alertCalendar(content(messages), visits));
    return [event?.startDate, event?.endDate].map((time) => time?.toJSDate().toISOString());
  };

  it("has a component before the first news, and says when to read it again and what it is for", () => {
    for (const messages of [[], [news], [correction, news]]) {
      const file = alertCalendar(content(...messages), told(news.date, 90));
      const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
      expect(calendar.getAllSubcomponents().length).toBeGreaterThan(0);
      expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT1H");
      expect(calendar.getFirstPropertyValue("x-published-ttl")).toBe("PT1H");
      expect(calendar.getFirstPropertyValue("x-wr-caldesc")).toBe("Days that fit your alerts appear here.");
    }
  });

  it("has a day out for each news, by London's clock, at the place", () => {
    const visits = told(news.date, 90);
    const [event] = eventsIn(alertCalendar(content(news), visits));
    expect(event).toMatchObject({ uid: "alert-7@sunny.example", location: "Filey" });
    // From 9:00 to 18:00 in London, which in summer is an hour ahead of UTC.
    expect(hoursOf(news, visits)).toEqual(["2026-07-18T08:00:00.000Z", "2026-07-18T17:00:00.000Z"]);
    expect(event?.component.getFirstPropertyValue("geo")).toEqual([54.21, -0.29]);
  });

  it("ends with the daylight in winter, and later for those who leave late", () => {
    const winter = { ...news, date: "2026-12-05" };
    const [start, end] = hoursOf(winter, told(winter.date, 90));
    expect(start).toBe("2026-12-05T09:00:00.000Z");
    expect(end).toMatch(/^2026-12-05T15:[34]/);
    expect(hoursOf(news, told(news.date, 90, 16 * 60))).toEqual([
      "2026-07-18T15:00:00.000Z",
      "2026-07-18T19:30:00.000Z",
    ]);
  });

  it("takes the whole day where the place is gone", () => {
    expect(hoursOf(news, new Map())).toEqual(["2026-07-18T08:00:00.000Z", "2026-07-18T17:00:00.000Z"]);
  });

  it("loses the day that was corrected", () => {
    expect(eventsIn(alertCalendar(content(correction, news), told(news.date, 90)))).toEqual([]);
  });

  it("keeps the day that was announced again after its correction", () => {
    const again = { ...news, createdAt: correction.createdAt + 60_000 };
    expect(eventsIn(alertCalendar(content(again, correction), told(news.date, 90)))).toHaveLength(1);
  });

  it("has the day without a position where the place is gone", () => {
    const [event] = eventsIn(alertCalendar(content(news), new Map()));
    expect(event?.component.getFirstPropertyValue("geo")).toBeNull();
  });
});
