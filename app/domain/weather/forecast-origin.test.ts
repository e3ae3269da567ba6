import { describe, expect, it } from "vitest";
import { SAMPLE_WEATHER, WEATHER_SERVICES, weatherCredit, weatherNotice } from "./forecast-origin";

const LEEDS = { latitude: 53.8 };
const LERWICK = { latitude: 60.15 };
const KIRKWALL = { latitude: 58.98 };

describe("whose forecast a place has", () => {
  it("is the Met Office's and ECMWF's with Open-Meteo, in Shetland MET Norway's", () => {
    const british = "Met Office (CC BY-SA 4.0) and ECMWF (CC BY 4.0), by Open-Meteo.com";
    expect(weatherCredit("open-meteo", LEEDS)).toBe(british);
    expect(weatherCredit("open-meteo", KIRKWALL)).toBe(british);
    expect(weatherCredit("open-meteo", LERWICK)).toBe("MET Norway and ECMWF (CC BY 4.0), by Open-Meteo.com");
    expect(weatherCredit("met-norway", LERWICK)).toBe("MET Norway (CC BY 4.0)");
    expect(weatherCredit("another", LEEDS)).toBe("another");
  });

  it("goes in one sentence with what leaves the site, but for sample weather", () => {
    expect(weatherNotice("open-meteo")).toBe(
      "Forecast: Met Office, CC BY-SA 4.0; rain chance: ECMWF, CC BY 4.0; Shetland: MET Norway, CC BY 4.0; by Open-Meteo.com; changed by us (hours of the visit, scores)",
    );
    for (const provider of Object.keys(WEATHER_SERVICES))
      expect(weatherNotice(provider)).toMatch(/changed by us/);
    expect(weatherNotice(SAMPLE_WEATHER)).toBeNull();
  });
});
