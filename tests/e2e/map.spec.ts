import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, openResults, test, openOrder } from "./test";

const LEEDS = "postcode=LS63AA&drivingHours=2";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the map beside the list: pins and cards find each other; it comes and goes with the window's width, the connection and Back", async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1_000, height: 900 });
    await page.route("**/search/map?*", (route) => route.abort());
    await openResults(page, LEEDS);
    const pins = page.getByRole("list", { name: "Places on the map" }).getByRole("link");
    await expect(pins).toHaveCount(0);
    await page.setViewportSize({ width: 1_280, height: 900 });
    await expect(page.getByText("We couldn't load the map.")).toBeVisible();
    await page.unroute("**/search/map?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(pins).toHaveCount(20);

    const first = page.getByRole("heading", { level: 2 }).first();
    const name = (await first.textContent()) ?? "";
    const pin = pins.filter({ hasText: name }).first();
    await page
      .getByRole("button", { name: /^Details/ })
      .first()
      .hover();
    await expect(pin).toHaveAttribute("data-lit", "");
    await pin.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: new RegExp(`^Details.*${name}`) })).toBeFocused();
    await expectAccessible(page);

    await context.setOffline(true);
    await page.setViewportSize({ width: 1_000, height: 900 });
    // Styles hide it a moment before it is taken away.
    await expect(page.getByRole("list", { name: "Places on the map", includeHidden: true })).toHaveCount(0);
    await page.setViewportSize({ width: 1_280, height: 900 });
    await expect(page.getByText("You're offline: the map comes back with your connection.")).toBeVisible();
    await context.setOffline(false);
    await expect(pins).toHaveCount(20);

    await page.route("**/search/map?*", (route) => route.abort());
    await openOrder(page);
    await page.getByRole("link", { name: "Beach & sun" }).click();
    await expect(page.getByText("We couldn't load the map.")).toBeVisible();
    await page.unroute("**/search/map?*");
    await page.goBack();
    await expect(pins).toHaveCount(20);
    await page.getByRole("link", { name: "List without the map" }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(page.getByRole("list", { name: "Places on the map" })).toHaveCount(0);
  });
});

test("at 320 pixels the maps of a search and of the sun lead from day to day and to a place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openResults(page, LEEDS);
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  // Until the page is there, the map is the one beside the list.
  await expect(page.getByRole("list", { name: "Places, best first" })).toBeVisible();
  const map = page.getByRole("group", { name: /^Map of 20 places/ });
  await expect(map.getByRole("link")).toHaveCount(20);
  await waitForMap(page);
  expect(await namesUnderOthers(map.getByRole("link"))).toEqual([]);
  const drawing = map.locator("svg").first();
  const whole = await drawing.getAttribute("viewBox");
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(drawing).not.toHaveAttribute("viewBox", whole ?? "");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("0");
  await expect(drawing).toHaveAttribute("viewBox", /./);
  await expect(page.getByRole("button", { name: "Zoom out" })).toHaveAttribute("aria-disabled", "true");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  await expectAccessible(page);

  await page.goto("/map");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(Sunniest|Best) today: /);
  await page.getByRole("navigation", { name: "Days" }).getByRole("link").nth(1).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(Sunniest|Best) tomorrow: /);
  await page.getByRole("link", { name: "Best weather" }).click();
  await expect(page).toHaveURL(/date=[\d-]+&show=score/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Best tomorrow: .*, \d+ of 100$/);
  await page.getByRole("link", { name: "Hours of sun" }).click();
  await expect(page).toHaveURL(/date=[\d-]+&show=sunshine/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await expectAccessible(page);
  const places = page.getByRole("region", { name: "The sunniest places" }).getByRole("listitem");
  await expect(places).toHaveCount(20);
  await places.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/destinations\//);
});

/** Returns the names of pins whose middle is under something else, such as the sign of home or a button. */
const namesUnderOthers = (pins: Locator) =>
  pins.evaluateAll((links) =>
    links
      .filter((link) => {
        link.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = (link.querySelector("b") ?? link).getBoundingClientRect();
        const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
        return !onTop?.closest(".map-pin");
      })
      .map((link) => link.textContent),
  );

/** Returns the visible width of a map in the map's own units. The smaller it is, the more the map is enlarged. */
async function widthSeen(drawing: Locator): Promise<number> {
  return Number((await drawing.getAttribute("viewBox"))?.split(" ")[2]);
}

/** Waits for the map's code, which loads after the page. Then the map's buttons show whether they can be used. */
const waitForMap = (page: Page) =>
  expect(page.locator('[data-map-zoom="out"]')).toHaveAttribute("aria-disabled", "true");

