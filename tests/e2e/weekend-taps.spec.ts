import type { Browser, Locator, Page } from "@playwright/test";
import type { RawWeather } from "../fakes/vendors/open-meteo";
import { expect, openMoreChoices, readyForUse } from "./test";
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

const MOST_TAPS = 6;

interface Nights {
  readonly arrival: string;
  readonly departure: string;
}

/** A couple in Cardiff, whose browser remembers nothing. The class counts their taps. */
class Couple {
  private taps = 0;
  constructor(
    private readonly page: Page,
    private readonly hasScripts: boolean,
  ) {}

  private async tap(press: () => Promise<unknown>, times = 1): Promise<void> {
    await press();
    this.taps += times;
  }

  async openHome(): Promise<void> {
    await this.page.goto("/");
    await this.tap(() => this.page.getByLabel("What is your postcode?").fill("CF10 1AA"));
  }

  chooseWeekend = () =>
    this.tap(() => this.page.getByRole("radio", { name: "Weekend, staying Saturday night" }).check());

  async chooseNights(words: string): Promise<void> {
    await this.tap(() => openMoreChoices(this.page));
    // On a phone one tap opens a list, and a second tap chooses from it.
    await this.tap(() => this.page.getByLabel("Staying over?").selectOption(words), 2);
  }

  /** Searches, opens the first place and returns the link to its hotels. */
  async findRoom(): Promise<Locator> {
    await this.tap(() => this.page.getByRole("button", { name: "Find My Sunny Escape" }).last().click());
    const first = this.page
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { level: 2 }) })
      .first();
    const name = await first.getByRole("heading", { level: 2 }).innerText();
    const details = first.getByRole(this.hasScripts ? "button" : "link", { name: `Details of ${name}` });
    await this.tap(() => details.click());
    return this.page.getByRole("link", {
      name: this.hasScripts ? `Find a room in ${name} for these nights` : `Find More Hotels in ${name}`,
    });
  }

  async expectRoomFor({ arrival, departure }: Nights): Promise<void> {
    const room = await this.findRoom();
    await expect(room).toBeVisible();
    const { searchParams } = new URL((await room.getAttribute("href")) ?? "");
    expect([searchParams.get("checkin"), searchParams.get("checkout")]).toEqual([arrival, departure]);
    expect(this.taps).toBeLessThanOrEqual(MOST_TAPS);
  }
}

/** Runs a journey with and without JavaScript, each in a browser of its own. */
async function forBoth(browser: Browser, url: URL, journey: (couple: Couple, page: Page) => Promise<void>) {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: url.href });
    const page = await context.newPage();
    await journey(new Couple(javaScriptEnabled ? readyForUse(page) : page, javaScriptEnabled), page);
    await context.close();
  }
}

interface Day {
  readonly weekday: string;
  readonly today: string;
  /** The nights of the weekend, on days on which its tile is offered. */
  readonly weekend?: Nights;
  /** The choice of nights from today on, for days without a weekend's tile and for nights that end in another year. */
  readonly nights?: string;
  readonly departure?: string;
}

// The clocks go forward on 28 March and back on 31 October.
const SPRING: Nights = { arrival: "2027-03-27", departure: "2027-03-28" };
const AUTUMN: Nights = { arrival: "2027-10-30", departure: "2027-10-31" };
const DAYS: Day[] = [
  { weekday: "Saturday", today: "2027-03-27", weekend: SPRING },
  { weekday: "Friday", today: "2027-10-29", weekend: AUTUMN },
  { weekday: "Sunday", today: "2027-10-31", nights: "Two nights", departure: "2027-11-02" },
];

for (const { weekday, today, weekend, nights = "", departure = "" } of DAYS) {
  test(`on ${weekday} ${today} six taps lead to a room with both dates`, async ({ browser, weatherSite }) => {
    await weatherSite.forecastAt(`${today}T08:10:00Z`, SUN);
    await forBoth(browser, weatherSite.url, async (couple, page) => {
      await couple.openHome();
      if (!weekend) await expect(page.getByRole("radio", { name: /^Weekend/ })).toHaveCount(0);
      await (weekend ? couple.chooseWeekend() : couple.chooseNights(nights));
      await couple.expectRoomFor(weekend ?? { arrival: today, departure });
    });
  });
}
