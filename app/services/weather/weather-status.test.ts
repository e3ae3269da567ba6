import { expect, it } from "vitest";
import { readWeatherStatus } from "./weather-status";

const NOON = Date.UTC(2026, 10, 21, 12);
const deps = {
  runs: { latest: () => Promise.resolve([]) },
  forecasts: { candidates: () => Promise.resolve([]) },
  weather: { name: "open-meteo" },
  clock: () => NOON,
};

it("the state of the weather names the service that is asked, and its fallback if there is one", async () => {
  const alone = await readWeatherStatus({ ...deps, fallback: null });
  expect([alone.provider, alone.secondProvider]).toEqual(["open-meteo", null]);
  const backed = await readWeatherStatus({ ...deps, fallback: { name: "met-norway" } });
  expect([backed.provider, backed.secondProvider]).toEqual(["open-meteo", "met-norway"]);
});
