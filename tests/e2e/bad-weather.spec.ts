import type { Locator, Page } from "@playwright/test";
import type { RawWeather } from "../fakes/vendors/open-meteo";
import { DAY_MS } from "#app/domain/units";
import { expect, expectAccessible } from "./test";
import { always, sunAt, test } from "./weather-site";

// These tests run in order, because they share one site whose clock advances from test to test.
test.describe.configure({ mode: "default" });

const SEARCH = "/search?postcode=B11AA&drivingHours=5";

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
const SUN = sunAt(12);

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
    Date.parse(instant) + daysLater * DAY_MS,
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

/** Opens the details of the first place below its card. A page that is opened again has them open. */
async function openFirst(page: Page): Promise<Locator> {
  const details = page.getByRole("button", { name: /^Details/ }).first();
  if ((await details.getAttribute("aria-expanded")) !== "true") await details.click();
  return page.getByRole("tabpanel", { name: "Weather Forecast" });
}

test("a day of rain is called one, its forecast says when it is hours old, and a day later nothing is made up", async ({
  page,
  weatherSite,
}) => {
  const morning = "2026-11-20T08:30:00Z";
  await weatherSite.forecastAt(morning, butFor(RAIN, 3, SUN));
  await page.goto(SEARCH);
  const answer = answerOf(page);
  await expect(answer).toContainText(/Grey everywhere on \w+day\./);
  await expect(answer).toContainText(/Driest: [A-Z]/);
  await expect(answer).toContainText(new RegExp(`Better on ${weekday(morning, 3)} \\([A-Z].* \\d+\\)\\.`));
  await expect(places(page).first()).toContainText(/rain/i);
  await expect(page.getByText(/ of sun\b/)).toHaveCount(0);
  await expect(page.getByText(/Forecast from/)).toHaveCount(0);
  await expectNothingFalse(page);
  await expectAccessible(page);
  const source = /Forecast of 20 November at 08:30: Met Office .*, by Open-Meteo\.com/;
  let forecast = await openFirst(page);
  await expect(forecast).toContainText(/chance of rain [78]\d%/);
  await expect(forecast).toContainText(source);

  await weatherSite.setClock("2026-11-20T12:35:00Z");
  await page.goto(SEARCH);
  await expect(page.getByText("Forecast from 4 hours ago")).toHaveCount(await places(page).count());
  await expectNothingFalse(page);
  await expect(await openFirst(page)).toContainText(source);

  await weatherSite.setClock("2026-11-21T09:30:00Z");
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  // The details that were open yesterday are not shown again, even if no new ones come.
  await page.route("**/details?*", (route) => route.abort());
  await page.goto(SEARCH);
  await expect(answer).toHaveText(
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
  expect(pictures.filter((address) => address.includes("/images/") && !address.endsWith("#dull"))).toEqual(
    [],
  );
  await expectAccessible(page);
  await page.unroute("**/details?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  forecast = await openFirst(page);
  await expect(forecast.getByRole("heading", { name: "Weather data unavailable" })).toBeVisible();
  await expect(forecast).toContainText(
    "We couldn't load the weather forecast for this location. Please try again later.",
  );
});
