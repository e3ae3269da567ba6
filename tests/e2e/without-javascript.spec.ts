import { flash } from "./account";
import { expect, test } from "./test";

test.use({ javaScriptEnabled: false });

test("a search, a place and the way back work without JavaScript", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("What is your postcode?").fill("EH1 1YZ");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  await page
    .getByRole("link", { name: /^Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/destinations\/[a-z-]+\?postcode=EH1\+1YZ/);
  for (const name of ["Weather Forecast", "Things to Do", "Accommodation"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
});

test("the last postcode is remembered until it is to be forgotten", async ({ page }) => {
  const field = page.getByLabel("What is your postcode?");
  await page.goto("/");
  await field.fill("EH1 1YZ");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  await page.goto("/");
  await expect(field).toHaveValue("EH1 1YZ");
  await page.getByRole("button", { name: "Forget this postcode" }).click();
  await expect(field).toHaveValue("");
  await page.reload();
  await expect(field).toHaveValue("");
});

test("a malformed postcode is kept and named without JavaScript", async ({ page }) => {
  await page.goto("/search?postcode=SW1A-1A&drivingHours=2");
  await expect(page.getByText("Please enter a valid UK postcode.").first()).toBeVisible();
  await expect(page.getByLabel("What is your postcode?")).toHaveValue("SW1A-1A");
});

test("a search without a postcode leads back to the form and says what it needs", async ({ page }) => {
  await page.goto("/search?postcode=&drivingHours=2");
  await expect(flash(page)).toContainText("Please enter a valid UK postcode.");
  await expect(page.getByLabel("What is your postcode?")).toBeVisible();
});

test("units can be chosen without JavaScript", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Settings", { exact: true }).click();
  await page.getByText("Kilometers", { exact: true }).click();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await page.goto("/search?postcode=SW1A1AA");
  await expect(page.getByText(/\d+ km/).first()).toBeVisible();
});

test("more places are a page of their own without JavaScript", async ({ page }) => {
  await page.goto("/search?postcode=B11BB&drivingHours=5");
  await page.getByRole("link", { name: "Show more places" }).click();
  await expect(page).toHaveURL(/offset=20/);
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
});

test("the privacy text is reached from the registration and says who answers for it", async ({ page }) => {
  await page.goto("/auth?tab=register");
  await page.getByRole("tabpanel").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy" })).toBeVisible();
  await expect(page.getByText("added their contact details yet")).toBeVisible();
  await expect(page.getByText("At most 200")).toBeVisible();
});
