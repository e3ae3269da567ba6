import type { Locator, Page } from "@playwright/test";
import { insertAccount } from "../fakes/quick-account";
import { ADMIN_PASSWORD } from "./admin-password";
import { expect } from "./test";

export const PASSWORD = "sunny-days";

/** Returns a unique name, because all tests share one server. */
export const newName = (): string => `visitor-${crypto.randomUUID().slice(0, 8)}`;

/** Returns a name that no other journey gives to a place. */
export const newPlace = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** Returns the fields of a new destination, for the call or for a file. */
export const newDestination = (name: string) => ({
  name,
  postcode: "BA1 1AA",
  imageUrl: "/images/kinds/cliffs.svg",
  latitude: 51.38,
  longitude: -2.36,
});

/** Creates a destination in the administrator's browser and returns its id. */
export async function createByCall(page: Page, name: string): Promise<number> {
  const answer = await page.request.post("/api/admin/destinations", { data: newDestination(name) });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

export async function logInAsAdmin(page: Page): Promise<void> {
  const data = { username: "admin", password: ADMIN_PASSWORD };
  expect((await page.request.post("/api/login", { data })).status()).toBe(200);
}

/** Creates an account, signs the page's browser in, and returns the account's name. */
export async function signUp(page: Page, fields: Record<string, unknown> = {}): Promise<string> {
  const account = { username: newName(), password: PASSWORD, ...fields };
  expect((await page.request.post("/__sql", { data: insertAccount(account) })).status()).toBe(200);
  const data = { username: account.username, password: account.password };
  expect((await page.request.post("/api/login", { data })).status()).toBe(200);
  return account.username;
}

/** Fills in the form of a new account, and returns the account's name. */
export async function fillRegistration(form: Locator): Promise<string> {
  const username = newName();
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  return username;
}

/** Logs in by the form of the sign-in page. */
export async function logInByForm(page: Page, username: string, password = PASSWORD): Promise<void> {
  const form = page.locator("#login-form");
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Log In" }).click();
}

/** Logs out by the user's menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Menu of / }).click();
  await page.locator("#user-menu").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/auth");
}

/**
 * Saves the best `count` destinations of a search through the API, and returns their names, the last saved
 * first.
 */
export async function saveFavorites(page: Page, count: number): Promise<string[]> {
  const found = await page.request.get(`/api/search?postcode=SW1A1AA&limit=${count}`);
  const names: string[] = [];
  for (const { destination } of (await found.json()) as { destination: { id: number; name: string } }[]) {
    await page.request.post("/api/favorites", { data: { destinationId: destination.id } });
    names.unshift(destination.name);
  }
  return names;
}

/** Returns the names of the visitor's favorites, as stored on the server. */
export async function savedNames(page: Page): Promise<string[]> {
  const answer = await page.request.get("/api/favorites");
  return ((await answer.json()) as { destination: { name: string } }[]).map(
    ({ destination }) => destination.name,
  );
}

/** Finds the message from the previous page without JavaScript. It is the only status with a title. */
export const flash = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("status")
    .filter({ has: page.getByRole("strong") });

/**
 * Expects a toast with exactly these words, in a region that screen readers announce. One question asks for all of
 * them, because a toast goes after six seconds.
 */
export async function expectToast(page: Page, title: string, description?: string): Promise<Locator> {
  const titled = page
    .locator("[aria-live=polite] [data-toast]")
    .filter({ has: page.locator("strong").getByText(title, { exact: true }) });
  const toast = (
    description === undefined
      ? titled
      : titled.filter({ has: page.locator("p").getByText(description, { exact: true }) })
  ).first();
  await expect(toast).toBeVisible();
  return toast;
}

/** Finds the hearts that are still empty, by their accessible names. */
export const emptyHearts = (page: Page): Locator =>
  page.getByRole("button", { name: /^Add .+ to favorites$/ });
export const filledHearts = (page: Page): Locator =>
  page.getByRole("button", { name: /^Remove .+ from favorites$/ });

/** Returns the name of the destination that a heart belongs to. */
export async function placeOf(heart: Locator): Promise<string> {
  const label = (await heart.getAttribute("aria-label")) ?? "";
  return label.replace(/^(Add|Remove) /, "").replace(/ (to|from) favorites$/, "");
}

/** Finds the form for a new password. The form for the email address also has a field for the current password. */
export const passwordForm = (page: Page): Locator =>
  page.locator("form").filter({ has: page.getByRole("button", { name: "Change Password" }) });

/** Changes the password to "rainy-days" through the form. */
export async function changePassword(page: Page, currentPassword: string): Promise<void> {
  await passwordForm(page).getByLabel("Current password", { exact: true }).fill(currentPassword);
  await page.getByLabel("New password", { exact: true }).fill("rainy-days");
  await page.getByLabel("Confirm new password", { exact: true }).fill("rainy-days");
  await page.getByRole("button", { name: "Change Password" }).click();
}
