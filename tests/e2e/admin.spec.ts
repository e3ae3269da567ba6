import type { Page } from "@playwright/test";
import { createByCall, expectToast, flash, logInAsAdmin, newPlace, newDestination } from "./account";
import { createGate, expect, expectAccessible, expectAccessibleAtWidths, test } from "./test";

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const deleteDialog = (page: Page) => page.getByRole("alertdialog");

test.beforeEach(async ({ page }) => {
  await logInAsAdmin(page);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
});

test("a search that gets no answer leaves alone what is being written beside it", async ({
  page,
  context,
}) => {
  const name = newPlace("Half Written");
  const id = await createByCall(page, name);
  await page.goto(`/admin?tab=destinations&destination=${id}`);
  const offer = page.locator("#editor").getByLabel("Special offer");
  const search = page.getByLabel("Search destinations");
  const isUnanswered = page.getByRole("alert").filter({ hasText: "This search got no answer." });
  await offer.fill("Half an offer");

  await context.setOffline(true);
  await search.fill("no connection");
  await expect(isUnanswered).toBeVisible();
  await context.setOffline(false);
  const cookies = await context.cookies();
  await context.clearCookies();
  const refusal = page.waitForResponse((answer) => answer.url().includes("no+session"));
  await search.fill("no session");
  expect((await refusal).status()).toBe(302);
  await expect(isUnanswered).toBeVisible();
  await context.addCookies(cookies);
  await expect(offer).toHaveValue("Half an offer");

  const headers = { Origin: new URL(page.url()).origin };
  const data = { ...newDestination(name), specialOffer: "Of somebody else" };
  expect((await page.request.put(`/api/admin/destinations/${id}`, { data, headers })).status()).toBe(200);
  await search.fill(name);
  await expect(page.getByRole("status").filter({ hasText: /^1 destination$/ })).toBeVisible();
  await expect(isUnanswered).toBeHidden();
  await expect(offer).toHaveValue("Half an offer");
  await page.getByRole("button", { name: "Update Destination" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "changed by someone else" })).toBeVisible();
});

test("words that are typed while the page of earlier ones is on its way stay, and are searched for", async ({
  page,
}) => {
  const name = newPlace("Typed Later");
  await createByCall(page, name);
  const search = page.getByLabel("Search destinations");
  const found = (count: RegExp) => page.getByRole("status").filter({ hasText: count });
  const [earlier, later] = [createGate(), createGate()];
  await page.route(/no\+such\+place/, async (route) => {
    if (route.request().method() === "GET") await earlier.opened;
    await route.continue();
  });
  await page.route(/Typed\+Later/, async (route) => {
    if (route.request().method() === "HEAD") await later.opened;
    await route.continue();
  });
  const asks = (method: string, words: string) =>
    page.waitForRequest((request) => request.method() === method && request.url().includes(words));

  const first = asks("GET", "no+such+place");
  await search.fill("no such place");
  await first;
  const second = asks("HEAD", "Typed+Later");
  await search.fill(name);
  await second;
  earlier.open();
  await expect(found(/^0 destinations$/)).toBeVisible();
  await expect(search).toHaveValue(name);
  later.open();
  await expect(found(/^1 destination$/)).toBeVisible();
  await expect(search).toHaveValue(name);
});

test("a destination is added, edited, not edited after all, and deleted", async ({ page }) => {
  const name = newPlace("Curated Bay");
  const editor = page.locator("#editor");
  await editor.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await editor.getByLabel("Postcode").fill("BA1 1AA");
  await editor.getByRole("button", { name: "Fill in coordinates" }).click();
  await expect(editor.getByLabel(/^Latitude/)).not.toHaveValue("");
  await editor.getByLabel("Image address").fill("/images/kinds/cliffs.svg");
  await editor.getByRole("button", { name: "Create Destination" }).click();
  await expectToast(page, "Success!", "Destination created successfully. Its page opens in about a minute.");

  await page.getByLabel("Search destinations").fill(name);
  await expect(rowOf(page, name)).toContainText("Standard");
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(editor.getByRole("heading", { name: `Edit ${name}` })).toBeVisible();
  await editor.getByLabel("Special offer").fill("Never to be");
  await editor.getByRole("link", { name: "Cancel" }).click();
  await expect(editor.getByRole("heading", { name: "Add Destination" })).toBeVisible();
  await expect(rowOf(page, name)).not.toContainText("Never to be");

  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(editor.getByRole("heading", { name: `Edit ${name}` })).toBeVisible();
  await expect(editor.getByLabel("Special offer")).toHaveValue("");
  await editor.getByLabel("Featured").check();
  await editor.getByRole("button", { name: "Update Destination" }).click();
  await expectToast(page, "Success!", "Destination updated successfully");
  await expect(rowOf(page, name)).toContainText("Featured");

  await page.getByRole("link", { name: `Delete ${name}` }).click();
  await expect(deleteDialog(page)).toContainText(
    "Are you sure you want to delete this destination? This action cannot be undone.",
  );
  await deleteDialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, name)).toBeVisible();
  await page.getByRole("link", { name: `Delete ${name}` }).click();
  await deleteDialog(page).getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Success!", "Destination deleted successfully");
  await expect(page.getByText("No destination matches this search.")).toBeVisible();
});

