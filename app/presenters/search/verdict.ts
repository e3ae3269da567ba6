import { statedChance } from "#app/domain/ranking/calibration";
import { daysBetween } from "#app/domain/calendar/calendar-day";
import { isToday, londonDateOf } from "#app/domain/calendar/london-time";
import { longWeekday, onDay } from "#app/domain/calendar/words";
import { mayBeAdvised } from "#app/domain/catalogue/closure";
import { chosenFilters } from "#app/domain/filters/filters";
import { comparedWithHome } from "#app/domain/ranking/weather-at-home";
import { limitInWords } from "#app/domain/roads/driving-hours";
import type { SkyCondition } from "#app/domain/weather/forecast";
import type { Caution } from "#app/services/notes/ports";
import type { DayAtPlace, FoundPlace } from "#app/services/search/found-place";
import type { Search } from "#app/services/search/search";
import { namesInWords } from "#app/domain/text";
import { fromStart, leavingInWords, onDays, outingSentence } from "#app/presenters/trips/outing-sentence";
import { durationOf, startNames, togetherOf } from "#app/presenters/trips/drives";
import { outingView } from "#app/presenters/trips/present";
import { cautionOfDrive } from "./answer-warnings";
import type { SearchPageContext } from "./urls";

/** What a search answers. Its sentence can be sent: it has the weekday, and of the start the district or town. */
export interface Verdict {
  /** The place of the sentence, if it is on this page. */
  readonly found: FoundPlace | null;
  /** "Go to Saddleworth on Saturday: 5 hours of sun, 10°, dry. 44 min from LS6."; "" if there is nothing to say. */
  readonly sentence: string;
  /** The sentence says the weather and the drive of the place. */
  readonly saysWeather: boolean;
  /** Epoch milliseconds until which the sentence is true, if a warning made it. */
  readonly until?: number;
  /** How it compares with home and with other days: "Worth the drive: 73, home 61. Sunday is sunny: 84 at Bempton." */
  readonly beside: string;
}

const NOTHING: Verdict = { found: null, sentence: "", saysWeather: false, beside: "" };

/** Of all starts, which have names if there are several; empty if one is unknown. */
function homeScores({ homes }: Search, context: SearchPageContext) {
  const names = context.others ? startNames(context) : ["home"];
  const known = homes.flatMap((home, start) =>
    home ? [{ name: names[start] ?? "", score: home.score }] : [],
  );
  return known.length === homes.length ? known : [];
}
type HomeScores = ReturnType<typeof homeScores>;

/** A place within this drive is home, not an outing. */
const HOME_MINUTES = 10;
const isOuting = ({ drives }: FoundPlace): boolean =>
  drives.length === 0 || drives.some(({ minutes }) => Math.round(minutes) > HOME_MINUTES);

/** `onOtherDays` takes most of the time. */
export function verdictOn(findings: Search, context: SearchPageContext, onOtherDays = betterDay): Verdict {
  const open = findings.places.filter(mayBeAdvised);
  const first = open.find(isOuting) ?? open[0];
  const caution = cautionOfDrive(findings) ?? (first ? null : (findings.places[0]?.caution ?? null));
  if (caution) return forbidden(caution, context);
  if (!first || first.score === null) return NOTHING;
  const better = onOtherDays(findings, context, first.score);
  const verdict = badDay(findings, context) ?? outing(findings, context, open, first);
  return { ...verdict, beside: [verdict.beside, better].filter(Boolean).join(" ") };
}

/** A warning that is known has an end. */
function forbidden({ until }: Caution, context: SearchPageContext): Verdict {
  const why =
    until === undefined ? "weather warnings aren't known at the moment" : "there is an amber or red warning";
  const sentence = `We recommend no outing ${onDays(context)}: ${why}.`;
  return { ...NOTHING, sentence, ...(until !== undefined && { until }) };
}

