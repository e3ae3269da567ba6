import AxeBuilder from "@axe-core/playwright";
import { type Page, test as base, expect } from "@playwright/test";

export { expect };

/** A test fails where the page writes an error to the console: a broken rule of the CSP, a failed hydration. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        // A failed request is told here as well; the tests that cause one look at what the page makes of it.
        if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
          errors.push(message.text());
        }
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Nothing serious for people who use assistive technology. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}

/** The results of a search, from its address. */
export async function openResults(page: Page, query = "postcode=SW1A1AA&drivingHours=2"): Promise<void> {
  await page.goto(`/search?${query}`);
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
}
