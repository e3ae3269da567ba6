import type { Point } from "#app/domain/geo/geo";
import { MILES_PER_KILOMETRE } from "#app/domain/units";
import { createNodeFinder, nearestNodes } from "#app/domain/roads/nodes-nearby";
import { numberOf, readCsv } from "../csv";
import type { Network, RoadEdge } from "./source-graph";

/** Seconds for each mile on an empty local A road: 33.4 mph when the mean was 23.3 mph (England, year to June 2023). */
const ENGLAND = { empty: 3600 / 23.3 - 46.7, mean: 3600 / 23.3 };
/** Miles an hour on the local A roads of England's towns and countryside, 2022. */
export const ELSEWHERE_MPH = { urban: 17, rural: 34.1 } as const;
/** Junctions in each square kilometre around a node, from which on its roads count as a town's. */
const URBAN_JUNCTIONS = 22;
/** Farther from any postcode sector, a node has no authority. */
const SECTOR_WITHIN_KM = 25;

interface Authority {
  readonly name: string;
  readonly isInLondon: boolean;
  /** On local A roads over the whole week, 2022. */
  readonly mph: number;
  /** "LS1 2", or "LS1" for all its sectors. */
  readonly sectors: readonly string[];
}

/** Kilometres an hour on an empty road, from which on it counts as a motorway or a trunk road: the map has no classes. */
const STRATEGIC_KMH = 80;

export const isStrategic = ({ kilometres, minutes, ferry }: RoadEdge): boolean =>
  ferry === 0 && 60 * kilometres >= STRATEGIC_KMH * minutes;

/** The delay of the week's mean, as a percentage of the time on empty roads. */
export const delayPercent = (mph: number): number => Math.round(100 * (3600 / mph / emptyPace(mph) - 1));

/**
 * Seconds for each mile. Half of what a mean mile takes longer than England's is delay: between all England and its towns
 * the Department's delays of 2016 rise by that.
 */
export function emptyPace(mph: number): number {
  const mean = 3600 / mph;
  return Math.min(mean, ENGLAND.empty + (mean - ENGLAND.mean) / 2);
}

export function readAuthorities(folder: string): Authority[] {
  return readCsv(`${folder}/traffic/authorities.csv`, ["code", "name", "mph_2022", "sectors"]).map(
    ({ code, name, mph_2022, sectors }) => ({
      name,
      isInLondon: code.startsWith("E09"),
      mph: numberOf(mph_2022),
      sectors: sectors.split(" | "),
    }),
  );
}

/** By the nearest postcode sector; null where the Department has no figures. */
export function authoritiesOf(nodes: readonly Point[], folder: string): (Authority | null)[] {
  const bySector = new Map(
    readAuthorities(folder).flatMap((each) => each.sectors.map((name) => [name, each])),
  );
  const sectors = readCsv(`${folder}/postcodes/uk_sectors.csv`, ["sector", "lat", "lon"]);
  const [latitudes, longitudes] = (["lat", "lon"] as const).map((column) =>
    Float64Array.from(sectors, (row) => numberOf(row[column])),
  ) as [Float64Array, Float64Array];
  const finder = createNodeFinder(latitudes, longitudes, () => true);
  return nodes.map((node) => {
    const [nearest] = nearestNodes(finder, node, 1, SECTOR_WITHIN_KM, () => true);
    const name = nearest && sectors[nearest.node]?.sector;
    return (name && (bySector.get(name) ?? bySector.get(name.split(" ")[0] as string))) || null;
  });
}

/** On local roads of the network, by authority, without roads that lead from one to another. */
export function localKmAndMinutes(
  { edges }: Network,
  authorities: readonly (Authority | null)[],
): Map<Authority, { kilometres: number; minutes: number }> {
  const sums = new Map<Authority, { kilometres: number; minutes: number }>();
  for (const edge of edges) {
    const authority = authorities[edge.from];
    if (!authority || authority !== authorities[edge.to] || edge.ferry > 0 || isStrategic(edge)) continue;
    const sum = sums.get(authority) ?? { kilometres: 0, minutes: 0 };
    sum.kilometres += edge.kilometres;
    sum.minutes += edge.minutes;
    sums.set(authority, sum);
  }
  return sums;
}

/** The delay of each node's local roads, as `delayPercent`. */
export function localDelays(network: Network, folder: string): number[] {
  const { urban, rural } = ELSEWHERE_MPH;
  const authorities = authoritiesOf(network.nodes, folder);
  const sums = localKmAndMinutes(network, authorities);
  const percents = new Map<Authority, number>();
  for (const [authority, sum] of sums)
    if (authority.isInLondon) percents.set(authority, londonPercent(authority, sum));
  return network.nodes.map(({ junctionsPerSquareKm }, i) => {
    const authority = authorities[i];
    if (authority) return percents.get(authority) ?? delayPercent(authority.mph);
    return delayPercent(junctionsPerSquareKm < URBAN_JUNCTIONS ? rural : urban);
  });
}

/**
 * London's roads are missing in our map, and those that replace them are too fast on empty roads: their delay is what
 * brings them to the Department's speed.
 */
const londonPercent = ({ mph }: Authority, sum: { kilometres: number; minutes: number }): number =>
  Math.max(0, Math.round(100 * (mphOf(sum) / mph - 1)));

export const mphOf = ({ kilometres, minutes }: { kilometres: number; minutes: number }): number =>
  (60 * MILES_PER_KILOMETRE * kilometres) / minutes;