/** `open` are all places that may be advised. */
function outing(
  findings: Search,
  context: SearchPageContext,
  open: readonly FoundPlace[],
  first: FoundPlace,
): Verdict {
  const { date, places } = findings;
  const homes = homeScores(findings, context);
  const score = first.score ?? 0;
  const sentence = outingSentence(outingView(first, context, "row"), context);
  if (homes.length === 0) {
    const without = places.find(({ isCutOff }) => !isCutOff)?.isWarned
      ? ` without an amber or red warning${findings.notes.issued.standing(context.nowMs).asOf}`
      : "";
    return { found: first, sentence, saysWeather: true, beside: `${bestOf(context)}${without}: ${score}.` };
  }
  const compared = homes.map((home) => comparedWithHome(score, home.score, findings.band.points));
  const beaten = homes.filter((_, start) => compared[start] !== "no-better");
  const [hardest] = beaten.toSorted((a, b) => b.score - a.score);
  if (!hardest) return homeIsAsGood(homes, open, context);
  const chance = statedChance(findings.snapshot.calibration ?? null, {
    daysAhead: daysBetween(londonDateOf(context.nowMs), date),
    points: score - hardest.score,
  });
  const isAll = (lead: (typeof compared)[number]) => compared.every((each) => each === lead);
  const than = beaten.length === homes.length ? "home" : namesInWords(beaten.map(({ name }) => name));
  const better = `${isAll("a-little") ? "A little better" : "Better"} than ${than}`;
  const beside = [
    `${isAll("clearly") ? "Worth the drive" : better}: ${[score, ...homes.map((home) => `${home.name} ${home.score}`)].join(", ")}.`,
    chance &&
      `The chance that it beats ${hardest.name} is ${chance.tenths} in 10 (${chance.days} days on record).`,
  ];
  return { found: first, sentence, saysWeather: true, beside: beside.filter(Boolean).join(" ") };
}

/**
 * "Home is as good as anywhere on Saturday (72). Nearest outing: Harewood House, 17 min from LS6." From several starts
 * "LS6 (72) and M1 (70) are as good …".
 */
function homeIsAsGood(homes: HomeScores, open: readonly FoundPlace[], context: SearchPageContext): Verdict {
  const outings = open.filter(isOuting);
  const equals = outings.filter(({ rank }) => rank?.isInBand);
  const minutes = ({ drives }: FoundPlace) => Math.max(...drives.map((drive) => drive.minutes));
  const [nearest = null] = (equals.length > 0 ? equals : outings).toSorted((a, b) => minutes(a) - minutes(b));
  const together = nearest && togetherOf(nearest, context);
  const way = together
    ? leavingInWords(together)
    : nearest && fromStart(durationOf(nearest, context), context);
  const as = `as good as anywhere ${onDays(context)}`;
  const each = namesInWords(homes.map(({ name, score }) => `${name} (${score})`));
  const said = homes.length > 1 ? `${each} are ${as}.` : `Home is ${as} (${homes[0]?.score}).`;
  return {
    ...NOTHING,
    found: nearest,
    sentence: nearest ? `${said} Nearest outing: ${nearest.place.name}, ${way}.` : said,
  };
}

/** Points by which another day is worth a word. */
const BETTER_BY = 10;
const SUNNY: readonly SkyCondition[] = ["clear", "mostly-clear", "partly-cloudy"];

/** "Sunday is sunny: 73 at Bempton."; "" if none is clearly better, or for a stay. */
function betterDay(findings: Search, { nowMs, nights }: SearchPageContext, score: number): string {
  const { date } = findings;
  if (nights > 0 || findings.badDay()?.sunniestDay) return "";
  const { best: bests, places } = findings.bestOfDays();
  const scoreOf = (best: DayAtPlace) => best.score ?? 0;
  const [best] = bests
    .filter((each) => typeof each !== "string")
    .filter((each) => !each.isWarned && each.date !== date)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a));
  if (!best || scoreOf(best) < score + BETTER_BY) return "";
  const place = places[bests.indexOf(best)]?.name;
  const how = best.weather && SUNNY.includes(best.weather.condition) ? "sunny" : "better";
  const day = isToday(best.date, nowMs) ? "Today" : longWeekday(best.date);
  return `${day} is ${how}: ${scoreOf(best)} at ${place}.`;
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

/** "Grey everywhere on Saturday. Driest: Eshaness."; null if the day is not bad. */
function badDay(findings: Search, context: SearchPageContext): Verdict | null {
  const bad = findings.badDay();
  if (!bad) return null;
  const { driest, sunniestDay } = bad;
  const where = findings.total < EVERYWHERE_FROM ? "here" : "everywhere";
  const said = `${bad.hasSun ? "Poor" : "Grey"} ${where} ${onDays(context)}.`;
  return {
    ...NOTHING,
    found: findings.places.find(({ place }) => place.id === driest?.id) ?? null,
    sentence: driest ? `${said} Driest: ${driest.name}.` : said,
    beside: sunniestDay
      ? `Better ${onDay(sunniestDay.date, context.nowMs)} (${sunniestDay.place.name} ${sunniestDay.score}).`
      : "",
  };
}
