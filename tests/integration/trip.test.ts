import ICAL from "ical.js";
import { afterAll, describe, expect, it } from "vitest";
import { addDays } from "#app/domain/calendar/calendar-day";
import { wordsIn } from "../harness/html";
import { type Browser, PASSWORD, addUser, openBrowser } from "../harness/sign-in";
import { startSite } from "../harness/site";
import { TESTED_DAY } from "../harness/tested-time";
const tomorrow = addDays(TESTED_DAY, 1);
const site = await startSite({ destinations: 40 });
const first = "SELECT slug, name, activities, hotels FROM destinations ORDER BY id LIMIT 9";
const places: { slug: string; name: string; activities: string; hotels: string }[] = await site.rows(first);
await site.refresh();
afterAll(() => site.close());

const placeAt = (index: number) => places[index] ?? { slug: "", name: "", activities: "[]", hotels: "[]" };
const inHtml = (words: string) => words.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
const add = (browser: Browser, index: number, rest: Record<string, string> = {}) =>
  browser.submit("/trip", {
    ...{ intent: "add", slug: placeAt(index).slug, arrival: tomorrow, nights: "1", outcode: "LS6" },
    ...rest,
  });
const pageOf = async (browser: Browser) => (await browser.get("/trip")).text();
const press = (browser: Browser, intent: string, fields: Record<string, string> = {}) =>
  browser.submit("/trip", { intent, ...fields });
const rowsOf = (table: string) => site.rows(`SELECT * FROM ${table}`);
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
async function sharedAt(browser: Browser): Promise<string> {
  await press(browser, "share");
  return /\/trips\/[A-Za-z0-9_-]{43}/.exec(await pageOf(browser))?.[0] ?? "";
}

const WHO = ["a guest", "a user"] as const;
const browserOf = (who: (typeof WHO)[number]) => (who === "a guest" ? openBrowser(site) : addUser(site));

