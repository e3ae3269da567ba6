import { describe, expect, it } from "vitest";
import type { CardView } from "#app/presenters/trips/present";
import type { WeatherIconName } from "#app/presenters/trips/sky-words";
import { inWeather } from "./picture-weather";

const under = (icon: WeatherIconName) =>
  ({ icon, temperature: "9°", description: "", when: "now" }) as CardView["weather"];

describe("a picture in its weather", () => {
  it("is the night's where it is dark on arrival, whatever the sky", () => {
    const dark = { ...under("overcast"), isDark: true as const } as CardView["weather"];
    expect(inWeather("/images/kinds/city.svg", dark)).toBe("/images/kinds/city.svg#night");
  });

  it.each([
    ["clear-day", ""],
    ["partly-cloudy-day", ""],
    ["not-available", "#dull"],
    ["overcast", "#dull"],
    ["fog", "#dull"],
    ["rain", "#wet"],
    ["thunderstorms", "#wet"],
    ["snow", "#snow"],
    ["showers-day", "#wet"],
    ["clear-night", "#night"],
    ["mostly-clear-night", "#night"],
  ] as const)("under %s asks for %j", (icon, fragment) => {
    expect(inWeather("/images/destinations/bath.svg", under(icon))).toBe(
      `/images/destinations/bath.svg${fragment}`,
    );
    expect(inWeather("/images/kinds/city.svg", under(icon))).toBe(`/images/kinds/city.svg${fragment}`);
  });

  it("shows no sun if no weather is known, and leaves a picture from elsewhere as it is", () => {
    expect(inWeather("/images/destinations/bath.svg", null)).toBe("/images/destinations/bath.svg#dull");
    expect(inWeather("https://x.example/a.svg", under("rain"))).toBe("https://x.example/a.svg");
    expect(inWeather("/images/bath.webp", under("rain"))).toBe("/images/bath.webp");
  });
});