test("a place's kind is chosen among pictures, and gives it one, without JavaScript as well", async ({
  browser,
  page,
}) => {
  const name = newPlace("Plain Bay");
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const plain = await context.newPage();
  await plain.goto("/admin");
  const editor = plain.locator("#editor");
  await editor.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await editor.getByLabel("Postcode").fill("BA1 1AA");
  await editor.getByLabel(/^Latitude/).fill("51.38");
  await editor.getByLabel(/^Longitude/).fill("-2.36");
  const kinds = editor.getByRole("group", { name: "Kind of place" });
  await expect(kinds.locator("img")).toHaveCount(await kinds.getByRole("radio").count());
  await kinds.getByRole("radio", { name: "Harbour" }).check();
  await editor.getByRole("button", { name: "Create Destination" }).click();
  await expect(flash(plain)).toContainText("Destination created successfully");
  await context.close();

  await page.getByLabel("Search destinations").fill(name);
  await expect(rowOf(page, name).locator("img")).toHaveAttribute("src", "/images/kinds/harbour.svg");
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(page.getByLabel("Image address")).toHaveValue("/images/kinds/harbour.svg");
  await expect(page.getByRole("radio", { name: "Harbour" })).toBeChecked();
});

test("an activity and a hotel are added by their forms, and the activity is deleted", async ({ page }) => {
  const id = await createByCall(page, newPlace("Listed Bay"));
  await page.goto(`/admin?tab=activities&destination=${id}`);
  const add = page.getByRole("button", { name: "Add activity" });
  await expect(add).toBeDisabled();
  await page.getByLabel("Name").fill("Lighthouse");
  await page.getByLabel("Description").fill("Two hundred steps");
  await add.click();
  await expectToast(page, "Success!", "Activity added successfully");
  await expect(rowOf(page, "Lighthouse")).toContainText("attraction");
  await page.getByRole("link", { name: "Delete Lighthouse" }).click();
  await expect(deleteDialog(page)).toContainText("Are you sure you want to delete this activity?");
  await deleteDialog(page).getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Success!", "Activity deleted successfully");
  await expect(rowOf(page, "Lighthouse")).toHaveCount(0);

  await page.goto(`/admin?tab=accommodations&destination=${id}`);
  await expect(page.getByRole("button", { name: "Add hotel" })).toBeDisabled();
  await page.getByLabel("Name").fill("Harbour Inn");
  await page.locator("#editor").getByLabel("Location").fill("Quay");
  await page.getByLabel("Price range").fill("90-120");
  await page.getByRole("button", { name: "Add hotel" }).click();
  await expectToast(page, "Success!", "Hotel added successfully");
  await expect(rowOf(page, "Harbour Inn")).toContainText("90-120");
});

test("places are fetched, and a second time there are none to add", async ({ page }) => {
  const name = newPlace("Fetched Bay");
  await createByCall(page, name);
  await page.reload();
  await page.getByLabel("Search destinations").fill(name);
  await page.getByRole("button", { name: `Fetch activities and hotels data for ${name}` }).click();
  const words = page.locator("[data-toast] p");
  await expect(
    words.filter({ hasText: /successfully: [1-9]\d* activities and 0 hotels added\./ }),
  ).toBeVisible();
  await page.getByRole("button", { name: `Fetch activities and hotels data for ${name}` }).click();
  await expect(
    words.filter({
      hasText: /successfully: 0 activities and 0 hotels added\. The open data .* lists no hotels/,
    }),
  ).toBeVisible();
  await page.getByRole("button", { name: `Refresh weather for ${name}` }).click();
  await expectToast(page, "Weather Updated!", `Successfully refreshed weather data for ${name}`);
});

test("all forecasts are refreshed now, and the page follows the run", async ({ page }) => {
  await page.getByRole("tab", { name: "Weather Updates" }).click();
  await expect(
    page.getByText("Weather refreshes automatically every hour from a weather data provider."),
  ).toBeVisible();
  const runs = page.locator("tbody tr");
  const before = await runs.count();
  await page.getByRole("button", { name: "Refresh Now" }).click();
  await expect(runs).toHaveCount(before + 1);
  await expect(page.getByRole("button", { name: "Refresh Now" })).toBeVisible();
});

