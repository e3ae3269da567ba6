import type { FakeWarning } from "../fakes/vendors/nswws";
import type { RawWeather } from "../fakes/vendors/open-meteo";
import { expect, expectAccessible } from "./test";
import { type WeatherSite, sunAt, test } from "./weather-site";

// These tests run in order, because they share one site whose clock advances from test to test.
test.describe.configure({ mode: "default" });
test.use({ hasWarnings: true });

const SEARCH = "/search?postcode=M11AA&drivingHours=2";
const PLACE = "/destinations/nidderdale?postcode=M11AA";
const LINK = "https://www.metoffice.gov.uk/weather/warnings-and-advice/uk-warnings";

/** Sun in the north, and grey at home. */
const SUN_IN_THE_NORTH: RawWeather = {
  ...sunAt(22),
  temperature_2m: (latitude) => (isNorth(latitude) ? 22 : 11),
  apparent_temperature: (latitude) => (isNorth(latitude) ? 22 : 9),
  cloud_cover: (latitude) => (isNorth(latitude) ? 5 : 100),
  sunshine_duration: (latitude) => (isNorth(latitude) ? 3_600 : 0),
  weather_code: (latitude) => (isNorth(latitude) ? 0 : 3),
};
/** Makes a site with forecasts look for warnings at this instant. */
async function lookAt(site: WeatherSite, instant: string, ...issued: FakeWarning[]): Promise<void> {
  await site.forecastAt(instant, SUN_IN_THE_NORTH);
  await site.lookAt(instant, ...issued);
}
const isNorth = (latitude: number): boolean => latitude > 53.9;

const DAY = "2028-06-20";
const at = (clock: string) => `${DAY}T${clock}Z`;
// In June, London's clock is an hour ahead of UTC.
const wind: FakeWarning = {
  id: "wind-in-the-north",
  level: "AMBER",
  from: at("08:00:00"),
  until: at("18:00:00"),
  box: [-9, 53.9, 3, 61],
};

test("a red warning is on a place's page with its headline, and an open page changes by itself when a warning ends", async ({
  page,
  weatherSite,
}) => {
  await lookAt(weatherSite, at("08:43:00"), {
    ...wind,
    level: "RED",
    hazards: ["WIND", "SNOW"],
    headline: "Made up: do not travel",
    until: at("09:00:00"),
  });
  await page.clock.install({ time: at("08:44:00") });
  await page.goto(PLACE);
  const main = page.getByRole("main");
  await expect(main).toContainText("Red warning of wind and snow today 9:00 to 10:00");
  await expect(main).toContainText("Made up: do not travel");
  await expect(main.getByText("under a warning").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Met Office weather warnings/ })).toHaveAttribute(
    "href",
    LINK,
  );
  await page.goto(SEARCH);
  const [line, word] = [
    page.getByText("Red warning of wind").first(),
    page.getByText("under a warning").first(),
  ];
  await expect(line).toBeVisible();
  await expect(word).toBeAttached();
  await expectAccessible(page);
  await weatherSite.setClock(at("09:00:00"));
  // The open page changes by itself.
  await page.clock.fastForward("16:15");
  await expect(page.getByText("Red warning of wind").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText("under a warning").filter({ visible: true })).toHaveCount(0);
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });
  test("a saved page shows a warning until it ends, and says from when on warnings are not known", async ({
    page,
    context,
    weatherSite,
  }) => {
    await lookAt(weatherSite, at("09:03:00"), { ...wind, until: at("10:30:00") });
    await page.goto(SEARCH);
    const isSaved = () => page.evaluate(async (url) => Boolean(await caches.match(url)), SEARCH);
    await expect.poll(isSaved).toBe(true);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const [worker] = context.serviceWorkers();
    /** Opens the saved page as it looks at this time. */
    async function openAt(clock: string): Promise<void> {
      await worker?.evaluate((nowMs) => void (Date.now = () => nowMs), Date.parse(at(clock)));
      await context.setOffline(true);
      await page.goto(SEARCH);
      await expect(page.getByText("Showing this page as saved")).toBeVisible();
    }
    const warned = page.getByText("Amber warning of wind").filter({ visible: true });
    const unknown = page.getByText("Warnings not known since 10:03.").filter({ visible: true });
    await openAt("09:32:00");
    await expect(warned).not.toHaveCount(0);
    await expect(unknown).toHaveCount(0);
    await openAt("09:33:30");
    await expect(warned).not.toHaveCount(0);
    await expect(unknown).toHaveCount(1);
    await openAt("10:30:00");
    await expect(warned).toHaveCount(0);
    await expect(page.getByText("under a warning").filter({ visible: true })).toHaveCount(0);
  });
});
