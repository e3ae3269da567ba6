import type { Page } from "@playwright/test";
import type { RawWeather } from "../fakes/vendors/open-meteo";
import { expect, expectAccessible, openMoreChoices, openResults } from "./test";
import { test } from "./weather-site";

// These tests run in order, because they share one site whose clock advances from test to test.
test.describe.configure({ mode: "default" });

const always = (value: number) => () => value;
const SUN: RawWeather = {
  temperature_2m: always(19),
  apparent_temperature: always(19),
  relative_humidity_2m: always(60),
  cloud_cover: always(5),
  precipitation: always(0),
  precipitation_probability: always(2),
  wind_speed_10m: always(8),
  sunshine_duration: always(3_600),
  weather_code: always(0),
};

const places = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });

const WEDNESDAY = "2027-07-14T08:10:00Z";
const SATURDAY = "2027-07-17T08:10:00Z";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a couple finds a weekend with a bed, and a room for both nights, in five taps", async ({
      page,
      weatherSite,
    }) => {
      await weatherSite.forecastAt(WEDNESDAY, SUN);
      await page.goto("/");
      await page.getByLabel("What is your postcode?").fill("CF10 1AA");
      await page.getByRole("radio", { name: "Weekend, staying Saturday night" }).check();
      await page.getByRole("button", { name: "Find My Sunny Escape" }).last().click();
      await expect(page.getByText("Saturday 17 and Sunday 18 July").first()).toBeVisible();
      const days = page.getByRole("navigation", { name: "Days" });
      await expect(days.getByRole("link", { name: /^Weekend/ })).toHaveAttribute("aria-current", "date");
      const first = places(page).first();
      await expect(first).toContainText(/Sat.*\d+°.*Sun.*\d+°/s);
      if (javaScriptEnabled) await expectAccessible(page);
      await first.getByRole(javaScriptEnabled ? "button" : "link", { name: /^Details of / }).click();
      // Without JavaScript it is a page, where the part with the hotels is open.
      const rooms = page.getByRole("link", {
        name: javaScriptEnabled ? /^Find a room in / : /^Find More Hotels/,
      });
      await expect(rooms.first()).toHaveAttribute("href", /checkin=2027-07-17&checkout=2027-07-18/);
      if (!javaScriptEnabled) return;

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
  });
}

test("on a Saturday the weekend is marked and not today, has one number, and New Search keeps its night", async ({
  page,
  weatherSite,
}) => {
  await weatherSite.forecastAt(SATURDAY, SUN);
  await openResults(page, "postcode=CF101AA&drivingHours=2");
  const days = page.getByRole("navigation", { name: "Days" });
  const [today, weekend] = [
    days.getByRole("link", { name: /^Today/ }),
    days.getByRole("link", { name: /^Weekend/ }),
  ];
  await expect(today).toHaveAttribute("aria-current", "date");
  await weekend.click();
  await expect(page.getByText("Saturday 17 and Sunday 18 July").first()).toBeVisible();
  await expect(weekend).toHaveAttribute("aria-current", "date");
  await expect(today).not.toHaveAttribute("aria-current");
  await expect(page.getByRole("link", { name: /^Remove: / })).toHaveCount(0);
  const score = /best score (\d+)/.exec((await weekend.textContent()) ?? "")?.[1] ?? "";
  await page.getByRole("link", { name: "New Search" }).click();
  await expect(page.getByRole("radio", { name: /^Weekend/ })).toBeChecked();
  await page.goBack();
  await page.getByRole("link", { name: "Days", exact: true }).click();
  await expect(page.getByText(`, ${score} on average`).first()).toBeVisible();
  await expect(page.getByText(/^Best 2 days: Saturday and Sunday/)).toHaveCount(0);
});
