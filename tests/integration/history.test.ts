import { afterAll, describe, expect, it } from "vitest";
import { type Browser, openBrowser, ownData, addUser } from "../harness/sign-in";
import { startSite } from "../harness/site";
const site = await startSite({ destinations: 60 });
await site.refresh();
afterAll(() => site.close());
const recordsOf = async (browser: Browser) => (await ownData(browser)).searchHistory;
const rowCount = async () => (await site.rows("SELECT id FROM search_history")).length;

describe("the record of a search", () => {
  it.each([
    ["the call", "/api/search?postcode=SW1A1AA&drivingHours=3"],
    ["the page", "/search?postcode=SW1A1AA&drivingHours=3"],
    ["the page's client navigation", "/search.data?postcode=SW1A1AA&drivingHours=3"],
  ])("is one for a search by %s, made once the answer has left", async (_, path) => {
    const carla = await addUser(site);
    expect((await carla.get(path)).status).toBe(200);
    await expect
      .poll(() => recordsOf(carla))
      .toEqual([
        expect.objectContaining({
          postcode: "SW1A 1AA",
          drivingHours: 3,
          clicked: false,
          destinationId: null,
        }),
      ]);
  });

  it("is none for what is no search of the user's own", async () => {
    const carla = await addUser(site);
    const before = await rowCount();
    await openBrowser(site).get("/api/search?postcode=SW1A1AA");
    for (const offset of [20, 0]) {
      await carla.get(`/search/more?postcode=M11AE&drivingHours=5&offset=${offset}`);
    }
    for (const query of ["postcode=ZZ99+9ZZ", "postcode=nonsense", "postcode=SW1A1AA&offset=20"]) {
      await carla.get(`/api/search?${query}`);
      await carla.get(`/search?${query}`);
    }
    for (const path of ["/search?postcode=M11AE", "/api/search?postcode=M11AE"]) {
      // A link of another website, a request for the headers, a page fetched ahead.
      expect((await carla.get(path, { "Sec-Fetch-Site": "cross-site" })).status).toBe(200);
      expect((await carla.call("HEAD", path)).status).toBe(200);
      await (await carla.get(path, { "Sec-Purpose": "prefetch" })).text();
    }
    await site.settled();
    expect(await rowCount()).toBe(before);
    await carla.get("/search?postcode=M11AE", { "Sec-Fetch-Site": "none" });
    await expect.poll(() => recordsOf(carla)).toHaveLength(1);
  });
});
