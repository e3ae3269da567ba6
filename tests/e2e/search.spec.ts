import { daysOf, expect, holdAnswers, openResults, test, openFirstCard, openOrder } from "./test";
import { testedNowMs } from "../harness/tested-time";

test("a visitor is led into the field by the header and by Home's last link, types a postcode and opens the best place", async ({
  page,
}) => {
  const field = page.getByLabel("What is your postcode?");
  const search = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" });
  await page.goto("/about");
  await search.click();
  await expect(field).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Your Perfect Sunny Escape");
  await page.getByRole("slider").focus();
  await search.click();
  await expect(field).toBeFocused();
  const closing = page.getByRole("region", { name: "Somewhere, the sun is out" });
  await closing.getByRole("link", { name: "Find My Sunny Escape" }).click();
  await expect(field).toBeFocused();
  await field.fill("sw1a 1aa");
  await page.getByRole("slider").fill("3");
  await expect(page.getByText("3 hours")).toBeVisible();
  await daysOf(page).nth(2).check();
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();

  await expect(page).toHaveURL(/\/search\?postcode=SW1A(\+|%20)1AA&drivingHours=3&travelDate=\d+/);
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  await expect(page.getByText(/Results sorted by best weather for: \w+day \d+ \w+/)).toBeVisible();
  await expect(search).toHaveAttribute("aria-current", "page");
  let records = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/search-history")) records += 1;
  });

  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .first();
  const drive = card.getByRole("link", { name: /directions/i }).first();
  await expect(drive).toHaveAttribute("href", /origin=SW1A\+1AA&destination=/);
  await expect(drive).toHaveAttribute("target", "_blank");
  await card.getByRole("button", { name: /^Details/ }).click();
  await expect(card.getByRole("tab", { name: "Weather Forecast" })).toHaveAttribute("aria-selected", "true");
  const forecast = card.getByRole("tabpanel", { name: "Weather Forecast" });
  const days = forecast.getByRole("button", { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/ });
  await expect(days).toHaveCount(5);
  await days.nth(1).click();
  await expect(forecast.getByText("Feels like")).toBeVisible();
  // The reasons are those of the opened day.
  await expect(forecast.getByText(/^Why \d+ on \w+day\?$/)).toBeVisible();
  await forecast.getByRole("button", { name: /close/i }).click();
  await expect(forecast.getByText("Feels like")).toBeHidden();
  await card.getByRole("tab", { name: "Things to Do" }).click();
  await expect(card.getByRole("tabpanel").getByRole("listitem").first()).toBeVisible();
  await card.getByRole("tab", { name: "Accommodation" }).click();
  await expect(card.getByRole("link", { name: /Find More Hotels/ })).toHaveAttribute(
    "rel",
    "noopener noreferrer",
  );
  // A guest's clicks are recorded nowhere.
  expect(records).toBe(0);
});

