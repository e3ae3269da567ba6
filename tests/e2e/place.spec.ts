import type { Page } from "@playwright/test";
import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { thisMorning } from "../harness/tested-time";
import { expect, test } from "./test";

/** Returns the date so many days after today by the site's clock, which differs from this machine's. */
const dayAfter = (days: number) => addDays(londonDateOf(Date.parse(thisMorning())), days);
const tomorrow = () => dayAfter(1);
const pagesOf = async (page: Page) =>
  (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page(?!s)/g)?.length;

test("at 320 pixels a shared place opens on its day, asks where the drive starts, and hands the outing to the calendar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(`/destinations/filey?date=${tomorrow()}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Filey");
  await page.getByRole("heading", { name: "Where It Is" }).click();
  await expect(page.getByRole("img", { name: /^Map of Filey/ })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByLabel("How far is it from you?").fill("LS6 3AA");
  await page.getByRole("button", { name: "Show the drive" }).click();
  await expect(page.getByRole("link", { name: /about [12]h(?: \d+m)? · \d+ miles to Filey/ })).toBeVisible();
  await expect(page.getByText(/^Arrive 1\d:\d\d/).first()).toBeVisible();
  await expect(page.getByLabel("How far is it from you?")).toHaveCount(0);
  // The link leads back to a search for the same day from the same home.
  const back = page.getByRole("link", { name: "Back to the results" });
  await expect(back).toHaveAttribute("href", /^\/search\?.*postcode=LS6\+3AA/);
  await expect(back).toHaveAttribute("href", /travelDate=\d+/);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const href = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const file = await page.request.get(href ?? "");
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toContain("Leave LS6 at 9:00");
});

test("the day that was opened on a place's page is open again after Back and a reload, and its colours are explained in forced colours", async ({
  page,
}) => {
  await page.goto("/destinations/brighton?postcode=SW1A1AA");
  const day = page.getByRole("list").getByRole("button", { expanded: false }).nth(2);
  const name = (await day.textContent()) ?? "";
  await day.click();
  const opened = page.getByRole("button", { expanded: true });
  await expect(opened).toHaveText(name);
  await page.reload();
  await expect(opened).toHaveText(name);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How Sunny Escape works");
  await page.goBack();
  await expect(opened).toHaveText(name);
  await expect(page).toHaveURL(/brighton\?postcode=SW1A1AA/);

  await page.emulateMedia({ forcedColors: "active" });
  const colours = await page
    .getByRole("figure")
    .getByText(/^(sun|temperature|dark)$/)
    .evaluateAll((texts) =>
      texts.map((text) => [
        text.textContent,
        getComputedStyle(text.previousElementSibling ?? text).backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]),
    );
  expect(colours.map(([text]) => text)).toEqual(["sun", "temperature", "dark"]);
  for (const [text, colour, paper] of colours) expect([text, colour]).not.toEqual([text, paper]);
  await page.emulateMedia({ forcedColors: "none" });

  // What cannot be copied is shown.
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, "share", { value: undefined });
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
  });
  await page.getByRole("link", { name: "Share Brighton" }).click();
  await expect(page.getByText(/couldn't copy the link. It is http.*\/destinations\/brighton/)).toBeVisible();
});

test("the country's outline is fetched when a place's map comes near; its car park is on the map and in words beside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let fetched = 0;
  page.on("request", (request) => (fetched += Number(request.url().endsWith("/map/uk.svg"))));
  await page.goto("/destinations/bath?postcode=BS11AA");
  expect(fetched).toBe(0);
  await page.getByRole("heading", { name: "Where It Is" }).click();
  const map = page.getByRole("img", { name: /^Map of Bath with Corn Street Car Park/ });
  await map.scrollIntoViewIfNeeded();
  const ground = map.locator("img");
  await expect
    .poll(() => ground.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(fetched).toBe(1);
  await expect(page.getByText(/Corn Street Car Park, about \d+ m [a-z-]+ of the centre$/)).toHaveCount(1);
  const directions = page.getByRole("link", { name: "Corn Street Car Park (directions, in a new tab)" });
  await expect(directions).toHaveAttribute("href", /origin=BS1\+1AA&destination=51\.\d+%2C-2\.\d+/);
});

test("facts have a dot between them, but no line begins or ends with one", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(`/destinations/whitby?from=LS6&date=${dayAfter(1)}`);
  const facts = page.locator("p", { hasText: /^Arrive 1\d:\d\d/ }).first();
  await expect(facts).not.toContainText("·");
  const { dots, lines, count } = await facts.evaluate((line) => {
    const spans = [...line.querySelectorAll("span")].map((fact) => fact.getBoundingClientRect());
    const clipped = Number.parseFloat(getComputedStyle(line).clipPath.split(" ").at(-1) ?? "");
    const edge = line.getBoundingClientRect().left + clipped;
    return {
      dots: spans.filter(({ left }) => left >= edge).length,
      lines: new Set(spans.map(({ top }) => Math.round(top))).size,
      count: spans.length,
    };
  });
  expect(lines).toBeGreaterThan(1);
  expect(dots).toBe(count - lines);
  expect(dots).toBeGreaterThan(0);
});

test("a place's page fits one sheet of paper", async ({ page }) => {
  // The places with the longest texts and lists, and one without a drive.
  const longest = ["bournemouth", "weston-super-mare", "the-lake-district"];
  const day = dayAfter(4);
  for (const path of [...longest.map((slug) => `${slug}?from=LS6&hours=5&date=${day}`), "edinburgh"]) {
    await page.goto(`/destinations/${path}`);
    expect([path, await pagesOf(page)]).toEqual([path, 1]);
  }
});
