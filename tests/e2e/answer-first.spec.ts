import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { bitmapOf, pngOf } from "#app/presenters/preview/png";
import { withSentence } from "#app/presenters/preview/sentence-picture";
import { longWeekday } from "#app/domain/calendar/words";
import { TESTED_DAY } from "../harness/tested-time";
import { expect, holdAnswers, openResults, test } from "./test";

/** Measures the answer and the page above it, and counts the visible words of a row. */
const measure = () => {
  const [answer, ...rows] = [...document.querySelectorAll<HTMLElement>(".place")];
  const { top = Infinity, bottom = Infinity } = answer?.getBoundingClientRect() ?? {};
  const controls = [...document.querySelectorAll("main a, main button, main summary")].filter(
    (each) =>
      answer &&
      answer.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING &&
      each.checkVisibility(),
  );
  const wordsOf = (row: HTMLElement) => {
    const seen = row.cloneNode(true) as HTMLElement;
    for (const hidden of seen.querySelectorAll(".sr-only")) hidden.remove();
    return (seen.textContent ?? "").split(/[\s·]+/).filter(Boolean).length;
  };
  return {
    top,
    bottom,
    nextName: rows[0]?.querySelector("h2")?.getBoundingClientRect().bottom ?? Infinity,
    controls: controls.length,
    words: Math.max(...rows.map(wordsOf)),
    heights: rows.map((row) => row.getBoundingClientRect().height),
  };
};

/** The clock shows the fixed morning of the tests, and the page has the notice about sample weather. */
async function expectWhole(page: Page, width: number, height: number): Promise<void> {
  const found = await page.evaluate(measure);
  expect([width, found.bottom]).toEqual([width, Math.min(found.bottom, height)]);
  expect(found.controls).toBeLessThanOrEqual(11);
  expect(found.words).toBeLessThanOrEqual(25);
  expect(Math.min(...found.heights)).toBeGreaterThanOrEqual(124);
  if (width === 390) expect(found.nextName).toBeLessThanOrEqual(height);
  if (width === 1280) expect(found.top).toBeLessThanOrEqual(370);
}

test("the answer is whole on the first screen, with few controls before it, and so is what a menu opens; a tap on a day keeps the frame, marks the day at once and dims the places", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openResults(page, "postcode=LS62AA&drivingHours=2&needs=dogs");
  await expectWhole(page, 320, 640);
  await openResults(page, "postcode=LS62AA&drivingHours=2");
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectWhole(page, width, height);
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [menu, words] of [
      [/Why this order/, "How we rank places"],
      [/^Order/, "Highest score"],
    ] as const) {
      await page.locator("summary").filter({ hasText: menu }).first().click();
      await expect(page.getByRole("link", { name: words })).toBeInViewport({ ratio: 1 });
      const panel = page.locator("details[open] > div").filter({ hasText: words });
      const { x = -1, width: wide = 0 } = (await panel.boundingBox()) ?? {};
      expect([menu, x >= 0, x + wide <= width]).toEqual([menu, true, true]);
      await page.keyboard.press("Escape");
    }
  }
  const third = page.getByRole("button", { name: /^Details of / }).nth(2);
  await third.evaluate((toggle) => {
    const row = toggle.closest(".place");
    scrollBy({ top: (row?.getBoundingClientRect().bottom ?? 0) - innerHeight + 20, behavior: "instant" });
  });
  await third.click();
  const bar = page.locator(".results-bar");
  const row = page.locator(".place").nth(2);
  await expect(page.getByRole("tab", { name: "Weather Forecast" })).toBeInViewport();
  await expect(async () => {
    const [over, place] = [await bar.boundingBox(), await row.boundingBox()];
    const top = (over?.y ?? 0) + (over?.height ?? 0);
    expect(place?.y ?? 0).toBeGreaterThanOrEqual(top - 1);
    expect(place?.y ?? Infinity).toBeLessThan(top + 40);
  }).toPass();

  await openResults(page, "postcode=LS62AA&drivingHours=2");
  const release = await holdAnswers(page, "**/search.data?*");
  const day = page.getByRole("navigation", { name: "Days" }).getByRole("link").nth(2);
  await day.click();
  await expect(day).toHaveAttribute("aria-current", "date");
  await expect(page.locator("#places")).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
  await expect(page.getByText("Finding the sunniest spots...")).toHaveCount(0);
  release();
  await expect(page.locator("#places")).toHaveAttribute("aria-busy", "false");
  await expect(day).toBeFocused();
});

test("the answer is sent with its sentence, which the link's title and picture say too, opens in place, and passes on to the next best", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const draw = (sentence: string) => {
    const [picture, letters] = ["sunny-escape", "letters"].map((name) =>
      bitmapOf(readFileSync(`public/previews/${name}.png`)),
    );
    return pngOf(withSentence(picture!, letters!, sentence));
  };
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "share", {
      value: (shared: ShareData) => void Object.assign(window, { shared }),
    }),
  );
  for (const path of ["/destinations/whitby?from=LS6", "/search?from=LS6&hours=2"]) {
    await page.goto(path);
    const title = await page.locator('meta[property="og:title"]').getAttribute("content");
    const day = longWeekday(TESTED_DAY);
    expect(title).toMatch(
      new RegExp(`^((Go to )?.+ on ${day}: .+ from LS6, there by |Home is as good as anywhere on ${day} )`),
    );
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    const drawn = await (await page.request.get(picture ?? "")).body();
    expect(drawn.equals(draw(title ?? ""))).toBe(true);
    await page
      .getByRole("link", { name: /^(Send|Share) / })
      .first()
      .click();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared.text)).toBe(title);
  }

  const answer = page.getByRole("region", { name: "In short" });
  const name = await answer.getByRole("heading").innerText();
  const title = await page.locator('meta[property="og:title"]').getAttribute("content");
  expect(title).toContain(name);
  await expect(answer).toContainText(title ?? "never");
  await expect(answer.getByRole("link", { name: `Directions to ${name}` })).toHaveAttribute(
    "href",
    /origin=LS6&destination=/,
  );
  await answer.getByRole("button", { name: `Details of ${name}` }).click();
  await expect(answer.getByRole("tab", { name: "Weather Forecast" })).toBeVisible();
  // It replaces its row.
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toHaveCount(1);
  await answer.getByRole("link", { name: "Next best" }).click();
  await expect(page.locator("#places").getByRole("heading", { level: 2 }).first()).toBeInViewport();
});
