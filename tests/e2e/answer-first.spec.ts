import { expect, openResults, test } from "./test";

/** Measures the page above the first place, and counts the visible words of a row. */
const measure = () => {
  const rows = [...document.querySelectorAll<HTMLElement>(".place")];
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const [first] = rows;
  const controls = [...document.querySelectorAll("main a, main button, main summary")].filter(
    (each) =>
      first &&
      first.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING &&
      each.checkVisibility(),
  );
  const wordsOf = (row: HTMLElement) => {
    const seen = row.cloneNode(true) as HTMLElement;
    for (const hidden of seen.querySelectorAll(".sr-only")) hidden.remove();
    return (seen.textContent ?? "").split(/[\s·]+/).filter(Boolean).length;
  };
  return {
    firstAt: boxes[0]?.top ?? Infinity,
    whole: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
    controls: controls.length,
    words: Math.max(...rows.map(wordsOf)),
    heights: boxes.map(({ height }) => height),
  };
};

/** The clock shows the fixed morning of the tests, and the page has the notice about sample weather. */
test("on a phone the first place begins on the upper half, two are whole, and few controls come before", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openResults(page, "postcode=LS62AA&drivingHours=2");
  const found = await page.evaluate(measure);
  expect(found.firstAt).toBeLessThanOrEqual(495);
  expect(found.whole).toBeGreaterThanOrEqual(2);
  expect(found.controls).toBeLessThanOrEqual(14);
  expect(found.words).toBeLessThanOrEqual(25);
  expect(Math.min(...found.heights)).toBeGreaterThanOrEqual(124);

  // On a wide screen it begins within 370 pixels.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  expect((await page.evaluate(measure)).firstAt).toBeLessThanOrEqual(370);
});

test("a tap on a day keeps the frame, marks the day at once and dims the places", async ({ page }) => {
  await openResults(page, "postcode=LS62AA&drivingHours=2");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/search.data?*", async (route) => {
    await held;
    await route.continue();
  });
  const third = page.getByRole("navigation", { name: "Days" }).getByRole("link").nth(2);
  await third.click();
  await expect(third).toHaveAttribute("aria-current", "date");
  await expect(page.locator("#places")).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  await expect(page.getByText("Finding the sunniest spots...")).toHaveCount(0);
  release();
  await expect(page.locator("#places")).toHaveAttribute("aria-busy", "false");
  await expect(third).toBeFocused();
});

test("on a phone what a menu opens is on the screen, and a low place that opens comes up under the bar", async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openResults(page, "postcode=LS62AA&drivingHours=2");
    for (const [menu, words] of [
      [/Why this order/, "How we rank places"],
      [/^Order/, "Highest score"],
    ] as const) {
      await page.locator("summary").filter({ hasText: menu }).first().click();
      await expect(page.getByRole("link", { name: words })).toBeInViewport({ ratio: 1 });
      const panel = page.locator("details[open] > div").filter({ hasText: words });
      const { x = -1, width: wide = 0 } = (await panel.boundingBox()) ?? {};
      expect([menu, x >= 0, x + wide <= width]).toEqual([menu, true, true]);
      await page.keyboard.press("Escape");
    }
  }
  const third = page.getByRole("button", { name: /^Details of / }).nth(2);
  await third.evaluate((toggle) => {
    const row = toggle.closest(".place");
    scrollBy({ top: (row?.getBoundingClientRect().bottom ?? 0) - innerHeight + 20, behavior: "instant" });
  });
  await third.click();
  const bar = page.locator(".results-bar");
  const row = page.locator(".place").nth(2);
  await expect(page.getByRole("tab", { name: "Weather Forecast" })).toBeInViewport();
  await expect(async () => {
    const [over, place] = [await bar.boundingBox(), await row.boundingBox()];
    const top = (over?.y ?? 0) + (over?.height ?? 0);
    expect(place?.y ?? 0).toBeGreaterThanOrEqual(top - 1);
    expect(place?.y ?? Infinity).toBeLessThan(top + 40);
  }).toPass();
});
