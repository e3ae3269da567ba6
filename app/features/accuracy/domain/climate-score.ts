import type { LondonDate } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import { scoreDay } from "#app/domain/ranking/holiday-climate-index";
import type { ClimateStation } from "#app/domain/weather/climate";
import { climateAt, normalsOn } from "#app/domain/weather/place-climate";
import { sunTimes } from "#app/domain/weather/sun";

/** The normals have no humidity and no wind, so every place has the same. */
const HUMIDITY_PCT = 75;
const WIND_KMH = 15;

/** 0–100. The sky is as cloudy as sunshine is missing from the daylight. */
export function climateScore(stations: readonly ClimateStation[], point: Point, date: LondonDate): number {
  const { maxC, rainMm, sunshineHours } = normalsOn(climateAt(stations, point), date);
  const { risesAt, setsAt } = sunTimes(point, date);
  const daylightHours = (setsAt - risesAt) / 60;
  const cloudPct = 100 * Math.max(0, 1 - sunshineHours / Math.max(1, daylightHours));
  const day = { temperatureMaxC: maxC, humidityPct: HUMIDITY_PCT, cloudPct, rainMm, windKmh: WIND_KMH };
  return scoreDay(day, "urban").value;
}
