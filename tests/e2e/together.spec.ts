import { signUp } from "./account";
import { expect, expectAccessible, test } from "./test";

test("from Home to a shared list of a place to meet it takes at most eight taps", async ({ page }) => {
  await signUp(page);
  await page.goto("/");
  let taps = 0;
  const field = async (name: string, text: string) => {
    taps++;
    await page.getByLabel(name).fill(text);
  };
  const tap = async (name: string | RegExp, role: "button" | "link" = "button") => {
    taps++;
    await page.getByRole(role, { name }).first().click();
  };
  await field("What is your postcode?", "LS6 2AA");
  taps++;
  await page.getByText("Meet someone").click();
  await field("Where do they start?", "elsewhere1");
  await tap("Find My Sunny Escape");
  await expect(
    page.getByText("Please enter a UK postcode or its first half, such as M1.").first(),
  ).toBeVisible();
  await expectAccessible(page);
  // The mistake does not count.
  taps -= 2;
  await field("Where do they start?", "m1");
  await tap("Find My Sunny Escape");
  await expect(page.getByText(/within 2 hours of LS6 2AA and M1/).first()).toBeVisible();
  await page.goto((await page.locator("a[href^='/destinations/']").first().getAttribute("href")) ?? "");
  taps += 2;
  await expect(page.getByText(/^Leave LS6 at .* and M1 at .*, to be there by/)).toBeVisible();
  await tap("Add to my trip");
  await expect(page.getByText(/^Leave LS6 at .* and M1 at .*, arrive at/)).toBeVisible();
  await tap("Make a link");
  await expect(page.getByText(/\/trips\/[\w-]{43}$/)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(8);
  await page.goto("/search?postcode=LS6+2AA&with=M1&drivingHours=2");
  await page.getByRole("link", { name: "New Search" }).click();
  await expect(page.getByLabel("Where do they start?")).toHaveValue("M1");
});
