import { afterAll, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, logIn, openBrowser, register } from "../harness/sign-in";
import { startSiteThisMorning } from "../harness/site";
import { thisMorning } from "../harness/tested-time";

/* This test checks that the log of a busy day on which everything fails contains no postcode, position or name. */

const lines: string[] = [];
const site = await startSiteThisMorning({
  destinations: 60,
  adminPassword: ADMIN_PASSWORD,
  onLog: (line) => void lines.push(line),
  withUsage: true,
});
afterAll(() => site.close());

const USERNAME = "quillon-vexley";
const PERSONAL = {
  username: USERNAME,
  email: "quillon@vexley.example",
  password: "a very unusual pass phrase",
  confirmPassword: "a very unusual pass phrase",
};
const SEARCHES = ["LS6%203AA", "ls63aa"].flatMap((postcode) => [
  `/search?postcode=${postcode}&drivingHours=2`,
  `/search.data?postcode=${postcode}&drivingHours=2`,
  `/search/more?postcode=${postcode}&drivingHours=2&offset=20`,
  `/search/counts?postcode=${postcode}&drivingHours=2`,
  `/search/map?postcode=${postcode}&drivingHours=2`,
  `/api/search?postcode=${postcode}&drivingHours=2`,
  `/api/search?postcode=${postcode}&drivingHours=99`,
  `/destinations/brighton?postcode=${postcode}`,
  `/destinations/brighton/details?postcode=${postcode}`,
  `/api/admin/geocode?postcode=${postcode}`,
  `/nowhere?postcode=${postcode}`,
  `/?latitude=53.8213&longitude=-1.5637`,
  `/search?from=LS6&latitude=53.8213&longitude=-1.5637`,
  // A postcode that a visitor wrote in a wrong place.
  `/${postcode}`,
  `/api/${postcode}`,
  `/api/favorites/${postcode}`,
  `/destinations/${postcode}`,
  `/destinations/${postcode}/details`,
  `/alerts/${postcode}`,
  // The framework's former way to request data, and a path that cannot be decoded.
  `/search?postcode=${postcode}&_data=routes%2Fpages%2Fsearch%2Fsearch`,
  `/about?postcode=${postcode}&_data=root`,
  `/${postcode}%E0%A4%A`,
  `/destinations/${postcode}%FF`,
]);

async function aBusyDay(): Promise<void> {
  const anna = await register(site, PERSONAL);
  const admin = await logIn(site, "admin", ADMIN_PASSWORD);
  const guest = openBrowser(site);
  for (const browser of [guest, anna, admin]) {
    for (const path of SEARCHES) await (await browser.get(path)).arrayBuffer();
  }
  await guest.call("POST", "/search/nearest", { latitude: 53.8213, longitude: -1.5637 });
  await guest.call("POST", "/api/login", { username: USERNAME, password: "LS6 3AA is no password" });
  await guest.submit("/auth", { intent: "login", username: USERNAME, password: "wrong once more" });
  await anna.call("POST", "/api/search-history", { postcode: "LS6 3AA", drivingHours: 2 });
  await anna.call("POST", "/api/favorites", { destinationId: 1 });
  await anna.get("/api/recommendations");
  await anna.get("/settings/data");
  await anna.call("POST", "/api/suggestions", {
    type: "location",
    name: "Vexley Hall",
    area: "LS6 3AA",
    description: "By quillon-vexley",
  });
}

await aBusyDay();
const points = await site.countedPoints();

const TOLD = [/LS6/i, /quillon|vexley/i, /53\.82|1\.56/, /pass phrase|no password|wrong once/];

async function aBadDay(fault: "d1" | "kvReads"): Promise<void> {
  const anna = await logIn(site, USERNAME, PERSONAL.password);
  await site.restart();
  await site.setClock(thisMorning());
  await site.watch(fault);
  for (const path of SEARCHES) await (await anna.get(path)).arrayBuffer();
  await anna.call("POST", "/api/search-history", { postcode: "LS6 3AA", drivingHours: 2 });
  await openBrowser(site).call("POST", "/api/login", { username: USERNAME, password: PERSONAL.password });
  await openBrowser(site).call("POST", "/api/register", { ...PERSONAL, username: "quillon-the-second" });
  await site.watch();
}

it("the log says what happened and what failed, and nothing about whom or where", async () => {
  await aBadDay("d1");
  await aBadDay("kvReads");
  // The lines are written after the last answer and come from another process, so the test waits.
  await expect.poll(() => lines.filter((line) => line.includes('"level":"error"')).length).toBeGreaterThan(5);
  const log = lines.join("\n");
  expect(log).toContain("account.signed-in");
  expect(log).toContain("weather.refreshed");
  for (const told of TOLD) {
    expect(lines.filter((line) => told.test(line))).toEqual([]);
  }
});

describe("the counts in a bound dataset", () => {
  it("say how often each part was requested, within the platform's bounds, and nothing else", () => {
    const parts = new Set(points.flatMap(({ indexes }) => indexes));
    for (const part of ["search", "search call", "place", "account", "admin call", "other"]) {
      expect(parts).toContain(part);
    }
    expect(points.some(({ indexes, doubles }) => indexes[0] === "search call" && (doubles[0] ?? 0) > 0)).toBe(
      true,
    );
    // A dataset accepts one index of at most 96 bytes, and drops a point with a longer one. Here the index and the
    // blobs together stay below that, which is stricter.
    for (const { indexes, blobs, doubles } of points) {
      expect([indexes.length, blobs.length, doubles.length]).toEqual([1, 3, 1]);
      expect([...indexes, ...blobs].join("").length).toBeLessThan(96);
    }
    const written = points.map((point) => JSON.stringify(point));
    for (const told of TOLD) expect(written.filter((point) => told.test(point))).toEqual([]);
  });
});
