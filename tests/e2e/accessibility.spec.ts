import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleAtWidths, openResults, test } from "./test";

const PAGES = {
  home: "/",
  results: "/search?postcode=SW1A1AA&drivingHours=2",
  "no results": "/search?postcode=JE23AB&drivingHours=5",
  "unknown postcode": "/search?postcode=ZZ999ZZ",
  "a destination": "/destinations/brighton?postcode=SW1A1AA",
  about: "/about",
  privacy: "/privacy",
  developers: "/developers",
  status: "/status",
  accuracy: "/accuracy",
  "not found": "/nowhere",
};

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name} is accessible, light and dark, on a phone and on a wide screen`, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleAtWidths(page);
  });
}

test("an opened card is accessible in all three tabs", async ({ page }) => {
  await openResults(page);
  await page
    .getByRole("button", { name: /^Details/ })
    .first()
    .click();
  for (const name of ["Weather Forecast", "Things to Do", "Accommodation"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expectAccessible(page);
  }
});

test("a search can be made with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByLabel("What is your postcode?").focus();
  await page.keyboard.type("M1 1AE");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  const details = page.getByRole("button", { name: /^Details/ }).first();
  await details.focus();
  await page.keyboard.press("Enter");
  await expect(details).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("tab", { name: "Weather Forecast" })).toBeVisible();
  await page.getByRole("tab", { name: "Weather Forecast" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Things to Do" })).toBeFocused();
});

test("the focus that the skip link has moved is moved once, by the browser", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const field = page.getByLabel("What is your postcode?");
  // Records whether a script moves the focus, because a visitor who has moved on meanwhile would lose their place.
  await main.evaluate((element) => {
    element.focus = () => element.setAttribute("data-focused-by-script", "");
  });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
  await field.focus();
  // The router notices the new address only after the browser has followed the link.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(main).not.toHaveAttribute("data-focused-by-script");
  await expect(field).toBeFocused();
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

/** Waits for two frames, because a layout shift is reported after the frame in which it happens. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

test("320 pixels are enough", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of Object.values(PAGES)) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, overflow]).toEqual([path, 0]);
  }
});
