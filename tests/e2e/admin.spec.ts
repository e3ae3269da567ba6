import type { Page } from "@playwright/test";
import { createByCall, expectToast, flash, logInAsAdmin, newPlace } from "./account";
import { createGate, expect, expectAccessible, test } from "./test";

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const deleteDialog = (page: Page) => page.getByRole("alertdialog");
const unsaved = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });
/** The line that says how many destinations a search has found. */
const found = (page: Page, count: RegExp) => page.getByRole("status").filter({ hasText: count });

test.beforeEach(async ({ page }) => {
  await logInAsAdmin(page);
});

test("a search beside a form keeps its words and the form's, and an edit of what another tab has changed is refused", async ({
  page,
  context,
}) => {
  const name = newPlace("Half Written");
  const id = await createByCall(page, name);
  await page.goto(`/admin?destination=${id}`);
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

  // Words that are typed while the page of earlier ones is on its way stay, and are searched for.
  const [earlier, later] = [createGate(), createGate()];
  await page.route(/no\+such\+place/, async (route) => {
    if (route.request().method() === "GET") await earlier.opened;
    await route.continue();
  });
  await page.route(/Half\+Written/, async (route) => {
    if (route.request().method() === "HEAD") await later.opened;
    await route.continue();
  });
  const asks = (method: string, words: string) =>
    page.waitForRequest((request) => request.method() === method && request.url().includes(words));
  const first = asks("GET", "no+such+place");
  await search.fill("no such place");
  await first;
  const next = asks("HEAD", "Half+Written");
  await search.fill(name);
  await next;
  earlier.open();
  await expect(found(page, /^0 destinations$/)).toBeVisible();
  await expect(search).toHaveValue(name);
  later.open();
  await expect(found(page, /^1 destination$/)).toBeVisible();
  await expect(search).toHaveValue(name);
  await expect(isUnanswered).toBeHidden();
  await expect(offer).toHaveValue("Half an offer");

  const other = await context.newPage();
  await other.goto(`/admin?destination=${id}`);
  await other.getByLabel("Special offer").fill("Of the other tab");
  await other.getByRole("button", { name: "Update Destination" }).click();
  await expectToast(other, "Success!", "Destination updated successfully");
  await page.getByRole("button", { name: "Update Destination" }).click();
  const sentence = "This destination was changed by someone else. Reload and try again.";
  await expectToast(page, "Error", sentence);
  await expect(page.locator("#editor").getByRole("alert")).toContainText(sentence);
  await expect(offer).toHaveValue("Half an offer");
  await page.getByRole("link", { name: "Reload" }).click();
  await expect(offer).toHaveValue("Of the other tab");
});

