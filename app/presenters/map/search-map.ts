import { pinZooms } from "#app/domain/map/labels";
import type { Ring } from "#app/domain/map/contour";
import { type MapBox, boxAround, inBox, onMap } from "#app/domain/map/map-box";
import type { MapTown } from "#app/domain/map/map-towns";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import { scoreVisit } from "#app/domain/ranking/visit-weather";
import { leavingTime } from "#app/domain/ranking/visit";
import { sayDuration } from "#app/domain/units";
import { usableForecast } from "#app/domain/weather/forecast-freshness";
import type { SearchMapFindings } from "#app/services/map/find-search-map";
import { type SearchPageContext, destinationQuery } from "../search/urls";
import { seeVisit } from "../trips/destination-card";
import { groundView, sheetOf, spotIn } from "./ground";
import type { SearchMapView } from "./map-view";

/** Never more numbers than these on one map. */
export const MOST_PINS = 20;
/** Pins stand on their point and reach up: what is shown is centred below them. */
const MARGIN = 0.13;
const LEAST_KM = 40;

/**
 * The map of a search: the places of its page as numbered pins, all others as dots, home, and the area within the
 * drive. `ratio` is the map's width by its height.
 */
export function searchMapView(
  { findings, home, area }: SearchMapFindings,
  context: SearchPageContext,
  towns: readonly MapTown[],
  ratio: number,
): SearchMapView {
  const { offset } = context;
  const { places } = findings.snapshot;
  const shown = findings.positions.slice(offset, offset + MOST_PINS);
  const rest = [...findings.positions.slice(0, offset), ...findings.positions.slice(offset + MOST_PINS)];
  const at = (position: number) => onMap(places[position] as (typeof places)[number]);
  const homeAt = onMap(home);
  const box = boxAround([homeAt, ...shown.map(at)], { ratio, leastKm: LEAST_KM, margin: MARGIN });
  const spots = [homeAt, ...shown.map(at)].map((point) => inBox(box, point));
  const zooms = pinZooms(spots, sheetOf(box));
  const pinned = spots.map((spot, i) => ({ ...spot, zoom: zooms[i] ?? 1 }));
  return {
    ...groundView(box, towns, pinned),
    home: { ...spotIn(box, homeAt), name: context.origin.outcode },
    area: areaPath(area, box),
    dots: dotsPath(rest.map(at), box),
    others: rest.length,
    pins: shown.map((position, i) => {
      const zoom = zooms[i + 1] ?? 1;
      return {
        ...pinOf(findings, context, position),
        ...spotIn(box, at(position)),
        ...(zoom > 1 ? { zoom } : {}),
      };
    }),
    firstShown: offset + 1,
    detailsQuery: destinationQuery(context),
  };
}

function pinOf(
  { snapshot, table }: SearchMapFindings["findings"],
  { date, leave, nowMs, style }: SearchPageContext,
  position: number,
) {
  const place = snapshot.places[position];
  if (!place) throw new RangeError(`The snapshot holds no place ${position}`);
  const minutes = table.minutes[position] ?? 0;
  const forecast = usableForecast(snapshot.forecasts[position] ?? null, nowMs);
  const { weather } = seeVisit(place, forecast, minutes, date, leavingTime(date, leave, nowMs));
  const score = weather && Math.round(scoreVisit(weather, style).value);
  const told = { slug: place.slug, name: place.name, duration: sayDuration(minutes) };
  return { ...told, score, verdict: score === null ? null : verdictOf(score) };
}

const tenth = (km: number): number => Math.round(10 * km) / 10;

/** What of the area comes near the box, as path data with soft corners: through the middles of its sides. */
function areaPath(area: readonly Ring[], box: MapBox): string {
  return area
    .filter((ring) => comesNear(ring, box))
    .map((ring) => {
      const points: string[] = [];
      let [x, y] = [0, 0];
      const step = (toX: number, toY: number) => `${tenth(toX - x)} ${tenth(toY - y)}`.replace(" -", "-");
      const corners = ring.length / 2;
      for (let i = 0; i < corners; i++) {
        const [cornerX, cornerY] = [ring[2 * i] as number, ring[2 * i + 1] as number];
        const next = 2 * ((i + 1) % corners);
        const [endX, endY] = [
          (cornerX + (ring[next] as number)) / 2,
          (cornerY + (ring[next + 1] as number)) / 2,
        ];
        if (i === 0) {
          const last = ring.length - 2;
          [x, y] = [
            tenth((cornerX + (ring[last] as number)) / 2),
            tenth((cornerY + (ring[last + 1] as number)) / 2),
          ];
          points.push(`M${x} ${y}q`);
        }
        points.push(`${i === 0 ? "" : " "}${step(cornerX, cornerY)} ${step(endX, endY)}`);
        // From where the rounded steps have led, so that their errors do not add up.
        [x, y] = [x + tenth(endX - x), y + tenth(endY - y)];
      }
      return `${points.join("")}z`;
    })
    .join("");
}

function comesNear(ring: Ring, { x, y, width, height }: MapBox): boolean {
  let [west, east, north, south] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < ring.length; i += 2) {
    west = Math.min(west, ring[i] as number);
    east = Math.max(east, ring[i] as number);
    north = Math.min(north, ring[i + 1] as number);
    south = Math.max(south, ring[i + 1] as number);
  }
  return west <= x + width && east >= x && north <= y + height && south >= y;
}

/** Points as lines of no length: their round ends keep their size at every zoom. */
function dotsPath(points: readonly { readonly x: number; readonly y: number }[], box: MapBox): string {
  return points
    .filter((point) => {
      const { left, top } = inBox(box, point);
      return left >= 0 && left <= 1 && top >= 0 && top <= 1;
    })
    .map(({ x, y }) => `M${tenth(x)} ${tenth(y)}h0`)
    .join("");
}
