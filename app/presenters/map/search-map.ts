import { pinZooms } from "#app/domain/map/labels";
import type { Ring } from "#app/domain/map/contour";
import { type MapBox, boxAround, inBox, onMap } from "#app/domain/map/map-box";
import type { MapTown } from "#app/domain/map/map-towns";
import { verdictOf } from "#app/domain/ranking/holiday-climate-index";
import { visitTo } from "#app/domain/ranking/seen-visit";
import { arrivalQuarter } from "#app/domain/ranking/visit";
import { shownScoreAt } from "#app/domain/ranking/visit-scores";
import { sayDrive } from "#app/domain/roads/coarse-areas";
import { placeAt } from "#app/services/ports";
import type { PlacesOnMap } from "#app/services/map/find-search-map";
import type { SearchResults } from "#app/services/search/search-destinations";
import { type SearchPageContext, destinationQuery } from "#app/presenters/search/urls";
import { DIM_WORDS } from "#app/presenters/trips/visit-words";
import { groundView, sheetOf, spotIn } from "./ground";
import { dotsPath, ringsPath } from "./paths";
import type { SearchMapView } from "./map-view";

/** Never more numbers than these on one map. */
export const MOST_PINS = 20;
/** Pins stand on their point and reach up: what is shown is centred below them. */
const MARGIN = 0.13;
const LEAST_KM = 40;

/**
 * The map of a search that found all its places: those of its page as numbered pins, the others as dots, home, and the
 * area within the drive. `ratio` is the map's width by its height.
 */
export function searchMapView(
  findings: PlacesOnMap,
  context: SearchPageContext,
  towns: readonly MapTown[],
  ratio: number,
): SearchMapView {
  const { offset } = context;
  const { places } = findings.snapshot;
  const shown = findings.positions.slice(offset, offset + MOST_PINS);
  const rest = [...findings.positions.slice(0, offset), ...findings.positions.slice(offset + MOST_PINS)];
  const at = (position: number) => onMap(places[position] as (typeof places)[number]);
  const homeAt = onMap(findings.start);
  const box = boxAround([homeAt, ...shown.map(at)], { ratio, leastKm: LEAST_KM, margin: MARGIN });
  const spots = [homeAt, ...shown.map(at)].map((point) => inBox(box, point));
  const zooms = pinZooms(spots, sheetOf(box));
  const pinned = spots.map((spot, i) => ({ ...spot, zoom: zooms[i] ?? 1 }));
  return {
    ...groundView(box, towns, pinned),
    home: { ...spotIn(box, homeAt), name: context.origin.outcode },
    area: ringsPath(
      findings.area.filter((ring) => comesNear(ring, box)),
      1,
    ),
    dots: dotsPath(rest.map(at), box, 1),
    others: rest.length,
    pins: shown.map((position, i) => {
      const zoom = zooms[i + 1] ?? 1;
      return {
        ...pinOf(findings, position),
        ...spotIn(box, at(position)),
        ...(zoom > 1 ? { zoom } : {}),
      };
    }),
    firstShown: offset + 1,
    detailsQuery: destinationQuery(context),
  };
}

function pinOf({ snapshot, table, date, leavesAt, scoresOn }: SearchResults, position: number) {
  const place = placeAt(snapshot, position);
  const minutes = table.minutes[position] ?? 0;
  const score = shownScoreAt(scoresOn(date), arrivalQuarter(leavesAt, minutes), position);
  const told = { slug: place.slug, name: place.name, duration: sayDrive(minutes, place) };
  const dim = DIM_WORDS[visitTo(place, minutes, date, leavesAt).light];
  return { ...told, score, verdict: score === null ? null : verdictOf(score), ...(dim && { dim }) };
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
