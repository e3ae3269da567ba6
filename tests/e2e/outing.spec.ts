import type { Page } from "@playwright/test";
import { addDays } from "#app/domain/calendar/calendar-day";
import { formatLongDate } from "#app/domain/calendar/words";
import { thisMorning } from "../harness/tested-time";
import { expect, expectAccessible, openResults, test } from "./test";

const YESTERDAY = addDays(thisMorning().slice(0, 10), -1);

const letADayPass = (page: Page) =>
  page.evaluate((yesterday) => {
    const kept = JSON.parse(localStorage.getItem("outings") ?? "[]") as { date: string }[];
    localStorage.setItem("outings", JSON.stringify(kept.map((each) => ({ ...each, date: yesterday }))));
  }, YESTERDAY);

test("who opens directions is asked on the next visit whether it was as we said, once", async ({ page }) => {
  await openResults(page);
  await page.route("https://www.google.com/**", (route) => route.abort());
  const link = page.locator("a.drive-link").first();
  const opened = page.waitForEvent("popup");
  await link.click();
  await (await opened).close();
  await page.goto("/");
  const question = page.getByRole("region", { name: "Was it as we said?" });
  // Nothing is asked while the day is not over.
  await expect(question).toHaveCount(0);
  await letADayPass(page);
  await page.reload();
  const [weekday] = formatLongDate(YESTERDAY).split(" ");
  const words = `on ${weekday}: was it as we said?`;
  await expect(question.getByRole("heading", { name: words })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "As you said" }).click();
  await expect(page.getByText("Your answer counts. We keep no note of who gave it.")).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(question).toHaveCount(0);

  // A place of one's own trip is asked about too, and who wants no question gets none.
  await openResults(page);
  await page.goto((await page.locator("a[href^='/destinations/']").first().getAttribute("href")) ?? "");
  await page.getByRole("button", { name: "Add to my trip" }).click();
  await expect(page.getByRole("heading", { name: "Your trip" })).toBeVisible();
  await letADayPass(page);
  await page.goto("/");
  await question.getByRole("button", { name: "Don't ask again" }).click();
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("outings"))).toBe('"not asked"');
});