test("a postcode that cannot be used is named where it was typed, and nowhere within the drive says why", async ({
  page,
}) => {
  await page.goto("/");
  const postcode = page.getByLabel("What is your postcode?");
  await postcode.fill("SW1A-1A");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await expect(page.getByText("Please enter a valid UK postcode.").first()).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(postcode).toHaveValue("SW1A-1A");
  await postcode.pressSequentially("x");
  await expect(page.getByText("Please enter a valid UK postcode.")).toHaveCount(0);
  await postcode.fill("bfpo 1");
  await postcode.press("Enter");
  await expect(page.getByText("BFPO numbers aren't on the map.").first()).toBeVisible();

  await page.goto("/search?postcode=ZZ99+9ZZ&drivingHours=4");
  await expect(page.getByText(/couldn't find the postcode ZZ99 9ZZ/).first()).toBeVisible();
  await expect(page.getByLabel("What is your postcode?")).toHaveValue("ZZ99 9ZZ");
  await expect(page.getByRole("slider")).toHaveValue("4");
  await page.getByLabel("What is your postcode?").fill("SW1A 1AA");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeFocused();

  await page.getByRole("link", { name: "New Search" }).click();
  await page.getByLabel("What is your postcode?").fill("JE2 3AB");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await expect(page.getByRole("heading", { name: "No Results Found" })).toBeVisible();
  await expect(page.getByText(/You can't drive there from/)).toBeVisible();
  await page
    .getByRole("link", { name: "Go Back" })
    .or(page.getByRole("button", { name: "Go Back" }))
    .click();
  await expect(page).toHaveURL("/?postcode=JE2+3AB&drivingHours=4");

  // Too short a drive is offered the one that is long enough.
  await page.goto("/search?postcode=PA805AA&drivingHours=1");
  await expect(page.getByRole("heading", { name: "No Results Found" })).toBeVisible();
  await page.getByRole("link", { name: /^Try \d hours$/ }).click();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
});

test("waiting for a search says so, on a phone at the top, and the form is still filled in after Back and New Search", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const letPageCome = await holdAnswers(page, "**/search.data?*");
  await page.goto("/");
  await page.getByLabel("What is your postcode?").fill("yo1 7hh");
  await page.getByRole("slider").fill("4");
  await daysOf(page).nth(2).check();
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await expect(page.getByRole("main").getByText("Finding the sunniest spots...")).toBeInViewport();
  letPageCome();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();

  const expectFilled = async () => {
    await expect(page.getByLabel("What is your postcode?")).toHaveValue("YO1 7HH");
    await expect(page.getByRole("slider")).toHaveValue("4");
    await expect(daysOf(page).nth(2)).toBeChecked();
  };
  await page.goBack();
  await expect(page.getByRole("button", { name: "Find My Sunny Escape" })).toBeInViewport();
  await expectFilled();
  await page.goForward();
  await page.getByRole("link", { name: "New Search" }).click();
  await expectFilled();
});

test("units are opened, closed and saved by one control, and used by the next search and every page", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const settings = page.getByText("Settings", { exact: true });
  await expect(settings).toHaveCount(1);
  const others = (["button", "link"] as const).map((role) =>
    page.getByRole(role, { name: /settings|units|celsius|fahrenheit|miles|kilomet/i }),
  );
  for (const other of others) await expect(other).toHaveCount(0);
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("user-settings") ?? "null") as unknown);
  await settings.click();
  await page.getByText("Fahrenheit", { exact: true }).click();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect.poll(stored).toEqual({ temperatureUnit: "fahrenheit", distanceUnit: "miles" });
  await expect(page.getByText("°F, miles")).toBeVisible();
  // A choice that is not saved yet counts as well.
  await settings.click();
  await page.getByText("Kilometers", { exact: true }).click();
  await page.getByLabel("What is your postcode?").fill("YO1 7HH");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await expect(page).toHaveURL(/temperatureUnit=fahrenheit&distanceUnit=kilometers/);
  await openFirstCard(page);
  await expect(page.getByText(/km\/h/).first()).toBeVisible();
  expect(await stored()).toEqual({ temperatureUnit: "fahrenheit", distanceUnit: "kilometers" });

  // Also where the cookie is gone. A script's cookie lasts only seven days in some browsers, the server's a year.
  await context.clearCookies();
  const renewed = page.waitForResponse((response) => new URL(response.url()).pathname === "/units");
  await page.goto("/destinations/brighton?postcode=SW1A1AA");
  await expect(page.getByRole("link", { name: /\d+ km/ })).toBeVisible();
  expect((await (await renewed).allHeaders())["set-cookie"]).toMatch(/^user-settings=.*Max-Age=31536000/);
});

test.describe("with a clock of its own", () => {
  test.use({ clockAheadMs: 0 });

  test("a search that fails is tried once more by itself, then by the visitor", async ({ page }) => {
    let asked = 0;
    let isDown = true;
    await page.clock.install({ time: testedNowMs() });
    await page.route("**/search.data?*", (route) => {
      // The layout requests its own data too. Only the request of the page is counted.
      if (decodeURIComponent(route.request().url()).includes("_routes=routes/pages/search/search"))
        asked += 1;
      return isDown ? route.abort() : route.continue();
    });
    await page.goto("/");
    await page.getByLabel("What is your postcode?").fill("SW1A 1AA");
    await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
    await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
    await expect.poll(() => asked).toBe(2);
    await page.clock.runFor(60_000);
    expect(asked).toBe(2);
    isDown = false;
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  });
});

