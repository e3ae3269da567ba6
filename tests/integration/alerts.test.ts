import ICAL from "ical.js";
import { afterAll, describe, expect, it } from "vitest";
import { NO_ROAD_LINK } from "#app/presenters/trips/visit-words";
import { ALERT_WISH } from "../fakes/alert-wish";
import { type Browser, openBrowser, ownData, addUser } from "../harness/sign-in";
import { startSite } from "../harness/site";
import { thisMorning } from "../harness/tested-time";

const HOUR = 3_600_000;
/** Sample weather always reaches this score. In winter it may not reach the lowest score that the form offers. */
const LOWEST = 1;
const site = await startSite({ destinations: 80 });
afterAll(() => site.close());

/** Sets the clock to `hours` hours after half past eight this morning. */
const at = (hours: number) => site.setClock(new Date(Date.parse(thisMorning()) + hours * HOUR).toISOString());
await at(0);
await site.refresh(Date.parse(thisMorning()));

const page = async (browser: Browser, path = "/alerts") => (await browser.get(path)).text();
const statesOn = async (browser: Browser) =>
  [...(await page(browser)).matchAll(/<p class="[^"]*">([^<]*)<\/p><form/g)].map(([, note]) => note);
const addressesIn = (html: string) =>
  [...html.matchAll(/href="([^"]+\/feeds\/[^"]+)"/g)].map(([, url]) => url!);
const press = (browser: Browser, intent: string, alertId = "") =>
  browser.submit("/alerts", { intent, alertId });

/** Returns a user with an alert that today's forecast matches. */
async function somebodyWaiting(): Promise<Browser & { alertId: string }> {
  const browser = await addUser(site);
  const answer = await browser.submit("/alerts/new", ALERT_WISH);
  expect(answer.headers.get("Location")).toBe("/alerts");
  const [row] = await site.rows<{ id: number }>("SELECT id FROM alerts ORDER BY id DESC LIMIT 1");
  await site.rows("UPDATE alerts SET threshold = ? WHERE id = ?", LOWEST, row!.id);
  return { ...browser, alertId: String(row!.id) };
}

describe("an alert of the built Worker", () => {
  it("reports once: on the bell until it was seen, on its page, and in the calendar", async () => {
    const anna = await somebodyWaiting();
    await site.tellPeople();
    expect(await page(anna, "/about")).toContain("Alerts, 1 new");
    // A page that was only prefetched does not count as seen.
    for (const name of ["Sec-Purpose", "Purpose"])
      expect(await (await anna.get("/alerts", { [name]: "prefetch" })).text()).toContain("New</span>");
    await site.settled();
    expect(await page(anna, "/about")).toContain("Alerts, 1 new");
    const shown = await page(anna);
    expect(shown).toMatch(
      /The best fresh forecast within 3 hours of SW1A\. .+ from SW1A, there by \d+:\d+\..* Sent/,
    );
    await expect.poll(() => page(anna, "/about")).not.toContain("1 new");

    await press(anna, "make-feed");
    const [calendar] = addressesIn(await page(anna));
    const guest = openBrowser(site);
    const read = async (url: string) => guest.get(new URL(url).pathname);
    const answer = await read(calendar!);
    const file = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
    expect(file.getAllSubcomponents("vevent")).toHaveLength(1);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, no-cache",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });

    const tag = answer.headers.get("ETag") ?? "none";
    const again = await guest.get(new URL(calendar!).pathname, { "If-None-Match": tag });
    expect([again.status, again.headers.get("Cache-Control")]).toEqual([304, "private, no-cache"]);

    for (const hour of [1, 2, 3]) {
      await at(hour);
      await site.tellPeople();
    }
    const later = new ICAL.Component(ICAL.parse(await (await read(calendar!)).text()) as unknown[]);
    expect(later.getAllSubcomponents("vevent")).toHaveLength(1);
  });

  it("blames no forecast for its age where there is no place within its drive", async () => {
    const anna = await somebodyWaiting();
    await site.rows(
      "UPDATE alerts SET search = 'from=TR25&drivingHours=3' WHERE id = ?",
      Number(anna.alertId),
    );
    await at(0);
    await site.tellPeople();
    expect(await statesOn(anna)).toEqual([
      "No place within this drive has a forecast from the last 90 minutes. We&#x27;ll check again each hour.",
    ]);
  });

  it("ends its private addresses at once, and makes others", async () => {
    const anna = await somebodyWaiting();
    await press(anna, "make-feed");
    const [first] = addressesIn(await page(anna));
    await press(anna, "make-feed");
    const [second] = addressesIn(await page(anna));
    const statusOf = async (url: string) => (await openBrowser(site).get(new URL(url).pathname)).status;
    expect([await statusOf(first!), await statusOf(second!)]).toEqual([404, 200]);
    await press(anna, "end-feed");
    expect(await statusOf(second!)).toBe(404);
    expect(addressesIn(await page(anna))).toEqual([]);
    // The feeds of before have ended for everybody.
    for (const [file, status] of Object.entries({ "alerts.ics": 404, "alerts.exe": 404, "alerts.atom": 410 }))
      expect((await openBrowser(site).get(`/feeds/${"x".repeat(43)}/${file}`)).status).toBe(status);
  });

  it("is its owner's alone: another user cannot see, change, pause or delete it", async () => {
    const [anna, bert] = [await somebodyWaiting(), await somebodyWaiting()];
    expect((await bert.get(`/alerts/${anna.alertId}`)).status).toBe(404);
    expect(
      (await bert.submit(`/alerts/${anna.alertId}`, { ...ALERT_WISH, search: "from=SW1A&drivingHours=5" }))
        .status,
    ).toBe(404);
    for (const intent of ["pause", "remove"])
      expect((await press(bert, intent, anna.alertId)).status).toBe(404);
    expect(await page(anna)).toContain("Within 3 hours of SW1A");
    const guest = openBrowser(site);
    expect((await guest.get("/alerts")).headers.get("Location")).toMatch(/^\/auth\?/);
    expect((await guest.submit("/alerts/new", ALERT_WISH)).status).toBe(401);
    expect((await press(guest, "remove", anna.alertId)).status).toBe(401);
  });

  it("keeps the district of a postcode and no more of it, and is a part of what one may download", async () => {
    const anna = await addUser(site);
    const search =
      "postcode=SW1A+1AA&with=N1+9GU&drivingHours=3&needs=stepfree&needs=dogs&passes=nt&nights=1&leave=08:00&limit=9";
    const offered = await page(anna, `/search?${search}`);
    const [, offer = ""] = /href="(\/alerts\/new\?[^"]+)"/.exec(offered) ?? [];
    const form = await page(anna, offer.replaceAll("&amp;", "&"));
    const [, saved = ""] = /name="search" value="([^"]+)"/.exec(form) ?? [];
    await anna.submit("/alerts/new", { search: saved.replaceAll("&amp;", "&"), timing: "brief-8-0" });
    const kept =
      "from=SW1A&with=N1&drivingHours=3&leave=08%3A00&nights=1&needs=dogs&needs=stepfree&passes=nt";
    const stored = await site.rows("SELECT * FROM alerts ORDER BY id DESC LIMIT 1");
    expect(stored[0]).toMatchObject({ kind: "brief", search: kept });
    expect(JSON.stringify(stored)).not.toMatch(/1AA|9GU/);
    expect(await ownData(anna)).toMatchObject({
      alerts: [{ kind: "brief", search: kept, days: ["Thursday"] }],
    });
  });

  it.each([
    [{ search: "from=nowhere" }, "know this search"],
    [{ search: "from=LS6&needs=unicorns" }, "know this search"],
    [{ search: "from=ZZ99" }, "know that postcode district"],
    [{ search: "from=JE2" }, NO_ROAD_LINK],
    // St Martin's is too far, because even a boat from there takes longer.
    [{ search: "from=TR25&drivingHours=3" }, "No places within that drive. Try longer, or start elsewhere."],
    [{ timing: "sunny-96-1" }, "Choose when we should write"],
  ])("is refused with %j, in words beside what was typed", async (fault, words) => {
    const anna = await addUser(site);
    const answer = await anna.submit("/alerts/new", { ...ALERT_WISH, ...fault });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
  });

  it("says that it cannot be shown if the database fails, and other pages still work", async () => {
    const anna = await somebodyWaiting();
    await site.watch("d1");
    expect((await anna.get("/alerts")).status).toBe(503);
    expect((await anna.get("/about")).status).toBe(200);
    expect((await openBrowser(site).get(`/feeds/${"x".repeat(43)}/alerts.ics`)).status).toBe(503);
    await site.watch();
  });
});