describe.each(WHO)("the trip of %s", (who) => {
  it("gathers a place, its days with their weather, the drive, things and a bed", async () => {
    const browser = await browserOf(who);
    const answer = await add(browser, 0);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/trip"]);
    const { slug, name, activities, hotels } = placeAt(0);
    const [thing] = JSON.parse(activities) as { name: string }[];
    const [hotel] = JSON.parse(hotels) as { name: string }[];
    const kept = { slug, arrival: tomorrow, outcode: "LS6", thing: thing?.name ?? "" };
    await press(browser, "change", { ...kept, nights: "2", stay: hotel?.name ?? "" });
    const page = await pageOf(browser);
    for (const words of [name, "2 nights", "Things to do", "Where to stay"]) {
      expect(page).toContain(inHtml(words));
    }
    expect(page).toMatch(/Leave (<!-- -->)?LS6/);
    if (thing) expect(page).toContain(inHtml(thing.name));
    const calendar = await browser.get("/trip/calendar.ics");
    expect(calendar.headers.get("Content-Type")).toContain("text/calendar");
    const events = new ICAL.Component(ICAL.parse(await calendar.text()) as unknown[]).getAllSubcomponents(
      "vevent",
    );
    expect(events.map((event) => new ICAL.Event(event).uid)).toEqual(
      [0, 1, 2].map((ahead) => `${slug}-${addDays(tomorrow, ahead)}@${site.url.hostname}`),
    );
    const descriptions = events.map((event) => new ICAL.Event(event).description);
    for (const words of [thing?.name ?? "", hotel?.name ?? ""])
      expect(descriptions.every((description) => description.includes(words))).toBe(true);
    // Every page leads to the trip, and the place says that it is in it.
    const read = async (path: string) => wordsIn(await (await browser.get(path)).text());
    expect(await read("/about")).toContain("Your trip (1)");
    expect(await read(`/destinations/${slug}`)).toContain("In your trip");
    expect(await read(`/destinations/${slug}`)).not.toContain("Add to my trip");
    expect(await read(`/destinations/${placeAt(1).slug}`)).toContain("Add to my trip");
    await press(browser, "remove", { slug });
    expect(await read("/about")).not.toContain("Your trip (");
  });

  it("has a place once after a double click, and keeps what was chosen when it is added again", async () => {
    const browser = await browserOf(who);
    await Promise.all([add(browser, 0), add(browser, 0)]);
    const [thing] = JSON.parse(placeAt(0).activities) as { name: string }[];
    const fields = { slug: placeAt(0).slug, arrival: tomorrow, nights: "0", thing: thing?.name ?? "" };
    await press(browser, "change", fields);
    await add(browser, 0, { nights: "2" });
    const page = await pageOf(browser);
    expect(page.split("<article").length).toBe(2);
    expect(page).toContain("2 nights");
    expect(page).toMatch(/Things to do in/);
    await press(browser, "remove", { slug: placeAt(0).slug });
    await press(browser, "remove", { slug: placeAt(0).slug });
    expect(await pageOf(browser)).toContain("Your trip is empty");
  });

  it("loses nothing to two tabs at once, neither when they add places nor when they change and remove them", async () => {
    const browser = await browserOf(who);
    await Promise.all([0, 1, 2].map((at) => add(browser, at)));
    await Promise.all([
      press(browser, "change", { slug: placeAt(0).slug, arrival: tomorrow, nights: "2" }),
      press(browser, "remove", { slug: placeAt(1).slug }),
    ]);
    const page = await pageOf(browser);
    expect(page.split("<article").length).toBe(3);
    expect(page).toContain("2 nights");
    expect(page).not.toContain(`stop-${placeAt(1).slug}"`);
  });

  it("takes no hostile names, no unknown place and no day that can't be chosen", async () => {
    const browser = await browserOf(who);
    await add(browser, 0);
    const hostile = '<img src=x onerror="alert(1)">';
    const { slug } = placeAt(0);
    await press(browser, "change", { slug, arrival: tomorrow, nights: "1", thing: hostile, stay: hostile });
    await add(browser, 1, { arrival: addDays(TESTED_DAY, -1) });
    await add(browser, 1, { arrival: hostile });
    await add(browser, 1, { slug: "no-such-place" });
    const page = await pageOf(browser);
    expect(page).not.toContain("onerror");
    expect(page.split("<article").length).toBe(2);
  });

  it("has room for seven places and says so", async () => {
    const browser = await browserOf(who);
    for (let at = 0; at < 8; at += 1) await add(browser, at);
    const page = await pageOf(browser);
    expect(page.split("<article").length).toBe(8);
    expect(page).toContain("A trip has room for 7 places");
  });
});

