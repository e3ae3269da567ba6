import type { Locator, Page } from "@playwright/test";
import type { RawWeather } from "../fakes/vendors/open-meteo";
import { daysOf, expect, expectAccessible, openMoreChoices } from "./test";
import { test } from "./weather-site";

// These tests run in order, because they share one site whose clock advances from test to test.
test.describe.configure({ mode: "default" });

const SEARCH = "/search?postcode=B11AA&drivingHours=5";

const always = (value: number) => () => value;
/** Returns a value that falls a little towards the north, for weather that is worse there. */
const falling = (value: number, a_degree: number) => (latitude: number) =>
  Math.round((value - (latitude - 53) * a_degree) * 10) / 10;

const RAIN: RawWeather = {
  temperature_2m: falling(9, 0.5),
  apparent_temperature: always(5),
  relative_humidity_2m: always(93),
  cloud_cover: always(100),
  precipitation: falling(2, -0.2),
  precipitation_probability: falling(85, -2),
  wind_speed_10m: always(30),
  sunshine_duration: always(0),
  weather_code: always(63),
};
const SNOW: RawWeather = {
  ...RAIN,
  temperature_2m: falling(-4, 0.4),
  apparent_temperature: always(-6),
  precipitation: always(0.6),
  weather_code: always(73),
};
/** Sun in every hour, even at night. Visitors must never see sun at night. */
const SUN: RawWeather = {
  ...RAIN,
  temperature_2m: always(12),
  apparent_temperature: always(11),
  relative_humidity_2m: always(60),
  cloud_cover: always(5),
  precipitation: always(0),
  precipitation_probability: always(2),
  wind_speed_10m: always(8),
  sunshine_duration: always(3_600),
  weather_code: always(0),
};

/** Returns `weather` for all days except one, which has the weather of `other`. */
function butFor(weather: RawWeather, day: number, other: RawWeather): RawWeather {
  const on = (hour: number) => (Math.floor(hour / 24) === day ? other : weather);
  const values = Object.keys(weather).map((name) => {
    const value = (latitude: number, longitude: number, hour: number) =>
      on(hour)[name]?.(latitude, longitude, hour) ?? 0;
    return [name, value] as const;
  });
  return Object.fromEntries(values);
}

const weekday = (instant: string, daysLater: number): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", weekday: "long" }).format(
    Date.parse(instant) + daysLater * 86_400_000,
  );

const answerOf = (page: Page): Locator => page.getByRole("region", { name: "In short" });
const places = (page: Page): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });

/** Checks that a page contains no NaN, and no sun outside the hours of the visit. */
async function expectNothingFalse(page: Page): Promise<void> {
  await expect(page.getByText(/sample weather/i)).toHaveCount(0);
  for (const text of await places(page).allInnerTexts()) {
    expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
    const sun = /(\d+|½)\sh\sof\ssun/.exec(text)?.[1]?.replace("½", "0.5");
    if (sun === undefined) continue;
    const minutes = (clock: RegExp) => {
      const [, hour, minute] = clock.exec(text) ?? [];
      return Number(hour) * 60 + Number(minute);
    };
    // A row shows the sunset only if less than four hours of daylight are left.
    if (!/sunset/.test(text)) continue;
    // A visit begins at the quarter-hour nearest to the arrival.
    const light = minutes(/sunset (\d+):(\d+)/) - minutes(/there by (\d+):(\d+)/) + 8;
    expect([text, Number(sun) * 60 <= light]).toEqual([text, true]);
  }
}

