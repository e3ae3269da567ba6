import {
  PASSWORD,
  emptyHearts,
  fillRegistration,
  filledHearts,
  flash,
  logInByForm,
  logOut,
  placeOf,
} from "./account";
import { expect, openResults, test } from "./test";

test.use({ javaScriptEnabled: false });

test("registering, saving, removing, logging out, and logging in to save, are forms", async ({ page }) => {
  await page.goto("/auth?from=feature");
  await page.getByRole("tab", { name: "Register" }).click();
  await expect(page).toHaveURL(/tab=register&from=feature/);
  const form = page.locator("#register-form");
  const username = await fillRegistration(form);
  await form.getByLabel("Confirm password", { exact: true }).fill("other-days");
  await form.getByLabel("Accessible").check();
  await form.getByRole("button", { name: "Create Account" }).click();
  await expect(form.getByText("Passwords do not match").first()).toBeVisible();
  await expect(form.getByLabel("Username")).toHaveValue(username);
  await expect(form.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(form.getByLabel("Accessible")).toBeChecked();
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/");
  const message = flash(page);
  await expect(message).toHaveText(`Registration successfulWelcome, ${username}`);
  await page.reload();
  await expect(message).toHaveCount(0);

  await openResults(page);
  const name = await placeOf(emptyHearts(page).first());
  await emptyHearts(page).first().click();
  await expect(page).toHaveURL(/\/search\?postcode=SW1A1AA/);
  await expect(message).toHaveText(`Added to favorites${name}`);
  await page.getByRole("banner").getByRole("link", { name: "Favorites" }).click();
  await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  await filledHearts(page).click();
  await expect(page).toHaveURL("/favorites");
  await expect(message).toHaveText(`Removed from favorites${name}`);
  await expect(page.getByRole("heading", { name: "No favorites yet" })).toBeVisible();

  await logOut(page);
  await expect(message).toHaveText("Logged outYou have been successfully logged out.");

  // A heart that is tapped before signing in leads there, and back to the search.
  await openResults(page);
  const heart = page.getByRole("link", { name: /^Add .+ to favorites$/ }).first();
  const tapped = await placeOf(heart);
  await heart.click();
  await expect(page).toHaveURL(/\/auth\?tab=register&from=feature&favorite=\d+&returnTo=%2Fsearch/);
  await expect(page.getByText("You need an account for favorites, recommendations and more.")).toBeVisible();
  // The place to save survives a switch to the other tab and back, and also a wrong password.
  await page.getByRole("tab", { name: "Login" }).click();
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByRole("tab", { name: "Login" }).click();
  for (const password of ["rainy-days", PASSWORD]) await logInByForm(page, username, password);
  await expect(page).toHaveURL("/search?postcode=SW1A1AA&drivingHours=2");
  await expect(flash(page)).toContainText(`Added to favorites: ${tapped}`);
  await expect(filledHearts(page)).toHaveCount(1);
});
