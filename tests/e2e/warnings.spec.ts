import type { Locator, Page } from "@playwright/test";
import type { FakeWarning } from "../fakes/vendors/nswws";
import type { ToldWeather } from "../fakes/vendors/open-meteo";
import { expect, expectAccessible } from "./test";
import { test } from "./weather-site";

// These tests share one site, whose clock moves on from test to test.
test.describe.configure({ mode: "default" });
test.use({ hasWarnings: true, serviceWorkers: "allow" });

const SEARCH = "/search?postcode=M11AA&drivingHours=2";
const LINK = "https://www.metoffice.gov.uk/weather/warnings-and-advice/uk-warnings";

/** Sun in the north, and grey at home. */
const SUN_IN_THE_NORTH: ToldWeather = {
  temperature_2m: (latitude) => (isNorth(latitude) ? 22 : 11),
  apparent_temperature: (latitude) => (isNorth(latitude) ? 22 : 9),
  relative_humidity_2m: () => 60,
  cloud_cover: (latitude) => (isNorth(latitude) ? 5 : 100),
  precipitation: () => 0,
  precipitation_probability: () => 5,
  wind_speed_10m: () => 10,
  sunshine_duration: (latitude) => (isNorth(latitude) ? 3_600 : 0),
  weather_code: (latitude) => (isNorth(latitude) ? 0 : 3),
};
const isNorth = (latitude: number): boolean => latitude > 53.9;

const answerOf = (page: Page): Locator => page.getByRole("region", { name: "In short" });
const places = (page: Page): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });

for (const { javaScriptEnabled, day } of [
  { javaScriptEnabled: true, day: "2026-06-20" },
  { javaScriptEnabled: false, day: "2028-06-20" },
]) {
  const at = (clock: string) => `${day}T${clock}Z`;
  // In June the clocks of London are an hour ahead.
  const wind: FakeWarning = {
    id: "wind-in-the-north",
    level: "AMBER",
    from: at("08:00:00"),
    until: at("18:00:00"),
    box: [-9, 53.9, 3, 61],
  };

  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    /** axe is a script and cannot run without JavaScript; the page is the same. */
    const expectNoFindings = (page: Page) => (javaScriptEnabled ? expectAccessible(page) : Promise.resolve());

    test("without a warning, a place that is better than home is worth the drive", async ({
      page,
      weatherSite,
    }) => {
      await weatherSite.forecastAt(at("07:30:00"), SUN_IN_THE_NORTH);
      await weatherSite.lookAt(at("07:33:00"));
      await page.goto(SEARCH);
      await expect(answerOf(page)).toContainText("Worth the drive");
      await expect(page.getByText(/warning/i)).toHaveCount(0);
    });

    test("an amber warning is on its rows and on the map, as issued, and nothing under it is praised", async ({
      page,
      weatherSite,
    }) => {
      await weatherSite.lookAt(at("07:43:00"), wind);
      await page.goto(SEARCH);
      const [first, answer] = [places(page).first(), answerOf(page)];
      await expect(answer).toContainText(/Amber warning of wind today 9:00 to 19:00.* for /);
      await expect(answer).not.toContainText("Worth the drive");
      await expect(answer).not.toContainText(await first.getByRole("heading").innerText());
      await expect(first).toContainText("Amber warning of wind today 9:00 to 19:00");
      await expect(first).toContainText("under a warning");
      await expect(first).not.toContainText(/ideal|very good|excellent/);
      await expect(first.getByRole("link", { name: /today 9:00 to 19:00/ })).toHaveAttribute(
        "href",
        `${LINK}#?date=${day}&id=wind-in-the-north`,
      );
      await expectNoFindings(page);

      await page.goto(`${SEARCH}&view=map`);
      await expect(page.locator('[data-warning="amber"]').first()).toBeVisible();
      const listed = page.getByRole("list", { name: "Places, best first" }).getByRole("listitem").first();
      await expect(listed).toContainText("under a warning");
      await expect(listed).toContainText("Amber warning of wind today 9:00 to 19:00");
      await expectNoFindings(page);
    });
  });
}
