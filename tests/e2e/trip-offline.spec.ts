import type { Page } from "@playwright/test";
import { PASSWORD, logOut, newName, signUp } from "./account";
import { expect, expectAccessible, openResults, readyForUse, test, waitForIdle } from "./test";

test.use({ serviceWorkers: "allow" });

const SAVED_AT = /^You're offline\. Showing this page as saved at \d\d:\d\d\./;

async function addPlace(page: Page, at = 0): Promise<string> {
  await openResults(page);
  const href = await page.locator("a[href^='/destinations/']").nth(at).getAttribute("href");
  await page.goto(href ?? "");
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: "Add to my trip" }).click();
  await expect(page).toHaveURL("/trip");
  return name;
}

const copyOf = async (page: Page) => {
  const html = await page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return null;
    return (await (await (await caches.open("saved-pages-3")).match("/trip"))?.text()) ?? null;
  });
  return html?.replaceAll("&#x27;", "'") ?? null;
};

test("a guest's trip is there without a connection, with its age, until it is emptied", async ({ page }) => {
  const [first, second] = [await addPlace(page, 0), await addPlace(page, 1)];
  await expect.poll(() => copyOf(page)).toContain(second);
  const copy = (await copyOf(page)) ?? "";
  expect(copy).not.toMatch(/<form|<button|<script(?! type="application)|\/trips\//);

  await page.context().setOffline(true);
  await page.goto("/trip");
  await expect(page.getByText(SAVED_AT)).toBeVisible();
  for (const name of [first, second])
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText(/\d°/);
  await expectAccessible(page);
  await page.goto("/about");
  await page.getByRole("link", { name: "Your trip" }).click();
  await expect(page.getByText(SAVED_AT)).toBeVisible();

  await page.context().setOffline(false);
  await page.goto("/trip");
  await page.getByRole("button", { name: `Remove ${first} from your trip` }).click();
  await expect.poll(() => copyOf(page)).not.toContain(first);
  await page.getByRole("button", { name: `Remove ${second} from your trip` }).click();
  await expect.poll(() => copyOf(page)).toBeNull();
});

test("a trip's copy goes when its owner logs out, and none is stored for another person", async ({
  page,
}) => {
  const username = await signUp(page);
  const name = await addPlace(page);
  await expect.poll(() => copyOf(page)).toContain(name);
  expect(await copyOf(page)).not.toContain(username);
  await logOut(page);
  await expect.poll(() => copyOf(page)).toBeNull();
  await page.context().setOffline(true);
  await page.goto("/trip");
  await expect(page.getByText("You're offline, and this page isn't saved.")).toBeVisible();
  await page.context().setOffline(false);

  // A tab of the former account does not save the next one's trip.
  await signUp(page);
  const former = await addPlace(page);
  await expect.poll(() => copyOf(page)).toContain(former);
  // Another person signs in on another page of this browser, while this tab still shows the former person's trip.
  const other = { username: newName(), password: PASSWORD, confirmPassword: PASSWORD };
  expect((await page.request.post("/api/register", { data: other })).status()).toBe(201);
  const tab = readyForUse(await page.context().newPage());
  const theirs = await addPlace(tab, 1);
  await expect.poll(() => copyOf(tab)).toContain(theirs);
  const asked = page.waitForResponse((answer) => answer.url().endsWith("/trip"));
  await page.evaluate(() => caches.open("saved-pages-3").then((pages) => pages.delete("/trip")));
  await page.getByRole("heading", { name: "Your trip" }).click();
  await asked;
  await waitForIdle(page);
  expect(await copyOf(page)).toBeNull();
});
