import type { Page } from "@playwright/test";
import { createGate, expect, test } from "./test";

const HEADINGLEY = { latitude: 53.8196, longitude: -1.5749, accuracy: 30 };
const PARIS = { latitude: 48.857, longitude: 2.352 };

const locate = (page: Page) => page.getByRole("button", { name: "Locate me" });
const field = (page: Page) => page.getByLabel("What is your postcode?");

test.describe("a visitor who lets the browser say where it is", () => {
  test.use({ permissions: ["geolocation"], geolocation: HEADINGLEY });

  test("searches once from the nearest sector, however often the button is pressed, and the sector comes back with the form; abroad and off line a postcode is asked for", async ({
    page,
    context,
  }) => {
    const gate = createGate();
    let questions = 0;
    await page.route("**/search/nearest", async (route) => {
      questions += 1;
      await gate.opened;
      await route.continue();
    });
    await page.goto("/");
    const asked = page.waitForRequest("**/search/nearest");
    await locate(page).click();
    await expect(page.getByRole("status").filter({ hasText: "Asking your browser" })).toBeVisible();
    // The button is marked as disabled but can still be clicked.
    await locate(page).click({ force: true });
    const request = await asked;
    gate.open();
    expect([request.method(), new URL(request.url()).search, request.postDataJSON()]).toEqual([
      "POST",
      "",
      { latitude: 53.82, longitude: -1.575 },
    ]);
    // The one tap that finds the position also starts the search.
    await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();
    expect(questions).toBe(1);
    const sector = new URL(page.url()).searchParams.get("from");
    if (sector === null) throw new Error("the search does not start from a sector");
    expect(sector).toMatch(/^LS6 \d$/);
    expect(new URL(page.url()).searchParams.has("postcode")).toBe(false);
    await expect(page.getByText(`Drives from the middle of ${sector}`)).toBeVisible();

    await page.getByRole("link", { name: "New Search" }).click();
    await expect(field(page)).toHaveValue(sector);
    await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
    await expect(page.getByRole("heading", { name: "Best Weather Destinations" })).toBeVisible();

    await page.goto("/");
    await field(page).fill("NOWHERE");
    await page.getByRole("button", { name: "Find My Sunny Escape" }).click();
    await expect(page.getByText("Please enter a valid UK postcode.").first()).toBeVisible();

    await context.setGeolocation(PARIS);
    await locate(page).click();
    await expect(page.getByRole("status").filter({ hasText: "no UK postcode near" })).toBeVisible();
    await expect(field(page)).toHaveValue("NOWHERE");

    await context.setGeolocation(HEADINGLEY);
    await context.setOffline(true);
    await locate(page).click();
    await expect(page.getByRole("status").filter({ hasText: "You're offline, so" })).toBeVisible();
    await context.setOffline(false);
  });
});

test("a visitor who refuses, and a device that cannot say where it is, are told how to go on", async ({
  page,
}) => {
  // A headless browser refuses all permissions that the test has not granted, like a visitor who chooses "Block".
  await page.goto("/");
  await locate(page).click();
  await expect(page.getByRole("status").filter({ hasText: "We can't see your location" })).toBeVisible();
  await expect(locate(page)).toBeEnabled();

  for (const [code, words] of [
    [2, "doesn't know where it is"],
    [3, "took too long"],
  ] as const) {
    await page.addInitScript((failure) => {
      navigator.geolocation.getCurrentPosition = (_found, failed) => {
        const error = Object.create(GeolocationPositionError.prototype) as GeolocationPositionError;
        Object.defineProperty(error, "code", { value: failure });
        failed?.(error);
      };
    }, code);
    await page.goto("/");
    await locate(page).click();
    await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  }

  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "geolocation", { value: undefined });
    delete (Navigator.prototype as { geolocation?: unknown }).geolocation;
  });
  await page.goto("/");
  await expect(field(page)).toBeVisible();
  await expect(locate(page)).toHaveCount(0);
});
