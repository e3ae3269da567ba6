import {
  PASSWORD,
  expectToast,
  filledHearts,
  logInByForm,
  logOut,
  newName,
  saveFavorites,
  signUp,
  changePassword,
} from "./account";
import type { Page } from "@playwright/test";
import { expect, holdLeaving, test } from "./test";

const logInForm = (page: Page) => page.locator("#login-form");
const registerForm = (page: Page) => page.locator("#register-form");

async function fillIn(form: ReturnType<typeof logInForm>, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}

async function openUserMenu(page: Page, username: string): Promise<void> {
  await page.getByRole("button", { name: `Menu of ${username}` }).click();
}

test("a visitor registers after some mistakes, logs out, mistypes the password and logs in again", async ({
  page,
}) => {
  const taken = await signUp(page);
  await page.context().clearCookies();
  const username = newName();
  await page.goto("/auth?from=search");
  await expect(page.getByText("Creating an account is optional")).toBeVisible();
  await page.getByRole("tab", { name: "Register" }).click();
  const form = registerForm(page);
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await fillIn(form, { Username: "ab", Password: "five5", "Confirm password": "other-days" });
  await form.getByRole("button", { name: "Create Account" }).click();
  const summary = form.getByRole("alert");
  await expect(summary).toContainText("Username must be at least 3 characters");
  await expect(summary).toContainText("Password must be at least 6 characters");
  await summary.getByRole("link", { name: "Passwords do not match" }).click();
  await expect(form.getByLabel("Confirm password", { exact: true })).toBeFocused();
  expect(posts).toBe(0);
  await fillIn(form, { Username: taken, Password: PASSWORD, "Confirm password": PASSWORD });
  await expect(form.getByText("Passwords do not match")).toHaveCount(0);
  await form.getByRole("button", { name: "Create Account" }).dblclick();
  await expectToast(page, "Registration failed", "That username is already taken.");
  await expect(form.getByLabel("Username")).toHaveAttribute("aria-invalid", "true");
  expect(posts).toBe(1);

  await fillIn(form, {
    Username: username,
    "Email (optional)": "visitor@example.com",
    Password: PASSWORD,
    "Confirm password": PASSWORD,
  });
  await form.getByLabel("Dog Friendly").check();
  await form.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/");
  await expectToast(page, "Registration successful", `Welcome, ${username}`);

  await openUserMenu(page, username);
  const menu = page.locator("#user-menu");
  await expect(menu.getByText(username)).toBeVisible();
  await expect(menu.getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
  await menu.getByRole("link", { name: "Preferences" }).click();
  await expect(page.getByRole("switch", { name: "Dog Friendly" })).toBeChecked();
  await expect(page.getByText("(visitor@example.com)")).toBeVisible();

  await logOut(page);
  await expectToast(page, "Logged out", "You have been successfully logged out.");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Favorites" })).toHaveCount(0);

  const logIn = logInForm(page);
  await logInByForm(page, username, "rainy-days");
  await expectToast(page, "Login failed", "Invalid username or password");
  await expect(logIn.getByRole("alert")).toContainText("Invalid username or password");
  await expect(logIn.getByRole("alert")).toBeFocused();
  await expect(logIn.getByLabel("Username")).toHaveValue(username);
  await expect(logIn.getByLabel("Password", { exact: true })).toHaveValue("");

  await fillIn(logIn, { Username: username.toUpperCase(), Password: PASSWORD });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expectToast(page, "Login successful", `Welcome back, ${username}`);
  await expect(page.getByRole("banner").getByRole("link", { name: "Favorites" })).toBeVisible();
  // A reload does not show the toast again.
  const again = await page.reload();
  expect(await again?.text()).not.toContain("Login successful");
  await expect(page.getByRole("heading", { name: "Your Sunny Getaways" })).toBeVisible();
  await expect(page.getByText("Login successful")).toHaveCount(0);
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
});

test("a lost connection is reported in the words of its form", async ({ page }) => {
  const username = await signUp(page);
  await page.goto("/settings");
  await page.route("**/*.data*", (route) => route.abort());
  await page.route("**/logout", (route) => route.abort());
  await openUserMenu(page, username);
  const logOut = page.locator("#user-menu").getByRole("button", { name: "Log out" });
  await logOut.click();
  await expectToast(page, "Logout failed: Unable to connect to the server");
  // A server that fails is not called a lost connection.
  await page.unroute("**/logout");
  await page.route("**/logout", (route) => route.fulfill({ status: 500 }));
  await logOut.click();
  await expectToast(page, "Logout failed", "Please try again in a moment.");
  await expect(page.getByRole("heading", { name: "Account Settings" })).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/auth");
  await logInByForm(page, username);
  await expectToast(page, "Login failed: Unable to connect to the server");
  await expect(logInForm(page).getByLabel("Username")).toHaveValue(username);
  await expect(logInForm(page).getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
});

test("logging out in one tab ends the other one's session, which says so", async ({ page, context }) => {
  await signUp(page);
  const [name = ""] = await saveFavorites(page, 1);
  const other = await context.newPage();
  const leave = await holdLeaving(other);
  await Promise.all([page.goto("/"), other.goto("/favorites")]);
  await logOut(page);

  await filledHearts(other).click();
  await expectToast(other, "Login Required", "Please log in to manage your favorites.");
  await leave();
  await expect(other).toHaveURL("/auth?session_expired=true");
  await expect(
    other.getByText("Your session has expired or you need to log in again. Please sign in to continue."),
  ).toBeVisible();
  await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  await other.goBack();
  await expect(other).toHaveURL(/\/auth/);
  await expect(other.getByText(name)).toHaveCount(0);
});

test("a phone's drawer holds the way to everything: another password, a copy of the data, and the account's end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const username = await signUp(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("navigation", { name: "Menu" });
  for (const name of ["Home", "Search", "Suggest", "Favorites", "Trip Planner", "Preferences"]) {
    await expect(drawer.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(drawer.getByText(username)).toBeVisible();
  await expect(drawer.getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
  await drawer.getByRole("link", { name: "Preferences" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(drawer).toBeHidden();

  await page.getByText("Change password", { exact: true }).click();
  await changePassword(page, PASSWORD);
  await expectToast(page, "Password changed", "You've been logged out everywhere else.");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await drawer.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/auth");

  await fillIn(logInForm(page), { Username: username, Password: "rainy-days" });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await page.goto("/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /Download my data/ }).click();
  expect((await download).suggestedFilename()).toBe(`sunny-escape-${username}.json`);
  await page.getByText("Delete my account", { exact: true }).click();
  await page.getByLabel("Your password", { exact: true }).fill("rainy-days");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  await expect(page).toHaveURL("/");
  await expectToast(page, "Account deleted");
  const again = await page.request.post("/api/login", { data: { username, password: "rainy-days" } });
  expect(again.status()).toBe(401);
});
