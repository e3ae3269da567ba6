/** A separate site for journeys. The test sets its weather through fake forecast services. */
import { createVapidKeys } from "../../scripts/setup/dev-vars";
import { type FakeWarning, NSWWS_KEY, createNswwsVendor } from "../fakes/vendors/nswws";
import { startFakeUpstream, twoWeatherServices } from "../fakes/upstream";
import { type RawWeather, openMeteoTelling } from "../fakes/vendors/open-meteo";
import { type PushRequest, pushesIn } from "../fakes/vendors/push";
import { type SentMail, mailVariables, mailsIn } from "../fakes/vendors/resend";
import { startSite } from "../harness/site";
import { test as base } from "./test";

/** As many places as a run requests from MET Norway, spread over the country. */
const PLACES = 45;

export interface WeatherSite {
  readonly url: URL;
  /** Refreshes at that instant with this weather from the first service. The site's clock then shows the instant. */
  forecastAt(instant: string, weather: RawWeather): Promise<void>;
  /** Moves the clock forward to an instant, without a refresh. */
  setClock(instant: string): Promise<void>;
  /** Looks for official warnings at that instant, with exactly these warnings issued. Only for a site with a key. */
  lookAt(instant: string, ...issued: readonly FakeWarning[]): Promise<void>;
  /** Runs the crons that evaluate the alerts and send their messages. */
  tellPeople(): Promise<void>;
  /** The emails that were sent, the oldest first. */
  mails(): SentMail[];
  /** The pushes that were sent, the oldest first. */
  pushes(): PushRequest[];
}

export const always = (value: number) => () => value;
/** Sun in every hour, even at night. Visitors must never see sun at night. */
export const sunAt = (temperatureC: number): RawWeather => ({
  temperature_2m: always(temperatureC),
  apparent_temperature: always(temperatureC),
  relative_humidity_2m: always(50),
  cloud_cover: always(5),
  precipitation: always(0),
  precipitation_probability: always(2),
  wind_speed_10m: always(8),
  sunshine_duration: always(3_600),
  weather_code: always(0),
});

/** Starts the site. `hasWarnings` gives it the key for official warnings. */
async function startWeatherSite({ hasWarnings = false } = {}): Promise<
  WeatherSite & { close: () => Promise<void> }
> {
  const nswws = createNswwsVendor();
  let weather: RawWeather = {};
  let nowMs = 0;
  const upstream = await startFakeUpstream({
    clock: () => nowMs,
    vendors: [openMeteoTelling(() => weather), nswws],
  });
  const vapid = createVapidKeys();
  const site = await startSite({
    withAssets: true,
    destinations: PLACES,
    variables: {
      ...twoWeatherServices(upstream),
      ...(hasWarnings && { NSWWS_URL: `${upstream.url}/nswws/v1.1`, NSWWS_API_KEY: NSWWS_KEY }),
      ...mailVariables(upstream.url, "https://sunny.example"),
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
    },
    pushesTo: upstream.url,
  });
  async function refreshAt(instant: string): Promise<void> {
    const formerMs = nowMs;
    nowMs = Date.parse(instant);
    // A forecast is replaced only by a newer one. Spec files that run in the same worker share its site, each at times
    // of its own.
    if (nowMs <= formerMs)
      for (const table of ["weather_data", "refresh_runs"]) await site.rows(`DELETE FROM ${table}`);
    await site.setClock(instant);
    await site.refresh(nowMs);
    await setClock(instant);
  }
  /**
   * Restarts the isolate and sets its clock. A running isolate would keep its snapshot, and what it remembers of
   * services, for a while.
   */
  async function setClock(instant: string): Promise<void> {
    await site.restart();
    await site.setClock(instant);
  }
  return {
    url: site.url,
    async forecastAt(instant, told) {
      weather = told;
      await refreshAt(instant);
    },
    setClock,
    async lookAt(instant, ...issued) {
      nswws.issue(...issued);
      await site.setClock(instant);
      await site.runCron("3-59/10 * * * *");
      await setClock(instant);
    },
    async tellPeople() {
      await site.tellPeople();
      await site.deliverMessages();
    },
    mails: () => mailsIn(upstream.requests),
    pushes: () => pushesIn(upstream.requests),
    async close() {
      await site.close();
      await upstream.close();
    },
  };
}

export const test = base.extend<object, { weatherSite: WeatherSite; hasWarnings: boolean }>({
  // Each test has times of its own, and the browser's clock is before all of them, so that it ends nothing on a page.
  clockAheadMs: Date.parse("2026-01-01T08:30:00Z") - Date.now(),
  hasWarnings: [false, { scope: "worker", option: true }],
  weatherSite: [
    async ({ hasWarnings }, use) => {
      const site = await startWeatherSite({ hasWarnings });
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ weatherSite }, use) => use(weatherSite.url.href),
});
