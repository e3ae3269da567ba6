import type { Page } from "@playwright/test";
import { daysOf, expect, expectAccessible, expectNoSideways, openMoreChoices, test } from "./test";

const field = (page: Page) => page.getByLabel("What is your postcode?");
const submit = (page: Page) => page.getByRole("button", { name: "Find My Sunny Escape" });
const results = (page: Page) => page.getByRole("heading", { name: "Best Weather Destinations" });
const moreLine = (page: Page) => page.getByText(/ · leaving /);

/**
 * The lower edge of the button may be at most this far down on a phone of 390 × 844, including the bar about sample
 * weather.
 */
const LOWEST_PX = 560;

async function bottomOfButton(page: Page): Promise<number> {
  const { y = Infinity, height = 0 } = (await submit(page).boundingBox()) ?? {};
  return y + height;
}

test("on a phone the button is in the first screen, and the form comes back with the postcode, the drive and who came along", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(page.getByText("Sample weather, not a forecast")).toBeVisible();
  expect(await bottomOfButton(page)).toBeLessThanOrEqual(LOWEST_PX);
  expect((await page.getByRole("banner").boundingBox())?.height).toBe(56);
  const drive = page.getByRole("slider");
  await drive.press("ArrowRight");
  await expect(drive).toHaveValue("3");
  await expect(page.getByText("3 hours", { exact: true })).toBeVisible();
  await expect(moreLine(page)).toHaveText(/^Anyone with you\? · leaving (9:00|now)$/);
  await openMoreChoices(page);
  const leaving = page.getByLabel("Leaving at");
  await expect(leaving).toHaveAccessibleDescription("We score the weather from when you arrive.");
  await leaving.selectOption("10:30");
  await page.getByLabel("Dogs welcome").check();
  // The line says what is chosen behind it.
  await expect(moreLine(page)).toHaveText("Dogs welcome · leaving 10:30");
  await expectAccessible(page, { within: "main form" });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSideways(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await daysOf(page).nth(1).check();
  await field(page).fill("LS6 3HN");
  await submit(page).last().click();
  await expect(page.getByText(/^\d+ places? within 3 hours of /)).toBeVisible();
  for (const text of await page.locator("#places li").filter({ hasText: "there by" }).allInnerTexts())
    expect(text).toMatch(/there by 1[0-7]:\d\d/);
  // Filters shorten the drive by quarters of an hour.
  await page.goto(`${page.url()}&within=135`);
  await expect(page.getByText(/^\d+ places? within 2h 15m of /)).toBeVisible();
  await page.getByRole("link", { name: "New Search" }).click();
  await expect(drive).toHaveValue("3");

  await page.goto("/");
  await expect(field(page)).toHaveValue("LS6 3HN");
  await expect(drive).toHaveValue("3");
  await expect(moreLine(page)).toHaveText("Dogs welcome · leaving 10:30");
  await expect(daysOf(page).nth(0)).toBeChecked();
  expect(await bottomOfButton(page)).toBeLessThanOrEqual(LOWEST_PX);
  // A returning visitor needs only one tap.
  await submit(page).last().click();
  await expect(results(page)).toBeVisible();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Map of the sun" }).click();
  await expect(page).toHaveURL(/\/map$/);
  await page.goto("/");
  await page.getByRole("button", { name: "Forget this postcode" }).click();
  await expect(field(page)).toHaveValue("");
  await page.goto("/");
  await expect(moreLine(page)).toHaveText(/Anyone with you/);
});
