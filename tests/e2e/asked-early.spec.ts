import type { Page } from "@playwright/test";
import { expect, test } from "./test";

const SEARCH = "/search?postcode=SW1A1AA&drivingHours=2";
const SEARCH_ROUTE = "routes/pages/search/search";
const days = (page: Page) => page.getByRole("navigation", { name: "Days" }).getByRole("link");

/** Returns how each request for a page's data was answered, in order. */
function watchData(page: Page): { early: string[]; opened: string[] } {
  const data = { early: [] as string[], opened: [] as string[] };
  page.on("request", (request) => {
    if (!request.url().includes(".data?")) return;
    (request.headers().purpose === "prefetch" ? data.early : data.opened).push(request.url());
  });
  return data;
}

/** Returns the bytes of each answer to the address, 0 if the browser had it. */
const bytesOf = (page: Page, url: string) =>
  page.evaluate(
    (name) =>
      performance.getEntriesByName(name).map((entry) => (entry as PerformanceResourceTiming).transferSize),
    url,
  );

test("a link that the pointer rests on is opened with data asked for early, and then counts as opened; not on a line that costs", async ({
  page,
}) => {
  await page.goto(SEARCH);
  const data = watchData(page);
  const day = days(page).nth(2);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await day.hover();
    expect(data.early).toHaveLength(2);
  }).toPass();
  for (const url of data.early) await expect.poll(() => bytesOf(page, url)).toHaveLength(1);
  expect(data.opened).toEqual([]);
  await day.click();
  await expect(day).toHaveAttribute("aria-current", "date");
  await expect(page).toHaveURL(/travelDate=/);
  // Only to count as opened.
  await expect.poll(() => data.opened).toHaveLength(2);
  expect([...data.opened].sort()).toEqual([...data.early].sort());
  for (const url of data.early)
    await expect.poll(async () => (await bytesOf(page, url)).map((bytes) => bytes > 0)).toEqual([true, true]);

  // A page that is left as soon as it is shown counts too: its answer brings the cookie.
  for (const urls of [data.early, data.opened]) urls.splice(0);
  await page.evaluate(() => {
    const { __remixRouter: router } = window as unknown as {
      __remixRouter: { subscribe(listener: (state: { navigation: { state: string } }) => void): void };
    };
    router.subscribe(({ navigation }) => {
      if (navigation.state === "idle") window.location.href = "/about";
    });
  });
  await days(page).nth(3).hover();
  await expect.poll(() => data.early).toHaveLength(2);
  for (const url of data.early) await expect.poll(() => bytesOf(page, url)).toHaveLength(1);
  const cookies = page.context();
  await cookies.clearCookies({ name: "last-postcode" });
  await days(page).nth(3).click();
  await expect(page).toHaveURL(/about/);
  await expect.poll(async () => (await cookies.cookies()).map(({ name }) => name)).toContain("last-postcode");

  // Nothing is asked for early on a line that costs.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
  const isReady = page.waitForResponse(/ask-early/);
  await page.goto(SEARCH);
  await isReady;
  for (const urls of [data.early, data.opened]) urls.splice(0);
  await days(page).nth(2).hover();
  await days(page).nth(2).click();
  await expect(page).toHaveURL(/travelDate=/);
  await expect.poll(() => data.opened).toHaveLength(2);
  expect(data.early).toEqual([]);
});

test("Back shows the results before an answer comes, and asks for them again", async ({ page }) => {
  await page.goto(SEARCH);
  const names = page.locator("#places h2");
  const first = await names.allTextContents();
  await days(page).nth(2).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/travelDate=/);

  const asked: URLSearchParams[] = [];
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/search\.data\?/, async (route) => {
    asked.push(new URL(route.request().url()).searchParams);
    await mayAnswer;
    await route.continue();
  });
  await page.goBack();
  await expect(days(page).first()).toHaveAttribute("aria-current", "date");
  await expect(names).toHaveText(first);
  await expect.poll(() => asked.map((each) => each.get("_routes")).sort()).toEqual(["root", SEARCH_ROUTE]);
  expect(asked.map((each) => each.has("travelDate"))).toEqual([false, false]);
  const answered = page.waitForResponse(/_routes=root/);
  answer();
  await answered;
  await expect(names).toHaveText(first);
});
