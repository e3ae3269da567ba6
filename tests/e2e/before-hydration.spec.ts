import { expect, test, type Page } from "@playwright/test";
import { isHydrated } from "../harness/is-hydrated";
import { holdAnswers } from "./test";

/** Opens a page whose scripts wait until `start` is called, as on a slow connection. */
async function openSlowly(page: Page, address: string): Promise<() => Promise<void>> {
  const letScriptsCome = await holdAnswers(page, "**/assets/*.js");
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  // The last nodes of the page follow the footer.
  await page.waitForFunction(() => document.readyState !== "loading");
  return async () => {
    letScriptsCome();
    await page.waitForFunction(isHydrated);
  };
}

/** Marks the body, which a page that React draws again has no more. */
const markBody = (page: Page) => page.evaluate(() => Object.assign(document.body, { isFirst: true }));
const hasFirstBody = (page: Page) => page.evaluate(() => "isFirst" in document.body);

test("what is chosen before the page is alive is what is searched", async ({ page }) => {
  const start = await openSlowly(page, "/");
  await page.getByLabel("What is your postcode?").fill("LS6 3HN");
  await page.getByLabel("How far will you drive?").press("End");
  await page.getByText(/ · leaving /).click();
  await page.getByLabel("Leaving at").selectOption("10:30");
  await page.getByLabel("Dogs welcome").check();
  await page.getByText("Settings", { exact: true }).click();
  await page.getByText("Fahrenheit").click();
  await page.getByText("Kilometers").click();
  await page.locator('input[name="travelDate"]').nth(2).check({ force: true });
  const day = await page.locator('input[name="travelDate"]').nth(2).getAttribute("value");
  await start();
  await expect(page.getByLabel("What is your postcode?")).toHaveValue("LS6 3HN");
  await expect(page.getByLabel("How far will you drive?")).toHaveValue("5");
  await expect(page.getByText("5 hours", { exact: true })).toBeVisible();
  await expect(page.getByText("Dogs welcome · leaving 10:30")).toBeVisible();
  await expect(page.getByLabel("Fahrenheit")).toBeChecked();
  await page.getByRole("button", { name: "Find My Sunny Escape" }).first().click();
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  const asked = new URL(page.url()).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    ...{ postcode: "LS6 3HN", drivingHours: "5", leave: "10:30", needs: "dogs", travelDate: day },
    ...{ temperatureUnit: "fahrenheit", distanceUnit: "kilometers" },
  });
});

test("nodes that browser extensions add do not make the page be drawn again", async ({ page }) => {
  const start = await openSlowly(page, "/");
  await page.getByLabel("What is your postcode?").fill("LS6 3HN");
  await page.getByLabel("How far will you drive?").press("End");
  await markBody(page);
  await page.evaluate(() => {
    const { documentElement: html, head, body } = document;
    const node = (name: string) => Object.assign(document.createElement(name), { className: "foreign" });
    for (const parent of [html, head, body]) {
      parent.insertBefore(node("div"), parent.firstChild);
      parent.insertBefore(node("style"), parent.firstChild);
      parent.appendChild(node("x-extension"));
      parent.appendChild(node("script"));
    }
    html.insertBefore(node("div"), body);
    head.insertBefore(node("style"), head.children[4] ?? null);
    body.insertBefore(node("x-extension"), body.children[4] ?? null);
    body.insertBefore(document.createTextNode("text"), body.firstChild);
    body.setAttribute("data-extension", "on");
  });
  await start();
  expect(await hasFirstBody(page)).toBe(true);
  await expect(page.locator(".foreign")).toHaveCount(15);
  await expect(page.getByLabel("What is your postcode?")).toHaveValue("LS6 3HN");
  await expect(page.getByLabel("How far will you drive?")).toHaveValue("5");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).first().click();
  await expect(page).toHaveURL(/postcode=LS6\+3HN&drivingHours=5/);
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
});

test("what was typed outlives even a page that is drawn again", async ({ page }) => {
  const start = await openSlowly(page, "/");
  await page.getByLabel("What is your postcode?").fill("LS6 3HN");
  await page.getByLabel("How far will you drive?").press("End");
  await markBody(page);
  await page.evaluate(() =>
    document.querySelector("main form")?.insertAdjacentHTML("afterbegin", "<x-inside></x-inside>"),
  );
  await start();
  await expect(page.getByLabel("What is your postcode?")).toHaveValue("LS6 3HN");
  await expect(page.getByLabel("How far will you drive?")).toHaveValue("5");
});

test("a part whose code comes late keeps what is chosen in it, and a tap there is not lost", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const late = /\/(more-choices|units-panel|below-search|hero-landscape)-[^/]+\.js$/;
  const letLateCome = await holdAnswers(page, late);
  await page.goto("/");
  // Visible once React has taken over the page.
  await expect(page.getByRole("button", { name: "Locate me" })).toBeVisible();
  await page.getByText(/ · leaving /).click();
  await page.getByLabel("Dogs welcome").check();
  await page.getByText("Settings", { exact: true }).click();
  await page.getByText("Fahrenheit").click();
  await page.locator('input[name="travelDate"]').nth(2).check({ force: true });
  await page.getByLabel("How far will you drive?").press("End");
  await expect(page.getByText("5 hours", { exact: true })).toBeVisible();
  letLateCome();
  await page.waitForFunction(isHydrated);
  await expect(page.getByText("Dogs welcome · leaving 9:00")).toBeVisible();
  await expect(page.getByLabel("Fahrenheit")).toBeChecked();
  await expect(page.locator('input[name="travelDate"]').nth(2)).toBeChecked();
  expect(complaints).toEqual([]);
  await page.getByRole("link", { name: "See the map of the sun" }).click();
  await expect(page).toHaveURL(/\/map/);
});

/**
 * React waits before it draws an urgent update that lacks code, and mostly a transition comes first. Here it does not
 * wait, as on a slow device. Only its waiting times are no whole milliseconds.
 */
function drawAtOnce(): void {
  const later = window.setTimeout;
  window.setTimeout = ((run: () => void, ms = 0) => {
    if (Number.isInteger(ms)) return later(run, ms);
    queueMicrotask(run);
    return 0;
  }) as typeof setTimeout;
}

test("a part whose code cannot be fetched stays as the server drew it, and comes with Try Again", async ({
  page,
}) => {
  const complaints: string[] = [];
  await page.addInitScript(drawAtOnce);
  page.on("pageerror", (error) => complaints.push(error.message));
  const lost = /\/(below-search|day-table)-[^/]+\.js$/;
  const rest = page.getByRole("heading", { name: "How It Works" });
  await page.route(lost, (route) => route.abort());
  await page.goto("/");
  const retry = page.getByRole("button", { name: "Try Again" });
  await expect(retry).toBeVisible();
  await expect(rest).toBeVisible();
  await page.getByRole("link", { name: "See the map of the sun" }).click();
  await expect(page).toHaveURL(/\/map/);
  await page.goto("/search?postcode=LS62AA&drivingHours=2&view=days&needs=dogs");
  await expect(retry).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  // Other data, which the server's HTML does not show.
  await page.getByRole("link", { name: /Dogs welcome/ }).click();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.unroute(lost);
  await retry.click();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(retry).toHaveCount(0);
  expect(complaints).toEqual([]);
});
