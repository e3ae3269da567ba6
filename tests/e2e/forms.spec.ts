import type { Page, Route } from "@playwright/test";
import {
  PASSWORD,
  expectToast,
  fillRegistration,
  logInByForm,
  signUp,
  passwordForm,
  logInAsAdmin,
  newPlace,
  newDestination,
} from "./account";
import { expect, holdAnswers, test } from "./test";

async function suggestByForm(page: Page, name: string): Promise<void> {
  await page.goto("/suggest");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Area").fill("North Norfolk");
  await page.getByLabel("Description").fill("Sand, seals and a long walk");
  await page.getByLabel("Beach").check();
}

/** The framework logs that it could not read the gateway's answer, perhaps later than the page shows it. */
async function forgetUnreadAnswer(consoleErrors: string[]): Promise<void> {
  await expect.poll(() => consoleErrors).toEqual([expect.stringContaining("A line is not JSON")]);
  consoleErrors.splice(0);
}

test("a registration and a suggestion keep all that was typed without an answer or a session, and go out at the next press", async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto("/auth?tab=register");
  const form = page.locator("#register-form");
  const username = await fillRegistration(form);
  await form.getByLabel("Dog Friendly").check();
  await page.route("**/*.data*", (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await form.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Registration failed", "Could not create account");
  await expect(form.getByRole("alert")).toContainText("Could not create account");
  await expect(form.getByRole("alert")).toBeFocused();
  await expect(form.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
  await expect(form.getByLabel("Dog Friendly")).toBeChecked();
  await forgetUnreadAnswer(consoleErrors);
  await page.unroute("**/*.data*");
  await form.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Registration successful", `Welcome, ${username}`);

  const place = newPlace("Seal Bay");
  await suggestByForm(page, place);
  const submit = page.getByRole("button", { name: "Submit Suggestion" });
  for (const fail of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 502, body: "Bad gateway" }),
  ]) {
    let failures = 0;
    await page.route("**/*.data*", async (route) => {
      await fail(route);
      failures += 1;
    });
    await submit.click();
    // The toast of the failure before may still be there.
    await expect.poll(() => failures).toBe(1);
    await expectToast(page, "Error", "Failed to submit suggestion");
    await expect(page.getByRole("alert")).toContainText("Failed to submit suggestion");
    await expect(page.getByLabel("Name")).toHaveValue(place);
    await expect(page.getByLabel("Beach")).toBeChecked();
    await page.unroute("**/*.data*");
  }
  await forgetUnreadAnswer(consoleErrors);

  await context.clearCookies();
  await submit.click();
  await expectToast(page, "Please log in", "You need to be logged in to submit suggestions.");
  await expect(page.getByLabel("Name")).toHaveValue(place);
  const tab = context.waitForEvent("page");
  await page.getByRole("alert").getByRole("link", { name: "Log In / Sign Up" }).click();
  const other = await tab;
  await logInByForm(other, username);
  await expect(other).toHaveURL("/");
  await submit.click();
  await expectToast(page, "Suggestion Submitted!");
  await expect(page.getByRole("listitem").filter({ hasText: place })).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("");
});

test("seven preferences, a new password and a device's session stay as they were set until the site can be reached", async ({
  page,
  context,
}) => {
  const username = await signUp(page, { hiking: true });
  await page.goto("/settings");
  const hiking = page.getByRole("switch", { name: "Hiking" });
  const dogs = page.getByRole("switch", { name: "Dog Friendly" });
  await expect(page.getByRole("switch")).toHaveCount(7);
  await expect(page.getByRole("switch", { checked: true })).toHaveCount(1);
  await expect(page.getByText(/We show matching things first/)).toBeVisible();
  await dogs.check();
  await page.getByText("Adventure", { exact: true }).click();
  await page.getByRole("switch", { name: "Country Walks" }).focus();
  await page.keyboard.press("Space");
  await page.route("**/*.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expectToast(page, "Update failed: Unable to connect to the server");
  await expect(dogs).toBeChecked();
  // A box that the user did not touch has the value from the server.
  await expect(hiking).toBeChecked();
  await page.unroute("**/*.data*");

  await context.clearCookies();
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expectToast(page, "Update failed", "You must be logged in to update preferences");
  await expect(page.getByRole("alert").getByRole("link", { name: "Log In / Sign Up" })).toBeVisible();
  await expect(page).toHaveURL("/settings");
  await expect(dogs).toBeChecked();
  await expect(hiking).toBeChecked();
  await page.request.post("/api/login", { data: { username, password: PASSWORD } });
  const letSave = await holdAnswers(page, "**/settings.data*");
  await hiking.uncheck();
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  letSave();
  await expectToast(page, "Preferences updated", "Your travel preferences have been saved successfully.");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.reload();
  for (const name of ["Dog Friendly", "Adventure", "Country Walks"])
    await expect(page.getByRole("switch", { name })).toBeChecked();
  await expect(page.getByRole("switch", { checked: true })).toHaveCount(3);

  await page.getByText("Change password", { exact: true }).click();
  const current = passwordForm(page).getByLabel("Current password", { exact: true });
  await current.fill(PASSWORD);
  await page.getByLabel("New password", { exact: true }).fill("rainy-days");
  await page.getByLabel("Confirm new password", { exact: true }).fill("rainy-days");
  await page.getByText("Where you are signed in", { exact: true }).click();
  await page.route("**/*.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Change Password" }).click();
  await expectToast(page, "Update failed: Unable to connect to the server");
  await expect(current).toHaveValue(PASSWORD);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expectToast(page, "Not signed out: Unable to connect to the server");
  await expect(page.locator("#sessions-form").getByRole("alert")).toBeFocused();
  await page.unroute("**/*.data*");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expectToast(page, "Password changed", "You've been logged out everywhere else.");
  await expect(current).toHaveValue("");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/auth");
  await expectToast(page, "Signed out everywhere");
});

