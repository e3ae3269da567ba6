import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD, type SignedIn, newName, openBrowser, addUser } from "../harness/sign-in";
import { type Site, startSite } from "../harness/site";

let site: Site;
let anna: SignedIn;
beforeAll(async () => {
  site = await startSite({ destinations: 40 });
  await site.refresh();
  anna = await addUser(site);
});
afterAll(() => site.close());

/**
 * At most this many of the forty registrations may be done before the last visitor is served. The test counts
 * registrations and does not measure time, because time depends on the machine. Without a limit, all forty passwords
 * would be hashed first.
 */
const MOST_MADE_BEFORE = 20;

it("forty registrations at once prevent no one from signing in or searching", async () => {
  let made = 0;
  const registrations = Array.from({ length: 40 }, async () => {
    const account = { username: newName("crowd"), password: PASSWORD, confirmPassword: PASSWORD };
    const answer = await openBrowser(site).call("POST", "/api/register", account);
    if (answer.status === 201) made += 1;
    return { status: answer.status, retryAfter: answer.headers.get("Retry-After") };
  });
  const counted = async (answering: Promise<Response>) => {
    const { status } = await answering;
    return { status, madeBefore: made };
  };
  const guest = openBrowser(site);
  const [signIn, search] = await Promise.all([
    counted(guest.call("POST", "/api/login", { username: anna.username, password: PASSWORD })),
    counted(guest.get("/api/search?postcode=SW1A1AA&drivingHours=2")),
  ]);
  for (const { status, madeBefore } of [signIn, search]) {
    expect(status).toBe(200);
    expect(madeBefore).toBeLessThanOrEqual(MOST_MADE_BEFORE);
  }
  const answers = await Promise.all(registrations);
  expect(made).toBeGreaterThan(0);
  for (const { status, retryAfter } of answers) {
    if (status !== 201) expect([status, retryAfter]).toEqual([503, "5"]);
  }
});
