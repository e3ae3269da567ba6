import type { Locator, Page } from "@playwright/test";
import { createByCall, logInAsAdmin, newPlace, saveFavorites, signUp } from "./account";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoSideways,
  openResults,
  test,
  openFirstCard,
} from "./test";

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

/** Opens a page on a phone, and expects it to be accessible there and to fit narrow and wide screens. */
async function expectFitForAll(
  page: Page,
  path: string,
  {
    heading,
    check = expectAccessibleInBothSchemes,
  }: { heading?: string; check?: typeof expectAccessible } = {},
): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: heading ?? /./ }).first()).toBeVisible();
  await check(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideways(page);
  }
  await page.setViewportSize(PHONE);
}

async function expectShort(page: Page, most: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
}

test("pages for everyone are accessible, and Home, About and a place are short", async ({ page }) => {
  await expectFitForAll(page, "/");
  await expectShort(page, 2_200);
  await expectFitForAll(page, "/about", { check: expectAccessible });
  await expectShort(page, 3_000);
  await expectFitForAll(page, "/destinations/york?from=LS6");
  await expectShort(page, 3_600);
  for (const path of ["/privacy", "/developers", "/status", "/accuracy", "/nowhere", "/suggest"])
    await expectFitForAll(page, path, { check: expectAccessible });
});

test("results are accessible, and so is an opened card in all three tabs", async ({ page }) => {
  await expectFitForAll(page, "/search?postcode=SW1A1AA&drivingHours=2");
  await openFirstCard(page);
  for (const name of ["Weather Forecast", "Things to Do", "Accommodation"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expectAccessible(page, { within: "[role=tabpanel]" });
  }
  await expectFitForAll(page, "/search?postcode=JE23AB&drivingHours=5", { check: expectAccessible });
});

test("pages of an account and of the administration are accessible", async ({ page }) => {
  await expectFitForAll(page, "/auth?session_expired=true", { heading: "Welcome back" });
  const check = expectAccessible;
  await expectFitForAll(page, "/auth?tab=register&from=feature", { heading: "Create your account", check });
  await signUp(page, { hiking: true });
  await saveFavorites(page, 2);
  await expectFitForAll(page, "/favorites", { heading: "Your Favorites" });
  await expectFitForAll(page, "/settings", { heading: "Account Settings" });
  for (const [path, heading] of [
    ["/trip-planner", "Your Recommendations"],
    ["/suggest?type=activity", "My suggestions"],
    ["/", "Your Sunny Getaways"],
  ] as const)
    await expectFitForAll(page, path, { heading, check });

  await logInAsAdmin(page);
  const id = await createByCall(page, newPlace("Seen Bay"));
  for (const path of [
    `/admin?destination=${id}`,
    `/admin?tab=activities&destination=${id}`,
    "/admin?tab=weather",
    "/admin/suggestions?tab=all",
    "/admin/audit",
    "/admin/catalogue",
  ])
    await expectFitForAll(page, path, { check });
});

test("a search can be made with the keyboard alone, from a skip link that moves the focus once, and the first place is within ten tabs", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const field = page.getByLabel("What is your postcode?");
  // Records whether a script moves the focus, because a visitor who has moved on meanwhile would lose their place.
  await main.evaluate((element) => {
    element.focus = () => element.setAttribute("data-focused-by-script", "");
  });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
  await field.focus();
  // The router notices the new address only after the browser has followed the link.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(main).not.toHaveAttribute("data-focused-by-script");
  await expect(field).toBeFocused();

  await page.keyboard.type("M1 1AE");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  const details = page.getByRole("button", { name: /^Details/ }).first();
  await details.focus();
  await page.keyboard.press("Enter");
  await expect(details).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("tab", { name: "Weather Forecast" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Things to Do" })).toBeFocused();

  await openResults(page);
  let tabs = 0;
  const tabTo = async (target: Locator) => {
    while (!(await target.evaluate((each) => each === document.activeElement)) && tabs < 10) {
      tabs += 1;
      await page.keyboard.press("Tab");
    }
  };
  await tabTo(page.getByRole("link", { name: "Skip to the places" }));
  await page.keyboard.press("Enter");
  await tabTo(details);
  await expect(details).toBeFocused();
});

test("a key that is pressed before React has begun breaks nothing", async ({ page }) => {
  await page.addInitScript(() => {
    const gate = { open: () => {} };
    const opened = new Promise<void>((resolve) => (gate.open = resolve));
    // React begins its work with a message to itself. On a busy machine, a key press may come before that.
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        this.port2.postMessage = (message: unknown) =>
          void opened.then(() => MessagePort.prototype.postMessage.call(this.port2, message));
      }
    };
    Object.assign(window, { letReactBegin: gate.open });
  });
  const ready = page.goto("/");
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer$")));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.evaluate(() => (window as unknown as { letReactBegin: () => void }).letReactBegin());
  await ready;
});

test("nothing moves while the page loads", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addInitScript(() => {
    const shifts = { total: 0, add: (_entries: PerformanceEntryList) => {} };
    shifts.add = (entries) => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) shifts.total += entry.value;
    };
    const observer = new PerformanceObserver((list) => shifts.add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, {
      shiftSoFar: () => {
        shifts.add(observer.takeRecords());
        return shifts.total;
      },
    });
  });
  // The fonts arrive after the first frames, as on a first visit over a slow connection.
  let letFontsCome = (): void => {};
  let fontsMayCome: Promise<void>;
  await page.route("**/*.woff2", async (route) => {
    await fontsMayCome;
    await route.continue();
  });
  const pins = page.getByRole("list", { name: "Places on the map" }).getByRole("link");
  for (const path of ["/", "/search?postcode=SW1A1AA&drivingHours=2"]) {
    fontsMayCome = new Promise((resolve) => (letFontsCome = resolve));
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await twoFrames(page);
    letFontsCome();
    // Waits for everything that loads late: the pictures, the fonts, and last the map beside the results.
    await page.waitForFunction(() => document.readyState === "complete");
    if (path !== "/") await expect(pins).toHaveCount(20);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await twoFrames(page);
    const shift = await page.evaluate(() => (window as unknown as { shiftSoFar: () => number }).shiftSoFar());
    // With some day's words a line breaks elsewhere once its font is there. A tenth of what browsers call good.
    expect(shift, path).toBeLessThan(0.01);
  }
});

const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
