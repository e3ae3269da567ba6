/**
 * These journeys check what a visitor keeps when something fails. Lost data is fetched again without a reload, lost
 * code with a reload.
 */
import type { Page, Route } from "@playwright/test";
import { emptyHearts, signUp } from "./account";
import {
  FAHRENHEIT,
  expect,
  expectSameDocument,
  markDocument,
  openResults,
  recoversAtLatestWhenAsked,
  test,
  openOrder,
} from "./test";

const details = (page: Page) => page.getByRole("button", { name: /^Details/ });
/** A search that finds more than two pages of places. */
const FIFTY_PLACES = "postcode=B11BB&drivingHours=5";
const COULD_NOT_BE_LOADED = /could not be loaded. Please check your connection/;

/** Returns the file of a page's code, once the router knows it. */
async function moduleOf(page: Page, id: string): Promise<string> {
  const address = await page.waitForFunction(
    (routeId) =>
      (window as unknown as { __remixManifest: { routes: Record<string, { module: string }> } })
        .__remixManifest.routes[routeId]?.module,
    id,
  );
  return `**${String(await address.jsonValue())}*`;
}

async function searchFor(page: Page, postcode: string): Promise<void> {
  await page.getByLabel("What is your postcode?").fill(postcode);
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
}

test("a page whose code or data cannot be fetched says so to whom it knows and comes with Try Again, and the form stays filled; a replaced module is loaded as a document", async ({
  page,
}) => {
  let isDown = true;
  await page.goto("/");
  await page.route(await moduleOf(page, "routes/pages/search/search"), (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await searchFor(page, "SW1A 1AA");
  await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("What is your postcode?")).toHaveValue("SW1A 1AA");
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
  isDown = false;
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();

  await signUp(page);
  for (const lost of [/\/assets\/about-[^/]+\.js/, /\/about\.data/]) {
    await page.goto("/");
    await page.route(lost, (route) => route.abort());
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /How|About/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: "Menu of" })).toBeVisible();
    await page.unroute(lost);
    await recoversAtLatestWhenAsked(page, page.getByRole("heading", { name: "How the ranking works" }));
    await expect(page).toHaveURL("/about");
  }

  await page.goto("/");
  await page.route(/\/assets\/about-[^/]+\.js/, (route) => route.fulfill({ status: 404, body: "" }), {
    // Two requests fail: the import, and the check whether the file still exists.
    times: 2,
  });
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /How|About/ })
    .first()
    .click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Something Went Wrong");
});

const places = (page: Page) => page.getByRole("heading", { level: 2 });

/** A lost connection, a fault of the server and a service that is unavailable. */
const FAILURES = [
  (route: Route) => route.abort(),
  (route: Route) => route.fulfill({ status: 500, body: "not just now" }),
  (route: Route) => route.fulfill({ status: 503, body: "not just now" }),
];

test("details and more places that fail say so in their place and come with Try Again, without another document", async ({
  page,
}) => {
  await openResults(page, FIFTY_PLACES);
  await markDocument(page);
  for (const [index, fail] of FAILURES.entries()) {
    await page.route(/\/destinations\/[^/]+\/details/, fail);
    await details(page).nth(index).click();
    await expect(page.getByText(COULD_NOT_BE_LOADED)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
    await page.unroute(/\/destinations\/[^/]+\/details/);
    await recoversAtLatestWhenAsked(page, page.getByRole("tab", { name: "Weather Forecast" }));
    await details(page).nth(index).click();
  }

  const again = page.getByRole("link", { name: "Try Again" });
  let next = page.getByRole("link", { name: "Show more places" });
  for (const fail of FAILURES) {
    let asked = 0;
    await page.route("**/search/more?**", (route) => {
      asked += 1;
      return fail(route);
    });
    await next.click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(page.getByRole("status").getByText(/We couldn't load more places/)).toBeVisible();
    await expect(places(page)).toHaveCount(20);
    await expect(again).toBeFocused();
    await page.unroute("**/search/more?**");
    next = again;
  }
  await again.click();
  await expect(places(page)).toHaveCount(40);
  await expect(page.getByText(/^40 of \d+ places shown$/)).toBeVisible();
  await expectSameDocument(page);
});

test("a heart tapped among many cards, and units that change in another tab, leave the list, the opened panel and the place in the page", async ({
  page,
  context,
}) => {
  await signUp(page);
  await openResults(page, FIFTY_PLACES);
  const headings = places(page);
  await page.getByRole("link", { name: "Show more places" }).click();
  await expect(headings).toHaveCount(40);
  const last = details(page).last();
  await last.click();
  await expect(page.getByRole("tab", { name: "Weather Forecast" })).toBeVisible();
  let askedForMore = 0;
  page.on("request", (request) => {
    if (request.url().includes("/search/more")) askedForMore += 1;
  });
  const scrolledTo = await page.evaluate(() => window.scrollY);
  const renewed = page.waitForResponse((answer) => answer.url().includes("/search.data"));
  await emptyHearts(page).last().click();
  await renewed;
  await expect(page.getByText("Added to favorites")).toBeVisible();
  await expect(headings).toHaveCount(40);
  await expect(last).toHaveAttribute("aria-expanded", "true");
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolledTo - 200);
  expect(askedForMore).toBe(0);

  const forecast = page.getByRole("tabpanel", { name: "Weather Forecast" });
  const days = forecast.getByRole("button", { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/ });
  await days.first().click();
  await expect(forecast.getByText(/\d mph/).first()).toBeVisible();
  const inFahrenheit = page.getByRole("listitem").filter({ has: places(page), hasText: FAHRENHEIT });
  await expect(inFahrenheit).toHaveCount(0);

  const other = await context.newPage();
  await other.goto("/");
  await other.getByText("Settings", { exact: true }).click();
  await other.getByText("Fahrenheit", { exact: true }).click();
  await other.getByText("Kilometers", { exact: true }).click();
  await other.getByRole("button", { name: "Save Settings" }).click();

  await expect(inFahrenheit).toHaveCount(40);
  await expect(days.first()).toHaveAccessibleName(FAHRENHEIT);
  await expect(forecast.getByText(/\d km\/h/).first()).toBeVisible();
  await expect(last).toHaveAttribute("aria-expanded", "true");
});

const mapPins = (page: Page) =>
  page.getByRole("list", { name: "Places on the map" }).getByRole("link").first();
const isZoomable = (page: Page) =>
  page.locator('[data-map-zoom="out"][aria-disabled="true"]').filter({ visible: true });

/** Parts of pages whose code loads after the page: how to open each, and what is visible once the code has loaded. */
const LATE_PARTS = [
  {
    what: "a signed-in visitor's own places",
    chunk: /\/assets\/own-places-[^/]+\.js/,
    words: "We couldn't load your own places",
    open: async (page: Page) => {
      await signUp(page);
      await page.goto("/about");
      await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
    },
    shown: (page: Page) => page.getByRole("link", { name: "Set your home postcode" }),
  },
  {
    what: "the map beside the list",
    chunk: /\/assets\/map-beside-[^/]+\.js/,
    words: "We couldn't load the map",
    open: (page: Page) => openResults(page),
    shown: mapPins,
  },
  {
    what: "the map that the results are shown on",
    chunk: /\/assets\/search-map-[^/]+\.js/,
    words: "We couldn't load the map",
    open: async (page: Page) => {
      await openResults(page, "postcode=SW1A1AA&drivingHours=2&view=list");
      await page.getByRole("link", { name: "Map", exact: true }).click();
    },
    shown: isZoomable,
  },
] as const;

test("parts whose code was lost come with Try Again", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const { what, chunk, words, open, shown } of LATE_PARTS)
    await test.step(what, async () => {
      await page.route(chunk, (route) => route.abort());
      await open(page);
      const failed = page.getByRole("status").filter({ hasText: words });
      await expect(failed).toBeVisible();
      await page.unroute(chunk);
      await failed.getByRole("button", { name: "Try Again" }).click();
      await expect(shown(page)).toBeVisible();
      await expect(failed).toHaveCount(0);
    });
});

