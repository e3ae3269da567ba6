import { formatClock, type LondonDate } from "#app/domain/calendar/clock";
import { londonHourOf } from "#app/domain/calendar/london-time";
import { clockInWords } from "#app/domain/calendar/words";
import type { NearbyTideGauge } from "#app/domain/catalogue/nearby";
import { namesInWords } from "#app/domain/text";
import {
  TIDE_ERROR_MINUTES,
  type TidesAtPlace,
  tideClock,
  tidesAround,
  tidesOn,
} from "#app/domain/tides/published-tides";
import { isForecastHour } from "#app/domain/weather/hourly";
import type { Note, NoteSource } from "#app/services/notes/ports";
import { detailsAt } from "#app/services/ports";

/** High and low water on a day: in words, as marks in the drawing of its hours, and for a call. */
export const tideNotes: NoteSource = {
  on: ["day", "calendar", "call"],
  about({ snapshot, position, forecast }, { date, surface }) {
    if (!forecast) return [];
    const tides = tidesAround(snapshot.tides, position, date);
    if (surface === "call")
      return [{ tone: "plain", text: "", fields: { tides: tides && forCall(tides, date) } }];
    const gauge = detailsAt(snapshot, position).nearby?.tideGauge;
    return tides && gauge ? [noteOf(tides, date, gauge)] : [];
  },
};

const forCall = (tides: TidesAtPlace, date: LondonDate) =>
  tidesOn(tides, date).map(({ isHigh, atMs }) => ({
    water: isHigh ? "high" : "low",
    at: formatClock(tideClock(atMs)),
  }));

/**
 * "High water about 8:40 and 21:00, low water about 14:50, ± 20 min, by the tide gauge at Whitby. Not for navigation."
 */
export function noteOf(tides: TidesAtPlace, date: LondonDate, { name, km }: NearbyTideGauge): Note {
  const ofDay = tidesOn(tides, date);
  const times = (isHigh: boolean) =>
    namesInWords(
      ofDay.filter((tide) => tide.isHigh === isHigh).map(({ atMs }) => clockInWords(tideClock(atMs))),
    );
  const far = Math.round(km) < 1 ? "" : `, ${Math.round(km)} km away`;
  return {
    tone: "plain",
    text: `High water about ${times(true)}, low water about ${times(false)}, ± ${TIDE_ERROR_MINUTES} min, by the tide gauge at ${name}${far}. Not for navigation.`,
    marks: ofDay
      .filter(({ atMs }) => isForecastHour(londonHourOf(atMs)))
      .map(({ isHigh, atMs }) => ({
        at: Math.round(londonHourOf(atMs) * 100) / 100,
        label: `${isHigh ? "high" : "low"} ${clockInWords(tideClock(atMs))}`,
      })),
  };
}
