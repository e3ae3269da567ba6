import { createPushBrowser } from "../fakes/push-browser";
import { expectToast, logOut, signUp } from "./account";
import { expect, expectAccessible } from "./test";
import { sunAt, test } from "./weather-site";

// These tests run in order, because they share one site whose clock advances from test to test.
test.describe.configure({ mode: "default" });

const SUN = sunAt(22);

test.describe("notifications", () => {
  test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

  test("are turned on by a press, shown by the browser's worker, and turned off again; a browser that blocks or does not know them is told why", async ({
    page,
    context,
    browser: browsers,
    weatherSite,
  }) => {
    // There is no push service here. The test simulates the browser's consent and decrypts the site's messages with
    // the keys of that simulated browser.
    const { p256dh, auth, decrypt } = await createPushBrowser();
    const endpoint = "https://fcm.googleapis.com/fcm/send/journey";
    await page.addInitScript(
      (consent) => {
        let consents = 0;
        PushManager.prototype.subscribe = () => {
          consents += 1;
          return Promise.resolve(consent as unknown as PushSubscription);
        };
        // With #former-key the browser has consented to a former key of the site.
        const former = { options: { applicationServerKey: new ArrayBuffer(65) }, unsubscribe: () => true };
        PushManager.prototype.getSubscription = () => {
          if (window.location.hash === "#no-consent" && consents === 0) return Promise.resolve(null);
          const isFormer = window.location.hash === "#former-key" && consents === 0;
          return Promise.resolve((isFormer ? former : consent) as unknown as PushSubscription);
        };
        Object.assign(consent, { toJSON: () => ({ keys: consent.keys }), unsubscribe: () => true });
      },
      { endpoint, keys: { p256dh, auth } },
    );
    await weatherSite.forecastAt("2027-07-14T08:10:00Z", SUN);
    await signUp(page);
    await page.goto("/alerts/new?from=B1&drivingHours=5");
    await page.getByLabel("When should we write?").selectOption("sunny-127-70");
    await page.getByRole("button", { name: "Save Alert" }).click();
    await page.getByRole("button", { name: "Notify This Device" }).click();
    await expectToast(page, "Notifications are on for this device");
    await expect(page.getByRole("button", { name: "Turn Off Here" })).toBeVisible();
    await expectAccessible(page);

    await weatherSite.tellPeople();
    await weatherSite.tellPeople();
    expect(weatherSite.pushes()).toHaveLength(1);
    const data = await decrypt(weatherSite.pushes()[0]!.body);

    const browser = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      }),
    );
    await browser.send("ServiceWorker.enable");
    const { origin } = weatherSite.url;
    const push = { origin, registrationId: await registered };
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body, data: path }) => [
          title,
          body,
          path as string,
        ]);
      });
    /**
     * Delivers a push, several times if needed, because Chromium drops a notification if a page asks for the list
     * just before it is displayed.
     */
    const deliver = (message: string, times: number) =>
      expect(async () => {
        for (let time = 0; time < times; time += 1)
          await browser.send("ServiceWorker.deliverPushMessage", { ...push, data: message });
        await expect.poll(async () => (await shown()).length, { timeout: 5_000 }).toBe(1);
      }).toPass();
    // The same message is delivered twice but shown once.
    await deliver(data, 2);
    const [[title, body, path = ""] = []] = await shown();
    expect(title).toMatch(/ on .+: \d+ of 100, /);
    expect(body).toMatch(
      /^The best fresh forecast within 5 hours of B1\. Go to .+ on .+: .+ of sun, .+ from B1/,
    );

    // A tap on the notification opens the place. Only a real tap may open a window, so the test records which page
    // would be opened.
    const [worker] = context.serviceWorkers();
    const opened = await worker?.evaluate(`(async () => {
      const [notification] = await self.registration.getNotifications();
      const opened = new Promise((resolve) => (self.clients.openWindow = async (path) => resolve(path)));
      self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
      return opened;
    })()`);
    expect(opened).toBe(path);
    await expect.poll(async () => (await shown()).length).toBe(0);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      title?.split(" on ")[0] ?? "no place",
    );

    await page.goto("/alerts");
    await page.getByRole("button", { name: "Send Me a Test" }).click();
    await expectToast(page, "Test sent");
    await expect(page.getByRole("button", { name: "Turn Off Here" })).toBeVisible();
    const tested = await decrypt(weatherSite.pushes().at(-1)!.body);
    await deliver(tested, 1);
    expect((await shown())[0]).toEqual(["Notifications work here", expect.any(String), "/alerts"]);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      for (const notification of await registration.getNotifications()) notification.close();
    });
    await page.goto("/about");

    // The browser has lost its consent, so this device shows nothing, whatever the site believes.
    await page.goto("/alerts#no-consent");
    await expect(page.getByRole("button", { name: "Notify This Device" })).toBeVisible();
    await expect(page.getByText("This device shows your alerts")).toHaveCount(0);
    await page.goto("/about");

    // The site's keys have changed, so nothing reaches this browser until it consents to the new ones.
    await page.goto("/alerts#former-key");
    await page.getByRole("button", { name: "Notify This Device" }).click();
    await expectToast(page, "Notifications are on for this device");
    await page.getByRole("button", { name: "Turn Off Here" }).click();
    await expect(page.getByRole("button", { name: "Notify This Device" })).toBeVisible();

    // No notification remains on the screen after signing out, on all devices or only here.
    await page.goto("/settings");
    await deliver(data, 1);
    await page.getByText("Where you are signed in", { exact: true }).click();
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page).toHaveURL("/auth");
    await expect.poll(async () => (await shown()).length).toBe(0);
    await signUp(page);
    await page.goto("/about");
    await deliver(data, 1);
    await logOut(page);
    await expect.poll(async () => (await shown()).length).toBe(0);

    await signUp(page);
    await page.request.post("/alerts/new", {
      form: { search: "from=B1&drivingHours=2", timing: "sunny-1-70" },
      headers: { Origin: weatherSite.url.origin },
    });
    await page.addInitScript(() =>
      Object.defineProperty(Notification, "permission", { get: () => "denied" }),
    );
    await page.goto("/alerts");
    await expect(page.getByText("Notifications from this site are blocked")).toBeVisible();
    await page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
    await page.goto("/alerts");
    await expect(page.getByText("This browser can't show notifications")).toBeVisible();
    const plain = await browsers.newContext({
      storageState: await page.context().storageState(),
      javaScriptEnabled: false,
    });
    const plainPage = await plain.newPage();
    await plainPage.goto(new URL("/alerts", weatherSite.url).href);
    await expect(plainPage.getByText("This needs JavaScript")).toBeVisible();
    await plain.close();
  });
});

