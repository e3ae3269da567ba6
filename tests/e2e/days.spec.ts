import type { Page } from "@playwright/test";
import { expect, expectAccessibleInBothSchemes, openResults, test } from "./test";

const LEEDS = "postcode=LS63AA&drivingHours=2";

/** Finds the six days. The weekend beside them exists only on some days of the week and has journeys of its own. */
const days = (page: Page) =>
  page.getByRole("navigation", { name: "Days" }).getByRole("link").filter({ hasNotText: "Weekend" });
/** The score that the answer compares with home. */
const bestHere = async (page: Page): Promise<number> => {
  const answer = await page.getByRole("region", { name: "In short" }).innerText();
  return Number(/(?:: |\()(\d+)[,.)]/.exec(answer)?.[1]);
};
const place = (page: Page, index: number) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .nth(index);

/**
 * Returns the lower edge of a box. If the box is not visible, returns Infinity, so that it counts as below every
 * screen.
 */
const bottomOf = (box: { y: number; height: number } | null): number => (box ? box.y + box.height : Infinity);

test("another day is one tap away, and all days are side by side, in a table that is accessible and scrolls by keys", async ({
  page,
}) => {
  const width = 320;
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`/search?${LEEDS}`);
  await expect(days(page)).toHaveCount(6);
  await expect(days(page).first()).toHaveAttribute("aria-current", "date");
  const third = days(page).nth(2);
  const best = /best score (\d+)/.exec((await third.textContent()) ?? "")?.[1];
  await third.click();
  await expect(page).toHaveURL(/travelDate=\d+/);
  await expect(days(page).nth(2)).toHaveAttribute("aria-current", "date");
  await expect(days(page).first()).not.toHaveAttribute("aria-current");
  // Of the places that are about as good as the best, the first one is the nearest. Home may be as good as that.
  expect(Number(best) - (await bestHere(page))).toBeLessThanOrEqual(10);

  await page.getByRole("link", { name: "Days", exact: true }).click();
  const table = page.getByRole("table", {
    name: /^The best 12 places within 2 hours of LS6 3AA/,
  });
  await expect(page.getByText("Results sorted by best weather for: the next six days")).toBeVisible();
  await expect(table.getByRole("columnheader")).toHaveCount(7);
  await expect(table.getByRole("rowheader").first()).toHaveText(/Home\s*LS6/);
  await expect(table.getByRole("rowheader")).toHaveCount(13);
  await expect(page.getByText(/^(Best weekend:|Best 2 days:|No good 2-day spell)/).first()).toBeVisible();
  await expect(page.getByText(/Best 3 days|3-day spell/)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

  const box = page.getByRole("region", { name: /^The best 12/ });
  await box.focus();
  // On a busy machine a key that is pressed before the table is painted scrolls nothing.
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    expect(await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }).toPass();
  await expectAccessibleInBothSchemes(page);

  const name = table.getByRole("rowheader").nth(1);
  const left = (await name.boundingBox())?.x;
  const placeName = table.getByRole("rowheader").nth(1).getByRole("link").textContent();
  const last = table.getByRole("row").nth(2).getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect((await name.boundingBox())?.x).toBe(left);
  await last.click();
  await expect(page).toHaveURL(/\/destinations\/[a-z-]+\?.*travelDate=\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText((await placeName) ?? "");
  await page.goBack();
  await table.getByRole("rowheader").nth(1).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText((await placeName) ?? "");
  await page.goBack();
  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(20);
});

const names = (page: Page) => page.getByRole("heading", { level: 2 });
const top = async (page: Page, index: number) => (await names(page).nth(index).boundingBox())?.y ?? NaN;

test("on a phone the first place begins on the first screen, a row opens in place, and the bar stays in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // On a slow machine the real font comes too late, and the text keeps its fallback font.
  await page.route("**/*.woff2", (route) => route.abort());
  await openResults(page, LEEDS);
  expect((await top(page, 10)) - (await top(page, 0))).toBeLessThan(10 * (844 / 4.25));
  await page.unroute("**/*.woff2");
  await openResults(page, LEEDS);
  // With real forecasts there is no notice about sample weather.
  const notice = await page.getByRole("complementary", { name: "About this weather" }).boundingBox();
  const bottom = 844 + (notice?.height ?? 0);
  for (const day of [0, 1, 2, 3, 4, 5]) {
    await days(page).nth(day).click();
    await expect(days(page).nth(day)).toHaveAttribute("aria-current", "date");
    // The link is marked as current before the answer arrives, so the skeleton may still be visible.
    const answer = page.getByRole("region", { name: "In short" });
    const heading = place(page, 0).getByRole("heading");
    await expect.poll(async () => bottomOf(await answer.boundingBox())).toBeLessThanOrEqual(844);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(bottom);
  }
  await page.goto(`/search?${LEEDS}`);
  expect((await top(page, 10)) - (await top(page, 0))).toBeLessThan(10 * (844 / 4.25));
  await expect(
    place(page, 0)
      .getByText(/there by \d+:\d\d/)
      .first(),
  ).toBeVisible();
  await expect(place(page, 0).getByRole("link", { name: /^Add .* to favorites/ })).toBeVisible();

  const before = await top(page, 0);
  // Clicks beside the name, because any part of the row must work.
  const { x = 0, y = 0 } = (await names(page).first().boundingBox()) ?? {};
  await page.mouse.click(x + 5, y + 5);
  const row = place(page, 0);
  await expect(row.getByRole("tab", { name: "Weather Forecast" })).toBeVisible();
  expect(await top(page, 0)).toBe(before);
  const toggles = page.getByRole("button", { name: /^Details/ });
  await toggles.first().click();
  await expect(row.getByRole("tab")).toHaveCount(0);

  await page.getByRole("heading", { level: 2 }).nth(9).scrollIntoViewIfNeeded();
  const order = page.locator("summary").filter({ hasText: /^Order/ });
  await expect(order).toBeInViewport();
  const bar = (await order.boundingBox()) ?? { y: 0, height: 0 };
  expect(bar.y).toBeLessThan(10);
  await toggles.nth(9).focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const focused = await page.locator(":focus").boundingBox();
    expect(focused?.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  }

  const menu = page.getByRole("navigation", { name: "Order" });
  for (const [name, sort] of [
    ["Nearest", "near"],
    ["Highest score", "score"],
    ["Best and nearest", null],
  ] as const) {
    await order.click();
    await menu.getByRole("link", { name, exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("sort")).toBe(sort);
    await expect(menu).toBeHidden();
  }
});
