import { FIRST_FORECAST_HOUR, FORECAST_HOURS_A_DAY } from "#app/domain/weather/hourly";
import { londonHourOf } from "#app/domain/calendar/london-time";
import { clockInWords } from "#app/domain/calendar/words";
import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import type { NearbyTideGauge } from "#app/domain/catalogue/nearby";
import { type CrossingTime, type TidalCrossing, crossingTimes } from "#app/domain/tides/crossing";
import { TIDE_ERROR_MINUTES, type TidesAtPlace, tidesOn } from "#app/domain/tides/published-tides";
import { namesInWords } from "#app/domain/text";
import type { HoursView, NoteView } from "./card-view";
import type { SeaAtPlace } from "#app/domain/sea/published-sea";
import { seaCredit } from "#app/domain/weather/forecast-origin";
import { type TemperatureUnit, degreesInWords, temperatureIn } from "#app/domain/units";

const STEP_MINUTES = 10;

/** The time of a tide on a London clock, rounded to ten minutes: our tide times are not more accurate than that. */
export const tideClock = (atMs: number): ClockMinutes =>
  Math.round((londonHourOf(atMs) * 60) / STEP_MINUTES) * STEP_MINUTES;

/**
 * The tides of a day in words; null if they are unknown: "High water about 8:40 and 21:00, low water about 14:50, ± 20
 * min, by the tide gauge at Whitby. Not for navigation."
 */
export function tideLine(
  tides: TidesAtPlace | null,
  date: LondonDate,
  gauge: NearbyTideGauge | undefined,
): string | null {
  if (!tides || !gauge) return null;
  const times = (isHigh: boolean) =>
    namesInWords(
      tidesOn(tides, date)
        .filter((tide) => tide.isHigh === isHigh)
        .map(({ atMs }) => clockInWords(tideClock(atMs))),
    );
  const km = Math.round(gauge.km);
  const far = km < 1 ? "" : `, ${km} km away`;
  return `High water about ${times(true)}, low water about ${times(false)}, ± ${TIDE_ERROR_MINUTES} min, by the tide gauge at ${gauge.name}${far}. Not for navigation.`;
}

/** Whether the drawing of a day shows this hour. Crossings outside these hours are left out too. */
const isByDay = (hour: number): boolean =>
  hour >= FIRST_FORECAST_HOUR && hour < FIRST_FORECAST_HOUR + FORECAST_HOURS_A_DAY;

/** High and low water, for the drawing of a day's hours. */
export function tideMarks(tides: TidesAtPlace | null, date: LondonDate): HoursView["tides"] {
  if (!tides) return [];
  const byDay = tidesOn(tides, date).filter(({ atMs }) => isByDay(londonHourOf(atMs)));
  return byDay.map(({ isHigh, atMs }) => ({
    at: Math.round(londonHourOf(atMs) * 100) / 100,
    isHigh,
    label: `${isHigh ? "high" : "low"} ${clockInWords(tideClock(atMs))}`,
  }));
}

const TIDE_TABLES = "https://easytide.admiralty.co.uk/";

/**
 * Notes about ways that the tide covers. Each describes the way, says when it is open that day by a rule of thumb, and
 * links to a page where visitors can check the times.
 */
export function crossingNotes(
  crossings: readonly TidalCrossing[] = [],
  tides: TidesAtPlace | null,
  date: LondonDate,
): NoteView[] {
  return crossings.map((crossing) => ({
    lead: crossing.name,
    text: [`${crossing.says}.`, ruleInWords(crossing, tides, date)].join(" "),
    link: {
      label: crossing.way === "beach" ? "Check the tide times" : "Check the safe crossing times",
      url: crossing.url ?? TIDE_TABLES,
    },
  }));
}

function ruleInWords({ rule }: TidalCrossing, tides: TidesAtPlace | null, date: LondonDate): string {
  const all = rule && tides ? crossingTimes(rule, tides, date) : [];
  const times = all.filter(
    ({ fromMs, untilMs }) => isByDay(londonHourOf(fromMs)) || isByDay(londonHourOf(untilMs)),
  );
  if (!rule || times.length === 0) return "We don’t work out its times: that doesn’t mean that it’s open.";
  const state = rule.state === "open" ? "passable" : "under water";
  return `By that rule of thumb ${state} ${namesInWords(times.map(timeInWords))} that day.`;
}

/** "from about 12:50 to 16:50", or "from about 21:40 to midnight" if the time goes on into the next day. */
function timeInWords({ fromMs, untilMs }: CrossingTime): string {
  const [from, until] = [tideClock(fromMs), tideClock(untilMs)];
  if (until === 0) return from === 0 ? "all day" : `from about ${clockInWords(from)} to midnight`;
  return from === 0
    ? `until about ${clockInWords(until)}`
    : `from about ${clockInWords(from)} to ${clockInWords(until)}`;
}

/** "Off the coast: 14°, waves 0.6 m."; null if both are unknown. */
export function seaLine(sea: SeaAtPlace | null, unit: TemperatureUnit): string | null {
  if (!sea) return null;
  const { temperatureC, waveMetres } = sea;
  const words = [
    temperatureC !== null && degreesInWords(temperatureIn(unit, temperatureC)),
    waveMetres !== null && `waves ${waveMetres.toFixed(1)} m`,
  ];
  return `Off the coast: ${words.filter(Boolean).join(", ")}.`;
}

/** The source of the sea's forecast; null if none of these days shows the sea. */
export function seaSource(days: readonly { readonly sea: SeaAtPlace | null }[]): string | null {
  const provider = days.find(({ sea }) => sea !== null)?.sea?.provider;
  return provider === undefined ? null : seaCredit(provider);
}
