import type { Page } from "@playwright/test";
import { expectToast, signUp } from "./account";
import { expect, expectAccessible, test, waitForIdle } from "./test";

const assistant = (page: Page) => page.getByRole("dialog", { name: "Trip Preference Assistant" });
const button = (page: Page, name: string) => assistant(page).getByRole("button", { name, exact: true });
const savedFlags = async (page: Page) => {
  const user = (await (await page.request.get("/api/user")).json()) as Record<string, unknown>;
  return Object.entries(user)
    .filter(([, value]) => value === true)
    .map(([flag]) => flag);
};

test("the assistant opens by itself, asks its questions, saves on the way, and is closed and opened with the keyboard", async ({
  page,
  context,
}) => {
  const username = await signUp(page);
  await page.goto("/trip-planner");
  await expect(page.getByText("No preferences set yet")).toBeVisible();
  await expect(assistant(page).getByText(`Welcome, ${username}!`)).toBeVisible();
  await expect(button(page, "Back")).toHaveCount(0);
  await expectAccessible(page);

  await button(page, "Let's get started").click();
  await expect(assistant(page).getByText("Would you like to set your preferences?")).toBeVisible();
  await button(page, "Back").click();
  await button(page, "Let's get started").click();
  await button(page, "Yes").click();
  for (const name of ["Wheelchair accessible", "Dog-friendly", "Family-friendly"]) {
    await expect(assistant(page).getByRole("checkbox", { name })).not.toBeChecked();
  }
  await assistant(page).getByRole("checkbox", { name: "Wheelchair accessible" }).check();
  // An answer that cannot be saved stays on its step and says so.
  await page.route("**/*.data*", (route) => route.abort());
  await button(page, "Continue").click();
  const problem = assistant(page).getByRole("alert");
  await expect(problem).toHaveText("Update failedFailed to update preferences");
  await page.unroute("**/*.data*");
  const cookies = await context.cookies();
  await context.clearCookies();
  await button(page, "Continue").click();
  await expect(problem).toContainText("You must be logged in to update preferences");
  await expect(assistant(page).getByRole("checkbox", { name: "Wheelchair accessible" })).toBeChecked();
  await context.addCookies(cookies);
  await button(page, "Continue").click();
  await expect(assistant(page).getByRole("checkbox", { name: "Hiking" })).toBeVisible();
  expect(await savedFlags(page)).toEqual(["accessible"]);
  await button(page, "Back").click();
  await expect(assistant(page).getByRole("checkbox", { name: "Wheelchair accessible" })).toBeChecked();
  await button(page, "Continue").click();

  for (const name of ["Hiking", "Country Walks", "Historical Sites", "Adventure"]) {
    await expect(assistant(page).getByRole("checkbox", { name })).toBeVisible();
  }
  await assistant(page).getByRole("checkbox", { name: "Historical Sites" }).check();
  await expectAccessible(page);
  await button(page, "Continue").click();
  await button(page, "Finish").click();
  await expect(assistant(page)).toHaveCount(0);
  await expectToast(page, "Preferences updated", "Your travel preferences have been saved successfully.");
  await expect(page.getByRole("region", { name: "Your Preferences" }).getByRole("listitem")).toHaveText([
    "Accessible",
    "Historical Sites",
  ]);
  await expect(page.getByRole("button", { name: "Update My Preferences" })).toBeVisible();
  await expect(page.getByText(/good for .*(wheelchair users|history)/).first()).toBeVisible();
  expect(await savedFlags(page)).toEqual(["accessible", "history"]);

  await page.reload();
  await expect(page.getByRole("button", { name: "Update My Preferences" })).toBeVisible();
  await waitForIdle(page);
  await expect(assistant(page)).toHaveCount(0);

  const opener = page.getByRole("button", { name: "Update My Preferences" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(assistant(page)).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    // After the last button the focus leaves for the browser's own controls, as with any native dialog.
    const isKept = (dialog: Element) => dialog.contains(document.activeElement ?? null);
    const isInPage = await page.evaluate(() => document.activeElement !== document.body);
    expect(await assistant(page).evaluate(isKept)).toBe(isInPage);
  }
  await page.keyboard.press("Escape");
  await expect(assistant(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await button(page, "Close").click();
  await expect(assistant(page)).toHaveCount(0);
});

test("a user who wants no questions gets popular places, and is not asked again on the way back", async ({
  page,
}) => {
  await signUp(page);
  await page.goto("/trip-planner");
  await expect(assistant(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(assistant(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Tell Us What You're Into" })).toBeFocused();
  await page.keyboard.press("Enter");
  await button(page, "Let's get started").click();
  await button(page, "No, just show popular places").click();
  await expect(button(page, "Finish")).toBeVisible();
  await button(page, "Back").click();
  await expect(button(page, "Yes")).toBeVisible();
  await button(page, "Back").click();
  await button(page, "Let's get started").click();
  await button(page, "No, just show popular places").click();
  await button(page, "Finish").click();
  await expect(assistant(page)).toHaveCount(0);
  await expect(page).toHaveURL("/trip-planner?show=popular");
  await expect(page.getByText(/^Popular places with the best weather/)).toBeVisible();
  expect(await savedFlags(page)).toEqual([]);

  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("banner").getByRole("link", { name: "Trip Planner" }).click();
  await expect(page.getByRole("heading", { name: "Trip Planner" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Your Sunny Getaways" })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Trip Planner" })).toBeVisible();
  await waitForIdle(page);
  await expect(assistant(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Tell Us What You're Into" })).toBeVisible();
  await waitForIdle(page);
  await expect(assistant(page)).toHaveCount(0);
});
