import { statedChance } from "#app/domain/ranking/calibration";
import { daysBetween } from "#app/domain/calendar/calendar-day";
import { isToday, londonDateOf } from "#app/domain/calendar/london-time";
import { longWeekday, onDay } from "#app/domain/calendar/words";
import { CLOSURES } from "#app/domain/catalogue/closure";
import { chosenFilters } from "#app/domain/filters/filters";
import { comparedWithHome } from "#app/domain/ranking/weather-at-home";
import { limitInWords } from "#app/domain/roads/driving-hours";
import type { SkyCondition } from "#app/domain/weather/forecast";
import type { DayAtPlace, FoundPlace } from "#app/services/search/found-place";
import type { Search } from "#app/services/search/search";
import { durationOf } from "#app/presenters/trips/present";
import { isDriveWarned } from "./answer-warnings";
import type { SearchPageContext } from "./urls";

const COMPARED = { "a-little": "A little better than home", clearly: "Worth the drive" } as const;

/** A place within this drive is home, not an outing. */
const HOME_MINUTES = 10;
const isOuting = ({ drive }: FoundPlace): boolean =>
  drive === null || Math.round(drive.minutes) > HOME_MINUTES;

/** Or in short sentences that the day is bad. "" if nothing can be recommended. */
export function verdictOn(findings: Search, context: SearchPageContext): string {
  const open = recommendable(findings);
  const first = firstOuting(findings);
  if (!first || first.score === null || isDriveWarned(findings)) return "";
  const verdict = badDayInWords(findings, context) ?? comparison(findings, context, open, first);
  return [verdict, betterDay(findings, context, first.score)].filter(Boolean).join(" ");
}

function recommendable({ places }: Pick<Search, "places">): FoundPlace[] {
  const isOpen = ({ rank }: FoundPlace) => (rank?.closure ?? CLOSURES.none) === CLOSURES.none;
  // An island that the tide cuts off has the times to cross on its own page.
  return places.filter((found) => !found.isCutOff && !found.isWarned && isOpen(found));
}

/** That may be recommended, and is not at home if another one is not. */
export function firstOuting(findings: Pick<Search, "places">): FoundPlace | undefined {
  const open = recommendable(findings);
  return open.find(isOuting) ?? open[0];
}

/** `open` are all places that may be recommended. */
function comparison(
  findings: Search,
  context: SearchPageContext,
  open: readonly FoundPlace[],
  first: FoundPlace,
): string {
  const { home, date, places } = findings;
  const score = first.score ?? 0;
  const place = `${first.place.name} ${score}`;
  if (home === null) {
    const without = places.find(({ isCutOff }) => !isCutOff)?.isWarned
      ? ` without an amber or red warning${findings.notes.issued.standing(context.nowMs).asOf}`
      : "";
    return `${bestOf(context)}${without}: ${place}.`;
  }
  const today = londonDateOf(context.nowMs);
  const compared = comparedWithHome(score, home.score, findings.band.points);
  if (compared === "no-better") return homeIsAsGood(home.score, open);
  const said = `${COMPARED[compared]}: ${place}, home ${home.score}.`;
  const chance = statedChance(findings.snapshot.calibration ?? null, {
    daysAhead: daysBetween(today, date),
    points: score - home.score,
  });
  return chance === null ? said : `${said} The chance that it beats home is ${chance} in 10.`;
}

/** "Home is as good as anywhere (72). Nearest outing: Harewood House, 17 min." */
function homeIsAsGood(atHome: number, open: readonly FoundPlace[]): string {
  const outings = open.filter(isOuting);
  const equals = outings.filter(({ rank }) => rank?.isInBand);
  const minutes = ({ drive }: FoundPlace) => drive?.minutes ?? Infinity;
  const [nearest] = (equals.length > 0 ? equals : outings).toSorted((a, b) => minutes(a) - minutes(b));
  const outing = nearest ? ` Nearest outing: ${nearest.place.name}, ${durationOf(nearest)}.` : "";
  return `Home is as good as anywhere (${atHome}).${outing}`;
}

/** Points by which another day is worth a word. */
const BETTER_BY = 10;
const SUNNY: readonly SkyCondition[] = ["clear", "mostly-clear", "partly-cloudy"];

/** "Sunday is sunny: 73."; "" if none is clearly better, or for a stay. */
function betterDay(findings: Search, { nowMs, nights }: SearchPageContext, score: number): string {
  const { date } = findings;
  if (nights > 0 || findings.badDay()?.sunniestDay) return "";
  const scoreOf = (best: DayAtPlace) => best.score ?? 0;
  const [best] = findings
    .bestOfDays()
    .best.filter(
      (each): each is DayAtPlace => typeof each !== "string" && !each.isWarned && each.date !== date,
    )
    .toSorted((a, b) => scoreOf(b) - scoreOf(a));
  if (!best || scoreOf(best) < score + BETTER_BY) return "";
  const how = best.weather && SUNNY.includes(best.weather.condition) ? "sunny" : "better";
  const day = isToday(best.date, nowMs) ? "Today" : longWeekday(best.date);
  return `${day} is ${how}: ${scoreOf(best)}.`;
}

/** "Best within 2 hours"; "Best of these places" if filters leave places out. */
function bestOf({ order, filters, drivingHours }: SearchPageContext): string {
  const first = order === "near" ? "Nearest" : "Best";
  const isFiltered = chosenFilters(filters).length > 0;
  return isFiltered
    ? `${first} of these places`
    : `${first} within ${limitInWords(drivingHours, filters.within)}`;
}

/** Fewer places are not "everywhere". */
const EVERYWHERE_FROM = 5;

/** "Grey everywhere. Driest: Eshaness. Better on Thursday (Filey 70)."; null if the day is not bad. */
function badDayInWords(findings: Search, { nowMs }: SearchPageContext): string | null {
  const bad = findings.badDay();
  if (!bad) return null;
  const { driest, sunniestDay } = bad;
  const better =
    sunniestDay &&
    `Better ${onDay(sunniestDay.date, nowMs)} (${sunniestDay.place.name} ${sunniestDay.score}).`;
  const where = findings.total < EVERYWHERE_FROM ? "here" : "everywhere";
  return [`${bad.hasSun ? "Poor" : "Grey"} ${where}.`, driest !== null && `Driest: ${driest.name}.`, better]
    .filter(Boolean)
    .join(" ");
}
