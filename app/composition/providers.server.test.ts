import { describe, expect, it } from "vitest";
import { WEATHER_SERVICES } from "#app/domain/weather/forecast-origin";
import { WEATHER_SERVICE_NAMES, readEnvironment } from "#app/env.server";
import { chooseWeather } from "./providers.server";

const bindings = { DB: {}, CACHE: {}, SESSION_SECRET: "a secret for tests only" };
function namesOf(variables: Record<string, string>) {
  const { weather, fallback } = chooseWeather(readEnvironment({ ...bindings, ...variables }).variables);
  return [weather.name, fallback?.name ?? null];
}

describe("the weather services that the variables name", () => {
  it.each([
    [{}, ["sample", null]],
    [{ WEATHER_PROVIDER: "open-meteo" }, ["open-meteo", null]],
    [{ WEATHER_PROVIDER: "open-meteo", WEATHER_FALLBACK: "" }, ["open-meteo", null]],
    [
      { WEATHER_PROVIDER: "open-meteo", WEATHER_FALLBACK: "met-norway", CONTACT_EMAIL: "a@b.example" },
      ["open-meteo", "met-norway"],
    ],
    [{ WEATHER_PROVIDER: "met-norway", CONTACT_EMAIL: "a@b.example" }, ["met-norway", null]],
  ])("%j are %j", (variables, names) => {
    expect(namesOf(variables)).toEqual(names);
  });

  it("leave a second one alone that lacks what it needs, or that is the first", () => {
    const openMeteo = { WEATHER_PROVIDER: "open-meteo" };
    expect(namesOf({ ...openMeteo, WEATHER_FALLBACK: "met-norway", CONTACT_EMAIL: "" })[1]).toBeNull();
    expect(namesOf({ ...openMeteo, WEATHER_FALLBACK: "openweather" })[1]).toBeNull();
    expect(namesOf({ ...openMeteo, WEATHER_FALLBACK: "open-meteo" })[1]).toBeNull();
  });

  it("name the second one that lacks what it needs, so that the log can say so", () => {
    const missing = (variables: Record<string, string>) =>
      chooseWeather(readEnvironment({ ...bindings, WEATHER_PROVIDER: "open-meteo", ...variables }).variables)
        .missingFallback;
    expect(missing({ WEATHER_FALLBACK: "met-norway", CONTACT_EMAIL: "" })).toBe("met-norway");
    expect(missing({ WEATHER_FALLBACK: "met-norway", CONTACT_EMAIL: "a@b.example" })).toBeNull();
    expect(missing({})).toBeNull();
  });

  it("never put real weather behind made-up weather, nor the other way round", () => {
    const sample = { WEATHER_PROVIDER: "sample", CONTACT_EMAIL: "a@b.example" };
    expect(namesOf({ ...sample, WEATHER_FALLBACK: "met-norway" })).toEqual(["sample", null]);
    expect(() => namesOf({ WEATHER_PROVIDER: "open-meteo", WEATHER_FALLBACK: "sample" })).toThrow(
      /WEATHER_FALLBACK/,
    );
  });

  it("are each credited by name", () => {
    expect(Object.keys(WEATHER_SERVICES).toSorted()).toEqual(WEATHER_SERVICE_NAMES.toSorted());
  });

  it("say what a first one lacks", () => {
    expect(() => namesOf({ WEATHER_PROVIDER: "met-norway" })).toThrow(/CONTACT_EMAIL/);
    expect(() => namesOf({ WEATHER_PROVIDER: "openweather" })).toThrow(/OPENWEATHER_API_KEY/);
  });
});
