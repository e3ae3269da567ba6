import {
  clockInWords,
  formatLongDate,
  longWeekday,
  onDay,
  shortWeekdayOrToday,
} from "#app/domain/calendar/words";
import { addDays } from "#app/domain/calendar/calendar-day";
import { nearestQuarter } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { travelDates } from "#app/domain/calendar/travel-date";
import { MIDDLE_OF_THE_COUNTRY } from "#app/domain/geo/geo";
import type { MapTown } from "#app/domain/map/map-towns";
import type { Standing } from "#app/services/notes/ports";
import { sunFigure } from "#app/domain/ranking/score-reasons";
import { NO_SUNSET, stayFrom } from "#app/domain/ranking/visit";
import { sunTimes } from "#app/domain/weather/sun";
import type { SunOfDay } from "#app/services/map/sun-of-day";
import { oldestForecastAge } from "#app/presenters/trips/present";
import { namesInWords } from "#app/domain/text";
import { groundView } from "./ground";
import type { SunMeasure } from "./map-view";
import { COUNTRY, type SunDrawing, drawSun } from "./sun-drawing";

export type SunMapView = ReturnType<typeof sunMapView>;
export type SunnyPlaceView = SunMapView["listed"][number];
export type SunTeaserView = NonNullable<ReturnType<typeof sunTeaserView>>;

/** The time at which the map is seen, and what is known of issued notes then. */
interface SunContext {
  readonly nowMs: number;
  readonly standing: Standing;
}

/** By what differs on a day: some seven milliseconds each. */
const drawings = new WeakMap<SunOfDay["visits"], Map<string, SunDrawing>>();

/** A null `wish` shows hours of sun, or scores if the day has none. */
export function sunMapView(
  sun: SunOfDay,
  wish: SunMeasure | null,
  towns: readonly MapTown[],
  { nowMs, standing }: SunContext,
) {
  const measure = wish ?? (hasSun(sun) ? "sunshine" : "score");
  const kept = drawings.get(sun.visits) ?? new Map<string, SunDrawing>();
  drawings.set(sun.visits, kept);
  const key = [measure, sun.from, ...sun.warned].join();
  const drawn = kept.get(key) ?? drawSun(sun, measure, towns);
  kept.set(key, drawn);
  const { isBestWarned, hasDim, hasWarned, ...drawing } = drawn;
  const url = (date: string, show: SunMeasure | null) => `/map?date=${date}${show ? `&show=${show}` : ""}`;
  const { asOf: warnedAsOf } = standing;
  const day = sun.date === addDays(londonDateOf(nowMs), 1) ? "tomorrow" : onDay(sun.date, nowMs);
  return {
    ...groundView(COUNTRY, [], []),
    ...drawing,
    day,
    headline: headlineOf(
      drawing.best,
      measure,
      isBestWarned ? `${day} without an amber or red warning${warnedAsOf}` : day,
    ),
    orderNote: orderNoteOf(hasDim, hasWarned, warnedAsOf),
    warnings: standing.source,
    warnedAsOf,
    dateLabel: formatLongDate(sun.date),
    hours: hoursOf(sun),
    measure,
    measures: { score: url(sun.date, "score"), sunshine: url(sun.date, "sunshine") },
    shareUrl: url(sun.date, wish),
    age: oldestForecastAge(
      sun.snapshot.forecasts
        .filter((_, position) => !Number.isNaN(sun.scores[position]))
        .map((forecast) => ({ forecast })),
      nowMs,
    ),
    days: travelDates(nowMs).map((date) => ({
      url: url(date, wish),
      label: shortWeekdayOrToday(date, nowMs),
      longLabel: formatLongDate(date),
      isChosen: date === sun.date,
    })),
    state: drawing.best !== null ? ("shown" as const) : stateWithoutBest(sun),
  };
}

/** "Saturday, 9:00 to sunset"; on a long day "Saturday, 9:00 to 18:00". */
function hoursOf({ date, from }: SunOfDay): string {
  const { endsAt } = stayFrom(nearestQuarter(from), NO_SUNSET);
  const until = sunTimes(MIDDLE_OF_THE_COUNTRY, date).setsAt < endsAt ? "sunset" : clockInWords(endsAt);
  return `${longWeekday(date)}, ${clockInWords(from)} to ${until}`;
}

const hasSun = ({ sunshine, nearlyDark }: SunOfDay): boolean =>
  sunshine.some((hours, position) => sunFigure(hours) !== "0" && hours > 0 && !nearlyDark.has(position));

/** `untold`: the forecasts have no hours of sun. `warned`: every place with daylight is under a warning. */
function stateWithoutBest({ scores, nearlyDark, withoutEnoughLight, warned }: SunOfDay) {
  const lit = [...scores.keys()].filter(
    (position) => !Number.isNaN(scores[position]) && !nearlyDark.has(position),
  );
  if (lit.length === 0) return withoutEnoughLight > 0 ? ("dark" as const) : ("unknown" as const);
  return lit.every((position) => warned.has(position)) ? ("warned" as const) : ("untold" as const);
}

function orderNoteOf(hasDim: boolean, hasWarned: boolean, warnedAsOf: string): string | null {
  const order = hasDim && "Places with daylight left come first.";
  const left = hasWarned && `Places under an amber or red warning${warnedAsOf} are left out.`;
  return [order, left].filter(Boolean).join(" ") || null;
}

/** Null if there is no best place. */
export function sunTeaserView(sun: SunOfDay, towns: readonly MapTown[], context: SunContext) {
  const { state, day, headline, named, ratio } = sunMapView(sun, null, towns, context);
  if (state !== "shown") return null;
  const isTomorrow = sun.date !== londonDateOf(context.nowMs);
  const others = namesInWords(named.slice(1).map(({ name }) => name));
  return { day, isTomorrow, headline, others, imageUrl: `/map/sun.svg?date=${sun.date}`, ratio };
}

/** "Sunniest today: Bude, 6 hours" or "Best on Monday: Bude, 76 of 100". */
function headlineOf(best: SunDrawing["best"], measure: SunMeasure, day: string): string {
  if (best === null) return `Where the sun is ${day}`;
  if (measure === "score") return `Best ${day}: ${best.name}, ${best.score} of 100`;
  return best.hours === null ? `No sun anywhere ${day}` : `Sunniest ${day}: ${best.name}, ${best.hours}`;
}
