import type { Page } from "@playwright/test";
import { signUp } from "./account";
import { daysOf, expect, expectAccessibleAtWidths, openMoreChoices, test } from "./test";

const field = (page: Page) => page.getByLabel("What is your postcode?");
const submit = (page: Page) => page.getByRole("button", { name: "Find My Sunny Escape" });
const results = (page: Page) => page.getByRole("heading", { name: "Best Weather Destinations" });
/** Finds the form's line with the departure time and the company. */
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the button is in the first screen, on the first visit and on the second", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Sample weather, not a forecast")).toBeVisible();
    expect(await bottomOfButton(page)).toBeLessThanOrEqual(LOWEST_PX);
    await field(page).fill("LS6 3HN");
    await submit(page).last().click();
    await expect(results(page)).toBeVisible();
    await page.goto("/");
    await expect(field(page)).toHaveValue("LS6 3HN");
    expect(await bottomOfButton(page)).toBeLessThanOrEqual(LOWEST_PX);
    // A returning visitor needs only one tap.
    await submit(page).last().click();
    await expect(results(page)).toBeVisible();
  });

  test("the header is 56 pixels high, and its menu leads to the map of the sun", async ({ page }) => {
    await page.goto("/about");
    expect((await page.getByRole("banner").boundingBox())?.height).toBe(56);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Map of the sun" })
      .click();
    await expect(page).toHaveURL(/\/map$/);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the form starts the next time from when they left and who came along", async ({ page }) => {
      await page.goto("/");
      await expect(moreLine(page)).toHaveText(/^Anyone with you\? · leaving (9:00|now)$/);
      await openMoreChoices(page);
      await page.getByLabel("Leaving at").selectOption("10:30");
      await page.getByLabel("Dogs welcome").check();
      await daysOf(page).nth(1).check();
      await field(page).fill("LS6 3HN");
      await submit(page).last().click();
      await expect(results(page)).toBeVisible();
      await page.goto("/");
      await expect(moreLine(page)).toHaveText("Dogs welcome · leaving 10:30");
      await expect(daysOf(page).nth(0)).toBeChecked();
      await page.getByRole("button", { name: "Forget this postcode" }).click();
      await expect(field(page)).toHaveValue("");
      await page.goto("/");
      await expect(moreLine(page)).toHaveText(/Anyone with you/);
    });
  });
}

test("the drive is chosen in hours, which come back with the form; filters shorten it by quarters", async ({
  page,
}) => {
  await page.goto("/");
  const drive = page.getByRole("slider");
  await drive.press("ArrowRight");
  await expect(drive).toHaveValue("3");
  await expect(page.getByText("3 hours", { exact: true })).toBeVisible();
  await field(page).fill("LS6 3HN");
  await submit(page).click();
  await expect(page.getByText(/^\d+ places? within 3 hours of /)).toBeVisible();
  await page.goto(`${page.url()}&within=135`);
  await expect(page.getByText(/^\d+ places? within 2h 15m of /)).toBeVisible();
  await page.getByRole("link", { name: "New Search" }).click();
  await expect(drive).toHaveValue("3");
  await page.goto("/");
  await expect(drive).toHaveValue("3");
});

test("the line says what is chosen behind it", async ({ page }) => {
  await page.goto("/");
  await openMoreChoices(page);
  await page.getByLabel("Good for children").check();
  await page.getByLabel("Leaving at").selectOption("08:15");
  await expect(moreLine(page)).toHaveText("Good for children · leaving 8:15");
  await expectAccessibleAtWidths(page, { widths: [320, 390, 1280] });
});

test("the header's Search opens the form that a home postcode has folded", async ({ page }) => {
  await signUp(page);
  await page.goto("/settings");
  await page.getByLabel("Home postcode").fill("LS6 3AA");
  await page.getByRole("button", { name: "Save Home Postcode" }).click();
  await expect(page.locator("[data-toast]").first()).toContainText("Home postcode saved");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();
  await expect(submit(page).first()).toBeVisible();
});
