import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ADMIN_PASSWORD,
  type OpenSite,
  addAdmin,
  logIn,
  openBrowser,
  register,
  startOpenSite,
} from "./sign-in";
import { thisMorning } from "./site";

/* What an operator can read in the log of a busy day, with everything that goes wrong on it: no postcode, position or name. */

const lines: string[] = [];
let site: OpenSite;
beforeAll(async () => {
  site = await startOpenSite({ onLog: (line) => void lines.push(line) });
  await addAdmin(site);
  await site.setClock(thisMorning());
  await site.refresh(Date.parse(thisMorning()));
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
]);

async function aBusyDay(): Promise<void> {
  const anna = await register(site, PERSONAL).catch(() => logIn(site, USERNAME, PERSONAL.password));
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
    ...{ type: "location", name: "Vexley Hall", area: "LS6 3AA", description: "By quillon-vexley" },
  });
}

/** The same while a store fails: what goes wrong is told with its cause. */
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

describe("the log", () => {
  it("tells what happened and what failed, and nothing of whom or where", async () => {
    await aBusyDay();
    await aBadDay("d1");
    await aBadDay("kvReads");
    // Written after the last answer, and read from another process.
    await expect
      .poll(() => lines.filter((line) => line.includes('"level":"error"')).length)
      .toBeGreaterThan(5);
    const log = lines.join("\n");
    expect(log).toContain("account.signed-in");
    expect(log).toContain("weather.refreshed");
    for (const told of [/LS6/i, /quillon|vexley/i, /53\.82|1\.56/, /pass phrase|no password|wrong once/]) {
      expect(lines.filter((line) => told.test(line))).toEqual([]);
    }
  });
});