test("a guest gets the weekend's brief by an address alone, and a user in the bell and the calendar", async ({
  page,
  browser,
  weatherSite,
}) => {
  const email = "guest@example.com";
  const mails = () => weatherSite.mails().filter(({ to }) => to.includes(email));
  const pathIn = (text: string | undefined, path: RegExp) =>
    new URL(path.exec(text ?? "")?.[0] ?? "", weatherSite.url).href;
  await weatherSite.forecastAt("2027-07-20T08:10:00Z", SUN);
  await page.goto("/alerts/new?from=B1&drivingHours=5&needs=dogs");
  await expect(page.getByText("Within 5 hours of B1, for a day out, dogs welcome")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Email Me" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  await page.goto(pathIn(mails()[0]?.text, /\/alerts\/mail\?token=\S+/));
  await page.getByRole("button", { name: "Yes, Email Me" }).click();
  await expect(page.getByRole("heading", { name: "Alerts by email" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("When should we write?").selectOption("Every Wednesday evening, for the weekend");
  await page.getByRole("button", { name: "Save Alert" }).click();
  await expectToast(page, "Alert saved");

  const reader = await (await browser.newContext({ baseURL: weatherSite.url.href })).newPage();
  await signUp(reader);
  await reader.request.post("/alerts/new", {
    form: { search: "from=B1&drivingHours=5", timing: "brief-4-0" },
    headers: { Origin: weatherSite.url.origin },
  });
  await reader.goto("/alerts");
  await reader.getByRole("button", { name: "Make a Private Link" }).click();
  const calendar = await reader.getByRole("link", { name: "Calendar (ICS)" }).getAttribute("href");

  await weatherSite.forecastAt("2027-07-21T17:10:00Z", SUN);
  await weatherSite.tellPeople();
  await weatherSite.tellPeople();
  expect(mails()).toHaveLength(2);
  const brief = mails()[1];
  expect(brief?.text).toMatch(/Saturday 24 July\n- .+\n {2}http.+\n/);
  // Two taps to directions, and an address to hand on without what belongs to its reader.
  await page.goto(pathIn(brief?.text, /\/destinations\/\S+/));
  await expect(page.getByRole("link", { name: /directions, in a new tab/ }).first()).toBeVisible();
  await page.goto(pathIn(brief?.text, /\/search\?\S+&date=\S+/));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const picture = /<img src="https?:\/\/[^/]+([^"]+)"/.exec(brief?.html ?? "")?.[1]?.replaceAll("&amp;", "&");
  expect((await page.request.get(picture ?? "/none")).headers()["content-type"]).toBe("image/png");

  await reader.goto("/about");
  await reader.getByRole("banner").getByRole("link", { name: "Alerts, 1 new" }).click();
  await expect(reader.getByRole("heading", { name: "Saturday 24 July" })).toBeVisible();
  const events = await (await reader.request.get(new URL(calendar ?? "").pathname)).text();
  expect(events).toContain("DTSTART:20270724T080000Z");

  await page.goto(pathIn(brief?.headers?.["List-Unsubscribe"], /\/alerts\/mail\?token=[^>]+/));
  await page.getByRole("button", { name: "Stop the Emails" }).click();
  await expect(page.getByRole("heading", { name: "No more emails" })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});
