import { formatLongDate, longWeekday, shortWeekdayOrToday } from "#app/domain/calendar/words";
import type { Spell, SpellLength } from "#app/domain/ranking/day-comparison";
import { seeVisit } from "#app/domain/ranking/seen-visit";
import { type Light, arrivalQuarter } from "#app/domain/ranking/visit";
import { shownScoreAt } from "#app/domain/ranking/visit-scores";
import { sayDrive } from "#app/domain/roads/coarse-areas";
import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import { usableForecast } from "#app/domain/weather/forecast-freshness";
import type { DayAtHome, SearchDays } from "#app/services/search/compare-days";
import type { SearchResults } from "#app/services/search/search-destinations";
import { SKY_WORDS } from "#app/presenters/trips/sky-words";
import { DIM_WORDS } from "#app/presenters/trips/visit-words";
import { dayParameter, leaveParameter, searchUrl } from "#app/domain/search/address";
import { type SearchPageContext, destinationQuery } from "./urls";
import type { DayCellView, DayTableView, SpellView } from "./view";

/** The same search as a list, on any of the days; a time of leaving is that of the day it was asked for. */
function dayUrl(params: URLSearchParams, date: LondonDate, { date: chosen, leave }: SearchPageContext) {
  return searchUrl(params.toString(), {
    offset: null,
    view: null,
    travelDate: dayParameter(date),
    leave: date === chosen ? leaveParameter(leave) : null,
  });
}

/** Home and the first places by six days. */
export function dayTable(
  findings: SearchResults,
  context: SearchPageContext,
  params: URLSearchParams,
): DayTableView {
  const { nowMs, origin } = context;
  const days = findings.days();
  const { rows, scores, best, spells } = days.compare();
  const atHome = days.atHome();
  const query = destinationQuery(context);
  return {
    days: days.dates.map((date) => ({
      label: shortWeekdayOrToday(date, nowMs),
      longLabel: formatLongDate(date),
      url: dayUrl(params, date, context),
      isChosen: date === context.date,
    })),
    home: atHome.every(({ score }) => score === null)
      ? null
      : { name: origin.outcode, cells: atHome.map(homeCell) },
    rows: rows.flatMap((position, row) => {
      const place = findings.snapshot.places[position];
      if (!place) return [];
      return {
        name: place.name,
        url: `/destinations/${place.slug}?${query}`,
        duration: sayDrive(findings.table.minutes[position] ?? 0, place),
        cells: days.dates.map((date, day) =>
          cellView(findings, context.nowMs, {
            position,
            date,
            leavesAt: days.leavesAt[day] ?? 0,
            score: scores[row]?.[day] ?? null,
            best: best[day] ?? null,
          }),
        ),
      };
    }),
    spells: ([2, 3] as const).map((length) => spellView(spells[length], length, findings, context, days)),
  };
}

const NO_DAY_AT_HOME: Readonly<Record<Light, string>> = {
  daylight: "not known",
  "nearly-dark": "nearly dark by then",
  dark: "dark by then",
};

const homeCell = ({ score, light }: DayAtHome) => ({
  score,
  note: score === null ? NO_DAY_AT_HOME[light] : null,
});

/** A place on one day. */
interface Cell {
  readonly position: number;
  readonly date: LondonDate;
  readonly leavesAt: ClockMinutes;
  /** The one that counts; a place that is nearly dark keeps its own, and is best of nothing. */
  readonly score: number | null;
  /** The best of the day. */
  readonly best: number | null;
}

function cellView(
  { snapshot, table, scoresOn }: SearchResults,
  nowMs: number,
  { position, date, leavesAt, score, best }: Cell,
): DayCellView {
  const place = snapshot.places[position];
  if (!place) return { score: null, sky: null, note: null };
  const forecast = usableForecast(snapshot.forecasts[position] ?? null, nowMs);
  const drive = table.minutes[position] ?? 0;
  const seen = seeVisit(place, forecast, drive, date, leavesAt);
  if (!seen.weather) {
    return {
      score: null,
      sky: null,
      note: (forecast && DIM_WORDS[seen.visit.light]) ?? "no forecast",
    };
  }
  const { day: icon, description } = SKY_WORDS[seen.weather.condition];
  const isNearlyDark = seen.visit.light === "nearly-dark";
  // In daylight it has a score, unless the place is one that the filters leave on other days alone.
  if (score === null && !isNearlyDark) {
    return { score, sky: { icon, description }, note: "does not match your filters" };
  }
  return {
    score: score ?? shownScoreAt(scoresOn(date), arrivalQuarter(leavesAt, drive), position),
    sky: { icon, description },
    note: isNearlyDark ? "nearly dark when you arrive" : null,
    ...(score !== null && score === best && { isBest: true as const }),
  };
}

function spellView(
  spell: Spell | null,
  length: SpellLength,
  { snapshot }: SearchResults,
  context: SearchPageContext,
  { dates }: SearchDays,
): SpellView {
  const place = spell && snapshot.places[spell.position];
  if (!place) return { length, best: null };
  const [first = context.date, last = first] = [dates[spell.firstDay], dates[spell.firstDay + length - 1]];
  const query = destinationQuery({ ...context, date: first });
  return {
    length,
    best: {
      days: `${longWeekday(first)} ${length === 2 ? "and" : "to"} ${longWeekday(last)}`,
      name: place.name,
      url: `/destinations/${place.slug}?${query}`,
      mean: spell.mean,
    },
  };
}
