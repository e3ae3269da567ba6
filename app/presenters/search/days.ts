import type { IssuedNote } from "#app/services/notes/ports";
import { startName } from "#app/domain/geo/postcode";
import { formatLongDate, longWeekday, shortWeekdayOrToday } from "#app/domain/calendar/words";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { BestWeekend, DayAtHome, DaysSideBySide, PlaceSpell } from "#app/services/search/compare-days";
import type { DayAtPlace, FoundPlace } from "#app/services/search/found-place";
import { durationOf } from "#app/presenters/trips/drives";
import { SKY_WORDS, type WeatherIconName } from "#app/presenters/trips/sky-words";
import { DIM_WORDS, type Light } from "#app/domain/ranking/visit";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import { issuedOf } from "#app/presenters/notes/notes-view";
import { NO_BEST } from "./rows";
import { type SearchPageContext, destinationQuery } from "./urls";

export interface DayCellView {
  score: number | null;
  /** "dark", "none" or "too far", with a forecast but no score. */
  instead?: string;
  /** Null if no sky is shown; `note` then says why. */
  sky: { icon: WeatherIconName; description: string } | null;
  /** "nearly dark when you arrive". */
  note: string | null;
  /** The highest level for that visit. */
  warning?: { level: IssuedNote["level"]; title: string };
  /** No place within the drive is better on that day, and there is no amber or red warning here. */
  isBest?: true;
  url: string;
}

export function dayTable(table: DaysSideBySide, context: SearchPageContext) {
  const { nowMs, origin } = context;
  const { dates, weekend, best, rows, spell, atHome } = table;
  const isKnown = weekend !== null && typeof weekend !== "string";
  const query = destinationQuery(context);
  // With the chosen time of leaving on the chosen day only.
  const queries = dates.map((date) => {
    const leave = date === context.date ? context.leave : null;
    return destinationQuery({ ...context, date, leave, hasDay: true, nights: 0 });
  });
  return {
    days: dates.map((date) => ({
      label: shortWeekdayOrToday(date, nowMs),
      longLabel: formatLongDate(date),
      isChosen: date === context.date,
    })),
    home: atHome.every(({ score }) => score === null)
      ? null
      : { name: startName(origin), cells: atHome.map(homeCell) },
    rows: rows.map(({ found, scores }) => ({
      name: found.place.name,
      url: `/destinations/${found.place.slug}?${query}`,
      duration: durationOf(found, context),
      cells: found.days.map((day, ahead) => ({
        ...cellView(found, day, context, scores[ahead], best[ahead]),
        url: `/destinations/${found.place.slug}?${queries[ahead] ?? query}`,
      })),
    })),
    weekend: isKnown && !weekend.isWarned ? weekendView(weekend, context) : null,
    // The weekend has one number: its own.
    spell:
      isKnown && dates[spell?.firstDay ?? -1] === weekend.saturday
        ? null
        : { best: spell && spellView(spell, context, dates) },
  };
}

export type DayTableView = ReturnType<typeof dayTable>;

const weekendView = ({ place, saturday, score }: BestWeekend, context: SearchPageContext) => ({
  name: place.name,
  url: `/destinations/${place.slug}?${destinationQuery({ ...context, date: saturday, nights: 1 })}`,
  score,
});

const NO_DAY_AT_HOME: Readonly<Record<Light, string>> = {
  daylight: "not known",
  "nearly-dark": "nearly dark by then",
  dark: "dark by then",
};

const homeCell = ({ score, light }: DayAtHome) => ({
  score,
  ...(score === null && light !== "daylight" && { instead: NO_BEST.dark }),
  note: score === null ? NO_DAY_AT_HOME[light] : null,
});

/** On this day, with its month, or with the traffic of its hour. */
const NO_MATCH = { instead: NO_BEST["no-match"], note: "doesn't match your filters" };
const TOO_FAR = { instead: "too far", note: "too far by road at that hour" };

/** `counted` is null if it does not count, as when it is nearly dark; `best` is the day's best counted. */
function cellView(
  { forecast }: FoundPlace,
  day: DayAtPlace,
  { drivingHours, filters: { within }, ...units }: SearchPageContext,
  counted: number | null = null,
  best: number | null = null,
): Omit<DayCellView, "url"> {
  const { visit, weather, score, isWarned } = day;
  const limitMinutes = within ?? drivingHours * 60;
  if (!weather) {
    const dim = forecast && DIM_WORDS[visit.light];
    return { score: null, sky: null, ...(dim && { instead: NO_BEST.dark }), note: dim ?? "no forecast" };
  }
  const { day: icon, description } = SKY_WORDS[weather.condition];
  const sky = { icon, description };
  const [warning] = issuedOf(day.notes("row", units));
  const isNearlyDark = visit.light === "nearly-dark";
  if (counted === null && !isNearlyDark) {
    const without = isWithinDrive(visit.arrivesAt - visit.leavesAt, limitMinutes) ? NO_MATCH : TOO_FAR;
    return { score: null, sky, ...without };
  }
  return {
    score,
    sky,
    note: isNearlyDark ? "nearly dark when you arrive" : null,
    ...(warning && { warning: { level: warning.level, title: warning.lead } }),
    ...(counted !== null && counted === best && !isWarned && { isBest: true as const }),
  };
}

function spellView(
  { place, firstDay, mean }: PlaceSpell,
  context: SearchPageContext,
  dates: readonly LondonDate[],
) {
  const [first = context.date, last = first] = [dates[firstDay], dates[firstDay + 1]];
  return {
    days: `${longWeekday(first)} and ${longWeekday(last)}`,
    name: place.name,
    url: `/destinations/${place.slug}?${destinationQuery({ ...context, date: first })}`,
    mean,
  };
}