describe("a guest's trip", () => {
  const kept = (stop: object) =>
    encodeURIComponent(JSON.stringify({ arrival: tomorrow, nights: 1, ...stop }));

  it.each([
    ...["%", "null", "[1,null,{}]", "{", "a".repeat(3_000)].map((value) => `trip-whitby=${value}`),
    ...["trip", "trip-", "trip-..", "trip-no-such-place"].map((name) => `${name}=${kept({})}`),
  ])("is empty if the cookie is %s", async (Cookie) => {
    const answer = await openBrowser(site).get("/trip", { Cookie });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining("Your trip is empty"),
    ]);
  });

  it("shows no name that the catalogue does not have, whatever the cookie says", async () => {
    const hostile = "<script>alert(1)</script>";
    const Cookie = `trip-${placeAt(0).slug}=${kept({ things: [hostile], stay: hostile })}`;
    const page = await (await openBrowser(site).get("/trip", { Cookie })).text();
    expect(page).toContain(inHtml(placeAt(0).name));
    expect(page).not.toContain("alert(1)");
  });

  it("has room for a place beside seven that are gone, which don't count and whose cookies end", async () => {
    const browser = openBrowser(site);
    for (let at = 1; at <= 7; at += 1) browser.cookies.set(`trip-gone-${at}`, kept({}));
    expect(await (await browser.get("/about")).text()).not.toContain("Your trip (");
    expect(mainOf(await pageOf(browser))).toContain("Your trip is empty");
    await add(browser, 0);
    expect((await pageOf(browser)).split("<article").length).toBe(2);
    expect(wordsIn(await (await browser.get("/about")).text())).toContain("Your trip (1)");
    expect([...browser.cookies.keys()].filter((name) => name.startsWith("trip-"))).toEqual([
      `trip-${placeAt(0).slug}`,
    ]);
  });

  it("can't be shared", async () => {
    const browser = openBrowser(site);
    await add(browser, 0);
    const before = (await rowsOf("trip_shares")).length;
    await press(browser, "share");
    expect(await rowsOf("trip_shares")).toHaveLength(before);
    expect(await pageOf(browser)).toContain("Sign in to share your trip.");
  });

  it("moves into the account at the sign-in, where it replaces the same place, and leaves the browser", async () => {
    const anna = await addUser(site);
    await add(anna, 0, { nights: "0" });
    await add(anna, 1);
    const browser = openBrowser(site);
    await add(browser, 0, { nights: "2" });
    await add(browser, 2);
    const answer = await browser.submit("/auth?returnTo=%2Ftrip", {
      ...{ intent: "login", form: "login", username: anna.username, password: PASSWORD },
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/trip"]);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith("trip-"))).toEqual([]);
    const page = await pageOf(anna);
    expect(page.split("<article").length).toBe(4);
    expect(page).toContain("2 nights");
  });
});

describe("a shared trip", () => {
  it("can be ended even when its last place is gone", async () => {
    const anna = await addUser(site);
    await add(anna, 0);
    const path = await sharedAt(anna);
    await press(anna, "remove", { slug: placeAt(0).slug });
    expect(mainOf(await pageOf(anna))).toMatch(/Your trip is empty[\s\S]*value="end-sharing"/);
    expect(await (await openBrowser(site).get(path)).text()).toContain("This trip has no places yet.");
  });

  it("shows the trip and nothing about its owner, to anyone with the address, until it ends", async () => {
    const anna = await addUser(site);
    await anna.submit("/settings", { intent: "home", homePostcode: "LS6 2AA" });
    await add(anna, 0);
    const path = await sharedAt(anna);
    expect(await sharedAt(anna)).toBe(path);
    const answer = await openBrowser(site).get(path);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain(inHtml(placeAt(0).name));
    for (const secret of [anna.username, "LS6 2AA", "LS6+2AA", 'name="arrival"', "/trip/calendar.ics"]) {
      expect(page).not.toContain(secret);
    }
    expect(page).toMatch(/<meta name="robots" content="noindex, nofollow"/);
    // What a messenger shows of the link has the weather, and nothing that the page does not show.
    expect(page).toMatch(/"og:title" content="[^"]+ on \w+day: [^"]* -?\d+°[^"]*\."/);
    expect(
      ["X-Robots-Tag", "Cache-Control", "Referrer-Policy"].map((name) => answer.headers.get(name)),
    ).toEqual(["noindex, nofollow", "private, no-store", "no-referrer"]);
    expect(page).toContain(`href="${path}/calendar.ics"`);
    const calendar = await openBrowser(site).get(`${path}/calendar.ics`);
    expect(calendar.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await calendar.text()).toContain(`UID:${placeAt(0).slug}-${tomorrow}`);
    await press(anna, "end-sharing");
    const ended = await openBrowser(site).get(path);
    expect((await openBrowser(site).get(`${path}/calendar.ics`)).status).toBe(404);
    expect([ended.status, ended.headers.get("Cache-Control")]).toEqual([404, "private, no-store"]);
    expect(mainOf(await ended.text())).toContain("This trip is no longer shared");
    expect(await sharedAt(anna)).not.toBe(path);
  });

  it.each(["/trips/x", `/trips/${"a".repeat(43)}`, "/trips/..%2Fadmin"])(
    "is not at %s, which looks like a trip that has ended",
    async (path) => {
      const anna = await addUser(site);
      const ended = await sharedAt(anna);
      await press(anna, "end-sharing");
      const [unknown, once] = [await openBrowser(site).get(path), await openBrowser(site).get(ended)];
      expect(unknown.status).toBe(404);
      expect(mainOf(await unknown.text())).toBe(mainOf(await once.text()));
    },
  );

  it("is in the export without its address, and goes with the account", async () => {
    const anna = await addUser(site);
    await add(anna, 0, { with: "M1" });
    const path = await sharedAt(anna);
    const text = await (await anna.get("/settings/data")).text();
    expect(JSON.parse(text)).toMatchObject({
      trip: [{ name: placeAt(0).name, arrival: tomorrow, nights: 1, outcode: "LS6", others: ["M1"] }],
      tripShared: [{ sharedAt: expect.any(String) as string }],
    });
    expect(text).not.toContain(path.slice("/trips/".length));
    const [stops, shares] = [(await rowsOf("trip_stops")).length, (await rowsOf("trip_shares")).length];
    await anna.submit("/settings", { intent: "delete", currentPassword: PASSWORD });
    expect((await openBrowser(site).get(path)).status).toBe(404);
    expect([await rowsOf("trip_stops"), await rowsOf("trip_shares")].map(({ length }) => length)).toEqual([
      stops - 1,
      shares - 1,
    ]);
  });
});

