import { describe, expect, it } from "vitest";
import { upstreamForTests } from "../../tests/fakes/upstream-for-tests";
import { chooseWeather } from "./choose-weather.mjs";

const upstream = upstreamForTests();

const choose = (variables: Record<string, string> = {}, args: string[] = [], limitMs = 30_000) =>
  chooseWeather({
    args,
    variable: (name: string) => ({ OPEN_METEO_URL: upstream.url, ...variables })[name],
    limitMs,
  });
const asked = () => upstream.requests.length;

describe("the weather of a local site", () => {
  it("is real where the forecast service answers, asked once for one place", async () => {
    expect(await choose()).toMatchObject({
      provider: "open-meteo",
      words: expect.stringMatching(/real: Open-Meteo answered/) as string,
    });
    expect(asked()).toBe(1);
    expect(upstream.requests.at(-1)?.query["latitude"]).not.toContain(",");
  });

  it.each(["hangs", "trickles"] as const)(
    "is sample weather where the service %s, and says so",
    async (behaviour) => {
      upstream.behave("open-meteo", behaviour);
      const chosen = await choose({}, [], 2_000);
      expect(chosen.provider).toBe("sample");
      expect(chosen.words).toContain("sample weather, because Open-Meteo did not answer within 2 seconds");
    },
  );

  it.each([
    ["fails", /answered with status 500/],
    ["rateLimited", /answered with status 429/],
    ["html200", /answered without a forecast/],
    ["malformed", /answered without a forecast/],
    ["disconnects", /cannot be reached|answered without a forecast/],
  ] as const)("is sample weather where the service %s", async (behaviour, words) => {
    upstream.behave("open-meteo", behaviour);
    const chosen = await choose();
    expect(chosen.provider).toBe("sample");
    expect(chosen.words).toMatch(words);
  });

  it("is sample weather where nothing listens at all", async () => {
    const chosen = await choose({ OPEN_METEO_URL: "http://127.0.0.1:9" });
    expect(chosen).toMatchObject({
      provider: "sample",
      words: expect.stringMatching(/cannot be reached/) as string,
    });
  });

  it("is decided by --sample and by WEATHER_PROVIDER, without any request", async () => {
    expect(await choose({}, ["--sample"])).toMatchObject({
      provider: "sample",
      words: expect.stringMatching(/--sample/) as string,
    });
    expect(await choose({ WEATHER_PROVIDER: "met-norway" }, ["--sample"])).toMatchObject({
      provider: "sample",
    });
    expect(await choose({ WEATHER_PROVIDER: "sample" })).toMatchObject({ provider: "sample" });
    expect(await choose({ WEATHER_PROVIDER: "met-norway" })).toMatchObject({
      provider: "met-norway",
      words: expect.stringMatching(/met-norway, which WEATHER_PROVIDER names/) as string,
    });
    expect(asked()).toBe(0);
  });
});
