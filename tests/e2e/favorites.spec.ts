import type { Route } from "@playwright/test";
import {
  emptyHearts,
  expectToast,
  fillRegistration,
  filledHearts,
  placeOf,
  saveFavorites,
  savedNames,
  signUp,
} from "./account";
import { createGate, expect, holdAnswers, holdLeaving, openResults, test } from "./test";

const CALL = "**/api/favorites**";

test("a place whose heart was tapped before registering is saved, and the way leads back to the search", async ({
  page,
}) => {
  const leave = await holdLeaving(page);
  await openResults(page, "postcode=LS61AA&drivingHours=3");
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/favorites")) calls += 1;
  });
  const heart = page.getByRole("link", { name: /^Add .+ to favorites$/ }).nth(1);
  const name = await placeOf(heart);
  await heart.click();
  await expectToast(page, "Login Required", "Please log in to add destinations to your favorites.");
  await expect(page).toHaveURL(/\/search/);
  await leave();
  await page.waitForURL(/\/auth\?tab=register&from=feature&favorite=\d+&returnTo=%2Fsearch/);
  // No toast appears: the page says the same, and on a phone the toast would cover the form.
  await expect(page.getByText("Login Required")).toHaveCount(0);
  await expect(page.getByText("You need an account for favorites, recommendations and more.")).toBeVisible();
  expect(calls).toBe(0);
  await expect(page.getByRole("tab", { name: "Register" })).toHaveAttribute("aria-selected", "true");
  const form = page.locator("#register-form");
  const username = await fillRegistration(form);
  await form.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Registration successful", `Welcome, ${username}. Added to favorites: ${name}`);
  await expect(page).toHaveURL("/search?postcode=LS61AA&drivingHours=3");
  await expect(filledHearts(page)).toHaveCount(1);
  expect(await savedNames(page)).toEqual([name]);
});

test("quick clicks on a heart end in the last choice, one request at a time; a call that fails, or a session that has ended, says so", async ({
  page,
}) => {
  await signUp(page);
  await openResults(page);
  const name = await placeOf(emptyHearts(page).first());
  const heart = page.getByRole("button", { name: new RegExp(`^(Add|Remove) ${name} (to|from) favorites$`) });
  let underWay = 0;
  let most = 0;
  const methods: string[] = [];
  let answer = createGate();
  await page.route(CALL, async (route) => {
    methods.push(route.request().method());
    underWay += 1;
    most = Math.max(most, underWay);
    await answer.opened;
    underWay -= 1;
    await route.continue();
  });

  await heart.click();
  await expect(heart).toHaveAccessibleName(`Remove ${name} from favorites`);
  await heart.click();
  await heart.click();
  answer.open();
  await expectToast(page, "Added to favorites", name);
  await expect(heart).toHaveAccessibleName(`Remove ${name} from favorites`);
  await expect.poll(() => savedNames(page)).toEqual([name]);
  expect(methods).toEqual(["POST"]);

  answer = createGate();
  for (let click = 0; click < 3; click += 1) await heart.click();
  answer.open();
  await expectToast(page, "Removed from favorites", name);
  answer = createGate();
  for (let click = 0; click < 4; click += 1) await heart.click();
  answer.open();
  // The call in progress finishes. After it, only the last choice is sent.
  await expect.poll(() => methods).toEqual(["POST", "DELETE", "POST", "DELETE"]);
  await expect(heart).toHaveAccessibleName(`Add ${name} to favorites`);
  await expect.poll(() => savedNames(page)).toEqual([]);
  expect(most).toBe(1);
  await page.unroute(CALL);

  const hearts = page.getByRole("button", { name: /^(Add|Remove) .+ favorites$/ });
  const connectionIssue = [
    "Connection Issue",
    "There was a problem connecting to the server. Your changes could not be saved.",
  ] as const;

  await page.route(CALL, (route) => route.abort());
  await hearts.nth(0).click();
  await expectToast(page, ...connectionIssue);
  await expect(hearts.nth(0)).toHaveAccessibleName(/^Add /);

  await page.unroute(CALL);

  const leave = await holdLeaving(page);
  await openResults(page);
  await page.context().clearCookies();
  await emptyHearts(page).first().click();
  await expectToast(page, "Login Required", "Please log in to add destinations to your favorites.");
  await leave();
  await expect(page).toHaveURL(/\/auth\?session_expired=true&favorite=\d+&returnTo=%2Fsearch/);
});

test("favourites: a removal that gets no answer is undone, and a page that gets none can be asked for again", async ({
  page,
}) => {
  await signUp(page);
  const names = await saveFavorites(page, 3);
  await page.goto("/favorites");
  const headings = page.getByRole("heading", { level: 2 });
  await expect(headings).toHaveText(names);
  for (const fail of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 503, json: { message: "Not just now." } }),
  ]) {
    const loss = createGate();
    await page.route(CALL, async (route) => {
      await loss.opened;
      await fail(route);
    });
    await filledHearts(page).nth(1).click();
    await expect(headings).toHaveText([names[0] ?? "", names[2] ?? ""]);
    loss.open();
    const problem = "There was a problem removing this destination from your favorites. Please try again.";
    const toast = await expectToast(page, "Error removing favorite", problem);
    await expect(headings).toHaveText(names);
    await toast.getByRole("button", { name: "Close toast" }).click();
    await expect(toast).toHaveCount(0);
    await page.unroute(CALL);
  }

  // A place that is taken out with the keyboard leaves the focus at the page's heading.
  await filledHearts(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(headings).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await expect.poll(async () => (await savedNames(page)).length).toBe(2);
  const [name = ""] = await savedNames(page);
  // Starts from a page with a query, so that the root's data is requested too.
  await page.goto("/?getaways=favorites");
  await page.route("**/*.data*", (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Favorites" }).click();
  await expect(
    page.getByText("There was an error loading your favorites. Please try again later."),
  ).toBeVisible();
  await expect(page.getByText("The fault is ours")).toHaveCount(0);
  await page.unroute("**/*.data*");
  const letPageCome = await holdAnswers(page, "**/favorites.data*");
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByText("Loading your favorites...").first()).toBeVisible();
  letPageCome();
  await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  await filledHearts(page).last().click();
  await expectToast(page, "Removed from favorites");
  await filledHearts(page).click();
  await expect(page.getByRole("heading", { name: "No favorites yet" })).toBeVisible();
  await expect.poll(() => savedNames(page)).toEqual([]);
  await page.getByRole("link", { name: "Find Destinations" }).click();
  // A search needs a postcode, so the link leads to the form.
  await expect(page.getByLabel("What is your postcode?")).toBeVisible();
});
