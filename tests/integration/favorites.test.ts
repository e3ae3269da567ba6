import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Browser,
  type SignedIn,
  WORDS_OF_PROGRAMMERS,
  messageOf,
  openBrowser,
  ownData,
  addUser,
} from "../harness/sign-in";
import { type Site, startSite } from "../harness/site";

interface Favorite {
  id: number;
  destinationId: number;
  destination: { id: number; name: string };
  weather: { current: { temp: number }; forecast: unknown[] } | null;
  drivingDistance: { hours: number; minutes: number; distance: number } | null;
  createdAt: string;
}

let site: Site;
let anna: SignedIn;
let ben: SignedIn;
let places: { id: number; name: string }[];
beforeAll(async () => {
  site = await startSite({ destinations: 40 });
  await site.refresh();
  [anna, ben] = await Promise.all([addUser(site), addUser(site, { username: "ben" })]);
  places = await site.rows("SELECT id, name FROM destinations ORDER BY id LIMIT 8");
});
afterAll(() => site.close());

const placeAt = (index: number) => places[index] ?? { id: 0, name: "" };
/** Returns a text in the form in which React writes it into a page. */
const inHtml = (words: string) => words.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
const add = (browser: Browser, destinationId: unknown) =>
  browser.call("POST", "/api/favorites", { destinationId });
const remove = (browser: Browser, destinationId: unknown) =>
  browser.call("DELETE", `/api/favorites/${String(destinationId)}`);
const saved = async (browser: Browser) => (await browser.get("/api/favorites")).json<Favorite[]>();
const savedIds = async (browser: Browser) => (await saved(browser)).map(({ destinationId }) => destinationId);
const rowCount = async () => (await site.rows("SELECT id FROM favorite_destinations")).length;

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

