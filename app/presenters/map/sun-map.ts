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
import { contourRings } from "#app/domain/map/contour";
import type { OnMap } from "#app/domain/map/labels";
import { namePins, onWiderSheets } from "#app/domain/map/pin-names";
import { type MapBox, type MapPoint, inBox, onMap } from "#app/domain/map/map-box";
import type { MapTown } from "#app/domain/map/map-towns";
import { smoothField } from "#app/domain/map/smooth-field";
import type { Standing } from "#app/services/notes/ports";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import { sunFigure, sunInWords } from "#app/domain/ranking/score-reasons";
import { NO_SUNSET, stayFrom } from "#app/domain/ranking/visit";
import { hoursInWords } from "#app/domain/roads/driving-hours";
import { sunTimes } from "#app/domain/weather/sun";
import type { SunOfDay } from "#app/services/map/sun-of-day";
import { oldestForecastAge } from "#app/presenters/trips/present";
import { DIM_WORDS } from "#app/domain/ranking/visit";
import { namesInWords } from "#app/domain/text";
import { groundView, sheetOf, spotIn } from "./ground";
import type { SunMeasure } from "./map-view";
import { dotsPath, ringsPath } from "./paths";

/** The whole country, with room for a pin on the coast of Suffolk. */
const COUNTRY: MapBox = { x: 205, y: 5, width: 702, height: 1222 };
const STEP_KM = 18;
const NAMED = 5;
const LISTED = 20;
/** 50 miles: otherwise named places would be neighbours. */
const APART_KM = 80.5;

/** In equal steps, without the worst and the best two per cent. */
const BANDS = 9;
const OUTLIERS = 0.02;

export type SunMapView = ReturnType<typeof sunMapView>;
export type SunnyPlaceView = SunMapView["listed"][number];
export type SunTeaserView = NonNullable<ReturnType<typeof sunTeaserView>>;
type Drawing = ReturnType<typeof draw>;

/** The time at which the map is seen, and what is known of issued notes then. */
interface SunContext {
  readonly nowMs: number;
  readonly standing: Standing;
}

const drawings = new WeakMap<SunOfDay, Partial<Record<SunMeasure, Drawing>>>();

