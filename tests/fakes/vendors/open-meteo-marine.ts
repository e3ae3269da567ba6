import { londonMidnightMs, toTenth } from "./vendor";
import type { FakeVendor, Question } from "./vendor";

const HOURS = 7 * 24;

const listed = (question: Question, name: string): string[] =>
  (question.url.searchParams.get(name) ?? "").split(",").filter((item) => item !== "");

/** Returns the centre of a grid cell of a twelfth of a degree. */
const toCell = (degrees: number): number => Math.floor(degrees * 12) / 12 + 1 / 24;

interface Cell {
  latitude: number;
  longitude: number;
  hourly: Record<string, (number | null)[]>;
}

/**
 * Returns a made-up cell in the service's shape: waves of one metre, but half a metre in the first night, and water
 * of eleven degrees.
 */
function cellFor(question: Question, latitude: number, longitude: number, index: number): Cell {
  const startSeconds = londonMidnightMs(question.nowMs) / 1_000;
  const hours = Array.from({ length: HOURS }, (_, hour) => hour);
  return {
    latitude: toCell(latitude),
    longitude: toCell(longitude),
    ...(index > 0 ? { location_id: index } : {}),
    ...{ generationtime_ms: 0.3, utc_offset_seconds: 0, timezone: "Europe/London", elevation: 0 },
    ...{ hourly_units: { time: "unixtime", wave_height: "m", sea_surface_temperature: "°C" } },
    hourly: {
      time: hours.map((hour) => startSeconds + hour * 3_600),
      wave_height: hours.map((hour) => (hour < 6 ? 0.5 : 1)),
      sea_surface_temperature: hours.map((hour) => toTenth(11 + Math.floor(hour / 24) / 10)),
    },
  };
}

const withWaves = (cell: Cell, height: number | null): Cell => ({
  ...cell,
  hourly: { ...cell.hourly, wave_height: cell.hourly["wave_height"]?.map(() => height) ?? [] },
});

export const openMeteoMarine: FakeVendor = {
  name: "open-meteo-marine",
  owns: (path) => path === "/v1/marine",
  answer(question) {
    const longitudes = listed(question, "longitude").map(Number);
    const cells = listed(question, "latitude").map((latitude, index) =>
      cellFor(question, Number(latitude), longitudes[index] ?? NaN, index),
    );
    return { status: 200, json: cells.length === 1 ? cells[0] : cells };
  },
  lie(kind, json) {
    const cells = (Array.isArray(json) ? json : [json]) as Cell[];
    switch (kind) {
      case "reordered":
        return cells.toReversed();
      case "wrongLength":
        return cells.slice(0, -1);
      case "absurd":
        return cells.map((cell) => withWaves(cell, 99));
      case "partial":
        return cells.map((cell, index) =>
          index % 2 === 0 ? withWaves(cell, null) : { ...cell, hourly: {} },
        );
    }
  },
};
