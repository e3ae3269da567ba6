import type { Page } from "@playwright/test";
import { TESTED_DAY } from "../harness/tested-time";
import { expect, openMoreChoices, test } from "./test";

const nationalTrust = (page: Page) => page.getByLabel("National Trust", { exact: true });
const results = (page: Page) => page.getByRole("heading", { name: "Best Weather Destinations" });
const card = (page: Page) => page.getByText(/^Free with your National Trust card: /);

test.skip(/-(1[12]|0[12])-/.test(TESTED_DAY), "In winter what the card opens is shut.");

async function search(page: Page): Promise<void> {
  await page.getByLabel("What is your postcode?").fill("HG4 3DY");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).first().click();
  await expect(results(page)).toBeVisible();
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test("a member says so once, and sees what the card opens", async ({ page }) => {
    await page.goto("/");
    await openMoreChoices(page);
    await expect(nationalTrust(page)).toBeHidden();
    await page.getByText("We're members of …").first().click();
    await nationalTrust(page).check();
    await page.getByLabel("Cadw").check();
    await search(page);
    expect(new URL(page.url()).searchParams.getAll("passes").join()).toBe("nt,cadw");
    await expect(card(page).first()).toBeVisible();

    await page.getByRole("link", { name: /^Filters/ }).click();
    const sheet = page.getByRole("region", { name: "Filters" });
    await sheet.getByText("Members: National Trust, Cadw").click();
    await sheet.getByLabel("Cadw").uncheck();
    await sheet.getByRole("button", { name: /^Show/ }).click();
    await expect(page).toHaveURL(/passes=nt(&|$)/);

    await page.goto("/destinations/ripon?passes=nt");
    const abbey = page.getByRole("listitem").filter({ hasText: "Fountains Abbey and Studley Royal" });
    await expect(abbey.getByText(/Free for National Trust members: check before you go/)).toBeVisible();

    await page.goto("/");
    await openMoreChoices(page);
    await page.getByText("Members: National Trust").click();
    await expect(nationalTrust(page)).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
