import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type OpenSite,
  PASSWORD,
  type SignedIn,
  newName,
  openBrowser,
  register,
  startOpenSite,
} from "./sign-in";

let site: OpenSite;
let anna: SignedIn;
beforeAll(async () => {
  site = await startOpenSite({ destinations: 40 });
  await site.refresh();
  anna = await register(site);
}, 60_000);
afterAll(() => site.close());

/** Nobody waits for longer on a busy machine; forty hashes in a row would take more. */
const PATIENCE_MS = 10_000;

it("forty registrations at once keep nobody from signing in or searching", async () => {
  let made = 0;
  const registrations = Array.from({ length: 40 }, async () => {
    const account = { username: newName("crowd"), password: PASSWORD, confirmPassword: PASSWORD };
    const answer = await openBrowser(site).call("POST", "/api/register", account);
    if (answer.status === 201) made += 1;
    return { status: answer.status, retryAfter: answer.headers.get("Retry-After") };
  });
  const startedAtMs = performance.now();
  const within = async (answering: Promise<Response>) => {
    const { status } = await answering;
    return { status, madeBefore: made, tookMs: performance.now() - startedAtMs };
  };
  const guest = openBrowser(site);
  const [signIn, search] = await Promise.all([
    within(guest.call("POST", "/api/login", { username: anna.username, password: PASSWORD })),
    within(guest.get("/api/search?postcode=SW1A1AA&drivingHours=2")),
  ]);
  for (const { status, madeBefore, tookMs } of [signIn, search]) {
    expect(status).toBe(200);
    expect(tookMs).toBeLessThan(PATIENCE_MS);
    // Those who were there first, and as many as may wait: not the whole crowd.
    expect(madeBefore).toBeLessThanOrEqual(10);
  }
  const answers = await Promise.all(registrations);
  expect(made).toBeGreaterThan(0);
  for (const { status, retryAfter } of answers) {
    if (status !== 201) expect([status, retryAfter]).toEqual([503, "5"]);
  }
}, 60_000);
