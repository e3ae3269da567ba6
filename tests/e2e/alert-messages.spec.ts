import { expectToast, signUp } from "./account";
import { test as base, expect, expectAccessible } from "./test";
import { startWeatherSite } from "./weather-site";

// A site of its own, whose clock goes on from test to test.
base.describe.configure({ mode: "default" });

type WeatherSite = Awaited<ReturnType<typeof startWeatherSite>>;
const test = base.extend<object, { sunnySite: WeatherSite }>({
  sunnySite: [
    async ({}, use) => {
      const site = await startWeatherSite();
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ sunnySite }, use) => use(sunnySite.url.href),
});

const always = (value: number) => () => value;
const SUN = {
  temperature_2m: always(22),
  apparent_temperature: always(22),
  relative_humidity_2m: always(50),
  cloud_cover: always(0),
  precipitation: always(0),
  precipitation_probability: always(0),
  wind_speed_10m: always(8),
  sunshine_duration: always(3_600),
  weather_code: always(0),
};

for (const [day, javaScriptEnabled] of [true, false].entries()) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an alert comes by mail once its address has agreed, and ends by the mail's link", async ({
      page,
      context,
      sunnySite,
    }) => {
      const email = `sun-${day}@example.com`;
      const mails = () => sunnySite.mails().filter(({ to }) => to.includes(email));
      const linkIn = (text = "") => /http\S+\/alerts\/mail\?token=\S+/.exec(text)?.[0] ?? "";
      await sunnySite.forecastAt(`2027-07-${15 + day}T08:10:00Z`, SUN);
      await signUp(page, { email });
      await page.goto("/alerts/new?from=B1&drivingHours=5");
      for (const name of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"])
        await page.getByRole("checkbox", { name }).check();
      await page.getByRole("button", { name: "Save Alert" }).click();
      await expect(page.getByRole("heading", { name: "Alerts", exact: true })).toBeVisible();
      await expect(page.getByLabel("Email address")).toHaveValue(email);
      await page.getByRole("button", { name: "Tell Me by Email" }).click();
      if (javaScriptEnabled) await expectToast(page, "Look into your mailbox");
      await expect(page.getByText("A mail with a link went to")).toBeVisible();

      // Where the mail is read nobody is signed in.
      const mailbox = await context.browser()!.newContext({ javaScriptEnabled });
      const mailPage = await mailbox.newPage();
      await mailPage.goto(linkIn(mails()[0]?.text));
      await expect(mailPage.getByRole("heading", { name: "Do you want these mails?" })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(mailPage);
      await mailPage.getByRole("button", { name: "Yes, Tell Me by Email" }).click();
      await expect(mailPage.getByRole("button", { name: "Stop the Mails" })).toBeVisible();
      await page.goto("/alerts");
      await expect(page.getByText("What your alerts tell goes to")).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);

      await sunnySite.tellPeople();
      await sunnySite.tellPeople();
      expect(mails()).toHaveLength(2);
      const news = mails()[1];
      expect(news?.subject).toMatch(/ of 100, /);
      await mailPage.goto(/http\S+\/destinations\/\S+/.exec(news?.text ?? "")?.[0] ?? "");
      await expect(mailPage.getByRole("heading", { level: 1 })).toContainText(
        news?.subject.split(" on ")[0] ?? "no place",
      );

      await mailPage.goto(linkIn(news?.headers?.["List-Unsubscribe"]?.replace(/>$/, "")));
      await mailPage.getByRole("button", { name: "Stop the Mails" }).click();
      await expect(mailPage.getByRole("heading", { name: "No more mails" })).toBeVisible();
      await mailbox.close();
      await page.goto("/alerts");
      await expect(page.getByRole("button", { name: "Tell Me by Email" })).toBeVisible();
    });
  });
}