for (const { javaScriptEnabled, year } of [
  { javaScriptEnabled: true, year: 2026 },
  { javaScriptEnabled: false, year: 2028 },
]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    /** Without JavaScript this checks nothing, because axe is a script. The page is the same. */
    const expectNoFindings = (page: Page) => (javaScriptEnabled ? expectAccessible(page) : Promise.resolve());

    /** Opens the details of the first place. They are below its card or on a page of their own. */
    async function openFirst(page: Page): Promise<Locator> {
      const details = page.getByRole(javaScriptEnabled ? "button" : "link", { name: /^Details/ }).first();
      await details.click();
      return javaScriptEnabled
        ? page.getByRole("tabpanel", { name: "Weather Forecast" })
        : page.getByRole("region", { name: "Weather Forecast" });
    }

    test("a June evening counts the light that is left, and no more sun than that", async ({
      page,
      weatherSite,
    }) => {
      await weatherSite.forecastAt(`${year}-06-20T17:30:00Z`, SUN);
      await page.goto(SEARCH);
      await expect(answerOf(page)).toContainText(/ \d+(, home \d+)?\./);
      await expect(places(page).first()).toContainText(/½? h of daylight · sunset 2\d:\d\d/);
      await expect(places(page).first()).toContainText(/\d\s(h|hours?)\sof\ssun/);
      await expectNothingFalse(page);
      await expectNoFindings(page);
    });

    test("a day of rain is called one, with the driest place and the day that is better", async ({
      page,
      weatherSite,
    }) => {
      const morning = `${year}-11-20T08:30:00Z`;
      await weatherSite.forecastAt(morning, butFor(RAIN, 3, SUN));
      await page.goto(SEARCH);
      const answer = answerOf(page);
      await expect(answer).toContainText(/Grey everywhere on \w+day\./);
      await expect(answer).toContainText(/Driest: [A-Z]/);
      await expect(answer).toContainText(
        new RegExp(`Better on ${weekday(morning, 3)} \\([A-Z].* \\d+\\)\\.`),
      );
      await expect(places(page).first()).toContainText(/rain/i);
      await expect(page.getByText(/ of sun\b/)).toHaveCount(0);
      await expectNothingFalse(page);
      await expectNoFindings(page);

      const forecast = await openFirst(page);
      await expect(forecast).toContainText(/chance of rain [78]\d%/);
      await expect(forecast).toContainText(
        /Forecast of 20 November at 08:30: Met Office .*, by Open-Meteo\.com/,
      );
      await expectNoFindings(page);
    });

    test("a forecast that is hours old says so on each place, and when it was made", async ({
      page,
      weatherSite,
    }) => {
      await weatherSite.forecastAt(`${year}-11-22T08:00:00Z`, RAIN);
      await page.goto(SEARCH);
      await expect(page.getByText(/Forecast from/)).toHaveCount(0);
      await weatherSite.setClock(`${year}-11-22T12:05:00Z`);
      await page.goto(SEARCH);
      const count = await places(page).count();
      await expect(page.getByText("Forecast from 4 hours ago")).toHaveCount(count);
      await expectNothingFalse(page);
      await expectNoFindings(page);
      const forecast = await openFirst(page);
      await expect(forecast).toContainText(
        "Forecast of 22 November at 08:00: Met Office (CC BY-SA 4.0) and ECMWF (CC BY 4.0), by Open-Meteo.com",
      );
    });

    test("without a forecast nothing is made up: no score, no sun, and why the nearest come first", async ({
      page,
      weatherSite,
    }) => {
      await weatherSite.forecastAt(`${year}-11-23T08:00:00Z`, SUN);
      // A day and an hour later, this weather must not be shown any more.
      await weatherSite.setClock(`${year}-11-24T09:00:00Z`);
      await page.goto(SEARCH);
      await expect(answerOf(page)).toHaveText(
        "We have no forecast for today at the moment, so the nearest places come first.Please try again later.",
      );
      for (const text of await places(page).allInnerTexts()) {
        expect(text).toMatch(/weather data unavailable/i);
        expect(text).not.toMatch(/°|of sun|ideal|excellent|good|poor/);
      }
      // The picture shows no sun either.
      const pictures = await places(page)
        .locator("img")
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
      expect(
        pictures.filter((address) => address.includes("/images/") && !address.endsWith("#dull")),
      ).toEqual([]);
      await expectNothingFalse(page);
      await expectNoFindings(page);
      const forecast = await openFirst(page);
      await expect(forecast.getByRole("heading", { name: "Weather data unavailable" })).toBeVisible();
      await expect(forecast).toContainText(
        "We couldn't load the weather forecast for this location. Please try again later.",
      );
      await expectNoFindings(page);
    });

    test("a forecast without the later days' hours ranks those as whole days, and says so", async ({
      page,
      weatherSite,
    }) => {
      await weatherSite.secondForecastAt(`${year}-11-25T10:00:00Z`);
      await page.goto(SEARCH);
      await expect(page.getByText(/whole day/)).toHaveCount(0);
      await expectNothingFalse(page);
      await page.getByRole("navigation", { name: "Days" }).getByRole("link").nth(5).click();
      await expect(page.getByRole("main")).toContainText("so its forecast may change");
      await expect(places(page).first()).toContainText(/whole day/);
      await expectNothingFalse(page);
      await expectNoFindings(page);
      const forecast = await openFirst(page);
      await expect(forecast).toContainText("The forecast has no hours for this day");
      await expect(forecast).toContainText("MET Norway (CC BY 4.0)");
    });

    test("at four in November it is dark on arrival: one sentence, and a link to tomorrow", async ({
      page,
      weatherSite,
    }) => {
      await weatherSite.forecastAt(`${year}-11-26T16:00:00Z`, SUN);
      await page.goto(SEARCH);
      await expect(page.getByText("so this is tomorrow’s weather")).toBeVisible();
      await page
        .getByRole("navigation", { name: "Days" })
        .getByRole("link", { name: /^Today/ })
        .click();
      await expect(page.getByText("Results sorted by distance for: Today")).toBeVisible();
      const answer = answerOf(page);
      await expect(answer).toHaveText(
        /^It will be dark when you arrive \((?:sunset|the sun set at) 1[56]:\d\d\)\. See tomorrow instead\s*Best tomorrow: \d+, [a-z ]+\.$/,
      );
      const texts = await places(page).allInnerTexts();
      expect(texts.filter((text) => !/dark when you arrive/i.test(text))).toEqual([]);
      await expect(page.getByText(/ of sun\b/)).toHaveCount(0);
      await expectNothingFalse(page);
      await expectNoFindings(page);

      if (javaScriptEnabled) {
        const forecast = await openFirst(page);
        // The page does not promise hours of sun that are over by the time of arrival.
        await expect(
          forecast.getByRole("table", { name: /hour by hour: dark when you arrive$/ }),
        ).toHaveCount(1);
        await forecast
          .getByRole("button", { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/ })
          .first()
          .click();
        const sunshine = forecast.getByRole("definition").filter({ hasText: "none" });
        await expect(sunshine.first()).toBeVisible();
      }
      await answer.getByRole("link", { name: "See tomorrow instead" }).click();
      await expect(page).toHaveURL(/travelDate=\d+/);
      await expect(answerOf(page)).toContainText(/ \d+(, home \d+)?\./);
      await expect(places(page).first()).toContainText(/\d\s(h|hours?)\sof\ssun/);
      await expectNothingFalse(page);
    });

    test("a day of snow shows snow, in words, in numbers below zero and in the pictures", async ({
      page,
      weatherSite,
    }) => {
      await weatherSite.forecastAt(`${year + 1}-01-14T08:00:00Z`, SNOW);
      await page.goto(SEARCH);
      await expect(answerOf(page)).toContainText(/Grey everywhere on \w+day\./);
      const first = places(page).first();
      await expect(first).toContainText(/snow/i);
      await expect(first).toContainText(/−\d°/);
      await expect(first.locator("img").first()).toHaveAttribute("src", /#snow$/);
      await expectNothingFalse(page);
      await expectNoFindings(page);
      if (!javaScriptEnabled) return;
      const forecast = await openFirst(page);
      await expect(forecast.getByRole("columnheader", { name: "Rain or snow" })).toHaveCount(1);
      await expect(forecast.getByText("snow or sleet")).toBeVisible();
      await expectNoFindings(page);
    });

    test("the time of leaving is asked for in words, and moves the arrival", async ({
      page,
      weatherSite,
    }) => {
      await weatherSite.forecastAt(`${year + 1}-01-15T08:00:00Z`, RAIN);
      await page.goto("/");
      await page.getByLabel("What is your postcode?").fill("B1 1AA");
      await daysOf(page).nth(1).check();
      await openMoreChoices(page);
      const leaving = page.getByLabel("Leaving at");
      await leaving.selectOption("12:00");
      await expect(leaving).toHaveAccessibleDescription("We score the weather from when you arrive.");
      await expectNoFindings(page);
      await page.getByRole("button", { name: "Find My Sunny Escape" }).last().click();
      await expect(page).toHaveURL(/leave=12%3A00|leave=12:00/);
      await expect(places(page).first()).toBeVisible();
      for (const text of await places(page).allInnerTexts()) expect(text).toMatch(/there by 1[2-7]:\d\d/);
    });
  });
}