describe("saving a destination by the call", () => {
  it.each([0, -1, 1.5, "1", "abc", 2 ** 53, null, true, [1], { id: 1 }])(
    "refuses the number %j, names the field and saves nothing",
    async (destinationId) => {
      const before = await rowCount();
      const answer = await add(anna, destinationId);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        message: "destinationId must be a destination's number",
        errors: { destinationId: "destinationId must be a destination's number" },
      });
      expect(await rowCount()).toBe(before);
    },
  );

  it.each([{}, { destinationID: 1 }, { destination: { id: 1 } }])(
    "refuses %j, which has none",
    async (body) => {
      const answer = await anna.call("POST", "/api/favorites", body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: { destinationId: expect.any(String) as string } });
    },
  );

  it("does not find a destination that there is not", async () => {
    const answer = await add(anna, 2_000_000_000);
    expect([answer.status, await messageOf(answer)]).toEqual([404, "We can't find that destination."]);
  });

  it("may be repeated: 201, then 200, and one row", async () => {
    const { id } = placeAt(0);
    expect((await add(anna, id)).status).toBe(201);
    expect((await add(anna, id)).status).toBe(200);
    expect(await savedIds(anna)).toEqual([id]);
  });

  it("makes one row of a double click", async () => {
    const { id } = placeAt(1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(anna, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect((await savedIds(anna)).filter((savedId) => savedId === id)).toHaveLength(1);
  });

  it("is undone with 204, as often as one likes, also where it never was", async () => {
    const { id } = placeAt(1);
    for (let time = 0; time < 2; time += 1) expect((await remove(anna, id)).status).toBe(204);
    expect((await remove(anna, 2_000_000_000)).status).toBe(204);
    expect(await savedIds(anna)).not.toContain(id);
  });

  it.each(["abc", "1.5", "-1", "0x1", "99999999999999999"])("cannot be undone at %s", async (id) => {
    const answer = await remove(anna, id);
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).not.toMatch(WORDS_OF_PROGRAMMERS);
  });

  it("is no other user's", async () => {
    const { id } = placeAt(2);
    await add(anna, id);
    expect(await savedIds(ben)).toEqual([]);
    expect((await remove(ben, id)).status).toBe(204);
    expect(await savedIds(anna)).toContain(id);
  });

  it.each([
    ["GET", "/api/favorites", undefined],
    ["POST", "/api/favorites", { destinationId: 1 }],
    ["DELETE", "/api/favorites/1", undefined],
  ])("is not for guests: %s %s is a 401 in words and leaves all rows", async (method, path, body) => {
    const before = await rowCount();
    const answer = await openBrowser(site).call(method, path, body);
    expect([answer.status, await messageOf(answer)]).toEqual([401, "You must be logged in to do this."]);
    expect(await rowCount()).toBe(before);
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

  it("is a page that names each of them, and says so where there are none", async () => {
    const page = await (await anna.get("/favorites")).text();
    for (const { destination } of await saved(anna))
      expect(page).toContain(`Remove ${destination.name} from favorites`);
    const empty = await (await ben.get("/favorites")).text();
    expect(empty).toContain("No favorites yet");
    expect(empty).toMatch(/href="\/search"[^>]*>Find Destinations/);
  });
});

describe("many favourites", () => {
  it("come in parts: the call's by limit and offset, the page's by its link to more", async () => {
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
});

describe("the heart as a form", () => {
  const press = (browser: Browser, fields: Record<string, string>) =>
    browser.submit("/favorites/toggle", fields);

  it("saves and removes, goes back to its page and says which destination", async () => {
    const dora = await addUser(site);
    const { id, name } = placeAt(4);
    const form = { destinationId: String(id), returnTo: "/search?postcode=SW1A+1AA" };
    const added = await press(dora, { ...form, intent: "add" });
    expect([added.status, added.headers.get("Location")]).toEqual([302, form.returnTo]);
    const page = await (await dora.get("/search?postcode=SW1A+1AA")).text();
    expect(page).toContain(`Added to favorites</strong><span>${inHtml(name)}`);
    expect(await savedIds(dora)).toEqual([id]);
    const removed = await press(dora, { ...form, intent: "remove", returnTo: "/favorites" });
    expect(removed.headers.get("Location")).toBe("/favorites");
    expect(await (await dora.get("/favorites")).text()).toContain(
      `Removed from favorites</strong><span>${inHtml(name)}`,
    );
    expect(await savedIds(dora)).toEqual([]);
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "leads to no %s",
    async (returnTo) => {
      const answer = await press(ben, { destinationId: "1", intent: "remove", returnTo });
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/favorites"]);
    },
  );

  it.each(["abc", "0", "2000000000", ""])("says that %j could not be added", async (destinationId) => {
    await press(ben, { destinationId, intent: "add", returnTo: "/" });
    expect(await (await ben.get("/")).text()).toContain("Could not add to favorites. Please try again.");
    expect(await savedIds(ben)).toEqual([]);
  });
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

  it.each([
    ["GET", "/api/favorites", undefined],
    ["POST", "/api/favorites", { destinationId: 1 }],
    ["DELETE", "/api/favorites/1", undefined],
    ["GET", "/api/recommendations", undefined],
    ["GET", "/api/search-history", undefined],
  ])("%s %s is a 503 in words", async (method, path, body) => {
    await withoutFavorites(async () => {
      const answer = await anna.call(method, path, body);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toBe("5");
      expect(await messageOf(answer)).toBe("This isn't available at the moment. Please try again shortly.");
    });
  });

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

  it.each([
    ["add", "Could not add to favorites. Please try again."],
    ["remove", "Could not remove from favorites. Please try again."],
  ])("the heart's form to %s says that it could not", async (intent, words) => {
    const before = await savedIds(anna);
    await withoutFavorites(async () => {
      const fields = { destinationId: String(placeAt(0).id), intent, returnTo: "/about" };
      const answer = await anna.submit("/favorites/toggle", fields);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/about"]);
      const page = await (await anna.get("/about")).text();
      expect(page).toMatch(/<strong>Error<\/strong>/);
      expect(page).toContain(words);
    });
    expect(await savedIds(anna)).toEqual(before);
  });

  it("the export is a 503 in words, not half a file", async () => {
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
