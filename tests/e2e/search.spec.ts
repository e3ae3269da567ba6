import { createGate, daysOf, expect, openResults, recoversAtLatestWhenAsked, test } from "./test";
import { testedNowMs } from "../harness/tested-time";

test("a visitor types a postcode and opens the best place", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Your Perfect Sunny Escape");
  await page.getByLabel("What is your postcode?").fill("sw1a 1aa");
  await page.getByRole("slider").fill("3");
  await expect(page.getByText("3 hours")).toBeVisible();
  await daysOf(page).nth(2).check();
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();

  await expect(page).toHaveURL(/\/search\?postcode=SW1A(\+|%20)1AA&drivingHours=3&travelDate=\d+/);
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  await expect(page.getByText(/Results sorted by best weather for: \w+day \d+ \w+/)).toBeVisible();

  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .first();
  await card.getByRole("button", { name: /^Details/ }).click();
  await expect(card.getByRole("tab", { name: "Weather Forecast" })).toHaveAttribute("aria-selected", "true");
  await card.getByRole("tab", { name: "Things to Do" }).click();
  await expect(card.getByRole("tabpanel").getByRole("listitem").first()).toBeVisible();
  await card.getByRole("tab", { name: "Accommodation" }).click();
  await expect(card.getByRole("link", { name: /Find More Hotels/ })).toHaveAttribute(
    "rel",
    "noopener noreferrer",
  );
});

test("a day's details open below the forecast and close again", async ({ page }) => {
  await page.goto("/destinations/brighton?postcode=SW1A1AA&drivingHours=2");
  await openResults(page);
  await page
    .getByRole("button", { name: /^Details/ })
    .first()
    .click();
  const forecast = page.getByRole("tabpanel", { name: "Weather Forecast" });
  const days = forecast.getByRole("button", { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/ });
  await expect(days).toHaveCount(5);
  await days.nth(1).click();
  await expect(forecast.getByText("Feels like")).toBeVisible();
  await forecast.getByRole("button", { name: /close/i }).click();
  await expect(forecast.getByText("Feels like")).toBeHidden();
});

test("a malformed postcode is named, and the message goes with the next edit", async ({ page }) => {
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
});

test("an unknown postcode keeps the form filled", async ({ page }) => {
  await page.goto("/search?postcode=ZZ99+9ZZ&drivingHours=4");
  await expect(page.getByText(/couldn't find the postcode ZZ99 9ZZ/).first()).toBeVisible();
  await expect(page.getByLabel("What is your postcode?")).toHaveValue("ZZ99 9ZZ");
  await expect(page.getByRole("slider")).toHaveValue("4");
});

test("units are kept in the browser and used by the next search", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Settings", { exact: true }).click();
  await page.getByText("Fahrenheit", { exact: true }).click();
  await page.getByText("Kilometers", { exact: true }).click();
  await page.getByRole("button", { name: "Save Settings" }).click();
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("user-settings") ?? "null") as unknown);
  await expect.poll(stored).toEqual({ temperatureUnit: "fahrenheit", distanceUnit: "kilometers" });
  await page.getByLabel("What is your postcode?").fill("YO1 7HH");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await expect(page).toHaveURL(/temperatureUnit=fahrenheit&distanceUnit=kilometers/);
  await expect(page.getByText(/\d+ km/).first()).toBeVisible();
});