/** Drawn once for each day's sun. A null `wish` shows hours of sun, or scores if the day has none. */
export function sunMapView(
  sun: SunOfDay,
  wish: SunMeasure | null,
  towns: readonly MapTown[],
  { nowMs, standing }: SunContext,
) {
  const measure = wish ?? (hasSun(sun) ? "sunshine" : "score");
  const kept = drawings.get(sun) ?? {};
  drawings.set(sun, kept);
  const { isBestWarned, hasDim, hasWarned, ...drawing } = (kept[measure] ??= draw(sun, measure, towns));
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

function draw(sun: SunOfDay, measure: SunMeasure, towns: readonly MapTown[]) {
  const values = measure === "score" ? sun.scores : sun.sunshine;
  const points = sun.snapshot.places.map(onMap);
  const known = points.flatMap((_, position) => (Number.isNaN(values[position]) ? [] : [position]));
  const ranked = known.sort(
    (a, b) =>
      (values[b] as number) - (values[a] as number) ||
      (sun.scores[b] as number) - (sun.scores[a] as number) ||
      a - b,
  );
  const isPraised = (position: number) => !sun.warned.has(position);
  const allLit = ranked.filter((position) => !sun.nearlyDark.has(position));
  const lit = allLit.filter(isPraised);
  // Nearly dark places come after all others. Without others there is no best place.
  const dim =
    lit.length === 0 ? [] : ranked.filter((position) => sun.nearlyDark.has(position) && isPraised(position));
  const order = [...lit, ...dim];
  const at = (position: number): MapPoint => points[position] as MapPoint;
  const viewAt = (position: number) => {
    const place = sun.snapshot.places[position];
    const score = Math.round(sun.scores[position] as number);
    const hours = sun.sunshine[position] as number;
    return {
      slug: place?.slug ?? "",
      name: place?.name ?? "",
      region: place?.region ?? "",
      score,
      verdict: verdictOf(score),
      sunshine: Number.isNaN(hours) ? null : sunInWords(hours),
      hours: Number.isNaN(hours) ? null : wholeHoursInWords(hours),
      dim: sun.nearlyDark.has(position) ? (DIM_WORDS["nearly-dark"] ?? null) : null,
      value: measure === "score" ? String(score) : sunFigure(hours),
    };
  };
  const named = apart(lit, at);
  const pins = named.map((position) => ({ ...viewAt(position), ...spotIn(COUNTRY, at(position)) }));
  const spots = named.map((position): OnMap => inBox(COUNTRY, at(position)));
  const names = namePins(
    spots.map((spot, i) => ({ ...spot, name: pins[i]?.name ?? "" })),
    sheetOf(COUNTRY),
  );
  // Names of towns must not cover the pins and their names.
  const taken = spots.flatMap((spot, i) => {
    const reach = names[i]?.reach;
    return [
      { ...spot, zoom: 1 as const },
      ...(reach ? [{ ...spot, zoom: 1 as const, reach: onWiderSheets(reach) }] : []),
    ];
  });
  return {
    // The weather itself, so it includes places under a warning.
    bands: bandsOf(allLit.length === 0 ? [] : ranked, values, at),
    named: pins.map((pin, i) => ({
      ...pin,
      side: names[i]?.side ?? null,
      label: names[i]?.text ?? pin.name,
    })),
    listed: order.slice(0, LISTED).map(viewAt),
    dots: dotsPath(points, COUNTRY, 0),
    towns: groundView(COUNTRY, towns.slice(0, 30), taken, [1]).towns,
    best: order[0] === undefined ? null : viewAt(order[0]),
    // A place with a higher value is left out, because it is under an amber or red warning.
    isBestWarned: lit.length > 0 && lit[0] !== allLit[0],
    hasDim: dim.length > 0,
    hasWarned: known.some((position) => sun.warned.has(position)),
  };
}

function orderNoteOf(hasDim: boolean, hasWarned: boolean, warnedAsOf: string): string | null {
  const notes = [
    ...(hasDim ? ["Places with daylight left come first."] : []),
    ...(hasWarned ? [`Places under an amber or red warning${warnedAsOf} are left out.`] : []),
  ];
  return notes.join(" ") || null;
}

/** "6 hours": rounded down, as on the pages of places; null below half an hour. */
function wholeHoursInWords(hours: number): string | null {
  const figure = sunFigure(hours);
  if (figure === "0") return null;
  return figure === "½" ? "half an hour" : hoursInWords(Number(figure));
}

/** Far enough from each other. */
function apart(order: readonly number[], at: (position: number) => MapPoint): number[] {
  const chosen: number[] = [];
  for (const position of order) {
    const { x, y } = at(position);
    const isApart = chosen.every((other) => Math.hypot(at(other).x - x, at(other).y - y) >= APART_KM);
    if (isApart) chosen.push(position);
    if (chosen.length === NAMED) break;
  }
  return chosen;
}

/** Path data, the widest first; empty if all places have nearly the same value. */
function bandsOf(
  order: readonly number[],
  values: Float32Array,
  at: (position: number) => MapPoint,
): string[] {
  const sorted = order.map((position) => values[position] as number).sort((a, b) => a - b);
  const rankOf = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  const worst = rankOf(OUTLIERS);
  const step = (rankOf(1 - OUTLIERS) - worst) / BANDS;
  if (step <= 0) return [];
  const levels = Array.from({ length: BANDS }, (_, band) => worst + (band + 0.5) * step);

  // Contours enclose values up to a limit: negated, they enclose values from a limit upwards.
  const samples = order.map((position) => ({ ...at(position), value: -(values[position] as number) }));
  const field = smoothField(samples, COUNTRY, STEP_KM);
  return levels
    .map((level) =>
      ringsPath(
        contourRings(field, -level, step).map((ring) =>
          ring.map((steps, i) => (i % 2 === 0 ? COUNTRY.x : COUNTRY.y) + steps * STEP_KM),
        ),
        0,
      ),
    )
    .filter((path) => path !== "");
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
function headlineOf(best: Drawing["best"], measure: SunMeasure, day: string): string {
  if (best === null) return `Where the sun is ${day}`;
  if (measure === "score") return `Best ${day}: ${best.name}, ${best.score} of 100`;
  return best.hours === null ? `No sun anywhere ${day}` : `Sunniest ${day}: ${best.name}, ${best.hours}`;
}
