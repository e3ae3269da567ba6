import { expect, it } from "vitest";
import { originInWords, runJson } from "./weather-origin";

const at = (time: string) => Date.parse(`2026-07-${time}:00Z`);

const forecast = { provider: "open-meteo", fetchedAt: at("16T09:20"), runAt: at("16T05:00") };

it("the words for where a forecast is from name the run and the fetch on London's clock, both days where they differ, and the fetch alone if no run is known", () => {
  expect(originInWords(forecast)).toBe("Met Office run of 06:00, fetched 10:20 on 16 July");
  expect(runJson(forecast)).toEqual({ model: "Met Office", at: "2026-07-16T05:00:00.000Z" });
  expect(originInWords({ ...forecast, fetchedAt: at("16T00:20"), runAt: at("15T18:00") })).toBe(
    "Met Office run of 15 July at 19:00, fetched 16 July at 01:20",
  );
  for (const unknown of [
    { ...forecast, runAt: null },
    { ...forecast, provider: "met-norway" },
  ]) {
    expect(originInWords(unknown)).toBe("Forecast of 16 July at 10:20");
    expect(runJson(unknown)).toBeNull();
  }
});