test("an edit in a second tab, of what the first has changed, is refused and keeps the words", async ({
  page,
  context,
}) => {
  const id = await createByCall(page, newPlace("Shared Bay"));
  const other = await context.newPage();
  await Promise.all([page, other].map((tab) => tab.goto(`/admin?destination=${id}`)));
  await page.getByLabel("Special offer").fill("Of the first tab");
  await page.getByRole("button", { name: "Update Destination" }).click();
  await expectToast(page, "Success!", "Destination updated successfully");
  await other.getByLabel("Special offer").fill("Of the second tab");
  await other.getByRole("button", { name: "Update Destination" }).click();
  const sentence = "This destination was changed by someone else. Reload and try again.";
  await expectToast(other, "Error", sentence);
  await expect(other.locator("#editor").getByRole("alert")).toContainText(sentence);
  await expect(other.getByLabel("Special offer")).toHaveValue("Of the second tab");
  await other.getByRole("link", { name: "Reload" }).click();
  await expect(other.getByLabel("Special offer")).toHaveValue("Of the first tab");
});

/** Every page of the administrator. `:id` is replaced with a destination's id. */
const ADMIN_PAGES = [
  "/admin",
  "/admin?destination=:id",
  "/admin?tab=activities&destination=:id",
  "/admin?tab=accommodations&destination=:id",
  "/admin?tab=weather",
  "/admin/suggestions?tab=all",
  "/admin/audit",
  "/admin/catalogue",
];

test("every page of the administration is accessible, narrow and wide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const id = await createByCall(page, newPlace("Seen Bay"));
  for (const path of ADMIN_PAGES) {
    await test.step(path, async () => {
      await page.goto(path.replace(":id", String(id)));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessibleAtWidths(page, { check: expectAccessible });
    });
  }
});

test("what was changed in a form is not left behind without a question", async ({ page }) => {
  const name = newPlace("Unsaved Bay");
  const id = await createByCall(page, name);
  const search = page.getByLabel("Search destinations");
  await search.fill(name);
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  const editor = page.locator("#editor");
  await expect(editor.getByRole("heading", { name: `Edit ${name}` })).toBeVisible();
  const offer = editor.getByLabel("Special offer");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const tab = page.getByRole("tab", { name: "Activities" });
  await offer.fill("Half an offer");

  await tab.click();
  await expectAccessible(page);
  await expect(question.getByRole("button", { name: "Keep Editing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expect(offer).toHaveValue("Half an offer");

  // Searching the table next to the form does not change the form.
  await search.fill("Whitby");
  await expect(page).toHaveURL(/q=Whitby/);
  await expect(question).toHaveCount(0);
  await expect(offer).toHaveValue("Half an offer");

  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(new RegExp(`destination=${id}`));

  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  const own = await asked;
  expect(own.type()).toBe("beforeunload");
  await own.dismiss();
  await expect(offer).toHaveValue("Half an offer");

  await tab.click();
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(offer).toHaveValue("");
});

test("a list's entry that is half written is kept when another destination is picked by mistake", async ({
  page,
}) => {
  const id = await createByCall(page, newPlace("Mistaken Bay"));
  await page.goto(`/admin?tab=activities&destination=${id}`);
  await page.locator("#editor").getByLabel("Name").fill("Half a lighthouse");
  const picker = page.getByLabel("Destination", { exact: true });
  const other = await picker.getByRole("option").nth(1).getAttribute("value");
  await picker.selectOption(other);
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep Editing" }).click();
  await expect(page.locator("#editor").getByLabel("Name")).toHaveValue("Half a lighthouse");
  await expect(picker).toHaveValue(String(id));
  await picker.selectOption(other);
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard Changes" }).click();
  await expect(page.locator("#editor").getByLabel("Name")).toHaveValue("");
});

test("Cancel empties the form of a new destination, and of a new entry of its lists", async ({ page }) => {
  const id = await createByCall(page, newPlace("Cancelled Bay"));
  const editor = page.locator("#editor");
  const name = editor.getByLabel("Name", { exact: false }).first();
  for (const [tab, heading] of [
    ["destinations", "Add Destination"],
    ["activities", "Add activity"],
  ]) {
    await page.goto(`/admin?tab=${tab}${tab === "activities" ? `&destination=${id}` : ""}`);
    await name.fill("Half a name");
    await editor.getByRole("link", { name: "Cancel" }).click();
    await expect(name).toHaveValue("");
    await expect(editor.getByRole("heading", { name: heading })).toBeFocused();
  }
});
