import {
  PASSWORD,
  filledHearts,
  flash,
  newName,
  placeOf,
  emptyHearts,
  signUp,
  changePassword,
} from "./account";
import { expect, openResults, test } from "./test";

test.use({ javaScriptEnabled: false });

test("registering, saving, removing and logging out are forms", async ({ page }) => {
  const username = newName();
  await page.goto("/auth?from=feature");
  await page.getByRole("tab", { name: "Register" }).click();
  await expect(page).toHaveURL(/tab=register&from=feature/);
  const form = page.locator("#register-form");
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
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

  await page.getByRole("button", { name: `Menu of ${username}` }).click();
  await page.locator("#user-menu").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(message).toHaveText("Logged outYou have been successfully logged out.");
});

test("preferences are set on the settings page, where the trip planner leads", async ({ page }) => {
  await signUp(page);
  await page.goto("/trip-planner");
  await expect(page.getByText("No preferences set yet")).toBeVisible();
  await page.getByRole("link", { name: "Tell Us What You're Into" }).click();
  await expect(page).toHaveURL("/settings");
  await page.getByRole("switch", { name: "Historical Sites" }).check();
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(flash(page)).toHaveText(
    "Preferences updatedYour travel preferences have been saved successfully.",
  );
  await expect(page.getByRole("switch", { name: "Historical Sites" })).toBeChecked();
  await page.goto("/trip-planner");
  await expect(page.getByRole("region", { name: "Your Preferences" }).getByRole("listitem")).toHaveText([
    "Historical Sites",
  ]);
  await expect(page.getByRole("link", { name: "Update My Preferences" })).toBeVisible();
});

test("a place whose heart was tapped before signing in is saved, and the way leads back to the search", async ({
  page,
}) => {
  const username = await signUp(page);
  await page.context().clearCookies();
  await openResults(page);
  const heart = page.getByRole("link", { name: /^Add .+ to favorites$/ }).first();
  const name = await placeOf(heart);
  await heart.click();
  await expect(page).toHaveURL(/\/auth\?tab=register&from=feature&favorite=\d+&returnTo=%2Fsearch/);
  await expect(page.getByText("You need an account for favorites, recommendations and more.")).toBeVisible();
  // The place to save survives a switch to the other tab and back, and also a wrong password.
  await page.getByRole("tab", { name: "Login" }).click();
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByRole("tab", { name: "Login" }).click();
  const form = page.locator("#login-form");
  for (const password of ["rainy-days", PASSWORD]) {
    await form.getByLabel("Username").fill(username);
    await form.getByLabel("Password", { exact: true }).fill(password);
    await form.getByRole("button", { name: "Log In" }).click();
  }
  await expect(page).toHaveURL("/search?postcode=SW1A1AA&drivingHours=2");
  await expect(flash(page)).toContainText(`Added to favorites: ${name}`);
  await expect(filledHearts(page)).toHaveCount(1);
});

test("the password is changed and the account deleted by forms", async ({ page }) => {
  const username = await signUp(page);
  await page.goto("/settings");
  await page.getByText("Change password", { exact: true }).click();
  await changePassword(page, "not-the-one");
  await expect(page.getByText("That isn't your current password.").first()).toBeVisible();
  await changePassword(page, PASSWORD);
  await expect(flash(page)).toContainText("Password changed");
  await page.getByText("Delete my account", { exact: true }).click();
  await page.getByLabel("Your password", { exact: true }).fill("rainy-days");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  await expect(page).toHaveURL("/");
  await expect(flash(page)).toContainText("Account deleted");
  await expect(page.getByText(username)).toHaveCount(0);
});

test("another device is signed out from the list of one's sessions", async ({
  page,
  playwright,
  baseURL,
  extraHTTPHeaders,
}) => {
  const username = await signUp(page);
  const phone = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  });
  expect((await phone.post("/api/login", { data: { username, password: PASSWORD } })).status()).toBe(200);
  await page.goto("/settings");
  await page.getByText("Where you are signed in", { exact: true }).click();
  await expect(page.getByText("This device")).toBeVisible();
  await page.getByRole("button", { name: /^Sign out Firefox on Windows, last seen / }).click();
  await expect(page).toHaveURL("/settings");
  await expect(flash(page)).toContainText("Signed out there");
  await page.getByText("Where you are signed in", { exact: true }).click();
  await expect(page.getByText("Firefox on Windows")).toHaveCount(0);
  await expect(page.getByText("This device")).toBeVisible();
  expect((await phone.get("/api/user")).status()).toBe(401);
  expect((await page.request.get("/api/user")).status()).toBe(200);
  await phone.dispose();
});
