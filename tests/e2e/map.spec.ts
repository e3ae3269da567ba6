import { expect, expectAccessible, openResults, test } from "./test";

const LEEDS = "postcode=LS63AA&drivingHours=2";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the map comes beside the list, and pins and cards find each other", async ({ page }) => {
    await openResults(page, LEEDS);
    const pins = page.getByRole("list", { name: "Places on the map" }).getByRole("link");
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
  });

  test("the list can have the page to itself", async ({ page }) => {
    await openResults(page, LEEDS);
    await page.getByRole("link", { name: "List without the map" }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(page.getByRole("list", { name: "Places on the map" })).toHaveCount(0);
  });

  test("a map that cannot be had says so, and comes when asked again", async ({ page }) => {
    await page.route("**/search/map?*", (route) => route.abort());
    await openResults(page, LEEDS);
    await expect(page.getByText("The map could not be loaded.")).toBeVisible();
    await page.unroute("**/search/map?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("list", { name: "Places on the map" }).getByRole("link")).toHaveCount(20);
  });
});

for (const width of [320, 390, 1280]) {
  test(`at ${width} pixels the results are a map with its list, enlarged by keys and buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openResults(page, LEEDS);
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page).toHaveURL(/view=map/);
    const map = page.getByRole("group", { name: /^Map of 20 places/ });
    await expect(map.getByRole("link")).toHaveCount(20);
    const drawing = map.locator("svg").first();
    const whole = await drawing.getAttribute("viewBox");
    await page.getByRole("button", { name: "Larger" }).click();
    await expect(drawing).not.toHaveAttribute("viewBox", whole ?? "");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("0");
    await expect(drawing).toHaveAttribute("viewBox", /./);
    await expect(page.getByRole("button", { name: "Smaller" })).toHaveAttribute("aria-disabled", "true");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    await expectAccessible(page);
  });

  test(`at ${width} pixels the map of the sun leads from day to day and to a place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/map");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where the sun is today");
    await page.getByRole("navigation", { name: "Days" }).getByRole("link").nth(1).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where the sun is tomorrow");
    await page.getByRole("link", { name: "Hours of sun" }).click();
    await expect(page).toHaveURL(/date=[\d-]+&show=sunshine/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await expectAccessible(page);
    const places = page.getByRole("region", { name: "The sunniest places" }).getByRole("listitem");
    await expect(places).toHaveCount(20);
    await places.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/destinations\//);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map has its pins as links and its list, page by page", async ({ page }) => {
    await page.goto(`/search?${LEEDS}&view=map`);
    const pins = page.getByRole("list", { name: "Places on the map" }).getByRole("link");
    await expect(pins).toHaveCount(20);
    await expect(page.getByRole("button", { name: "Larger" })).toBeHidden();
    await page.getByRole("link", { name: "Next places" }).click();
    await expect(page).toHaveURL(/view=map.*offset=20|offset=20.*view=map/);
    await pins.last().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/destinations\//);
  });

  test("the map of the sun works as well", async ({ page }) => {
    await page.goto("/map");
    await page.getByRole("navigation", { name: "Days" }).getByRole("link").nth(2).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Where the sun is on \w+day$/);
    await expect(
      page.getByRole("list", { name: "The best five that lie apart" }).getByRole("link"),
    ).toHaveCount(5);
  });
});
