import type { Page } from "@playwright/test";
import { expect, expectAccessible, openMoreChoices } from "./test";
import { sunAt, test } from "./weather-site";

const places = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });

const WEDNESDAY = "2027-07-14T08:10:00Z";

test("a couple finds a weekend with a bed, and a room for both nights, in five taps", async ({
  page,
  weatherSite,
}) => {
  await weatherSite.forecastAt(WEDNESDAY, sunAt(19));
  await page.goto("/");
  await page.getByLabel("What is your postcode?").fill("CF10 1AA");
  await page.getByRole("radio", { name: "Weekend, staying Saturday night" }).check();
  await page.getByRole("button", { name: "Find My Sunny Escape" }).last().click();
  await expect(page.getByText("Saturday 17 and Sunday 18 July").first()).toBeVisible();
  const days = page.getByRole("navigation", { name: "Days" });
  await expect(days.getByRole("link", { name: /^Weekend/ })).toHaveAttribute("aria-current", "date");
  const first = places(page).first();
  await expect(first).toContainText(/Sat.*\d+°.*Sun.*\d+°/s);
  await expectAccessible(page);
  await first.getByRole("button", { name: /^Details of / }).click();
  const rooms = page.getByRole("link", {
    name: /^Find a room in /,
  });
  await expect(rooms.first()).toHaveAttribute("href", /checkin=2027-07-17&checkout=2027-07-18/);

  // A day of the strip is a day out again, and Back brings the weekend back.
  await days.getByRole("link", { name: /^Saturday/ }).click();
  await expect(page).not.toHaveURL(/nights/);
  await expect(page.getByText("Saturday 17 and Sunday 18 July")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText("Saturday 17 and Sunday 18 July").first()).toBeVisible();

  // A stay of two nights is asked for beside the time of leaving.
  await page.goto("/");
  await page.getByLabel("What is your postcode?").fill("CF10 1AA");
  await page.getByRole("radio", { name: "Thursday 15 July" }).check();
  await openMoreChoices(page);
  await page.getByLabel("Staying over?").selectOption("Two nights");
  await page.getByRole("button", { name: "Find My Sunny Escape" }).last().click();
  await expect(page.getByText("Thursday 15, Friday 16 and Saturday 17 July").first()).toBeVisible();
  await expect(places(page).first()).toContainText(/Thu.*Fri.*Sat/s);
  // New Search leads to the form, which has the same values.
  await page.getByRole("link", { name: "New Search" }).click();
  await expect(page.getByLabel("Staying over?")).toHaveValue("2");
});
