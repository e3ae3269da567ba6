import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, type SignedIn, messageOf, openBrowser, ownData, addUser } from "../harness/sign-in";
import { type Site, startSite } from "../harness/site";

let site: Site;
let anna: SignedIn;
let ben: SignedIn;
let destinationId: number;
beforeAll(async () => {
  site = await startSite({ destinations: 60 });
  await site.refresh();
  [anna, ben] = await Promise.all([addUser(site), addUser(site, { username: "ben" })]);
  [{ id: destinationId } = { id: 0 }] = await site.rows<{ id: number }>(
    "SELECT id FROM destinations LIMIT 1",
  );
});
afterAll(() => site.close());

const SEARCH = { postcode: "sw1a1aa", drivingHours: 2 };
const record = (browser: Browser, body: unknown = SEARCH) =>
  browser.call("POST", "/api/search-history", body);
const mark = (browser: Browser, id: unknown) =>
  browser.call("PUT", `/api/search-history/${String(id)}/click`);
const click = (browser: Browser, id: unknown) =>
  browser.call("POST", "/api/search-history/click", { destinationId: id });
const recordsOf = async (browser: Browser) => (await ownData(browser)).searchHistory;
const rowCount = async () => (await site.rows("SELECT id FROM search_history")).length;
const idOf = async (answer: Response) => (await answer.json<{ id: number }>()).id;

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

  it("is none for the next places of a search", async () => {
    const carla = await addUser(site);
    for (const offset of [20, 0]) {
      await carla.get(`/search/more?postcode=M11AE&drivingHours=5&offset=${offset}`);
    }
    await carla.get("/search?postcode=SW1A1AA&drivingHours=3");
    await expect.poll(() => recordsOf(carla)).toEqual([expect.objectContaining({ postcode: "SW1A 1AA" })]);
  });

  it("is none where a link of another website leads to the search", async () => {
    const carla = await addUser(site);
    for (const path of ["/search?postcode=M11AE", "/api/search?postcode=M11AE"])
      expect((await carla.get(path, { "Sec-Fetch-Site": "cross-site" })).status).toBe(200);
    await site.settled();
    expect(await recordsOf(carla)).toEqual([]);
    await carla.get("/search?postcode=M11AE", { "Sec-Fetch-Site": "none" });
    await expect.poll(() => recordsOf(carla)).toHaveLength(1);
  });

  it("is none if no one looks at the answer", async () => {
    const carla = await addUser(site);
    for (const path of ["/search?postcode=M11AE", "/api/search?postcode=M11AE"]) {
      expect((await carla.call("HEAD", path)).status).toBe(200);
      await (await carla.get(path, { "Sec-Purpose": "prefetch" })).text();
    }
    await site.settled();
    expect(await recordsOf(carla)).toEqual([]);
  });

  it("is one for a search that is reloaded, ranked differently, made for another day, reported and come back to", async () => {
    const carla = await addUser(site);
    const QUERY = "postcode=SW1A1AA&drivingHours=2";
    const inTwoDays = Math.floor(site.nowMs() / 1_000) + 2 * 86_400;
    for (const path of [`/api/search?${QUERY}`, `/search?${QUERY}`, `/search.data?${QUERY}`]) {
      for (const change of ["", "", "&ranking=beach", `&travelDate=${inTwoDays}`]) {
        expect([path + change, (await carla.get(path + change)).status]).toEqual([path + change, 200]);
      }
    }
    const id = await idOf(await record(carla));
    await carla.get("/search?postcode=BN11EE&drivingHours=2");
    await expect.poll(() => recordsOf(carla)).toHaveLength(2);
    await carla.get(`/search?${QUERY}`);
    expect(await idOf(await record(carla))).toBe(id);
    expect((await recordsOf(carla)).map(({ postcode }) => postcode)).toEqual(["BN1 1EE", "SW1A 1AA"]);
  });

  it("is not made for a search that failed, nor for the next pages of one", async () => {
    const carla = await addUser(site);
    for (const query of [
      "postcode=ZZ99+9ZZ",
      "postcode=nonsense",
      "postcode=SW1A1AA&drivingHours=9",
      "postcode=SW1A1AA&offset=20",
    ]) {
      await carla.get(`/api/search?${query}`);
      await carla.get(`/search?${query}`);
    }
    await site.settled();
    expect(await recordsOf(carla)).toEqual([]);
  });

  it("is not made for a guest", async () => {
    const before = await rowCount();
    await openBrowser(site).get("/api/search?postcode=SW1A1AA");
    await site.settled();
    expect(await rowCount()).toBe(before);
  });

  it("is answered with its id, and is the one that the search itself made a moment ago", async () => {
    const carla = await addUser(site);
    const first = await record(carla);
    expect(first.status).toBe(201);
    const id = await idOf(first);
    expect(id).toBeGreaterThan(0);
    expect(await idOf(await record(carla))).toBe(id);
    expect(await recordsOf(carla)).toHaveLength(1);
    expect(await idOf(await record(carla, { ...SEARCH, drivingHours: 3 }))).not.toBe(id);
  });

  it.each([
    [{ postcode: "SW1A-1A", drivingHours: 2 }, { postcode: "Invalid UK postcode format" }],
    [{ drivingHours: 2 }, { postcode: "Invalid UK postcode format" }],
    [
      { postcode: "SW1A 1AA", drivingHours: 6 },
      { drivingHours: "Driving hours must be a whole number from 1 to 5" },
    ],
    [
      { postcode: "SW1A 1AA", drivingHours: "2" },
      { drivingHours: "Driving hours must be a whole number from 1 to 5" },
    ],
  ])("is refused for %j, by field", async (body, errors) => {
    const before = await rowCount();
    const answer = await record(anna, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors });
    expect(await rowCount()).toBe(before);
  });
});

