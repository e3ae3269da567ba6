import { contourRings } from "#app/domain/map/contour";
import type { OnMap } from "#app/domain/map/labels";
import { namePins, onWiderSheets } from "#app/domain/map/pin-names";
import { type MapBox, type MapPoint, inBox, onMap } from "#app/domain/map/map-box";
import type { MapTown } from "#app/domain/map/map-towns";
import { smoothField } from "#app/domain/map/smooth-field";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import { sunFigure, sunInWords } from "#app/domain/ranking/score-reasons";
import { hoursInWords } from "#app/domain/roads/driving-hours";
import type { SunOfDay } from "#app/services/map/sun-of-day";
import { DIM_WORDS } from "#app/domain/ranking/visit";
import { groundView, sheetOf, spotIn } from "./ground";
import type { SunMeasure } from "./map-view";
import { dotsPath, ringsPath } from "./paths";

/** The whole country, with room for a pin on the coast of Suffolk. */
export const COUNTRY: MapBox = { x: 205, y: 5, width: 702, height: 1222 };
const STEP_KM = 18;
const NAMED = 5;
const LISTED = 20;
/** 50 miles: otherwise named places would be neighbours. */
const APART_KM = 80.5;

/** In equal steps, without the worst and the best two per cent. */
const BANDS = 9;
const OUTLIERS = 0.02;

export type SunDrawing = ReturnType<typeof drawSun>;

/** Of one day, whenever it is looked at. */
export function drawSun(sun: SunOfDay, measure: SunMeasure, towns: readonly MapTown[]) {
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
  const viewAt = (position: number) => placeView(sun, measure, position);
  const named = apart(lit, at);
  return {
    // The weather itself, so it includes places under a warning.
    bands: bandsOf(allLit.length === 0 ? [] : ranked, values, at),
    ...pinned(named.map(viewAt), named.map(at), towns),
    listed: order.slice(0, LISTED).map(viewAt),
    dots: dotsPath(points, COUNTRY, 0),
    best: order[0] === undefined ? null : viewAt(order[0]),
    // A place with a higher value is left out, because it is under an amber or red warning.
    isBestWarned: lit.length > 0 && lit[0] !== allLit[0],
    hasDim: dim.length > 0,
    hasWarned: known.some((position) => sun.warned.has(position)),
  };
}

function placeView(sun: SunOfDay, measure: SunMeasure, position: number) {
  const { slug = "", name = "", region = "" } = sun.snapshot.places[position] ?? {};
  const score = Math.round(sun.scores[position] as number);
  const hours = sun.sunshine[position] as number;
  return {
    slug,
    name,
    region,
    score,
    verdict: verdictOf(score),
    sunshine: Number.isNaN(hours) ? null : sunInWords(hours),
    hours: Number.isNaN(hours) ? null : wholeHoursInWords(hours),
    dim: sun.nearlyDark.has(position) ? (DIM_WORDS["nearly-dark"] ?? null) : null,
    value: measure === "score" ? String(score) : sunFigure(hours),
  };
}

/** With their names, which those of towns must not cover. */
function pinned(
  places: readonly ReturnType<typeof placeView>[],
  points: readonly MapPoint[],
  towns: readonly MapTown[],
) {
  const spots = points.map((point): OnMap => inBox(COUNTRY, point));
  const names = namePins(
    spots.map((spot, i) => ({ ...spot, name: places[i]?.name ?? "" })),
    sheetOf(COUNTRY),
  );
  const taken = spots.flatMap((spot, i) => {
    const reach = names[i]?.reach;
    const pin = { ...spot, zoom: 1 as const };
    return reach ? [pin, { ...pin, reach: onWiderSheets(reach) }] : [pin];
  });
  return {
    named: places.map((place, i) => ({
      ...place,
      ...spotIn(COUNTRY, points[i] as MapPoint),
      side: names[i]?.side ?? null,
      label: names[i]?.text ?? place.name,
    })),
    towns: groundView(COUNTRY, towns.slice(0, 30), taken, [1]).towns,
  };
}

/** "6 hours": rounded down, as on the pages of places; null below half an hour. */
function wholeHoursInWords(hours: number): string | null {
  const figure = sunFigure(hours);
  if (figure === "0") return null;
  return figure === "½" ? "half an hour" : hoursInWords(Number(figure));
}

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
function bandsOf(order: readonly number[], values: Float32Array, at: (position: number) => MapPoint) {
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