test("nowhere within the drive says why and leads back", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("What is your postcode?").fill("JE2 3AB");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await expect(page.getByRole("heading", { name: "No Results Found" })).toBeVisible();
  await expect(page.getByText(/You can't drive there from/)).toBeVisible();
  await page
    .getByRole("link", { name: "Go Back" })
    .or(page.getByRole("button", { name: "Go Back" }))
    .click();
  await expect(page).toHaveURL("/?postcode=JE2+3AB&drivingHours=2");
});

test("the call at the end of Home leads into the field", async ({ page }) => {
  await page.goto("/");
  const closing = page.getByRole("region", { name: "Somewhere, the sun is out" });
  await closing.getByRole("link", { name: "Find My Sunny Escape" }).click();
  await expect(page.getByLabel("What is your postcode?")).toBeFocused();
});

test("too short a drive is offered the one that is long enough", async ({ page }) => {
  await page.goto("/search?postcode=PA805AA&drivingHours=1");
  await expect(page.getByRole("heading", { name: "No Results Found" })).toBeVisible();
  await page.getByRole("link", { name: /^Try \d hours$/ }).click();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
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

test("waiting for a search says so, on a phone at the top, and Back leads to where one was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const answer = createGate();
  await page.route("**/search.data?*", async (route) => {
    await answer.opened;
    await route.continue();
  });
  await page.goto("/");
  await page.getByLabel("What is your postcode?").fill("SW1A 1AA");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await expect(page.getByRole("main").getByText("Finding the sunniest spots...")).toBeInViewport();
  answer.open();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Find My Sunny Escape" })).toBeInViewport();
});

test("a list on paper leaves out what is for pressing", async ({ page }) => {
  await openResults(page, "postcode=LS62AB");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  for (const name of ["New Search", "Filters", "Share this search", "Show more places"])
    await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Filters" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Details/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /to favorites$/ })).toHaveCount(0);
});

test("more places come at the end of the list without losing the place", async ({ page }) => {
  await openResults(page, "postcode=B11BB&drivingHours=5");
  const headings = page.getByRole("heading", { level: 2 });
  await expect(headings).toHaveCount(20);
  await page.getByRole("link", { name: "Show more places" }).click();
  await expect(headings).toHaveCount(40);
});

test("the ranking switches between a day out and the beach", async ({ page }) => {
  await openResults(page);
  const order = page.locator("summary").filter({ hasText: /^Order/ });
  await order.click();
  await page.getByRole("link", { name: "Beach & sun" }).click();
  await expect(page).toHaveURL(/ranking=beach/);
  await order.click();
  await page.getByRole("link", { name: "A day out" }).click();
  await expect(page).not.toHaveURL(/ranking=beach/);
});

test("Back and refresh show the same results", async ({ page }) => {
  await openResults(page);
  const first = await page.getByRole("heading", { level: 2 }).first().textContent();
  await page.getByRole("link", { name: "New Search" }).click();
  await expect(page).toHaveURL("/?postcode=SW1A1AA&drivingHours=2");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(first ?? "");
  await page.reload();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(first ?? "");
});

test("the drive link leads from the postcode to the place", async ({ page }) => {
  await openResults(page);
  const link = page.getByRole("link", { name: /directions/ }).first();
  await expect(link).toHaveAttribute("href", /origin=SW1A\+1AA&destination=/);
  await expect(link).toHaveAttribute("target", "_blank");
});

test("a drive that includes a ferry says so", async ({ page }) => {
  await page.goto("/destinations/cowes?postcode=SO140YN&drivingHours=2");
  await expect(page.getByText(/includes a ferry/)).toBeVisible();
  await page.goto("/destinations/brighton?postcode=SO140YN&drivingHours=2");
  await expect(page.getByText(/includes a ferry/)).toHaveCount(0);
});

test("every page says that the weather is a sample", async ({ page }) => {
  for (const path of ["/", "/search?postcode=SW1A1AA", "/about", "/nowhere"]) {
    await page.goto(path);
    await expect(page.getByText("Sample weather, not a forecast").first()).toBeVisible();
  }
});

test("the form is still filled in after Back and after New Search", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("What is your postcode?").fill("yo1 7hh");
  await page.getByRole("slider").fill("4");
  await daysOf(page).nth(2).check();
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();

  const expectFilled = async () => {
    await expect(page.getByLabel("What is your postcode?")).toHaveValue("YO1 7HH");
    await expect(page.getByRole("slider")).toHaveValue("4");
    await expect(daysOf(page).nth(2)).toBeChecked();
  };
  await page.goBack();
  await expectFilled();
  await page.goForward();
  await page.getByRole("link", { name: "New Search" }).click();
  await expectFilled();
});

test("units that were chosen and not yet saved are those of the search", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Settings", { exact: true }).click();
  await page.getByText("Kilometers", { exact: true }).click();
  await page.getByLabel("What is your postcode?").fill("YO1 7HH");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await expect(page).toHaveURL(/distanceUnit=kilometers/);
  await expect(page.getByText(/\d+ km/).first()).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("user-settings"));
  expect(stored).toContain("kilometers");
});

test("the settings are opened and closed by one control, and saved when closed", async ({ page }) => {
  await page.goto("/");
  const settings = page.getByText("Settings", { exact: true });
  await expect(settings).toHaveCount(1);
  const others = (["button", "link"] as const).map((role) =>
    page.getByRole(role, { name: /settings|units|celsius|fahrenheit|miles|kilomet/i }),
  );
  for (const other of others) await expect(other).toHaveCount(0);
  await settings.click();
  await page.getByText("Fahrenheit", { exact: true }).click();
  await settings.click();
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeHidden();
  await expect(page.getByText("°F, miles")).toBeVisible();
});

test("units kept in the browser are those of every page, also where the cookie is gone", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const stored = { temperatureUnit: "celsius", distanceUnit: "kilometers" };
  await page.evaluate((units) => localStorage.setItem("user-settings", JSON.stringify(units)), stored);
  for (const path of ["/search?postcode=SW1A1AA", "/destinations/brighton?postcode=SW1A1AA"]) {
    await context.clearCookies();
    const renewed = page.waitForResponse((response) => new URL(response.url()).pathname === "/units");
    await page.goto(path);
    await expect(page.getByRole("link", { name: /\d+ km/ }).first()).toBeVisible();
    // A script's cookie lasts only seven days in some browsers, but the server's lasts a year.
    expect((await (await renewed).allHeaders())["set-cookie"]).toMatch(/^user-settings=.*Max-Age=31536000/);
  }
});

