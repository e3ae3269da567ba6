import { type LondonDate, USUAL_LEAVING } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import type { Arrival, VisitScores } from "#app/domain/ranking/visit-scores";
import { weatherAtHome } from "#app/domain/ranking/weather-at-home";
import { type ResultOrder, nameRanksOf, rankVisits } from "#app/domain/ranking/weather-ranking";
import type { RecordedVisit } from "./recorded-visit";

export interface CountedPlace extends Point {
  readonly id: number;
  readonly name: string;
}

/** A made-up home to search from. Minutes are by position of the place. */
export interface Home extends Point {
  readonly outcode: string;
  readonly minutesOn: (date: LondonDate) => Float32Array;
}

/** What was said of a place, and what came. */
export interface Case extends Point {
  readonly said: RecordedVisit;
  readonly came: RecordedVisit;
}

export const DRIVE_MINUTES = 120;

export interface ChoiceDeps {
  readonly homes: readonly Home[];
  readonly bandPoints: number;
  /** The best within the drive on the Saturday before; null if unknown. */
  readonly lastWinner: (outcode: string) => number | null;
  /** By position. */
  readonly climate: Float32Array;
}

/**
 * One for each home that has weather of its own and a place. Scores are those of the usual visit, in points. Cases are by
 * position of the place; null if one of the two visits is unknown.
 */
export function choicesOf(
  date: LondonDate,
  cases: readonly (Case | null)[],
  places: readonly CountedPlace[],
  { homes, bandPoints, lastWinner, climate }: ChoiceDeps,
) {
  const said = visitsOf(cases.map((each) => each?.said));
  const came = visitsOf(cases.map((each) => each?.came));
  const usual = visitsOf(cases.map((each, position) => each && [climate[position] as number, null, 0, 0]));
  const names = nameRanksOf(places);
  return homes.flatMap((home) => {
    const minutes = home.minutesOn(date);
    const first = (visits: VisitScores, order: ResultOrder) => {
      const [position] = rankVisits(visits, minutes, names, {
        limitMinutes: DRIVE_MINUTES,
        leavesAt: USUAL_LEAVING,
        filter: null,
        order,
        bandPoints,
      }).inOrder();
      return position;
    };
    const atHome = (visits: VisitScores) => weatherAtHome(visits, places, home, USUAL_LEAVING);
    const [chosen, best] = [first(said, "best"), first(came, "score")];
    const [saidAtHome, cameAtHome] = [atHome(said), atHome(came)];
    if (chosen === undefined || best === undefined || !saidAtHome || !cameAtHome) return [];
    const at = (position: number) => came.arrival(0, position).points;
    const missedAt = (position: number | undefined) =>
      position === undefined ? null : at(best) - at(position);
    const winner = places.findIndex(({ id }) => id === lastWinner(home.outcode));
    const canReach = cases[winner] && minutes[winner]! <= DRIVE_MINUTES;
    const sunAt = (position: number) => came.arrival(0, position).sunshineHours;
    const [sunThere, sunAtHome] = [sunAt(chosen), sunAt(cameAtHome.from[0]!)];
    return [
      {
        outcode: home.outcode,
        first: places[chosen]!.id,
        /** One way. */
        driveHours: minutes[chosen]! / 60,
        promised: said.arrival(0, chosen).points - saidAtHome.value,
        won: at(chosen) - cameAtHome.value,
        /** More than home; null if unknown. */
        sunWonHours: sunThere === null || sunAtHome === null ? null : sunThere - sunAtHome,
        missed: at(best) - at(chosen),
        /** By a rule; null if it names no place. */
        missedBy: {
          nearest: missedAt(first(said, "near")),
          /** Last Saturday's best, on weekends. */
          lastWeekend: missedAt(canReach ? winner : undefined),
          climate: missedAt(first(usual, "best")),
        },
        best: places[best]!.id,
      },
    ];
  });
}

export type Choice = ReturnType<typeof choicesOf>[number];
export type DullRule = keyof Choice["missedBy"];

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
