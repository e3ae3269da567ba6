import { beforeAll, describe, expect, it } from "vitest";
import { NO_ROAD_LINK } from "#app/presenters/search/view";
import { type Browser, openBrowser, addUser } from "../harness/sign-in";
import { type Site, sharedSiteThisMorning } from "../harness/site";
import { atLondon, thisMorning } from "../harness/tested-time";

interface Proposed {
  destination: { id: number; name: string; imageUrl: string };
  weather: { current: { temp: number }; forecast: unknown[] } | null;
  drivingTime: { hours: number; minutes: number } | null;
  score: { value: number } | null;
  date: string;
  reasons: string[];
  activities: { dogFriendly: boolean }[];
  hotels: { dogFriendly: boolean }[];
  campsites: unknown[];
}

let site: Site;
beforeAll(async () => {
  site = await sharedSiteThisMorning();
});

const recommended = async (browser: Browser) =>
  (await browser.get("/api/recommendations")).json<Proposed[]>();
const idsOf = (items: Proposed[]) => items.map(({ destination }) => destination.id);
const search = (browser: Browser, postcode: string, drivingHours = 2) =>
  browser.call("POST", "/api/search-history", { postcode, drivingHours });

describe("recommendations", () => {
  it("are given to a new user: twelve of the middle of the country", async () => {
    const items = await recommended(await addUser(site));
    expect(items).toHaveLength(12);
    expect(new Set(idsOf(items)).size).toBe(12);
    for (const { reasons, drivingTime, weather, score } of items) {
      expect(reasons.length).toBeGreaterThanOrEqual(1);
      expect(reasons.length).toBeLessThanOrEqual(3);
      expect(drivingTime).toBeNull();
      expect(weather?.forecast).toHaveLength(6);
      expect(score?.value).toEqual(expect.any(Number));
    }
  });

  it("move with the preferences, name them, and list what matches first", async () => {
    const anna = await addUser(site);
    await search(anna, "LS1 4AP");
    const before = idsOf(await recommended(anna));
    await anna.call("PUT", "/api/user/preferences", { dogFriendly: true });
    const items = await recommended(anna);
    expect(idsOf(items)).not.toEqual(before);
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

  it("pitch an account to guests, in place of the panel", async () => {
    const page = await text(openBrowser(site), "/");
    expect(page).toContain("Create Your Free Account");
    expect(page).toContain('href="/auth?from=recommendations"');
    expect(page).not.toContain("Your Sunny Getaways");
  });

  it("show a new user recommendations, with the tabs that hold nothing disabled", async () => {
    const page = await text(await addUser(site), "/");
    expect(page).toContain("Your Sunny Getaways");
    expect(page.match(/role="tab"[^>]*aria-disabled="true"/g)).toHaveLength(2);
    expect(page).not.toContain("Create Your Free Account");
  });

  it("fill their tabs, each at an address of its own", async () => {
    const anna = await addUser(site);
    const [brighton] = await site.rows<{ id: number }>("SELECT id FROM destinations WHERE slug = 'brighton'");
    await anna.call("POST", "/api/favorites", { destinationId: brighton?.id });
    await search(anna, "SW1A 1AA");
    const page = await text(anna, "/?getaways=favorites");
    expect(page).not.toMatch(/role="tab"[^>]*aria-disabled="true"/);
    expect(page).toContain("Remove Brighton from favorites");
    expect(await text(anna, "/?getaways=recent")).toContain("among the best today within 2 hours of SW1A");
  });

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

  it("show the planner's chips and words by the preferences that are set", async () => {
    const anna = await addUser(site);
    const empty = await text(anna, "/trip-planner");
    expect(empty).toContain("No preferences set yet");
    expect(empty).toContain("Tell Us What You&#x27;re Into");
    await anna.call("PUT", "/api/user/preferences", { dogFriendly: true, history: true });
    const page = await text(anna, "/trip-planner");
    expect(page).toContain("Update My Preferences");
    expect(page).toMatch(/<li[^>]*>Dog Friendly<\/li><li[^>]*>Historical Sites<\/li>/);
    expect(page).toContain("Your Recommendations");
    expect(await text(anna, "/trip-planner?show=popular")).toContain("Popular places with the best weather");
  });
});

describe("after dark", () => {
  const TOLD = "It’s too late in the day to go today, so this is tomorrow’s weather.";
  const text = async (browser: Browser, path: string) =>
    (await (await browser.get(path)).text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
  /** Returns the score of the first card, or that of the page's place. */
  const scoreIn = (html: string) => /<b>(\d+)<\/b><span class="sr-only"> of 100, /.exec(html)?.[1];

  it("the favourites and recent places turn to tomorrow, say so and lead to its scores", async () => {
    const anna = await addUser(site);
    await anna.call("PUT", "/api/user/preferences", { history: true });
    await search(anna, "LS6 3HN");
    for (const { destination } of (await recommended(anna)).slice(0, 2)) {
      await anna.call("POST", "/api/favorites", { destinationId: destination.id });
    }
    const paths = ["/?getaways=favorites", "/?getaways=recent", "/favorites"];
    for (const path of paths) expect(await text(anna, path)).not.toContain(TOLD);
    const favorites = (await text(anna, "/favorites")).replaceAll(/<[^>]+>/g, "");
    expect(favorites).toContain("2 places, today’s weather, drives from LS6");

    await site.setClock(atLondon("22:30"));
    for (const path of paths) {
      const page = await text(anna, path);
      expect([path, page.includes(TOLD)]).toEqual([path, true]);
      const cards = page.split(TOLD)[1] ?? "";
      expect([path, cards.includes("ark when you arrive")]).toEqual([path, false]);
      expect(cards).not.toContain("today’s weather");
      const [, link = ""] = /href="(\/destinations\/[^"]*travelDate=\d+)"/.exec(cards) ?? [];
      const score = scoreIn(cards);
      expect([path, score !== undefined, link]).toEqual([
        path,
        true,
        expect.stringContaining("postcode=LS6+3HN"),
      ]);
      expect(scoreIn(await text(anna, link))).toBe(score);
    }
    expect(await text(anna, "/?getaways=recent")).toContain("among the best tomorrow within 2 hours of LS6");
    await site.setClock(thisMorning());
  });
});