test("without a connection a toast is shown above what is said of it, and the assistant needs nothing that its page did not bring", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await openResults(page);
  await emptyHearts(page).first().click();
  const toasts = page.locator("[data-toast]");
  await expect(toasts).toHaveCount(1);
  await context.setOffline(true);
  const bar = page.getByText(/^You're offline\. You can still read/);
  await expect(bar).toBeVisible();
  await expect(page.getByRole("link", { name: "Saved searches" })).toHaveAttribute("href", "/saved");
  await emptyHearts(page).nth(1).click();
  const failed = toasts.filter({ hasText: "Connection Issue" });
  await expect(failed).toBeVisible();
  await expect
    .poll(async () => {
      const [toast, below] = [await failed.boundingBox(), await bar.boundingBox()];
      return toast && below ? below.y - toast.y - toast.height : null;
    })
    .toBeGreaterThan(0);

  await context.setOffline(false);
  await signUp(page, { dogFriendly: true });
  await page.goto("/trip-planner");
  const opener = page.getByRole("button", { name: "Update My Preferences" });
  await expect(opener).toBeVisible();
  await context.setOffline(true);
  await opener.click();
  await expect(page.getByRole("dialog", { name: "Trip Preference Assistant" })).toBeVisible();
});

async function expectScrolledTo(page: Page, expected: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollOf(page)) - expected)).toBeLessThan(40);
}
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

test("Back, Forward and a reload bring the loaded cards, the opened one and the place in the page", async ({
  page,
}) => {
  await page.goto(`/?postcode=B11BB&drivingHours=5`);
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await page.getByRole("link", { name: "Show more places" }).click();
  await expect(places(page)).toHaveCount(40);
  const names = await places(page).allTextContents();
  const opened = details(page).nth(30);
  await opened.click();
  await page.getByRole("tab", { name: "Things to Do" }).click();
  const panel = page.getByRole("region", { name: names[30] });
  await expect(panel.getByRole("tabpanel", { name: "Things to Do" })).toBeVisible();
  // The panel is higher than the window, and the visitor leaves it by the link at its end.
  const wholePage = panel.getByRole("link", { name: /page/ });
  await wholePage.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const scrolledTo = await scrollOf(page);
  expect(scrolledTo).toBeGreaterThan(1_000);

  const expectAsLeft = async () => {
    await expect(places(page)).toHaveText(names);
    await expect(details(page).nth(30)).toHaveAttribute("aria-expanded", "true");
    await expect(panel.getByRole("tabpanel", { name: "Things to Do" })).toBeVisible();
    await expectScrolledTo(page, scrolledTo);
  };
  await wholePage.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[30] ?? "");
  await page.goBack();
  await expectAsLeft();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[30] ?? "");
  await page.getByRole("link", { name: "Back to the results" }).click();
  await expectAsLeft();
  await page.reload();
  await expectAsLeft();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Your Perfect Sunny Escape");
  await page.goForward();
  await expectAsLeft();

  // Another tab, or another search in this tab, starts at the top.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(places(other)).toHaveCount(20);
  await expect(details(other).first()).toHaveAttribute("aria-expanded", "false");
  await openOrder(page);
  await page.getByRole("link", { name: "Beach & sun" }).click();
  await expect(page).toHaveURL(/ranking=beach/);
  await expect(places(page)).toHaveCount(20);
  await expect(page.getByRole("tab")).toHaveCount(0);
});
