import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { type FakeVendor, toTenth } from "./vendor";

const HOUR_S = 3_600;
const DAY_S = 86_400;
const NAME = /^(\w+?)(?:_previous_day(\d))?$/;

/**
 * Returns a variable's value at an hour, as it was forecast so many days ahead; null if the archive has none. `name`
 * has no suffix.
 */
export type Archived = (name: string, daysAhead: number, latitude: number, atMs: number) => number | null;

/**
 * Open-Meteo's archive of former runs, made up after its documentation and source of August 2026. The test gives the
 * values.
 */
export const openMeteoPreviousRuns = (archived: Archived): FakeVendor => ({
  name: "open-meteo-previous-runs",
  owns: (path) => path === "/v1/forecast",
  answer({ url }) {
    const listed = (name: string) => (url.searchParams.get(name) ?? "").split(",");
    const start = epochMsOfLondonClock(url.searchParams.get("start_date") ?? "", 0) / 1_000;
    const end = epochMsOfLondonClock(url.searchParams.get("end_date") ?? "", 0) / 1_000 + DAY_S;
    const time = Array.from(
      { length: Math.round((end - start) / HOUR_S) },
      (_, hour) => start + hour * HOUR_S,
    );
    const longitudes = listed("longitude").map(Number);
    const cells = listed("latitude").map((text, index) => ({
      latitude: toTenth(Number(text)),
      longitude: toTenth(longitudes[index] ?? NaN),
      hourly_units: { time: "unixtime", temperature_2m: "°C", wind_speed_10m: "km/h", precipitation: "mm" },
      hourly: {
        time,
        ...Object.fromEntries(
          listed("hourly").map((variable) => {
            const [, name = "", daysAhead = "0"] = NAME.exec(variable) ?? [];
            return [variable, time.map((at) => archived(name, Number(daysAhead), Number(text), at * 1_000))];
          }),
        ),
      },
    }));
    return { status: 200, json: cells.length === 1 ? cells[0] : cells };
  },
  lie: (_, json) => json,
});
