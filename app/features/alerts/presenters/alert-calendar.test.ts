import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { visitOf } from "#app/domain/ranking/visit";
import { sunTimes } from "#app/domain/weather/sun";
import type { AlertMessage } from "#app/features/alerts/services/ports";
import type { Said } from "#app/features/alerts/domain/brief";
import { outingHours } from "#app/presenters/calendar/outing";
import { someNews } from "../../../../tests/fakes/alert-wish";
import { someDestinations } from "../../../../tests/fakes/in-memory-weather";
import { type CalendarContent, alertCalendar } from "./alert-calendar";

const SITE = "https://sunny.example";
const news = someNews({ id: 7 });
const correction = someNews({ id: 9, kind: "correction", score: 60, createdAt: news.createdAt + 60_000 });
const content = (...messages: AlertMessage[]): CalendarContent => ({
  messages,
  site: SITE,
  isSampleWeather: false,
  weatherNotice: "Forecast: somebody’s, CC BY 4.0",
});
const FILEY = { ...someDestinations(1)[0]!, latitude: 54.21, longitude: -0.29 };
/** What news of Filey say for this date, drive and time of leaving. */
function outingOn(date: string, driveMinutes: number, leavesAt = 9 * 60): Said {
  const hours = outingHours(date, visitOf(leavesAt, driveMinutes, sunTimes(FILEY, date)));
  const away = { fromMs: hours.startMs, untilMs: hours.endMs };
  const { latitude, longitude } = FILEY;
  return {
    lead: "",
    place: { latitude, longitude, away, hours, name: "Filey", path: "", why: "", thing: "" },
  };
}

const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

it("the private calendar says whose forecasts it holds, and of sample weather that it is no forecast", () => {
  const described = (shown: CalendarContent) => eventsIn(alertCalendar(shown))[0]?.description;
  expect(described(content(news))).toMatch(
    /Look again before you leave\.\n.+\nForecast: somebody’s, CC BY 4\.0$/,
  );
  expect(alertCalendar({ ...content(news), weatherNotice: null })).not.toContain("CC BY");
  expect(described({ ...content(news), isSampleWeather: true })).toMatch(/^Sample weather, not a forecast\./);
  expect(alertCalendar(content(news))).not.toMatch(/sample|METHOD|ORGANIZER/i);
});

describe("the private calendar of alerts", () => {
  const hoursOf = (message: AlertMessage, said: Said | null) => {
    const [event] = eventsIn(alertCalendar(content({ ...message, said })));
    return [event?.startDate, event?.endDate].map((time) => time?.toJSDate().toISOString());
  };

  it("has a component before the first news, and says when to read it again and what it is for", () => {
    for (const messages of [[], [news], [correction, news]]) {
      const file = alertCalendar(content(...messages));
      const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
      expect(calendar.getAllSubcomponents().length).toBeGreaterThan(0);
      expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT1H");
      expect(calendar.getFirstPropertyValue("x-published-ttl")).toBe("PT1H");
      expect(calendar.getFirstPropertyValue("x-wr-caldesc")).toBe("Days that fit your alerts appear here.");
    }
  });

  it("has a day out for each news, by London's clock, at the place", () => {
    const said = outingOn(news.date, 90);
    const [event] = eventsIn(alertCalendar(content({ ...news, said })));
    expect(event).toMatchObject({ uid: "alert-7@sunny.example", location: "Filey" });
    // From 9:00 to 18:00 in London, which in summer is an hour ahead of UTC.
    expect(hoursOf(news, said)).toEqual(["2026-07-18T08:00:00.000Z", "2026-07-18T17:00:00.000Z"]);
    expect(event?.component.getFirstPropertyValue("geo")).toEqual([54.21, -0.29]);
  });

  it("ends with the daylight in winter, and later for those who leave late", () => {
    const winter = { ...news, date: "2026-12-05" };
    const [start, end] = hoursOf(winter, outingOn(winter.date, 90));
    expect(start).toBe("2026-12-05T09:00:00.000Z");
    expect(end).toMatch(/^2026-12-05T15:[34]/);
    expect(hoursOf(news, outingOn(news.date, 90, 16 * 60))).toEqual([
      "2026-07-18T15:00:00.000Z",
      "2026-07-18T19:30:00.000Z",
    ]);
  });

  it("takes the whole day for a message of an older version of the site", () => {
    expect(hoursOf(news, null)).toEqual(["2026-07-18T08:00:00.000Z", "2026-07-18T17:00:00.000Z"]);
  });

  it("loses the day that was corrected", () => {
    expect(eventsIn(alertCalendar(content(correction, news)))).toEqual([]);
  });

  it("keeps the day that was announced again after its correction", () => {
    const again = { ...news, createdAt: correction.createdAt + 60_000 };
    expect(eventsIn(alertCalendar(content(again, correction)))).toHaveLength(1);
  });
});
