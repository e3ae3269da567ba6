import { signUp } from "./account";
import { expect, expectAccessible, openResults, test } from "./test";

test("Home opens with the best near a postcode that is kept, until it is taken away", async ({ page }) => {
  await signUp(page);
  await openResults(page, "postcode=SW1A1AA&drivingHours=1");
  await page.goto("/");
  await expect(page.getByText("Drives from SW1A, where you last searched")).toBeVisible();
  await page.goto("/settings");
  const field = page.getByLabel("Home postcode");
  const postcode = page.getByLabel("What is your postcode?");
  const said = page.locator("[data-toast]").first();
  const save = page.getByRole("button", { name: "Save Home Postcode" });

  await field.fill("LS6");
  await save.click();
  await expect(page.getByText("Invalid UK postcode format").first()).toBeVisible();
  await expect(field).toHaveValue("LS6");

  await field.fill("ls6 3aa");
  await save.click();
  await expect(said).toContainText("Home postcode saved");
  await expect(field).toHaveValue("LS6 3AA");

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
  await expect(postcode).toBeFocused();
  await page.goto("/");
  const near = page.getByRole("region", { name: "Best near LS6" });
  await expect(near.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(near.getByRole("heading", { level: 3 })).toHaveCount(3);
  // The page shows the answer first, and the form only after a click on its line.
  await expect(postcode).toBeHidden();
  await near.getByText("Another search").click();
  await expect(postcode).toBeVisible();
  await expect(postcode).toHaveValue("LS6 3AA");
  await expectAccessible(page);
  // The last search, if there was one, does not matter any more.
  const own = page.getByRole("region", { name: "Your Sunny Getaways" });
  await expect(own.getByText("Drives from LS6, your home postcode")).toBeVisible();
  const cards = own.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(cards).toHaveCount(12);
  for (const text of await cards.allInnerTexts()) {
    // The picture shows the weather of the day that the reason names.
    const [, named] = /\bon (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/.exec(text) ?? [];
    if (named) expect(text).toMatch(new RegExp(`^${named}day: `, "m"));
  }
  const today = near.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Today" }) });
  await today.getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/destinations\/[a-z-]+\?postcode=LS6\+3AA&drivingHours=2/);
  await expect(page.getByRole("button", { name: /^Add .+ to favorites$/ }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /calendar/i }).first()).toBeVisible();
  await page.goBack();
  await near.getByRole("link", { name: "All places today" }).click();
  await page.getByRole("link", { name: "Tell me when it is sunny" }).first().click();
  await expect(page.getByText("Within 2 hours of LS6")).toBeVisible();

  await page.goto("/");
  await near.getByRole("link", { name: "Change your home postcode" }).click();
  await field.fill("");
  await save.click();
  await expect(said).toContainText("Home postcode removed");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(near).toHaveCount(0);
});
