import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, startSite } from "../harness/site";

interface Item {
  weather: { forecast: { date: string; score: number | null; temp: { day: number; max: number } }[] } | null;
  visit: {
    leave: string;
    arrive: string;
    until: string;
    sunset: string;
    light: "daylight" | "nearly-dark" | "dark";
    weather: { sunshineHours: number | null; wholeDay: boolean } | null;
  };
  hours: { from: number; temp: number[]; sunshineMinutes: number[] } | null;
  home: { score: number; verdict: string; places: string[]; difference: number | null } | null;
  drivingTime: { hours: number; minutes: number };
  score: { value: number } | null;
}

let site: Site;
beforeAll(async () => {
  site = await startSite({ destinations: 120 });
});
afterAll(() => site.close());

/** Sets the clock to this instant and refreshes the weather. */
async function at(instant: string): Promise<void> {
  await site.setClock(instant);
  await site.refresh(Date.parse(instant));
  await site.setClock(instant);
}

const LEEDS = "postcode=LS6%203AA&drivingHours=2&limit=200";
const found = async (query = LEEDS) => (await site.get(`/api/search?${query}`)).json<Item[]>();
const page = async (query = LEEDS) => (await site.get(`/search?${query}`)).text();
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

// The tests are in order of time, because an isolate uses its snapshot for a minute of the clock.
/** Texts that change have elements of their own. */
const withoutSpans = (html: string) => html.replaceAll(/<!-- -->|<\/?span[^>]*>/g, "");

describe("a visit", () => {
  it("of a June evening ends three hours after arriving, or at sunset", async () => {
    await at("2026-06-20T16:20:00Z");
    const items = await found();
    expect(items.length).toBeGreaterThan(10);
    for (const { visit, drivingTime, hours, weather } of items) {
      const arrive = minutesOf("17:30") + drivingTime.hours * 60 + drivingTime.minutes;
      expect([visit.leave, minutesOf(visit.arrive)]).toEqual(["17:30", arrive]);
      expect(visit.light).toBe("daylight");
      expect(minutesOf(visit.until)).toBeLessThanOrEqual(arrive + 180 + 8);
      expect(hours?.temp).toHaveLength(17);
      expect(visit.weather?.wholeDay).toBe(false);
      expect(visit.weather?.sunshineHours).toBeLessThanOrEqual(3.1);
      expect(weather?.forecast.every(({ temp }) => temp.day <= temp.max)).toBe(true);
    }
  });

  it("of a November noon is compared with home, and its list is in the order of its scores where that is asked for", async () => {
    await at("2026-11-21T12:00:00Z");
    const items = await found(`${LEEDS}&sort=score`);
    const light = items.filter(({ visit }) => visit.light === "daylight");
    const scores = light.map(({ score }) => score?.value ?? NaN);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(items.slice(0, light.length)).toEqual(light);
    const [first] = items;
    expect(first?.home?.places.length).toBeGreaterThan(0);
    expect(first?.home?.difference).toBe((first?.score?.value ?? NaN) - (first?.home?.score ?? NaN));
    expect(await page(`${LEEDS}&sort=score`)).toMatch(
      /(A little better than home|Worth the drive): \d+, home \d+\.|Home is as good as anywhere on \w+ \(\d+\)/,
    );
  });

  it("counts from the time of leaving that is wished for", async () => {
    const [early] = await found(`${LEEDS}&travelDate=1795428000&leave=06:00`);
    expect(early?.visit.leave).toBe("06:00");
    const [usual] = await found(`${LEEDS}&travelDate=1795428000`);
    expect(usual?.visit.leave).toBe("09:00");
    expect((await site.get(`/api/search?${LEEDS}&leave=09:10`)).status).toBe(400);
  });

  it("lists first those within the band of the best, nearest first, then the rest by score", async () => {
    const items = (await found()).filter(({ visit }) => visit.light === "daylight");
    const scores = items.map(({ score }) => score?.value ?? NaN);
    const best = Math.max(...scores);
    const drives = items.map(({ drivingTime }) => drivingTime.hours * 60 + drivingTime.minutes);
    // The band uses unrounded scores: a place whose rounded score is 3 below the best may or may not belong to it.
    const bandEnds = scores.findLastIndex((score) => score > best - 3) + 1;
    expect(scores.slice(0, bandEnds).every((score) => score >= best - 3)).toBe(true);
    const below = scores.slice(bandEnds);
    expect(below).toEqual(below.toSorted((a, b) => b - a));
    // Places with less that is open follow the others, again the nearest first.
    const nearestAgain = drives.slice(1, bandEnds).filter((minutes, index) => minutes < (drives[index] ?? 0));
    expect(nearestAgain.length).toBeLessThanOrEqual(2);
  });

  it("lists the nearest first where that is asked for", async () => {
    const drives = (await found(`${LEEDS}&sort=near`)).map(
      ({ drivingTime }) => drivingTime.hours * 60 + drivingTime.minutes,
    );
    expect(drives).toEqual(drives.toSorted((a, b) => a - b));
  });

  it("of a November afternoon at four has no light left, and where today is chosen the page points to tomorrow", async () => {
    await at("2026-11-21T16:00:00Z");
    const today = `${LEEDS}&travelDate=1795262400`;
    const items = await found(today);
    expect(new Set(items.map(({ visit }) => visit.light))).toEqual(new Set(["dark"]));
    expect(items.every(({ score }) => score === null)).toBe(true);
    const minutes = items.map(({ drivingTime }) => drivingTime.hours * 60 + drivingTime.minutes);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    const html = await page(today);
    expect(html).toContain("Results sorted by distance for: ");
    expect(html).toMatch(/It will be dark when you arrive \(the sun set at 1[56]:\d\d\)/);
    expect(html).toContain("dark when you arrive");
    expect(html).toContain("See tomorrow instead");
    expect(html).toMatch(/Best tomorrow: \d+, [a-z ]+\./);
    // The temperature is that of the hour of arrival.
    expect(withoutSpans(html)).toMatch(/<b>−?\d+°<\/b>On arrival: [a-z ]+</);
    expect(html).not.toMatch(/\d\sh\sof\ssun/);
  });

  it("that begins after the last hour of a forecast does not show the weather of another hour", async () => {
    await at("2026-11-22T23:40:00Z");
    const today = `${LEEDS}&travelDate=1795348800`;
    const items = await found(today);
    for (const { visit } of items)
      expect((minutesOf(visit.until) - minutesOf(visit.arrive) + 1440) % 1440).toBeLessThan(16);
    const html = withoutSpans(await page(today));
    expect(html).toMatch(/there by 0:\d\d/);
    expect(html).toMatch(/<b>−?\d+°<\/b>Now: [a-z ]+</);
    expect(html).not.toContain("On arrival");
  });
});
