import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createVapidKeys } from "../../scripts/setup/dev-vars";
import { ALERT_WISH } from "../fakes/alert-wish";
import { createPushBrowser } from "../fakes/push-browser";
import { startFakeUpstream } from "../fakes/upstream";
import { pushesIn } from "../fakes/vendors/push";
import { type SignedIn, addUser, logIn, openBrowser } from "../harness/sign-in";
import { startSite } from "../harness/site";
import { thisMorning } from "../harness/tested-time";

const MINUTE = 60_000;
const { publicKey, privateKey } = createVapidKeys();
const upstream = await startFakeUpstream();
const device = await createPushBrowser();
const variables = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
const site = await startSite({ destinations: 60, variables, pushesTo: upstream.url });
afterAll(async () => {
  await site.close();
  await upstream.close();
});
beforeEach(() => at(0));

/** Sets the clock to `minutes` minutes after half past eight this morning. */
const at = (minutes: number) =>
  site.setClock(new Date(Date.parse(thisMorning()) + minutes * MINUTE).toISOString());
await at(0);
await site.refresh(Date.parse(thisMorning()));
const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;
const pushesTo = (name: string) =>
  pushesIn(upstream.requests).filter(({ endpoint }) => endpoint.endsWith(`/${name}`));
const turnOn = (browser: SignedIn, endpoint: string, keys: { p256dh: string; auth: string } = device) =>
  browser.submit("/alerts", { intent: "start-push", endpoint, p256dh: keys.p256dh, auth: keys.auth });
const page = async (browser: SignedIn) => (await browser.get("/alerts")).text();

/** Returns a user with a matching alert whose browser accepts notifications. */
async function somebodyNotified(name: string): Promise<SignedIn> {
  const anna = await addUser(site);
  await anna.submit("/alerts/new", ALERT_WISH);
  await site.rows("UPDATE alerts SET threshold = 1");
  expect((await turnOn(anna, endpointOf(name))).headers.get("Location")).toBe("/alerts");
  return anna;
}

async function tell() {
  await site.tellPeople();
  await site.deliverMessages();
}

describe("alerts as notifications", () => {
  it("end with a press, with the log-out, from another device, with the account, and where the browser is gone", async () => {
    const pressed = await somebodyNotified("pressed");
    await pressed.submit("/alerts", { intent: "stop-push" });
    expect(await page(pressed)).not.toContain("Turn Off Here");
    const loggedOut = await somebodyNotified("logged-out");
    const elsewhere = await logIn(site, loggedOut.username);
    expect(await page(elsewhere)).toContain("on for one other device.");
    await loggedOut.submit("/logout", {});
    expect(await page(elsewhere)).not.toContain("on for one other device");
    const deleted = await somebodyNotified("deleted");
    await deleted.submit("/settings", { intent: "delete", currentPassword: "sunny-days" });
    await tell();
    for (const name of ["pressed", "logged-out", "deleted"]) expect(pushesTo(name)).toEqual([]);

    const gone = await somebodyNotified("gone");
    upstream.behave("push", { status: 410 }, "ok");
    await tell();
    expect(pushesTo("gone")).toHaveLength(1);
    expect(await page(gone)).not.toContain("Turn Off Here");
    expect(await site.rows("SELECT id FROM alert_channels WHERE address LIKE '%/gone'")).toEqual([]);
  });

  it("go to a browser's new address once it reports that by itself, and no more to the former", async () => {
    const anna = await somebodyNotified("moved-from");
    expect(await page(anna)).toContain("Notifications are on for this device");
    const renew = (browser: SignedIn, name: string) =>
      browser.submit("/alerts", {
        intent: "renew-push",
        endpoint: endpointOf(name),
        p256dh: device.p256dh,
        auth: device.auth,
      });
    expect((await renew(anna, "moved-to")).status).toBe(302);
    const elsewhere = await logIn(site, anna.username);
    expect(await page(elsewhere)).toContain("on for one other device.");
    // Without a click, a browser that had no notifications before still has none.
    expect((await renew(elsewhere, "other")).status).toBe(409);
    expect((await renew(openBrowser(site) as SignedIn, "guest")).status).toBe(401);
    await tell();
    expect(["moved-from", "moved-to", "other", "guest"].map((name) => pushesTo(name).length)).toEqual([
      0, 1, 0, 0,
    ]);
    expect(await page(anna)).not.toContain("Notifications are on for this device");
  });

  it("are refused for an address that is no known service's, without a request to it", async () => {
    const anna = await addUser(site);
    expect((await turnOn(anna, "https://127.0.0.1/abc")).status).toBe(400);
    expect(await page(anna)).not.toContain("Turn Off Here");
  });

  it("are tried by a press, which says whether the service has taken it", async () => {
    const anna = await somebodyNotified("tried");
    const test = async (browser: SignedIn) => {
      await browser.submit("/alerts", { intent: "test-push" });
      return page(browser);
    };
    expect(await test(anna)).toContain("Test sent");
    const [push, ...more] = pushesTo("tried");
    expect(more).toEqual([]);
    expect(JSON.parse(await device.decrypt(push!.body))).toMatchObject({ title: "Notifications work here" });
    // The user's other browser has no notifications, so its test sends nothing to this browser.
    expect(await test(await logIn(site, anna.username))).toContain("Notifications are off on this device.");
    upstream.behave("push", { status: 410 }, "ok");
    expect(await test(anna)).toContain("We can no longer reach this browser.");
    expect(await page(anna)).not.toContain("Turn Off Here");
    expect(pushesTo("tried")).toHaveLength(2);
  });
});
