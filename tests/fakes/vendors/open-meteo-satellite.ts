import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import type { FakeVendor } from "./vendor";

const HOUR_S = 3_600;

/**
 * Open-Meteo's satellite radiation, made up after the service's documentation and source of August 2026, because no
 * recorded answer was available. `minutes` returns the minutes of sun in the hour that ends so many hours after
 * London's midnight; null means a gap.
 */
export const openMeteoSatellite = (
  minutes: (latitude: number, hour: number) => number | null,
): FakeVendor => ({
  name: "open-meteo-satellite",
  owns: (path) => path === "/v1/archive",
  answer({ url }) {
    const listed = (name: string) => (url.searchParams.get(name) ?? "").split(",").map(Number);
    const [latitudes, longitudes] = [listed("latitude"), listed("longitude")];
    const start = epochMsOfLondonClock(url.searchParams.get("start_date") ?? "", 0) / 1_000;
    const cells = latitudes.map((latitude, index) => ({
      latitude: Math.round(latitude * 40) / 40,
      longitude: Math.round((longitudes[index] ?? NaN) * 40) / 40,
      generationtime_ms: 0.3,
      utc_offset_seconds: 0,
      timezone: "Europe/London",
      ...(index > 0 ? { location_id: index } : {}),
      hourly_units: { time: "unixtime", sunshine_duration: "s" },
      hourly: {
        time: Array.from({ length: 24 }, (_, hour) => start + hour * HOUR_S),
        sunshine_duration: Array.from({ length: 24 }, (_, hour) => {
          const sun = minutes(latitude, hour);
          return sun === null ? null : sun * 60;
        }),
      },
    }));
    return { status: 200, json: cells.length === 1 ? cells[0] : cells };
  },
  lie: (_, json) => json,
});
