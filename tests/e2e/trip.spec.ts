import type { Page } from "@playwright/test";
import { signUp } from "./account";
import { expect, expectAccessible, openResults, readyForUse, test } from "./test";

const stops = (page: Page) => page.getByRole("main").getByRole("article");
const addButton = (page: Page) => page.getByRole("button", { name: "Add to my trip" });

async function openPlace(page: Page, at = 0): Promise<string> {
  await openResults(page);
  const place = page.locator("a[href^='/destinations/']").nth(at);
  await page.goto((await place.getAttribute("href")) ?? "");
  return page.getByRole("heading", { level: 1 }).innerText();
}

test("a guest gathers a place at the second try, things and a bed, and the trip is on paper and still there after Back and a reload", async ({
  page,
}) => {
  const name = await openPlace(page);
  await page.route("**/trip.data*", (route) => route.abort());
  await addButton(page).click();
  await expect(page.getByText("The server didn't answer. Please try again.")).toBeVisible();
  await page.unroute("**/trip.data*");
  await addButton(page).dblclick();
  await expect(page).toHaveURL("/trip");
  await expect(page.getByRole("heading", { name: "Your trip" })).toBeVisible();
  await expect(stops(page)).toHaveCount(1);
  await stops(page).locator("summary").click();
  await page.getByLabel("Nights").selectOption("1 night");
  const thing = page.getByRole("group", { name: "Things to do" }).locator("label").first();
  const words = await thing.innerText();
  await thing.click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: words, level: 4 })).toBeVisible();
  await expect(page.getByText(/, 1 night$/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Find a room on Booking\.com/ })).toHaveAttribute(
    "href",
    /checkin=\d{4}-\d\d-\d\d&checkout=\d{4}-\d\d-\d\d/,
  );
  await page.emulateMedia({ media: "print" });
  await expect(stops(page).getByRole("heading", { level: 3 }).first()).toBeVisible();
  for (const button of await page.getByRole("main").getByRole("button").all())
    await expect(button).toBeHidden();
  await expect(page.getByRole("link", { name: "Add to calendar" })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.reload();
  await expect(page.getByRole("heading", { name: words, level: 4 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/destinations\//);
  await page.getByRole("link", { name: "In your trip" }).click();
  await expect(stops(page)).toHaveCount(1);
  await expect(page.getByRole("heading", { name: words, level: 4 })).toBeVisible();
  await page.getByRole("button", { name: `Remove ${name} from your trip` }).click();
  await expect(page.getByRole("heading", { name: "Your trip is empty" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a user shares a trip, a reader answers with the second tap, and the user ends it", async ({
    page,
    browser,
  }) => {
    await signUp(page);
    const name = await openPlace(page);
    await addButton(page).click();
    await page.getByRole("button", { name: "Make a link" }).click();
    const address = page.getByText(/\/trips\/[\w-]{43}$/);
    const url = await address.innerText();
    const other = readyForUse(await (await browser.newContext({ javaScriptEnabled: true })).newPage());
    await other.goto(url);
    // The one on the link, before any on the page itself.
    let taps = 1;
    await other.exposeFunction("countTap", () => (taps += 1));
    await other.evaluate('addEventListener("click", () => countTap())');
    await expect(other.getByRole("heading", { name, level: 2 })).toBeVisible();
    await expect(other.getByRole("button", { name: "Save" })).toHaveCount(0);
    const asked = other.getByRole("group", { name: `Does ${name} suit you?` });
    await asked.getByRole("button", { name: "Yes" }).click();
    await expect(other.getByText("1 of 1 says yes")).toBeVisible();
    expect(taps).toBe(2);
    await asked.getByRole("button", { name: "Rather not" }).click();
    await expect(other.getByText("0 of 1 says yes")).toBeVisible();
    await expect(asked.getByRole("button", { pressed: true })).toHaveText("Rather not");
    await expect(stops(other)).toBeInViewport();
    await expectAccessible(other);
    await page.reload();
    await expect(page.getByText("0 of 1 says yes")).toBeVisible();
    await page.getByRole("button", { name: "End sharing" }).click();
    await expect(page.getByRole("button", { name: "Make a link" })).toBeVisible();
    expect((await other.goto(url))?.status()).toBe(404);
    await other.context().close();
  });
});