describe("a click on a search's result", () => {
  it("is marked on one's own record", async () => {
    const id = await idOf(await record(anna));
    expect((await mark(anna, id)).status).toBe(204);
    expect((await mark(anna, id)).status).toBe(204);
    expect(await site.rows("SELECT clicked FROM search_history WHERE id = ?", id)).toEqual([{ clicked: 1 }]);
  });

  it("is not found on another user's record, which stays as it is", async () => {
    const id = await idOf(await record(ben));
    const answer = await mark(anna, id);
    expect([answer.status, await messageOf(answer)]).toEqual([404, "We can't find that search record."]);
    expect(await site.rows("SELECT clicked FROM search_history WHERE id = ?", id)).toEqual([{ clicked: 0 }]);
  });

  it.each([
    ["abc", 400],
    ["1.5", 400],
    ["-1", 400],
    ["1e3", 400],
    ["0", 404],
    ["2000000000", 404],
  ])("is refused at the number %s with %i", async (id, status) => {
    const answer = await mark(anna, id);
    expect(answer.status).toBe(status);
    expect(await messageOf(answer)).toBeTruthy();
  });
});

describe("a click on a destination", () => {
  it("is recorded with the destination, and puts it first among the recent ones", async () => {
    const carla = await addUser(site);
    await record(carla);
    expect((await click(carla, destinationId)).status).toBe(204);
    expect((await recordsOf(carla))[0]).toMatchObject({ destinationId, clicked: true });
    const recent = await (
      await carla.get("/api/search-history")
    ).json<{ destination: { id: number }; reasons: string[] }[]>();
    expect(recent[0]).toMatchObject({
      destination: { id: destinationId },
      reasons: ["you looked at it recently"],
    });
  });

  it("counts once for a double click", async () => {
    const carla = await addUser(site);
    await Promise.all([
      click(carla, destinationId),
      click(carla, destinationId),
      click(carla, destinationId),
    ]);
    expect(await recordsOf(carla)).toHaveLength(1);
  });

  it.each([0, -1, "1", 2 ** 53, undefined])("is refused for the number %j", async (id) => {
    expect((await click(anna, id)).status).toBe(400);
  });

  it("is not found for a destination that there is not", async () => {
    expect((await click(anna, 2_000_000_000)).status).toBe(404);
  });
});

describe("a guest", () => {
  it.each([
    ["GET", "/api/search-history", undefined],
    ["POST", "/api/search-history", SEARCH],
    ["PUT", "/api/search-history/1/click", undefined],
    ["POST", "/api/search-history/click", { destinationId: 1 }],
  ])("gets a 401 in words for %s %s, and leaves no row", async (method, path, body) => {
    const before = await rowCount();
    const answer = await openBrowser(site).call(method, path, body);
    expect([answer.status, await messageOf(answer)]).toEqual([401, "You must be logged in to do this."]);
    expect(await rowCount()).toBe(before);
  });
});

describe("while the database is down", () => {
  it.each([
    ["GET", "/api/search-history", undefined],
    ["POST", "/api/search-history", SEARCH],
    ["PUT", "/api/search-history/1/click", undefined],
    ["POST", "/api/search-history/click", { destinationId: 1 }],
  ])("%s %s is a 503 that says when to try again", async (method, path, body) => {
    await site.watch("d1");
    const answer = await anna.call(method, path, body);
    await site.watch();
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("5");
    expect(await messageOf(answer)).toBe("This isn't available at the moment. Please try again shortly.");
  });

  it("a search is answered all the same, and its record is lost in silence", async () => {
    const carla = await addUser(site);
    await site.rows("ALTER TABLE search_history RENAME TO history_out_of_reach");
    const answers = [
      await carla.get("/api/search?postcode=SW1A1AA"),
      await carla.get("/search?postcode=SW1A1AA"),
    ];
    await site.settled();
    await site.rows("ALTER TABLE history_out_of_reach RENAME TO search_history");
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await recordsOf(carla)).toEqual([]);
  });
});
