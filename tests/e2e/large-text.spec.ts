import { saveFavorites, signUp, emptyHearts, expectToast, logInAsAdmin } from "./account";
import { expect, openResults, test, openFirstCard } from "./test";

const RESULTS = "/search?postcode=SW1A1AA&drivingHours=2";
const PAGES = [
  "/",
  RESULTS,
  `${RESULTS}&view=map`,
  `${RESULTS}&view=days`,
  `${RESULTS}&filters=open`,
  "/map",
  "/auth?tab=register",
  "/suggest",
  "/about",
  "/destinations/brighton",
];

/** Returns text and controls that extend beyond the right edge of the page or of their card. */
const cutOff = () => {
  const elements = document.querySelectorAll(
    "header a, header button, main :is(h1, h2, h3, p, a, input, select, button)",
  );
  // The list beside the map has the text that the map itself cuts off.
  const isApart = (element: Element) => element.closest("[popover], [role=group][aria-label^=Map]");
  const seen = [...elements].filter((element) => element.checkVisibility() && !isApart(element));
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const rightEdgeOf = (element: Element) =>
    Math.min(window.innerWidth, element.closest(".card")?.getBoundingClientRect().right ?? Infinity);
  const edges = seen.filter((element) => !scrolls(element.parentElement));
  return edges
    .filter((element) => element.getBoundingClientRect().right > rightEdgeOf(element) + 1)
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40) ?? ""}`);
};

test("with text at 200 % nothing is off-screen, on a phone or on a wide screen, and one's own pages, the administrator's and the sheet of filters fit a phone", async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // On a phone the header has no room for it.
      if (width === 390) await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeInViewport();
      await page.keyboard.press("Escape");
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
      expect(await page.evaluate(cutOff), path).toEqual([]);
    }
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await saveFavorites(page, 1);
  for (const path of ["/", "/favorites", "/settings", "/trip-planner", "/suggest"]) {
    await page.goto(path);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    // The planner's assistant covers the page and hides the rest from screen readers.
    const menu = page.getByRole("button", { name: "Menu", exact: true, includeHidden: true });
    await expect(menu).toBeInViewport();
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390]);
    expect([path, await page.evaluate(cutOff)]).toEqual([path, []]);
  }
  await page.goto(RESULTS);
  await page.getByRole("link", { name: "Filters", exact: true }).click();
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("checkbox", { name: /^Good for children/ })).toBeVisible();
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await logInAsAdmin(page);
  for (const path of [
    "/admin",
    "/admin?tab=weather",
    "/admin/suggestions",
    "/admin/audit",
    "/admin/catalogue",
  ]) {
    await page.goto(path);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390]);
  }
});

test("with text at 200 % an opened card has its days and tabs in rows, its hours grow, and nothing overprints; the bar over the places stays unless larger text gives it three rows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openResults(page);
  await openFirstCard(page);
  // Finds the innermost list that contains the days.
  const grid = page
    .getByRole("list")
    .filter({ has: page.getByRole("button", { name: /, low / }) })
    .last();
  const hour = page.locator("figure svg text").last();
  const before = (await hour.boundingBox())?.height ?? 0;
  const tabs = page.getByRole("tablist");
  const linesOfTabs = () =>
    tabs
      .getByRole("tab")
      .evaluateAll((all) => new Set(all.map((tab) => Math.round(tab.getBoundingClientRect().top))).size);
  await expect.poll(linesOfTabs).toBe(1);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  const tops = () =>
    grid
      .locator("> li")
      .evaluateAll((days) => days.map((day) => Math.round(day.getBoundingClientRect().top)));
  await expect.poll(async () => new Set(await tops()).size).toBe(5);
  await expect.poll(linesOfTabs).toBeGreaterThan(1);
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  /** Parts of a day that overlap each other. */
  const overprinted = await grid.locator("button > span:not(.sr-only)").evaluateAll((parts) =>
    parts.flatMap((part, index) => {
      const next = parts[index + 1];
      if (!next || next.parentElement !== part.parentElement) return [];
      const [a, b] = [part.getBoundingClientRect(), next.getBoundingClientRect()];
      const isApart = a.right <= b.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      return isApart ? [] : [`${part.textContent} | ${next.textContent}`];
    }),
  );
  expect(overprinted).toEqual([]);
  expect(((await hour.boundingBox())?.height ?? 0) / before).toBeGreaterThan(1.4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await page.evaluate(cutOff)).toEqual([]);
  // The first place begins within one and a half screens.
  const first = page.locator(".place").first();
  const top = await first.evaluate((row) => row.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThanOrEqual(844 * 1.5);

  await openResults(page);
  const bar = page.locator(".results-bar");
  /** A part below the one before it begins a row. */
  const rowsOf = () =>
    bar.locator("> *").evaluateAll((parts) => {
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return 1 + boxes.filter(({ top }, at) => at > 0 && top > (boxes[at - 1]?.bottom ?? 0) - 1).length;
    });
  for (const [percent, width, stays] of [
    [100, 320, true],
    [200, 390, false],
    [150, 320, false],
    [200, 600, true],
    [200, 1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const rows = await rowsOf();
    expect([percent, width, rows < 3]).toEqual([percent, width, stays]);
    await page
      .locator(".place")
      .nth(9)
      .evaluate((place) => place.scrollIntoView({ behavior: "instant" }));
    if (stays) await expect(bar).toBeInViewport({ ratio: 1 });
    else await expect(bar).not.toBeInViewport();
  }
});

test("a toast covers neither the heart that was pressed nor the bar over the places, and its button to close is large and no black disc in the dark", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await signUp(page);
  await openResults(page);
  await emptyHearts(page).first().click();
  const added = await expectToast(page, "Added to favorites");
  const close = added.getByRole("button", { name: "Close toast" });
  // The panel slides in, and only its final position counts.
  await expect.poll(async () => (await close.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await close.boundingBox()) ?? {};
      return 390 - x - width;
    })
    .toBeGreaterThanOrEqual(16);
  await expect(close).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await close.click();
  await expect(added).toHaveCount(0);

  for (const [turn, align] of (["end", "start"] as const).entries()) {
    const heart = page
      .locator(".place")
      .nth(6 + turn)
      .getByRole("button", { name: / favorites$/ });
    await heart.evaluate((button, block) => button.scrollIntoView({ block, behavior: "instant" }), align);
    const name = await heart.getAttribute("aria-label");
    await heart.click();
    await expect(heart).not.toHaveAttribute("aria-label", name ?? "");
    const toast = await expectToast(page, "Added to favorites");
    const edges = (each: typeof heart) =>
      each.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    for (const kept of [heart, page.locator(".results-bar")]) {
      // The panel slides in, and only its final position counts.
      await expect(async () => {
        const [over, under] = [await edges(toast), await edges(kept)];
        expect(over.bottom <= under.top || over.top >= under.bottom).toBe(true);
      }).toPass();
    }
    await toast.getByRole("button", { name: "Close toast" }).click();
    await expect(toast).toHaveCount(0);
  }
  await openResults(page, "postcode=LS62AA&drivingHours=2&needs=dogs&needs=children");
  await expect(page.getByText("Filters (2)")).toBeVisible();
  expect((await page.locator(".results-bar").boundingBox())?.height).toBeLessThanOrEqual(60);
});
