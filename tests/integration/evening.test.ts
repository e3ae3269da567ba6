import { afterAll, describe, expect, it } from "vitest";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { SearchResult } from "../harness/answers";
import { startSite } from "../harness/site";
const site = await startSite({ destinations: 120 });
afterAll(() => site.close());

const LEEDS = "postcode=LS6+2AA&drivingHours=2";
const INSTEAD = "so this is tomorrow’s weather";

async function at(instant: string): Promise<void> {
  await site.setClock(instant);
  await site.refresh(Date.parse(instant));
  await site.setClock(instant);
}

async function search(query: string) {
  const call = await site.get(`/api/search?${query}&limit=200`);
  const html = (await (await site.get(`/search?${query}`)).text()).replaceAll("<!-- -->", "");
  return { day: call.headers.get("X-Search-Date"), items: await call.json<SearchResult[]>(), html };
}

// The tests are in order of time, because an isolate uses its snapshot for a minute of the clock.
describe("a search from Leeds through the day", () => {
  it.each([
    ["2026-06-20", "18:00", "today"],
    ["2026-12-05", "15:30", "tomorrow"],
  ])("on %s at %s shows %s, on page, call and map", async (date, clock, day) => {
    await at(`${date}T${clock}:00${date.includes("-06-") ? "+01:00" : "Z"}`);
    const isToday = day === "today";
    const found = await search(LEEDS);
    expect(found.day).toBe(isToday ? date : addDays(date, 1));
    const [first] = found.items;
    expect(first?.score).not.toBeNull();
    expect(first?.visit.light).toBe("daylight");
    expect(found.html).toContain("Results sorted by best weather for: ");
    expect(found.html.includes(INSTEAD)).toBe(!isToday);
    const place = await (await site.get(`/destinations/${first?.destination.slug}?postcode=LS6+2AA`)).text();
    expect(place.includes(INSTEAD)).toBe(!isToday);
    for (const view of ["map", "days"]) {
      const html = await (await site.get(`/search?${LEEDS}&view=${view}`)).text();
      expect([view, html.includes(INSTEAD)]).toEqual([view, !isToday]);
    }
    if (isToday) return;
    const noon = epochSecondsOfLondonNoon(date);
    expect(found.html).toContain(`travelDate=${noon}`);
    const chosen = await search(`${LEEDS}&travelDate=${noon}`);
    expect(chosen.day).toBe(date);
    expect(chosen.html).toContain("Results sorted by distance for: ");
    expect(chosen.html).toMatch(
      /It will be (nearly )?dark when you arrive \((sunset|the sun set at) \d+:\d\d\)/,
    );
  });
});
