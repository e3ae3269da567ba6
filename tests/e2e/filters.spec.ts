import type { Locator, Page } from "@playwright/test";
import { signUp } from "./account";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  openMoreChoices,
  openResults,
  test,
  openOrder,
} from "./test";

/** Checks that every listed place names something that meets the filters. */
async function expectEachToSay(page: Page, words: RegExp): Promise<void> {
  // The answer says it in its sentence.
  const main = page.locator("#places");
  await expect(main.getByText(words).first()).toBeVisible();
  await expect(main.getByText(words)).toHaveCount(await main.getByText(/^Details of /).count());
}

const chips = (page: Page): Locator => page.getByRole("navigation", { name: "Filters" });

test("the sheet gives the focus back, finds as many places as it says, and its filters go with their crosses, or by links where nothing matches", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openResults(page, "postcode=LS63HN&needs=dogs");
  await expectAccessibleInBothSchemes(page);
  const opener = page.getByRole("link", { name: "Filters (1)" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet).toBeVisible();
  // The rest of the page is out of reach of the keyboard and of screen readers.
  expect(await sheet.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  await expectAccessibleInBothSchemes(page);
  for (const label of await sheet.locator("label:has(input)").all()) {
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();

  await openResults(page, "postcode=LS63HN");
  await page.getByRole("link", { name: "Filters", exact: true }).click();
  const museums = sheet.locator("label").filter({ hasText: "Museums" });
  const promised = parseInt((await museums.textContent())?.replace(/\D+/, "") ?? "", 10);
  await museums.click();
  const words = promised === 1 ? "1 place" : `${promised} places`;
  await sheet.getByRole("button", { name: `Show ${words}` }).click();
  await expect(page.getByText(`${words} within 2 hours of `)).toBeVisible();
  await expect(page.getByText(`${words} found`)).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Filters (1)" })).toBeVisible();
  await openOrder(page);
  await page.getByRole("link", { name: "Nearest", exact: true }).click();
  await expect(page).toHaveURL(/interests=museums.*sort=near|sort=near.*interests=museums/);
  // A drive that is not narrowed leaves nothing in the address.
  expect(new URL(page.url()).searchParams.has("within")).toBe(false);
  await page.getByRole("link", { name: "Remove: Museums" }).click();
  await expect(page).not.toHaveURL(/interests=/);
  await expect(chips(page).getByRole("link", { name: /^Remove: / })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Remove: Museums" })).toBeVisible();

  await page.getByRole("link", { name: "Filters (1)" }).click();
  const show = sheet.getByRole("button", { name: /^Show/ });
  const before = (await show.textContent()) ?? "";
  await sheet.getByLabel("Dogs welcome").check();
  await sheet.getByLabel("Drive at most").selectOption("105");
  await expect.poll(() => show.textContent()).not.toMatch(new RegExp(`^(Show places|${before})$`));
  const all = (await show.textContent())?.replace("Show ", "") ?? "";
  await show.click();
  await expect(page.getByText(`${all} within 1h 45m of `)).toBeVisible();
  await expect(page.getByRole("link", { name: "Filters (2)" })).toBeVisible();
  await expectEachToSay(page, /^Dogs welcome(, museums)?: /);

  await page.goto("/search?postcode=LS63HN&needs=dogs&needs=stepfree&interests=seaside&within=15");
  await expect(page.getByRole("heading", { name: "No Results Found" })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: /^Without any filter/ })).toBeVisible();
  const way = page.getByRole("link", { name: /^With a longer drive/ });
  const longer = (await way.textContent())?.split(": ")[1] ?? "";
  await way.click();
  await expect(page.getByText(`${longer} within 2 hours of `)).toBeVisible();
  await expect(page).toHaveURL(/needs=stepfree/);
});

test("preferences are ticked on Home, in sight, and can be taken off", async ({ page }) => {
  await signUp(page, { dogFriendly: true, hiking: true });
  await page.goto("/");
  await expect(page.getByLabel("Dogs welcome")).toBeChecked();
  await expect(page.getByLabel("Hikes")).toBeChecked();
  await expect(page.getByLabel("Step-free")).not.toBeChecked();
  await openMoreChoices(page);
  await page.getByLabel("Dogs welcome").uncheck();
  await page.getByLabel("What is your postcode?").fill("LS6 3HN");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).last().click();
  await expect(page.getByRole("link", { name: "Remove: Hikes" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove: Dogs welcome" })).toHaveCount(0);
  // Going back does not restore a removed filter.
  await page.goBack();
  await expect(page.getByLabel("Hikes")).toBeChecked();
  await expect(page.getByLabel("Dogs welcome")).not.toBeChecked();
  // A search from another start hides no filter and offers the preferences.
  await openResults(page, "postcode=LS63HN");
  await expect(page.getByRole("link", { name: "Filters", exact: true })).toBeVisible();
  // A filter that is tapped keeps the focus, and goes off again where it went on.
  await chips(page).getByRole("link", { name: "Hikes" }).click();
  const hikes = page.getByRole("link", { name: "Remove: Hikes" });
  await expect(page).toHaveURL(/interests=hills/);
  await expect(hikes).toBeFocused();
  await hikes.press("Enter");
  await expect(page).not.toHaveURL(/interests=/);
  await expect(chips(page).getByRole("link", { name: "Hikes", exact: true })).toBeFocused();
  await page.getByRole("link", { name: "Use my preferences" }).click();
  await expect(page.getByRole("link", { name: "Remove: Dogs welcome" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove: Hikes" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Use my preferences" })).toHaveCount(0);
});
