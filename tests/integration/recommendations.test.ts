import { NO_ROAD_LINK } from "#app/presenters/trips/visit-words";
import { describe, expect, it } from "vitest";
import { type Browser, addUser } from "../harness/sign-in";
import { sharedSiteThisMorning } from "../harness/site";

interface Proposed {
  reasons: string[];
  activities: { dogFriendly: boolean }[];
  hotels: { dogFriendly: boolean }[];
}
const site = await sharedSiteThisMorning();

const recommended = async (browser: Browser) =>
  (await browser.get("/api/recommendations")).json<Proposed[]>();
const search = (browser: Browser, postcode: string, drivingHours = 2) =>
  browser.call("POST", "/api/search-history", { postcode, drivingHours });

describe("recommendations", () => {
  it("move with the preferences, name them, and list what matches first", async () => {
    const anna = await addUser(site);
    await anna.call("PUT", "/api/user/preferences", { dogFriendly: true });
    const items = await recommended(anna);
    expect(items.some(({ reasons }) => reasons.some((reason) => reason.startsWith("good for dogs: ")))).toBe(
      true,
    );
    for (const { activities, hotels } of items) {
      for (const listed of hotels) expect(listed.dogFriendly).toBe(true);
      const isMatch = activities.map(({ dogFriendly }) => dogFriendly === true);
      expect(isMatch).toEqual(isMatch.toSorted((a, b) => Number(b) - Number(a)));
    }
  });
});

describe("Home's panel and the trip planner", () => {
  const text = async (browser: Browser, path: string) =>
    (await (await browser.get(path)).text()).replaceAll("<!-- -->", "");

  it("say from where their drives start, or why there are none", async () => {
    const anna = await addUser(site);
    const paths = ["/", "/trip-planner"];
    for (const path of paths) {
      expect(await text(anna, path)).toMatch(
        /Add your postcode above for places near you|Search from your postcode for places near you/,
      );
    }
    expect((await search(anna, "JE2 3AB")).status).toBe(201);
    for (const path of paths) {
      expect(await text(anna, path)).toContain(
        `know drive times from JE2, where you last searched. ${NO_ROAD_LINK.replace("'", "&#x27;")}`,
      );
    }
  });
});