test("a destination is added, edited, not left half edited without a question, and deleted", async ({
  page,
}) => {
  await page.goto("/admin");
  const name = newPlace("Curated Bay");
  const editor = page.locator("#editor");
  const nameField = editor.getByRole("textbox", { name: "Name", exact: true });
  const heading = (words: string) => editor.getByRole("heading", { name: words });
  await nameField.fill("Half a name");
  await editor.getByRole("link", { name: "Cancel" }).click();
  await expect(nameField).toHaveValue("");
  await expect(heading("Add Destination")).toBeFocused();
  await nameField.fill(name);
  await editor.getByLabel("Postcode").fill("BA1 1AA");
  await editor.getByRole("button", { name: "Fill in coordinates" }).click();
  await expect(editor.getByLabel(/^Latitude/)).not.toHaveValue("");
  await editor.getByLabel("Image address").fill("/images/kinds/cliffs.svg");
  await editor.getByRole("button", { name: "Create Destination" }).click();
  await expectToast(page, "Success!", "Destination created successfully. Its page opens in about a minute.");

  const search = page.getByLabel("Search destinations");
  await search.fill(name);
  await expect(rowOf(page, name)).toContainText("Standard");
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(heading(`Edit ${name}`)).toBeVisible();
  const address = page.url();
  const offer = editor.getByLabel("Special offer");
  await offer.fill("Half an offer");
  const question = unsaved(page);
  const tab = page.getByRole("tab", { name: "Activities" });
  await tab.click();
  await expectAccessible(page, { within: "[role=alertdialog]" });
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
  await expect(page).toHaveURL(/q=Whitby/);
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
  await editor.getByRole("radio", { name: "Castle" }).check();
  await tab.click();
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(tab).toHaveAttribute("aria-selected", "true");

  await page.goto(address);
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

test("a place's kind gives it a picture, without JavaScript too; its places and its weather are fetched", async ({
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

  await page.goto("/admin");
  await page.getByLabel("Search destinations").fill(name);
  await expect(rowOf(page, name).locator("img")).toHaveAttribute("src", "/images/kinds/harbour.svg");
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(page.getByLabel("Image address")).toHaveValue("/images/kinds/harbour.svg");
  await expect(page.getByRole("radio", { name: "Harbour" })).toBeChecked();

  const fetchPlaces = page.getByRole("button", { name: `Fetch activities and hotels data for ${name}` });
  const words = page.locator("[data-toast] p");
  await fetchPlaces.click();
  await expect(
    words.filter({ hasText: /successfully: [1-9]\d* activities and 0 hotels added\./ }),
  ).toBeVisible();
  await fetchPlaces.click();
  await expect(
    words.filter({
      hasText: /successfully: 0 activities and 0 hotels added\. The open data .* lists no hotels/,
    }),
  ).toBeVisible();
  await page.getByRole("button", { name: `Refresh weather for ${name}` }).click();
  await expectToast(page, "Weather Updated!", `Successfully refreshed weather data for ${name}`);
  await page.getByRole("tab", { name: "Weather Updates" }).click();
  const runs = page.locator("tbody tr");
  await expect(
    page.getByText("Weather refreshes automatically every hour from a weather data provider."),
  ).toBeVisible();
  const before = await runs.count();
  await page.getByRole("button", { name: "Refresh Now" }).click();
  await expect(runs).toHaveCount(before + 1);
  await expect(page.getByRole("button", { name: "Refresh Now" })).toBeVisible();
});

test("an activity and a hotel are added by their forms, half an entry is not lost by mistake, and the activity is deleted", async ({
  page,
}) => {
  const id = await createByCall(page, newPlace("Listed Bay"));
  await page.goto(`/admin?tab=activities&destination=${id}`);
  const add = page.getByRole("button", { name: "Add activity" });
  const name = page.locator("#editor").getByLabel("Name");
  await expect(add).toBeDisabled();
  await name.fill("Half a name");
  await page.locator("#editor").getByRole("link", { name: "Cancel" }).click();
  await expect(name).toHaveValue("");
  await expect(page.locator("#editor").getByRole("heading", { name: "Add activity" })).toBeFocused();
  await name.fill("Lighthouse");
  await page.getByLabel("Description").fill("Two hundred steps");
  await add.click();
  await expectToast(page, "Success!", "Activity added successfully");
  await expect(rowOf(page, "Lighthouse")).toContainText("attraction");
  await page.getByRole("link", { name: "Delete Lighthouse" }).click();
  await expect(deleteDialog(page)).toContainText("Are you sure you want to delete this activity?");
  await deleteDialog(page).getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Success!", "Activity deleted successfully");
  await expect(rowOf(page, "Lighthouse")).toHaveCount(0);

  await name.fill("Half a lighthouse");
  const picker = page.getByLabel("Destination", { exact: true });
  const other = await picker.getByRole("option").nth(1).getAttribute("value");
  await picker.selectOption(other);
  await unsaved(page).getByRole("button", { name: "Keep Editing" }).click();
  await expect(unsaved(page)).toHaveCount(0);
  await expect(name).toHaveValue("Half a lighthouse");
  await expect(picker).toHaveValue(String(id));
  await picker.selectOption(other);
  await unsaved(page).getByRole("button", { name: "Discard Changes" }).click();
  await expect(name).toHaveValue("");

  await page.goto(`/admin?tab=accommodations&destination=${id}`);
  await expect(page.getByRole("button", { name: "Add hotel" })).toBeDisabled();
  await page.getByLabel("Name").fill("Harbour Inn");
  await page.locator("#editor").getByLabel("Location").fill("Quay");
  await page.getByLabel("Price range").fill("90-120");
  await page.getByRole("button", { name: "Add hotel" }).click();
  await expectToast(page, "Success!", "Hotel added successfully");
  await expect(rowOf(page, "Harbour Inn")).toContainText("90-120");
});