test("an opened card closes the other of its row, and ends with its own page, Share and Close", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openResults(page);
  // On paper the list leaves out what is for pressing.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  for (const name of ["New Search", "Filters", "Send this answer", "Next best", "Show more places"])
    await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Filters" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Details/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /to favorites$/ })).toHaveCount(0);
  await page.emulateMedia({ media: null });

  const toggles = page.getByRole("button", { name: /^Details/ });
  const names = await page.getByRole("heading", { level: 2 }).allTextContents();
  const panelOf = (index: number) => page.getByRole("region", { name: names[index] });
  // The answer has a row of its own, and so has a card alone below a heading.
  const cards = page.locator(".place");
  const tops = await cards.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  const left = tops.findIndex((top, index) => Math.abs(top - (tops[index + 1] ?? NaN)) < 1);
  const [right, below] = [left + 1, left + 3];
  await toggles.nth(left).click();
  await toggles.nth(right).click();
  await expect(panelOf(right)).toBeVisible();
  await expect(panelOf(left)).toHaveCount(0);
  await expect(toggles.nth(left)).toHaveAttribute("aria-expanded", "false");
  // Opening a card in another row does not close this one.
  await toggles.nth(below).click();
  await expect(panelOf(below)).toBeVisible();
  await expect(panelOf(right)).toBeVisible();
  for (const index of [right, below]) await toggles.nth(index).click();
  const toggle = page.getByRole("button", { name: /^Details/ }).first();
  const panel = page.getByRole("region", {
    name: (await page.getByRole("heading", { level: 2 }).first().textContent()) ?? "",
  });
  await toggle.click();
  await panel.getByRole("tab", { name: "Things to Do" }).focus();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(toggle).toBeFocused();

  await page.keyboard.press("Enter");
  await panel.getByRole("button", { name: /^Close the details/ }).click();
  await expect(panel).toHaveCount(0);
  await expect(toggle).toBeFocused();

  await page.keyboard.press("Enter");
  const ownPage = panel.getByRole("link", { name: /^Full page/ });
  const path = new URL((await ownPage.getAttribute("href")) ?? "", page.url()).pathname;
  const shared = new RegExp(`^${new URL(path, page.url()).href}\\?from=SW1A&date=\\d{4}-\\d\\d-\\d\\d$`);
  // A device without a share function copies the address instead. The address has the place, the day and the district.
  await page.evaluate(() => void Object.defineProperty(Navigator.prototype, "share", { value: undefined }));
  await panel.getByRole("link", { name: /^Share/ }).click();
  await expect(panel.getByRole("status").getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(shared);
  // A device with a share function gets the same address, and the weather.
  await page.evaluate(() =>
    Object.defineProperty(navigator, "share", {
      value: (shared: ShareData) => void Object.assign(window, { shared }),
    }),
  );
  await panel.getByRole("link", { name: /^Share/ }).click();
  await expect(panel.getByText("Link copied")).toHaveCount(0);
  const given = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(given.url).toMatch(shared);
  expect(given.text).toMatch(/ on \w+day: .*-?\d+°.* from SW1A, there by \d+:\d\d\.$/);
  await ownPage.click();
  await expect(page).toHaveURL(new RegExp(`${path}\\?postcode=`));

  // A link that was copied is not said to be copied once the page shows another search.
  await openResults(page, "postcode=SW1A1AA&drivingHours=2&view=map");
  await page.evaluate(() => void Object.defineProperty(Navigator.prototype, "share", { value: undefined }));
  await page.getByRole("link", { name: "Share this search" }).click();
  const said = page.getByRole("status").filter({ hasText: "Link copied" });
  await expect(said).toBeVisible();
  await openOrder(page);
  await page.getByRole("link", { name: "Beach & sun" }).click();
  await expect(page).toHaveURL(/ranking=beach/);
  await expect(said).toHaveCount(0);
});
