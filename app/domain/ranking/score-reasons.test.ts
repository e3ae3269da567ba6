import { describe, expect, it } from "vitest";
import { scoreDay } from "./holiday-climate-index";
import type { RankingStyle } from "./holiday-climate-index-bands";
import { reasonsFor, sunHoursInWords } from "./score-reasons";
import type { DailyForecast } from "#app/domain/weather/forecast";
import { fineDay } from "../../../tests/fakes/forecasts";

const MIDDLING = fineDay("2026-06-01", {
  ...{ temperatureMaxC: 18, humidityPct: 70, cloudPct: 55 },
  ...{ windKmh: 15, sunshineHours: 6, condition: "partly-cloudy" },
});

function reasons(change: Partial<DailyForecast>, style: RankingStyle = "urban"): string[] {
  const day = { ...MIDDLING, ...change };
  return reasonsFor(day, scoreDay(day, style).facets);
}

describe("the reasons for a score", () => {
  it("name the sun and the dryness of a fine day, and the breeze if there is one", () => {
    expect(reasons({ temperatureMaxC: 16, cloudPct: 25, sunshineHours: 7.2, windKmh: 25 })).toEqual([
      "7 h of sun",
      "dry",
      "breezy",
    ]);
  });

  it("are at most three, striking weather, cold and warmth first, and the sky where the beach is what matters", () => {
    expect(reasons({ temperatureMaxC: 24, windKmh: 30 })).toHaveLength(3);
    expect(reasons({ condition: "thunderstorm", rainMm: 8, temperatureMaxC: 26 })[0]).toBe("thunderstorms");
    expect(reasons({ condition: "snow", rainMm: 4, temperatureMaxC: 0.4 }).slice(0, 2)).toEqual([
      "snow",
      "freezing",
    ]);
    expect(reasons({ windKmh: 70 })[0]).toBe("gales");
    expect(reasons({ temperatureMaxC: 35 })[0]).toBe("very hot");
    expect(reasons({ temperatureMaxC: 23, cloudPct: 20, sunshineHours: 11 }, "beach")[0]).toBe("11 h of sun");
    expect(reasons({ temperatureMaxC: 4 })[0]).toBe("cold");
    expect(reasons({ temperatureMaxC: 23 })[0]).toBe("warm");
  });

  it("call rain, sky and degrees what they are called beside them", () => {
    expect(reasons({ rainMm: 1 })).toContain("light rain");
    expect(reasons({ rainMm: 5 })).toContain("rain");
    expect(reasons({ rainMm: 14 })[0]).toBe("heavy rain");
    expect(reasons({ rainMm: 0.1, precipitationPct: 45 })).toContain("mostly dry");
    expect(reasons({ rainMm: 0, precipitationPct: 30 })).toContain("dry");
    expect(reasons({ rainMm: 0, precipitationPct: null })).toContain("dry");
    const dull = { sunshineHours: 0, windKmh: 15 };
    expect(reasons({ ...dull, cloudPct: 89, condition: "overcast" })).toContain("overcast");
    expect(reasons({ ...dull, cloudPct: 88, condition: "cloudy" })).toContain("cloudy");
    expect(reasons({ ...dull, cloudPct: 89, condition: "cloudy" })).toContain("cloudy");
    expect(reasons({ ...dull, cloudPct: 89, condition: "light-rain" })).toContain("overcast");
    expect(reasons({ temperatureMaxC: 6.6 })).toContain("chilly");
    expect(reasons({ temperatureMaxC: 6.4 })).toContain("cold");
    expect(reasons({ temperatureMaxC: 7.4 })).toContain("chilly");
  });

  it("mention no sunshine if none is given, and promise no more of it than there is", () => {
    expect(reasons({ sunshineHours: null, cloudPct: 10, condition: "clear" })).toContain("clear skies");
    expect(reasons({ sunshineHours: 0.3, cloudPct: 97, rainMm: 0, condition: "overcast" })).toContain(
      "overcast",
    );
    for (const sunshineHours of [null, 0.3]) {
      expect(reasons({ sunshineHours, cloudPct: 97 }).join()).not.toContain("of sun");
    }
    expect(reasons({ sunshineHours: 2.83, cloudPct: 5 })).toContain("2 h of sun");
    expect(reasons({ sunshineHours: 0.7, cloudPct: 5 })).toContain("½ h of sun");
    expect([0, 0.49, 0.5, 1, 6.99].map(sunHoursInWords)).toEqual(["none", "none", "½ h", "1 h", "6 h"]);
  });
});
