import type { Page } from "@playwright/test";
import type { SavedPage } from "#app/offline/saved";
import { PASSWORD, logOut, newName, signUp } from "./account";
import { expect, expectAccessible, openResults, test, openFirstCard, openOrder } from "./test";

test.use({ serviceWorkers: "allow" });

const SAVED_AT = /^You're offline\. Showing this page as saved at \d\d:\d\d\./;

/** A search and its first five places are six saved pages. */
const WITH_PLACES = 6;

/**
 * Waits until `searches` searches and their places are saved and the worker controls the page, then returns the saved
 * addresses.
 */
async function savedUrls(page: Page, searches: number): Promise<string[]> {
  const read = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return [];
      const keys = await (await caches.open("saved-pages-3")).keys();
      return keys.map(({ url }) => url.slice(location.origin.length)).filter((url) => url !== "/saved/owner");
    });
  await expect.poll(async () => (await read()).length).toBe(searches * WITH_PLACES);
  return read();
}

test("a search from several starts is there without a connection with every drive, and not for one of them", async ({
  page,
}) => {
  await page.goto("/search?postcode=LS6+2AA&with=M1&drivingHours=2");
  await savedUrls(page, 1);
  await page.context().setOffline(true);
  await page.goto("/search?postcode=LS62AA&with=m1&drivingHours=2");
  await expect(
    page.getByText(/^You're offline\. Showing LS6 2AA and M1, within 2 hours.* saved at/),
  ).toBeVisible();
  await expect(page.getByText(/^LS6\s.+\s· M1\s/).first()).toBeVisible();
  await page
    .getByRole("link", { name: /^Details of/ })
    .first()
    .click();
  await expect(page.getByText(/^Leave LS6 at .* and M1 at .*, to be there by/)).toBeVisible();
  await page.goto("/search?postcode=LS6+2AA&drivingHours=2");
  await expect(page.getByText("You're offline, and this page isn't saved.")).toBeVisible();
});

test("if the code for saving is lost, pages say as ever that they got no answer, and the next document saves, with what its page could not get", async ({
  page,
}) => {
  const chunk = /\/assets\/save-for-offline-[^/]+\.js/;
  const lost = page.waitForEvent("requestfailed", (request) => chunk.test(request.url()));
  await page.route(chunk, (route) => route.abort());
  await openResults(page);
  await lost;
  await page.route("**/search.data?*", (route) => route.abort());
  await openOrder(page);
  await page.getByRole("link", { name: "Nearest", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
  await page.unroute(chunk);
  await page.unroute("**/search.data?*");
  await page.route("**/destinations/*/details?*", (route) => route.abort());
  await openResults(page);
  await openFirstCard(page);
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
  await savedUrls(page, 1);
  await page.context().setOffline(true);
  await page.goto("/search?postcode=SW1A1AA&drivingHours=2");
  await expect(page.getByText(SAVED_AT)).toBeVisible();
  await expect(page.getByText(/could not be loaded|instead/)).toHaveCount(0);
  await page
    .getByRole("link", { name: /^Details/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Weather Forecast" })).toBeVisible();
});

test("a search and a place opened from it are there without a connection, with their age, at once, for another day and after Back", async ({
  page,
}) => {
  await openResults(page, "postcode=SW1A1AA&drivingHours=2&needs=dogs");
  const address = page.url();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Details/ }) });
  const name = await card.first().getByRole("heading", { level: 2 }).innerText();
  const postcodeInTitle = await page.title();
  const open = () =>
    card
      .first()
      .getByRole("button", { name: /^Details/ })
      .click();
  await open();
  const urls = await savedUrls(page, 1);
  // The page about the missing answer never appears, not even for a moment.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.innerText.includes("Something Went Wrong"))
        sessionStorage.setItem("went-wrong", "yes");
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.context().setOffline(true);
  await page.getByRole("navigation", { name: "Days" }).getByRole("link").nth(1).click();
  await expect(page.getByText(/offline\. Showing SW1A 1AA/)).toBeVisible();
  await expect(page).toHaveURL(/travelDate=\d/);
  expect(await page.evaluate(() => sessionStorage.getItem("went-wrong"))).toBeNull();

  await page.context().setOffline(false);
  await openResults(page, "postcode=SW1A1AA&drivingHours=2&needs=dogs");
  await open();
  const whole = page.getByRole("link", { name: /^Full page/ });
  await expect(whole).toBeVisible();
  await page.context().setOffline(true);
  await whole.click();
  await expect(page.getByText(SAVED_AT)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Things to Do" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(postcodeInTitle);
  await expect(page.getByText("Dogs welcome", { exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: SAVED_AT })).toBeVisible();
  await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  const notice = page.getByText("Sample weather, not a forecast");
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  expect(await page.locator("script, form, button").count()).toBe(0);
  // The first five places have details, whether or not they were opened. Other details are not saved.
  const details = page.getByRole("link", { name: /^Details of/ });
  await expect(details).toHaveCount(5);
  await expect(details.first()).toHaveAccessibleName(`Details of ${name}`);
  await expect(page.getByRole("link", { name: /more places/ })).toHaveCount(0);
  await expect(page.getByText("The other places of this search aren’t saved.")).toBeVisible();
  // Everything that needs the site is gone from the page: orders, views, filters, new search, alerts, sharing.
  const links = await page.getByRole("main").getByRole("link").allInnerTexts();
  expect(links.join(" ")).not.toMatch(/\b(Beach|Map|Days|Filters|Order|New Search|Tell me|Share|Why this)\b/);
  await expect(page.getByRole("navigation", { name: "Days" }).getByRole("link")).toHaveCount(0);
  const pictures = page.locator("#places img");
  await pictures.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  // Pictures far down the list were never loaded, but none looks broken.
  await pictures.last().scrollIntoViewIfNeeded();
  const broken = () =>
    pictures.evaluateAll(
      (all) =>
        all.filter((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth === 0).length,
    );
  await expect.poll(() => pictures.last().evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  expect(await broken()).toBe(0);

  await details.first().click();
  expect(urls.map((url) => new URL(url, page.url()).pathname)).toContain(new URL(page.url()).pathname);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(notice).toBeVisible();
  await expect(page.getByRole("heading", { name: "Things to Do" })).toBeVisible();
  const days = page.getByRole("region", { name: "Weather Forecast" }).getByRole("listitem");
  await expect(days.first()).toContainText(/°/);
  await expectAccessible(page);

  await page.goto("/about");
  await expect(page.getByText("You're offline, and this page isn't saved.")).toBeVisible();
  await expect(page.getByRole("link", { name })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByText("Nothing yet")).toBeVisible();
  await page.goto("/search?postcode=SW1A1AA&drivingHours=2");
  await expect(page.getByText("You're offline, and this page isn't saved.")).toBeVisible();
  await page.context().setOffline(false);
  await openResults(page);
});

test("three searches are kept, as a list or a map, and weather of more than a day ago is not shown", async ({
  page,
}) => {
  for (const postcode of ["SW1A1AA", "LS11UR", "BN11EE", "M11AE"]) {
    const view = postcode === "LS11UR" ? "map" : "list";
    await openResults(page, `postcode=${postcode}&drivingHours=2&view=${view}`);
    await expect
      .poll(() =>
        page.evaluate(
          async (start) =>
            (await (await caches.open("saved-pages-3")).keys()).filter(({ url }) =>
              url.replace("+", "").includes(start),
            ).length,
          `postcode=${postcode}&`,
        ),
      )
      .toBe(WITH_PLACES);
  }
  const urls = await savedUrls(page, 3);
  expect(urls.join(" ")).not.toContain("SW1A1AA");
  // A day and an hour pass.
  await page.evaluate(async () => {
    const pages = await caches.open("saved-pages-3");
    const about = "Saved-Page";
    for (const request of await pages.keys()) {
      const saved = await pages.match(request);
      const page = saved?.headers.get(about);
      if (!saved || !page) continue;
      const yesterdayMs = Date.now() - 25 * 3_600_000;
      const times = { savedAt: yesterdayMs, weatherAt: yesterdayMs };
      const older = { ...(JSON.parse(decodeURIComponent(page)) as SavedPage), ...times };
      const headers = { [about]: encodeURIComponent(JSON.stringify(older)) };
      await pages.put(request, new Response(await saved.text(), { headers }));
    }
  });
  const name = await page.locator("main ol > li h2").first().innerText();
  await page.context().setOffline(true);
  await page.goto("/search?postcode=M11AE&drivingHours=2");
  await expect(page.getByText(/The weather of this search is older than 24 hours/)).toBeVisible();
  await page.getByRole("link", { name, exact: true }).first().click();
  await expect(page.getByText(/saved on \d+ \w+ at .* older than 24 hours, so it isn't shown/)).toBeVisible();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Things to Do" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Weather Forecast" })).toHaveCount(0);
  expect(await page.getByRole("main").innerText()).not.toMatch(/\d°|of 100|sunny|there by/i);
});

test("what one account has saved, no other user sees", async ({ page }) => {
  const username = await signUp(page);
  await openResults(page);
  await savedUrls(page, 1);
  const kept = await page.evaluate(async () => {
    const pages = await caches.open("saved-pages-3");
    const all = (await pages.keys()).filter(({ url }) => !url.endsWith("/saved/owner"));
    return (await Promise.all(all.map(async (request) => (await pages.match(request))?.text()))).join(" ");
  });
  expect(kept).not.toContain(username);
  expect(kept).not.toMatch(/from favorites|<form|<script(?! type="application)/);
  await page.goto("/admin");
  await page.goto("/settings");
  await savedUrls(page, 1);
  await logOut(page);
  await savedUrls(page, 0);

  await openResults(page);
  await savedUrls(page, 1);
  // The login does not go through the worker, so only the next page shows who is signed in.
  const other = { username: newName(), password: PASSWORD, confirmPassword: PASSWORD };
  expect((await page.request.post("/api/register", { data: other })).status()).toBe(201);
  await page.goto("/about");
  await savedUrls(page, 0);
});

test("the site can be installed", async ({ page }) => {
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await page.request.get(href ?? "")).json()) as {
    icons: { src: string; type: string }[];
  };
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([src, icon.status(), icon.headers()["content-type"]]).toEqual([src, 200, type]);
  }
  const session = await page.context().newCDPSession(page);
  expect((await session.send("Page.getAppManifest")).errors).toEqual([]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // The only obstacle to installing is that journeys run in an incognito window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const worker = await page.request.get("/sw.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
});