test("Search in the header leads to the form, and into its first field", async ({ page }) => {
  await page.goto("/about");
  const search = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" });
  await search.click();
  await expect(page.getByLabel("What is your postcode?")).toBeFocused();
  await page.getByRole("slider").focus();
  await search.click();
  await expect(page.getByLabel("What is your postcode?")).toBeFocused();
  await openResults(page);
  await expect(search).toHaveAttribute("aria-current", "page");
});

test("Check Weather leads to the place that it stands under", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Check Weather in Brighton" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brighton");
  await page.goBack();
  await page.getByRole("link", { name: /^Best nearby.*Brighton/ }).click();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
});

test("a card that is opened without a connection says so and recovers; the results stay", async ({
  page,
  context,
}) => {
  await openResults(page);
  const details = page.getByRole("button", { name: /^Details/ });
  await context.setOffline(true);
  await details.first().click();
  await expect(page.getByText(/could not be loaded. Please check your connection/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  await context.setOffline(false);
  await recoversAtLatestWhenAsked(page, page.getByRole("tab", { name: "Weather Forecast" }));
});

test("an opened card says whose details these are, and closes the other of its row", async ({ page }) => {
  await openResults(page);
  const details = page.getByRole("button", { name: /^Details/ });
  const names = await page.getByRole("heading", { level: 2 }).allTextContents();
  await details.nth(0).click();
  await expect(page.getByRole("region", { name: names[0] })).toBeVisible();
  await details.nth(1).click();
  await expect(page.getByRole("region", { name: names[1] })).toBeVisible();
  await expect(page.getByRole("region", { name: names[0] })).toHaveCount(0);
  await expect(details.nth(0)).toHaveAttribute("aria-expanded", "false");
  // Opening a card in another row does not close this one.
  await details.nth(4).click();
  await expect(page.getByRole("region", { name: names[4] })).toBeVisible();
  await expect(page.getByRole("region", { name: names[1] })).toBeVisible();
});

test("the reasons for a score are those of the opened day", async ({ page }) => {
  await openResults(page);
  await page
    .getByRole("button", { name: /^Details/ })
    .first()
    .click();
  const forecast = page.getByRole("tabpanel", { name: "Weather Forecast" });
  await expect(forecast.getByText("Why this score?")).toBeVisible();
  const days = forecast.getByRole("button", { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/ });
  await days.nth(1).click();
  await expect(forecast.getByText(/^Why \d+ on \w+day\?$/)).toBeVisible();
});

test("a later page says which places it shows and leads back to those before", async ({ page }) => {
  await openResults(page, "postcode=B11BB&drivingHours=5&offset=20");
  await expect(page.getByText(/^Places 21–40 of \d+$/)).toBeVisible();
  await page.getByRole("link", { name: "Previous places" }).click();
  await expect(page).toHaveURL(/offset=0/);
  await expect(page.getByText(/^Places \d/)).toHaveCount(0);
});

test("a search from the corrected form takes the focus to its results", async ({ page }) => {
  await page.goto("/search?postcode=ZZ99+9ZZ");
  await page.getByLabel("What is your postcode?").fill("SW1A 1AA");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeFocused();
});

test("an opened card ends with its own page, Share and Close, and Escape closes it too", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openResults(page);
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
  const shared = new RegExp(`^${new URL(path, page.url()).href}\\?date=\\d{4}-\\d\\d-\\d\\d$`);
  // A device without a share function copies the address instead. The address has the place and the day but not the
  // home.
  await page.evaluate(() => void Object.defineProperty(Navigator.prototype, "share", { value: undefined }));
  await panel.getByRole("link", { name: /^Share/ }).click();
  await expect(panel.getByRole("status").getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(shared);
  // A device with a share function gets the same address.
  await page.evaluate(() =>
    Object.defineProperty(navigator, "share", {
      value: (shared: ShareData) => void Object.assign(window, { shared }),
    }),
  );
  await panel.getByRole("link", { name: /^Share/ }).click();
  await expect(panel.getByText("Link copied")).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared.url)).toMatch(shared);
  await ownPage.click();
  await expect(page).toHaveURL(new RegExp(`${path}\\?postcode=`));
});

test("a link that was copied is not said to be copied once the page shows another search", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openResults(page, "postcode=SW1A1AA&drivingHours=2&view=map");
  await page.evaluate(() => void Object.defineProperty(Navigator.prototype, "share", { value: undefined }));
  await page.getByRole("link", { name: "Share this search" }).click();
  const said = page.getByRole("status").filter({ hasText: "Link copied" });
  await expect(said).toBeVisible();
  await page
    .locator("summary")
    .filter({ hasText: /^Order/ })
    .click();
  await page.getByRole("link", { name: "Beach & sun" }).click();
  await expect(page).toHaveURL(/ranking=beach/);
  await expect(said).toHaveCount(0);
});