test("an administrator's form, its buttons and the question before a deletion survive a lost connection and an ended session", async ({
  page,
  context,
}) => {
  await logInAsAdmin(page);
  await page.goto("/admin");
  const name = newPlace("Kept Bay");
  const editor = page.locator("#editor");
  const create = editor.getByRole("button", { name: "Create Destination" });
  await editor.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await editor.getByLabel("Postcode").fill("BA1 1AA");
  await page.route("**/*.data*", (route) => route.abort());
  await page
    .getByRole("button", { name: /^Refresh weather for/ })
    .first()
    .click();
  await expectToast(page, "Error", "Failed to refresh weather data");
  await editor.getByRole("button", { name: "Fill in coordinates" }).click();
  await expect(editor.getByText("We couldn't look up the postcode. Please try again.").first()).toBeVisible();
  await expect(editor.getByLabel("Postcode")).toHaveValue("BA1 1AA");
  await page.unroute("**/*.data*");
  await editor.getByRole("button", { name: "Fill in coordinates" }).click();
  await expect(editor.getByLabel(/^Latitude/)).not.toHaveValue("");
  await expect(editor.getByLabel("Postcode")).toHaveValue("BA1 1AA");

  await editor.getByLabel(/^Longitude/).fill("2.36");
  await editor.getByLabel("Image address").fill("/images/kinds/cliffs.svg");
  await create.click();
  // The browser shows the server's message before anything is sent.
  await expect(editor.getByRole("alert")).toContainText("Longitude must be a number from");
  await editor.getByLabel(/^Longitude/).fill("-2.36");
  await editor.getByLabel("Description").fill("Typed for a long time");

  await page.route("**/*.data*", (route) => route.abort());
  await create.click();
  await expectToast(page, "Error", "Failed to create destination");
  await page.unroute("**/*.data*");
  await context.clearCookies();
  await create.click();
  await expectToast(page, "Please log in");
  await expect(editor.getByRole("alert").getByRole("link", { name: "Log In / Sign Up" })).toBeVisible();
  await expect(page).toHaveURL("/admin");
  await expect(editor.getByLabel("Description")).toHaveValue("Typed for a long time");
  await logInAsAdmin(page);
  await create.click();
  await expectToast(page, "Success!", "Destination created successfully. Its page opens in about a minute.");
  await expect(editor.getByLabel("Description")).toHaveValue("");
  await page.getByLabel("Search destinations").fill(name);
  await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();

  await page.getByRole("link", { name: `Delete ${name}` }).click();
  const dialog = page.getByRole("alertdialog");
  const confirm = dialog.getByRole("button", { name: "Delete" });
  await page.route("**/*.data*", (route) => route.abort());
  await confirm.click();
  await expectToast(page, "Error", "Failed to delete destination");
  await expect(dialog.getByRole("alert")).toContainText("Failed to delete destination");
  await page.unroute("**/*.data*");
  await context.clearCookies();
  await confirm.click();
  await expect(dialog.getByRole("link", { name: "Log In / Sign Up" })).toBeVisible();
  await logInAsAdmin(page);
  await confirm.click();
  await expectToast(page, "Success!", "Destination deleted successfully");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("No destination matches this search.")).toBeVisible();
});

test("a file that could not be sent is still chosen, and its changes are applied at the second press", async ({
  page,
  context,
  consoleErrors,
}) => {
  await logInAsAdmin(page);
  const name = newPlace("Carried Bay");
  const entry = newDestination(name);
  await page.goto("/admin/catalogue");
  const file = page.getByLabel(/catalogue file/i);
  const buffer = Buffer.from(JSON.stringify([entry]));
  await file.setInputFiles({ name: "catalogue.json", mimeType: "application/json", buffer });
  const check = page.getByRole("button", { name: "Check the File" });
  await page.route("**/*.data*", (route) => route.abort());
  await check.click();
  await expectToast(page, "Error", "We couldn't send the file. Please try again in a moment.");
  await expect(file).toHaveValue(/catalogue\.json$/);
  await page.unroute("**/*.data*");
  await context.clearCookies();
  await check.click();
  await expectToast(page, "Please log in");
  await expect(file).toHaveValue(/catalogue\.json$/);
  await logInAsAdmin(page);
  await check.click();
  const apply = page.getByRole("button", { name: "Apply 1 change" });
  await expect(page.getByRole("heading", { name: "What this file would change" })).toBeVisible();
  await page.route("**/*.data*", (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await apply.click();
  await expectToast(page, "Error", "We couldn't apply the changes. Please try again in a moment.");
  await forgetUnreadAnswer(consoleErrors);
  await page.unroute("**/*.data*");
  await apply.click();
  await expect(page.getByText(/Catalogue imported: 1 added/)).toBeVisible();
});
