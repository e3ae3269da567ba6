import { USUAL_LEAVING } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import type { Arrival, VisitScores } from "#app/domain/ranking/visit-scores";
import { weatherAtHome } from "#app/domain/ranking/weather-at-home";
import { type ResultOrder, nameRanksOf, rankVisits } from "#app/domain/ranking/weather-ranking";
import type { Entries, RecordedVisit } from "./recorded-visit";

export interface CountedPlace extends Point {
  readonly id: number;
  readonly name: string;
}

/** A made-up home to search from. Minutes are by position of the place. */
export interface Home extends Point {
  readonly outcode: string;
  readonly minutes: Float32Array;
}

export const DRIVE_MINUTES = 120;

/** They need no forecast: the nearest place, last Saturday's best (on weekends), the week's best climate. */
export const DULL_RULES = ["nearest", "lastWeekend", "climate"] as const;
export type DullRule = (typeof DULL_RULES)[number];

/** From one home for one day. Scores are those of the usual visit, in points. */
export interface Choice {
  readonly outcode: string;
  /** The id of the place that the search put first. */
  readonly first: number;
  /** One way. */
  readonly driveHours: number;
  readonly promised: number;
  readonly won: number;
  /** More than home; null if unknown. */
  readonly sunWonHours: number | null;
  readonly missed: number;
  /** Had one gone by a dull rule; null if the rule names no place. */
  readonly missedBy: Readonly<Record<DullRule, number | null>>;
  /** The id of the place that had the best weather. */
  readonly best: number;
}

export interface ChoiceDeps {
  readonly homes: readonly Home[];
  readonly bandPoints: number;
  /** The best within the drive on the Saturday before; null if unknown. */
  readonly lastWinner: (outcode: string) => number | null;
  /** By position. */
  readonly climate: Float32Array;
}

/** A home without weather of its own, or without a place, has no case. */
export function choicesOf(
  { forecasts, outcomes }: { readonly forecasts: Entries; readonly outcomes: Entries },
  places: readonly CountedPlace[],
  { homes, bandPoints, lastWinner, climate }: ChoiceDeps,
): Choice[] {
  const known = places.map(({ id }) =>
    forecasts[id] && outcomes[id] ? [forecasts[id], outcomes[id]] : null,
  );
  const said = visitsOf(known.map((pair) => pair?.[0]));
  const came = visitsOf(known.map((pair) => pair?.[1]));
  const usual = visitsOf(known.map((pair, position) => pair && [climate[position] as number, null, 0, 0]));
  const names = nameRanksOf(places);
  const choiceFrom = (home: Home): Choice[] => {
    const first = (visits: VisitScores, order: ResultOrder) =>
      rankVisits(visits, home.minutes, names, {
        limitMinutes: DRIVE_MINUTES,
        leavesAt: USUAL_LEAVING,
        filter: null,
        order,
        bandPoints,
        offset: 0,
        limit: 1,
      }).positions[0];
    const atHome = (visits: VisitScores) => weatherAtHome(visits, places, home, USUAL_LEAVING);
    const [chosen, best] = [first(said, "best"), first(came, "score")];
    const [saidAtHome, cameAtHome] = [atHome(said), atHome(came)];
    if (chosen === undefined || best === undefined || !saidAtHome || !cameAtHome) return [];
    const at = (position: number) => came.arrival(0, position).points;
    const missedAt = (position: number | undefined) =>
      position === undefined ? null : at(best) - at(position);
    const winner = places.findIndex(({ id }) => id === lastWinner(home.outcode));
    const canReach = known[winner] && home.minutes[winner]! <= DRIVE_MINUTES;
    const sunAt = (position: number) => came.arrival(0, position).sunshineHours;
    const [sunThere, sunAtHome] = [sunAt(chosen), sunAt(cameAtHome.from[0]!)];
    return [
      {
        outcode: home.outcode,
        first: places[chosen]!.id,
        driveHours: home.minutes[chosen]! / 60,
        promised: said.arrival(0, chosen).points - saidAtHome.value,
        won: at(chosen) - cameAtHome.value,
        sunWonHours: sunThere === null || sunAtHome === null ? null : sunThere - sunAtHome,
        missed: at(best) - at(chosen),
        missedBy: {
          nearest: missedAt(first(said, "near")),
          lastWeekend: missedAt(canReach ? winner : undefined),
          climate: missedAt(first(usual, "best")),
        },
        best: places[best]!.id,
      },
    ];
  };
  return homes.flatMap(choiceFrom);
}

/** The same for every time of arrival. */
function visitsOf(entries: readonly (RecordedVisit | null | undefined)[]): VisitScores {
  const arrivals = entries.map((entry): Arrival => ({
    standing: entry ? "daylight" : "no-forecast",
    points: entry?.[0] ?? 0,
    score: entry?.[0] ?? null,
    sunshineHours: entry?.[1] ?? null,
    chanceOfRainPct: null,
    isCalm: false,
  }));
  return { arrival: (_, position) => arrivals[position]!, usableUntil: Infinity, bytes: () => 0 };
}
