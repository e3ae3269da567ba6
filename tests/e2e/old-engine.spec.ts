import type { Page } from "@playwright/test";
import { AGAIN_WHERE_HUNG_UP, expect, openResults, test } from "./test";

/** Removes popovers from scripts and style sheets, to imitate engines without them, such as that of iOS 16. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["popover", "hidePopover", "showPopover", "togglePopover"])
      delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
    const element = Element.prototype as unknown as Record<
      "matches" | "setAttribute",
      (...args: string[]) => unknown
    >;
    element.matches = new Proxy(element.matches, {
      apply(matches, self, [selector = ""]: string[]) {
        if (selector.includes(":popover-open")) throw new SyntaxError(`${selector} is no selector`);
        return Reflect.apply(matches, self, [selector]);
      },
    });
    element.setAttribute = new Proxy(element.setAttribute, {
      apply(setAttribute, self, [name = "", value = ""]: string[]) {
        if (name !== "popover") Reflect.apply(setAttribute, self, [name, value]);
      },
    });
  });
  await page.route("**/*.css", async (route) => {
    const answer = await route.fetch(AGAIN_WHERE_HUNG_UP);
    const body = (await answer.text()).replaceAll(
      "not selector(:popover-open)",
      "not selector(:no-such-thing)",
    );
    await route.fulfill({ response: answer, body });
  });
  await page.route(/\/(search.*|about)?$/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const answer = await route.fetch(AGAIN_WHERE_HUNG_UP);
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(' popover="auto"', "") });
  });
}

test("an engine without popovers has the pages, with the menu's links in a few lines", async ({ page }) => {
  await withoutPopovers(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openResults(page);
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "How it works" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  expect((await menu.boundingBox())?.height).toBeLessThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await menu.getByRole("link", { name: "How it works" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/Something Went Wrong/i)).toHaveCount(0);
});
