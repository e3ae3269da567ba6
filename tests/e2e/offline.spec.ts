import type { Page } from "@playwright/test";
import { type Site, startSite, thisMorning } from "../integration/site";
import { PASSWORD, newName, signUp } from "./account";
import { expect, expectAccessible, openResults, test } from "./test";

test.use({ serviceWorkers: "allow" });

/** The addresses of what is saved, from this page on; waits until `count` pages are, and the worker is in charge. */
async function savedUrls(page: Page, count: number): Promise<string[]> {
  const read = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return [];
      const keys = await (await caches.open("saved-pages-1")).keys();
      return keys.map(({ url }) => url.slice(location.origin.length)).filter((url) => url !== "/saved/owner");
    });
  await expect.poll(async () => (await read()).length).toBe(count);
  return read();
}

test("a search and a place opened from it are there without a connection, with their age", async ({
  page,
}) => {
  await openResults(page);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Details/ }) });
  const name = await card.first().getByRole("heading", { level: 2 }).innerText();
  const postcodeInTitle = await page.title();
  await card
    .first()
    .getByRole("button", { name: /^Details/ })
    .click();
  const urls = await savedUrls(page, 2);

  await page.context().setOffline(true);
  await page.goto("/search?postcode=SW1A1AA&drivingHours=2");
  await expect(page).toHaveTitle(postcodeInTitle);
  await expect(
    page.getByRole("status").filter({ hasText: /^Saved at \d\d:\d\d, you are offline\./ }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  await expectAccessible(page);
  expect(await page.locator("script, form, button").count()).toBe(0);
  const pictures = page.getByRole("main").locator("img");
  await pictures.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto(urls.find((url) => url.startsWith("/destinations/")) ?? "");
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Things to Do" })).toBeVisible();
  const days = page.getByRole("region", { name: "Weather Forecast" }).getByRole("listitem");
  await expect(days.first()).toContainText(/°/);
  await expectAccessible(page);

  await page.goto("/about");
  await expect(page.getByText("You are offline, and this page is not saved.")).toBeVisible();
  await expect(page.getByRole("link", { name })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByText("Nothing yet")).toBeVisible();
  await page.goto("/search?postcode=SW1A1AA&drivingHours=2");
  await expect(page.getByText("You are offline, and this page is not saved.")).toBeVisible();
  await page.context().setOffline(false);
  await openResults(page);
});

test("three searches are kept, and weather of more than a day ago is not shown", async ({ page }) => {
  for (const postcode of ["SW1A1AA", "LS11UR", "BN11EE", "M11AE"]) {
    await openResults(page, `postcode=${postcode}&drivingHours=2`);
    await expect
      .poll(() =>
        page.evaluate(
          async (wanted) => Boolean(await (await caches.open("saved-pages-1")).match(wanted)),
          `/search?postcode=${postcode}&drivingHours=2`,
        ),
      )
      .toBe(true);
  }
  const urls = await savedUrls(page, 3);
  expect(urls.join(" ")).not.toContain("SW1A1AA");
  // A day and an hour go by.
  await page.evaluate(async () => {
    const pages = await caches.open("saved-pages-1");
    for (const request of await pages.keys()) {
      if (request.url.endsWith("/saved/owner")) continue;
      const saved = (await (await pages.match(request))?.json()) as { savedAt: number; weatherAt: number };
      const dayMs = 25 * 3_600_000;
      const older = { ...saved, savedAt: saved.savedAt - dayMs, weatherAt: saved.weatherAt - dayMs };
      await pages.put(request, new Response(JSON.stringify(older)));
    }
  });
  const name = await page.locator("main ol > li h2").first().innerText();
  await page.context().setOffline(true);
  await page.goto("/search?postcode=M11AE&drivingHours=2");
  await expect(page.getByText(/^Saved on \d+ \w+ at .* older than 24 hours and is not shown/)).toBeVisible();
  await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/°|sun|dry|rain/i);
});

test("what one account has saved, nobody else sees", async ({ page }) => {
  const username = await signUp(page);
  await openResults(page);
  await savedUrls(page, 1);
  const kept = await page.evaluate(async () => {
    const pages = await caches.open("saved-pages-1");
    const [request] = (await pages.keys()).filter(({ url }) => url.includes("/search"));
    return request ? ((await (await pages.match(request))?.text()) ?? "") : "";
  });
  expect(kept).not.toContain(username);
  expect(kept).not.toMatch(/to favorites|from favorites/);
  await page.goto("/admin");
  await page.goto("/settings");
  await savedUrls(page, 1);
  await page.getByRole("button", { name: `Menu of ${username}` }).click();
  await page.locator("#user-menu").getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/auth");
  await savedUrls(page, 0);

  await openResults(page);
  await savedUrls(page, 1);
  // Logging in without passing by the worker: the next page tells whose it is.
  const other = { username: newName(), password: PASSWORD, confirmPassword: PASSWORD };
  expect((await page.request.post("/api/register", { data: other })).status()).toBe(201);
  await page.goto("/about");
  await savedUrls(page, 0);
});

test("a site that is gone leaves what was saved, and its return is noticed", async ({ browser }) => {
  const start = async (port = 0): Promise<Site> => {
    const site = await startSite({ withAssets: true, destinations: 60, port });
    await site.setClock(thisMorning());
    await site.refresh(Date.parse(thisMorning()));
    return site;
  };
  const first = await start();
  const page = await browser.newPage({ baseURL: first.url.href, serviceWorkers: "allow" });
  await openResults(page);
  await savedUrls(page, 1);
  await first.close();
  await page.goto("/search?postcode=SW1A1AA&drivingHours=2");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  const second = await start(Number(first.url.port));
  await page.goto("/search?postcode=SW1A1AA&drivingHours=2");
  await expect(page.getByRole("link", { name: "New Search" })).toBeVisible();
  await expect(page.getByText(/^Saved at/)).toHaveCount(0);
  await page.close();
  await second.close();
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
  // The only thing in the way is how journeys open a browser.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const worker = await page.request.get("/sw.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  expect((await worker.body()).length).toBeLessThan(6_144);
});
