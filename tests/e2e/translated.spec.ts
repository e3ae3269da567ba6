import type { Page } from "@playwright/test";
import { signUp } from "./account";
import { expect, openMoreChoices, openResults, test, waitForIdle } from "./test";

/** Puts each text into two elements of its own, as Chrome's translator does. React still holds the text before. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (
        text.data.trim() === "" ||
        text.parentElement?.closest("script, style, option, textarea, svg, font")
      )
        continue;
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).append(text.data);
      text.replaceWith(outer);
    }
  });

/** Returns what a visitor can read, line by line, without what is only announced after a change. */
const wordsOf = async (page: Page): Promise<string[]> => {
  const words = await page.getByRole("main").innerText();
  return words.split("\n").filter((line) => line.trim() !== "" && !line.endsWith(" found"));
};

/** Expects the page to say what the same address says when it is opened again. */
async function expectFresh(page: Page): Promise<void> {
  await waitForIdle(page);
  await page.evaluate(() => scrollTo(0, 0));
  const other = await page.context().newPage();
  await other.goto(page.url());
  await waitForIdle(other);
  for (const each of [page, other]) await expect(each.getByRole("button", { name: "Zoom in" })).toBeVisible();
  expect(await wordsOf(page)).toEqual(await wordsOf(other));
  await other.close();
}

test("a translated form says what was chosen, and a translated carousel which places it shows", async ({
  page,
}) => {
  await signUp(page);
  await openResults(page);
  await page.goto("/");
  const getaways = page.getByRole("region", { name: "Your Sunny Getaways" });
  await expect(getaways.getByRole("status")).toHaveText(/^Places 1–\d of \d+$/);
  await translate(page);
  await getaways.getByRole("button", { name: "Next places" }).click();
  await expect(getaways.getByRole("status")).toHaveText(/^Places [2-9]–\d+ of \d+$/);

  await page.getByLabel("How far will you drive?").press("End");
  await expect(page.getByText("5 hours", { exact: true })).toBeVisible();
  await openMoreChoices(page);
  await page.getByLabel("Leaving at").selectOption("10:30");
  await page.getByLabel("Dogs welcome").check();
  await expect(page.getByText("Dogs welcome · leaving 10:30")).toBeVisible();
  await page.getByLabel("Dogs welcome").uncheck();
  await expect(page.getByText("Anyone with you? · leaving 10:30")).toBeVisible();
});

test("translated results follow days, filters, orders and views", async ({ page }) => {
  await openResults(page, "postcode=LS6+2AA&drivingHours=2");
  const changes = async (act: Promise<unknown>, address: RegExp) => {
    await act;
    await expect(page).toHaveURL(address);
    await expectFresh(page);
    await translate(page);
  };
  await translate(page);
  await changes(
    page.getByRole("navigation", { name: "Days" }).getByRole("link").nth(3).click(),
    /travelDate/,
  );
  await page.getByRole("link", { name: "Filters" }).click();
  await translate(page);
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Dogs welcome").check();
  await changes(sheet.getByRole("button", { name: /^Show/ }).click(), /needs=dogs/);
  await page.locator("summary").filter({ hasText: "Order:" }).click();
  await translate(page);
  await changes(page.getByRole("link", { name: "Nearest", exact: true }).click(), /sort=/);
  await page.getByRole("link", { name: "Remove: Dogs welcome" }).click();
  await expect(page).toHaveURL(/travelDate=\d+&sort=\w+$/);
  await page.getByRole("link", { name: "Days", exact: true }).click();
  await expect(page).toHaveURL(/view=days/);
  await expect(page.getByRole("columnheader")).toHaveCount(7);
  await translate(page);
  await changes(page.getByRole("link", { name: "List", exact: true }).click(), /sort=\w+$/);
});
