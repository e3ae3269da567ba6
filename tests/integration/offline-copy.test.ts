import { describe, expect, it } from "vitest";
import { LIST_ID, OWNER_HEADER, WEATHER_AT_HEADER } from "#app/presenters/offline-copy-view";
import { sharedSiteThisMorning } from "../harness/site";
import { TESTED_DAY } from "../harness/tested-time";
const site = await sharedSiteThisMorning();

const SEARCH = "/search?postcode=SW1A1AA&drivingHours=2";
const weatherAt = (answer: Response) => Date.parse(answer.headers.get(WEATHER_AT_HEADER) ?? "");

describe("a page that a browser saves for when there is no connection", () => {
  it.each([SEARCH, `${SEARCH}&view=map`, `${SEARCH}&view=days`])(
    "%s has the time of its weather, and links to places to save with it",
    async (path) => {
      const page = await site.get(path);
      expect((await page.text()).match(/data-place="/g)?.length).toBeGreaterThan(4);
      expect(weatherAt(page)).toBeGreaterThan(0);
    },
  );

  it("of a trip has the time of its weather, and says whose it is", async () => {
    const slug = /href="\/destinations\/([^?"]+)/.exec(await (await site.get(SEARCH)).text())?.[1] ?? "";
    const stop = { arrival: TESTED_DAY, nights: 1 };
    const Cookie = `trip-${slug}=${encodeURIComponent(JSON.stringify(stop))}`;
    const page = await site.get("/trip", { Cookie });
    expect(page.headers.get(OWNER_HEADER)).toBe("guest");
    expect(weatherAt(page)).toBeGreaterThan(0);
    expect((await site.get("/trip")).headers.get(WEATHER_AT_HEADER)).toBeNull();
  });

  it("of the list has one place for what is saved", async () => {
    expect((await (await site.get("/saved")).text()).split(`<div id="${LIST_ID}"`)).toHaveLength(2);
  });
});
