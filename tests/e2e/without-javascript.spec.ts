import { expect, openMoreChoices, test } from "./test";

test.use({ javaScriptEnabled: false });

test("units, who comes along, a search, its next places, a place, its days and the privacy text work without JavaScript", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByText("Settings", { exact: true }).click();
  await page.getByText("Kilometers", { exact: true }).click();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await openMoreChoices(page);
  await page.getByLabel("Leaving at").selectOption("10:30");
  await page.getByLabel("Dogs welcome").check();
  await page.getByLabel("What is your postcode?").fill("EH1 1YZ");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).last().click();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  await page.getByRole("link", { name: "Show more places" }).click();
  await expect(page).toHaveURL(/offset=20/);
  await page.goBack();
  await page
    .getByRole("link", { name: /^Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/destinations\/[a-z-]+\?postcode=EH1\+1YZ/);
  await expect(page.getByText(/\d+ km/).first()).toBeVisible();
  for (const name of ["Weather Forecast", "Things to Do", "Accommodation"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  const later = page.getByRole("table", { name: "The five days in detail" }).getByRole("link").nth(3);
  const day = (await later.textContent()) ?? "";
  await later.click();
  await expect(page.locator("figcaption").filter({ hasText: day })).toBeVisible();
  await page.getByRole("link", { name: /^Share / }).click();
  await expect(page).toHaveURL(/\/destinations\/[a-z-]+\?from=EH1&date=\d{4}-\d\d-\d\d$/);

  // The form starts the next time from when they left and who came along.
  await page.goto("/");
  const moreLine = page.getByText(/ · leaving /);
  await expect(moreLine).toHaveText("Dogs welcome · leaving 10:30");
  await page.getByRole("button", { name: "Forget this postcode" }).click();
  await expect(page.getByLabel("What is your postcode?")).toHaveValue("");
  await page.goto("/");
  await expect(moreLine).toHaveText(/Anyone with you/);

  await page.goto("/auth?tab=register");
  await page.getByRole("tabpanel").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy" })).toBeVisible();
  await expect(page.getByText("added their contact details yet")).toBeVisible();
  await page.getByRole("heading", { name: "What we keep" }).click();
  await expect(page.getByText("At most 200")).toBeVisible();
});