describe("what readers of a shared trip answer", () => {
  const say = (browser: Browser, path: string, vote: string, slug = placeAt(0).slug) =>
    browser.submit(path, { slug, vote });
  const wordsAt = async (browser: Browser, path: string) =>
    wordsIn(mainOf(await (await browser.get(path)).text())).match(/\d+ of \d+ says? yes/g) ?? [];
  async function sharedTrip() {
    const anna = await addUser(site);
    await add(anna, 0);
    await add(anna, 1);
    return { anna, path: await sharedAt(anna) };
  }

  it("is seen by them and by the owner, can be changed, and ends with the link", async () => {
    const { anna, path } = await sharedTrip();
    const [ben, cleo] = [openBrowser(site), openBrowser(site)];
    for (const reader of [ben, cleo]) await reader.get(path);
    const answer = await say(ben, path, "yes");
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, path]);
    await say(cleo, path, "no");
    await say(cleo, path, "yes", placeAt(1).slug);
    await say(cleo, path, "perhaps");
    expect(await wordsAt(ben, path)).toEqual(["1 of 2 say yes", "1 of 1 says yes"]);
    await say(cleo, path, "yes");
    expect(await wordsAt(anna, "/trip")).toEqual(["2 of 2 say yes", "1 of 1 says yes"]);
    expect(JSON.parse(await (await anna.get("/settings/data")).text())).toMatchObject({
      tripAnswers: [
        { yes: 2, no: 0 },
        { yes: 1, no: 0 },
      ],
    });
    await press(anna, "end-sharing");
    await say(ben, path, "no");
    const again = await sharedAt(anna);
    expect(await wordsAt(anna, "/trip")).toEqual([]);
    expect(await wordsAt(ben, again)).toEqual([]);
  });

  it("is one answer for each of fifty browsers, from two tabs and all at once, and none without its cookie", async () => {
    const { path } = await sharedTrip();
    const readers = Array.from({ length: 50 }, () => openBrowser(site));
    // As the page sets it. Opening it fifty times would keep the isolate busy for seconds.
    readers.forEach((reader, at) => reader.cookies.set("voter", String(at).padStart(43, "v")));
    await site.watch();
    await Promise.all([...readers, ...readers].map((reader) => say(reader, path, "yes")));
    // D1 has one writer, for which they all wait: an answer is one statement.
    expect((await site.watch()).d1Statements).toBe(2 * readers.length);
    const stranger = openBrowser(site);
    await say(stranger, path, "yes");
    expect(wordsIn(await (await stranger.get(path)).text())).toContain("Your browser must keep a cookie");
    expect(await wordsAt(stranger, path)).toEqual(["50 of 50 say yes"]);
  });
});
