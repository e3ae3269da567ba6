import { afterAll, describe, expect, it } from "vitest";
import { type Browser, WORDS_OF_PROGRAMMERS, messageOf, ownData, addUser } from "../harness/sign-in";
import { startSite } from "../harness/site";

interface Favorite {
  id: number;
  destinationId: number;
  destination: { id: number; name: string };
  weather: { current: { temp: number }; forecast: unknown[] } | null;
  drivingDistance: { hours: number; minutes: number; distance: number } | null;
  createdAt: string;
}
const site = await startSite({ destinations: 40 });
await site.refresh();
const anna = await addUser(site);
const places: { id: number; name: string }[] = await site.rows(
  "SELECT id, name FROM destinations ORDER BY id LIMIT 8",
);
afterAll(() => site.close());

const placeAt = (index: number) => places[index] ?? { id: 0, name: "" };
const add = (browser: Browser, destinationId: unknown) =>
  browser.call("POST", "/api/favorites", { destinationId });
const remove = (browser: Browser, destinationId: unknown) =>
  browser.call("DELETE", `/api/favorites/${String(destinationId)}`);
const saved = async (browser: Browser) => (await browser.get("/api/favorites")).json<Favorite[]>();
const savedIds = async (browser: Browser) => (await saved(browser)).map(({ destinationId }) => destinationId);

describe("what a user has just written", () => {
  it("is read by the browser's next pages: a change has them read the primary, and reading leaves that as it is", async () => {
    const added = await add(anna, placeAt(7).id);
    const cookies = added.headers.getSetCookie().map((cookie) => cookie.split("=", 1)[0]);
    expect([added.status, cookies]).toEqual([201, ["own-write"]]);
    const list = await anna.get("/api/favorites");
    expect(list.headers.getSetCookie()).toEqual([]);
    expect((await list.json<Favorite[]>()).map(({ destinationId }) => destinationId)).toEqual([
      placeAt(7).id,
    ]);
    await remove(anna, placeAt(7).id);
    expect(await savedIds(anna)).toEqual([]);
  });
});

describe("the list of saved destinations", () => {
  it("has the newest first, with weather, and the drive from the last searched postcode", async () => {
    const carla = await addUser(site);
    const [{ id: brighton } = { id: 0 }] = await site.rows<{ id: number }>(
      "SELECT id FROM destinations WHERE region IN ('South East', 'London') LIMIT 1",
    );
    for (const id of [placeAt(3).id, brighton]) await add(carla, id);
    const [before] = await saved(carla);
    expect(before).toMatchObject({
      destinationId: brighton,
      destination: { id: brighton },
      drivingDistance: null,
    });
    expect(before?.weather?.current.temp).toEqual(expect.any(Number));
    await carla.get("/api/search?postcode=SW1A1AA&drivingHours=5");
    await expect
      .poll(async () => (await saved(carla))[0]?.drivingDistance)
      .toMatchObject({
        hours: expect.any(Number) as number,
        minutes: expect.any(Number) as number,
      });
    expect(await savedIds(carla)).toEqual([brighton, placeAt(3).id]);
  });
});

it("many favourites come in parts: the call's by limit and offset, the page's by its link to more", async () => {
  const many = await addUser(site);
  await site.rows(
    `INSERT INTO favorite_destinations (user_id, destination_id, timestamp)
       SELECT users.id, destinations.id, destinations.id FROM users, destinations WHERE username = ?`,
    many.username,
  );
  const all = (await site.rows("SELECT id FROM destinations")).length;
  const part = await many.get("/api/favorites?limit=2&offset=1");
  expect(part.headers.get("X-Total-Count")).toBe(String(all));
  expect(part.headers.get("Link")).toContain('offset=3>; rel="next"');
  const ids = (await part.json<Favorite[]>()).map(({ destinationId }) => destinationId);
  const usual = await many.get("/api/favorites");
  const list = (await usual.json<Favorite[]>()).map(({ destinationId }) => destinationId);
  expect(list).toHaveLength(Math.min(100, all));
  expect(ids).toEqual(list.slice(1, 3));
  expect((await many.get("/api/favorites?limit=0")).status).toBe(400);

  const page = async (path: string) => (await many.get(path)).text();
  const hearts = (html: string) => html.split(/Remove [^<"]+ from favorites/).length - 1;
  const first = await page("/favorites");
  expect(first).toContain(`24 of ${all} favorites shown`);
  expect(first).toContain('href="/favorites?show=48"');
  expect(hearts(first)).toBe(24);
  expect(hearts(await page("/favorites?show=48"))).toBe(all);
});

describe("while only the table of favourites fails", () => {
  const withoutFavorites = async (work: () => Promise<void>) => {
    await site.rows("ALTER TABLE favorite_destinations RENAME TO favorites_out_of_reach");
    try {
      await work();
    } finally {
      await site.rows("ALTER TABLE favorites_out_of_reach RENAME TO favorite_destinations");
    }
  };

  it("the pages say so in their place, and searching goes on", async () => {
    await withoutFavorites(async () => {
      for (const [path, status, words] of [
        ["/favorites", 503, "There was an error loading your favorites. Please try again later."],
        ["/trip-planner", 503, "load your recommendations. Please try again in a moment."],
        ["/", 200, "load your recommendations. Please try again in a moment."],
        ["/search?postcode=SW1A1AA", 200, "Best Weather Destinations"],
        ["/settings", 200, "Account Settings"],
      ] as const) {
        const answer = await anna.get(path);
        const page = await answer.text();
        expect([path, answer.status, page.includes(words)]).toEqual([path, status, true]);
        expect(page).toContain(anna.username);
      }
    });
  });

  it("the export is a 503 in words, not half a file", async () => {
    await add(anna, placeAt(0).id);
    await withoutFavorites(async () => {
      const answer = await anna.get("/settings/data");
      expect(answer.status).toBe(503);
      expect(await messageOf(answer)).not.toMatch(WORDS_OF_PROGRAMMERS);
    });
    expect((await ownData(anna)).favorites.length).toBeGreaterThan(0);
  });
});

describe("a destination that is deleted after a user has saved and opened it", () => {
  it("leaves no orphan and no fault, neither at once nor after the next refresh", async () => {
    const erin = await addUser(site);
    const [gone, kept] = [placeAt(6), placeAt(7)];
    for (const { id } of [gone, kept]) {
      await add(erin, id);
      await erin.call("POST", "/api/search-history/click", { destinationId: id });
    }
    await site.rows("DELETE FROM destinations WHERE id = ?", gone.id);
    for (const isPublished of [false, true]) {
      if (isPublished) await site.refresh(site.nowMs() + 3_600_000);
      expect(await savedIds(erin)).toEqual([kept.id]);
      for (const path of ["/favorites", "/trip-planner", "/", "/settings/data"]) {
        expect([path, (await erin.get(path)).status]).toEqual([path, 200]);
      }
      expect(await (await erin.get("/favorites")).text()).not.toContain(`Remove ${gone.name} from`);
      for (const path of ["/api/recommendations", "/api/search-history"]) {
        expect([path, (await erin.get(path)).status]).toEqual([path, 200]);
      }
      expect((await add(erin, gone.id)).status).toBe(404);
      expect((await remove(erin, gone.id)).status).toBe(204);
      const click = await erin.call("POST", "/api/search-history/click", { destinationId: gone.id });
      expect(click.status).toBe(404);
    }
  });
});
