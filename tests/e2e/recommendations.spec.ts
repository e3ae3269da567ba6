import type { Page } from "@playwright/test";
import { emptyHearts, expectToast, placeOf, signUp } from "./account";
import { expect, openResults, test } from "./test";
import { testedNowMs } from "../harness/tested-time";

const panel = (page: Page) => page.getByRole("region", { name: "Your Sunny Getaways" });
const tab = (page: Page, name: string) => panel(page).getByRole("tab", { name });
const position = (page: Page) => panel(page).getByRole("status");

test("the places of one's own fill up with searching, opening and saving", async ({ page }) => {
  await signUp(page);
  await page.goto("/");
  await expect(tab(page, "Recommended")).toHaveAttribute("aria-selected", "true");
  for (const name of ["Favorites", "Recent"])
    await expect(tab(page, name)).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText("Create Your Free Account")).toHaveCount(0);

  await openResults(page);
  const clicked = page.waitForResponse((answer) => answer.url().endsWith("/api/search-history/click"));
  const name = await placeOf(emptyHearts(page).nth(2));
  await page.getByRole("button", { name: `Details of ${name}` }).click();
  expect((await clicked).status()).toBe(204);
  await emptyHearts(page).nth(2).click();
  await expectToast(page, "Added to favorites", name);

  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect(panel(page).getByText("Drives from SW1A, where you last searched")).toBeVisible();
  await tab(page, "Recommended").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Favorites")).toBeFocused();
  await expect(panel(page).getByRole("heading", { level: 3 })).toHaveText([name]);
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Recent")).toHaveAttribute("aria-selected", "true");
  await expect(panel(page).getByRole("heading", { level: 3 }).first()).toHaveText(name);
  await expect(panel(page).getByText("you looked at it recently")).toHaveCount(1);

  await panel(page)
    .getByRole("button", { name: `Remove ${name} from favorites` })
    .click();
  await expectToast(page, "Removed from favorites", name);
  await expect(tab(page, "Favorites")).toHaveAttribute("aria-disabled", "true");
});

test.describe("with a clock of its own", () => {
  test.use({ clockAheadMs: 0 });

  test("the row never moves by itself, turns with the keyboard by as many as it shows, and a place's details open below it", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signUp(page);
    await page.clock.install({ time: testedNowMs() });
    await page.goto("/");
    await expect(position(page)).toHaveText("Places 1–3 of 12");
    await page.clock.runFor(60_000);
    await expect(position(page)).toHaveText("Places 1–3 of 12");
    const previous = panel(page).getByRole("button", { name: "Previous places" });
    const next = panel(page).getByRole("button", { name: "Next places" });
    const cards = panel(page).getByRole("heading", { level: 3 });
    for (const [width, inView] of [
      [390, 1],
      [820, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const at = (first: number) =>
        inView === 1 ? `Places ${first} of 12` : `Places ${first}–${first + inView - 1} of 12`;
      await expect(position(page)).toHaveText(at(1));
      await expect(previous).toHaveAttribute("aria-disabled", "true");
      await next.focus();
      await page.keyboard.press("Enter");
      await expect(position(page)).toHaveText(at(1 + inView));
      await expect(next).toBeFocused();
      await expect(cards.nth(inView)).toBeInViewport();
      await expect(cards.nth(0)).not.toBeInViewport();
      await previous.focus();
      await page.keyboard.press("Enter");
      await expect(position(page)).toHaveText(at(1));
    }
    // Moving the focus to the last card's button with the Tab key scrolls it into view.
    const details = panel(page).getByRole("button", { name: /^Details of / });
    await details.last().focus();
    await expect(cards.last()).toBeInViewport();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await next.focus();
    await page.keyboard.press("Enter");
    await expect(next).toBeFocused();
    await details.last().click();
    await expect(panel(page).getByRole("tab", { name: "Weather Forecast" })).toBeVisible();
  });
});
