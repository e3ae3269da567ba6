import { afterAll, expect, it } from "vitest";
import { addUser, openBrowser } from "../harness/sign-in";
import { startSite } from "../harness/site";
const site = await startSite({ destinations: 60, withUsage: true });
await site.refresh();
afterAll(() => site.close());

const QUERY = "postcode=SW1A1AA&drivingHours=5&temperatureUnit=c";
const PAGES = [
  "/search",
  "/destinations/brighton",
  "/alerts",
  "/favorites",
  "/auth",
  "/trip",
  "/_root",
  "/accuracy",
];

const recordIds = () => site.rows("SELECT id FROM search_history");

/** What a session leaves behind, with or without asking early for each page. */
async function sessionOf(isEarly: boolean, who: "a user" | "a guest") {
  const browser = who === "a user" ? await addUser(site) : openBrowser(site);
  const before = await site.countedPoints();
  const recordsBefore = (await recordIds()).length;
  for (const page of PAGES) {
    const path = `${page}.data?${QUERY}`;
    if (isEarly) await (await browser.get(path, { Purpose: "prefetch" })).text();
    await (await browser.get(path)).text();
  }
  await site.settled();
  const counted = (await site.countedPoints())
    .slice(before.length)
    .map(({ blobs, doubles }) => [blobs, doubles]);
  const records = (await recordIds()).length - recordsBefore;
  return { counted, records, cookies: [...browser.cookies.keys()].sort() };
}

it.each(["a user", "a guest"] as const)(
  "a session of %s makes the same counts, records and cookies if its pages are asked for early",
  async (who) => {
    const plain = await sessionOf(false, who);
    expect(plain.counted).toHaveLength(PAGES.length);
    expect(plain.records).toBe(who === "a user" ? 1 : 0);
    expect(plain.cookies.length).toBeGreaterThan(0);
    expect(await sessionOf(true, who)).toEqual(plain);
  },
);