test("the wheel enlarges the map with Ctrl and scrolls the page without, and the mouse moves what is large", async ({
  page,
}) => {
  await openResults(page, `${LEEDS}&view=map`);
  await waitForMap(page);
  const map = page.getByRole("group", { name: /^Map of 20 places/ });
  const drawing = map.locator("svg").first();
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error("the map is not shown");
  const middle = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 500) / 2 };
  const whole = await widthSeen(drawing);
  await page.mouse.move(middle.x, middle.y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -300);
  await page.keyboard.up("Control");
  await expect.poll(() => widthSeen(drawing)).toBeLessThan(whole / 2);

  const before = await drawing.getAttribute("viewBox");
  await page.mouse.down();
  await page.mouse.move(middle.x - 80, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect(drawing).not.toHaveAttribute("viewBox", before ?? "");
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  // The end of a drag does not click the link below the pointer.
  await expect(page).toHaveURL(/view=map/);

  const dragged = await drawing.getAttribute("viewBox");
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(drawing).toHaveAttribute("viewBox", dragged ?? "");
});

test.describe("with fingers", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("two of them enlarge the map, and a pin shows its name before it is followed", async ({ page }) => {
    await openResults(page, `${LEEDS}&view=map`);
    await waitForMap(page);
    const map = page.getByRole("group", { name: /^Map of 20 places/ });
    const drawing = map.locator("svg").first();
    await map.scrollIntoViewIfNeeded();
    const pin = map.getByRole("link").first();
    await pin.tap();
    await expect(pin).toBeFocused();
    await expect(page).toHaveURL(/view=map/);

    const whole = await widthSeen(drawing);
    const box = await map.boundingBox();
    if (!box) throw new Error("the map is not shown");
    const fingers = (apart: number) =>
      [-1, 1].map((side, id) => ({ id, x: 195 + (side * apart) / 2, y: Math.max(box.y, 0) + 150 }));
    const browser = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number | null) =>
      browser.send("Input.dispatchTouchEvent", { type, touchPoints: apart === null ? [] : fingers(apart) });
    await touch("touchStart", 40);
    for (const apart of [60, 90, 130]) await touch("touchMove", apart);
    await touch("touchEnd", null);
    await expect.poll(() => widthSeen(drawing)).toBeLessThan(whole / 2);

    await page.keyboard.press("0");
    await pin.tap();
    await expect(page).toHaveURL(/\/destinations\//);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the map fills the screen with a row of cards, each lights its pin, and Back closes it", async ({
    page,
  }) => {
    await openResults(page, LEEDS);
    await page.getByRole("link", { name: "Map", exact: true }).tap();
    await waitForMap(page);
    const map = page.getByRole("group", { name: /^Map of 20 places/ });
    const { y = 844, width = 0, height = 0 } = (await map.boundingBox()) ?? {};
    expect(width).toBe(390);
    expect(y).toBeLessThanOrEqual(250);
    const cards = page.getByRole("list", { name: "Places, best first" });
    const row = (await cards.boundingBox()) ?? { y: 0, height: 0 };
    // The cards follow the map directly and end at the bottom of the screen.
    expect(row.y).toBeLessThanOrEqual(y + height + 16);
    expect(row.y + row.height).toBeLessThanOrEqual(844);
    expect(row.y + row.height).toBeGreaterThan(780);

    const links = cards.getByRole("link");
    const lit = map.locator(".map-pin[data-lit]");
    await links.nth(3).evaluate((link) => link.scrollIntoView({ inline: "start", block: "nearest" }));
    await expect(lit).toHaveAttribute("href", (await links.nth(3).getAttribute("href")) ?? "");
    await links.nth(5).focus();
    await expect(links.nth(5)).toBeInViewport({ ratio: 0.9 });
    await expect(lit).toHaveAttribute("href", (await links.nth(5).getAttribute("href")) ?? "");
    // The first tap on a pin shows its card.
    await map.locator(".map-pin:not([data-dot])").first().tap();
    const asked = (await map.locator("[data-asked]").getAttribute("href")) ?? "";
    await expect(cards.locator(`a[href="${asked}"]`)).toBeInViewport({ ratio: 0.9 });

    // The pins go by under the bar that stays at the top.
    const pin = page.getByRole("list", { name: "Places on the map" }).getByRole("link").first();
    const bar = page.getByRole("navigation", { name: "Show as" }).locator("..");
    // On some days the first pin is in the south, and the page ends before it reaches the bar.
    await page.addStyleTag({ content: "body { padding-bottom: 100vh }" });
    const onTop = await pin.evaluate(
      (link, over) => {
        const middleOf = (element: Element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        };
        // Scrolls the pin to the height of the sticky bar.
        scrollBy({ top: middleOf(link).y - (over?.clientHeight ?? 0) / 2, behavior: "instant" });
        const { x, y } = middleOf(link);
        return over?.contains(document.elementFromPoint(x, y));
      },
      await bar.elementHandle(),
    );
    expect(onTop).toBe(true);

    await page.goBack();
    await expect(page).not.toHaveURL(/view=map/);
    await expect(page.getByRole("button", { name: /^Details of / }).first()).toBeVisible();
  });
});
