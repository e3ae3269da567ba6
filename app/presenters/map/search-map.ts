import { movedBesideHome, pinZooms } from "#app/domain/map/pins";
import type { Ring } from "#app/domain/map/contour";
import { type MapBox, type MapPoint, boxAround, inBox, onMap } from "#app/domain/map/map-box";
import type { MapTown } from "#app/domain/map/map-towns";
import type { Search } from "#app/services/search/search";
import type { FoundPlace } from "#app/services/search/found-place";
import { type SearchPageContext, destinationQuery } from "#app/presenters/search/urls";
import { issuedOf } from "#app/presenters/notes/notes-view";
import { startNames } from "#app/presenters/trips/drives";
import { present, wordForScore } from "#app/presenters/trips/present";
import { select } from "#app/presenters/select";
import { groundView, sheetOf, spotIn } from "./ground";
import { dotsPath, ringsPath } from "./paths";

export type SearchMapView = ReturnType<typeof searchMapView>;
export type PinView = SearchMapView["pins"][number];

export const MOST_PINS = 20;
/** Of the map: for the heads of pins at the top, for buttons at the bottom. */
const MARGIN = 0.13;
const LEAST_KM = 40;
const HOME_REACH = { left: 13, right: 13, above: 13, below: 13 };

/** The page's places as numbered pins, others as dots, home, the area. `ratio` is width by height. */
export function searchMapView(
  findings: Search,
  area: readonly Ring[],
  context: SearchPageContext,
  towns: readonly MapTown[],
  ratio: number,
) {
  const { offset } = context;
  const { places } = findings;
  const others = findings.others();
  const starts = findings.starts.map(onMap);
  const points = places.map(({ place }) => onMap(place));
  const box = boxAround([...starts, ...points], { ratio, leastKm: LEAST_KM, margin: MARGIN });
  const sheet = sheetOf(box);
  const homes = starts.map((start) => ({ ...inBox(box, start), zoom: 1 as const, reach: HOME_REACH }));
  const spots = points.map((point) => {
    const spot = inBox(box, point);
    const [moved] = homes.flatMap((home) => movedBesideHome(home, spot, sheet) ?? []);
    return { ...spot, moved };
  });
  const zooms = pinZooms(spots, sheet);
  const pinned = spots.map((spot, i) => ({ ...spot, zoom: zooms[i] ?? 1 }));
  const names = startNames(context);
  const signOf = (start: MapPoint, name = "") => ({ ...spotIn(box, start), name });
  const [homeAt = onMap(findings.start), ...metAt] = starts;
  const met = metAt.map((start, i) => signOf(start, names[i + 1]));
  return {
    ...groundView(box, towns, [...homes, ...pinned]),
    /** With its outcode as the name. */
    home: signOf(homeAt, names[0]),
    /** Starts of people to meet. */
    ...(met.length > 0 && { met }),
    area: ringsPath(
      area.filter((ring) => comesNear(ring, box)),
      1,
    ),
    dots: dotsPath(others.map(onMap), box, 1),
    others: others.length,
    pins: places.map((found, i) => {
      const zoom = zooms[i] ?? 1;
      const moved = spots[i]?.moved;
      return {
        ...pinOf(found, context),
        ...spotIn(box, onMap(found.place)),
        ...(moved && { moved }),
        ...(zoom > 1 ? { zoom } : {}),
      };
    }),
    firstShown: offset + 1,
    detailsQuery: destinationQuery(context),
  };
}

function pinOf(found: FoundPlace, context: SearchPageContext) {
  const view = present(found, context, "row");
  const [warning] = issuedOf(view.notes);
  const { score } = found;
  const word: { verdict: string | null; until?: number } =
    score === null ? { verdict: null } : wordForScore(score, found.caution);
  return {
    ...select(view, ["slug", "name", "duration", "dim"]),
    score,
    ...word,
    ...(warning && { warning }),
  };
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
