import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDayBounds, londonHourOf } from "#app/domain/calendar/london-time";
import { clockInWords } from "#app/domain/calendar/words";
import { namesInWords } from "#app/domain/text";
import type { CrossingRule, TidalCrossing } from "#app/domain/tides/crossing";
import { type TidesAtPlace, tideClock, tidesAround } from "#app/domain/tides/published-tides";
import { HOUR_MS } from "#app/domain/units";
import { isForecastHour } from "#app/domain/weather/hourly";
import type { Note, NoteSource } from "#app/services/notes/ports";
import { detailsAt } from "#app/services/ports";

/** Ways to a place that the tide covers. */
export const crossingNotes: NoteSource = {
  on: ["place", "calendar"],
  about({ snapshot, position }, { date }) {
    const { nearby } = detailsAt(snapshot, position);
    return notesOf(nearby?.crossings, tidesAround(snapshot.tides, position, date), date);
  },
};

const TIDE_TABLES = "https://easytide.admiralty.co.uk/";

/**
 * Notes about ways that the tide covers. Each describes the way, says when it is open that day by a rule of thumb, and
 * links to a page where visitors can check the times.
 */
export function notesOf(
  crossings: readonly TidalCrossing[] = [],
  tides: TidesAtPlace | null,
  date: LondonDate,
): Note[] {
  return crossings.map((crossing) => ({
    tone: "care" as const,
    lead: crossing.name,
    text: [`${crossing.says}.`, ruleInWords(crossing, tides, date)].join(" "),
    link: {
      label: crossing.way === "beach" ? "Check the tide times" : "Check the safe crossing times",
      url: crossing.url ?? TIDE_TABLES,
    },
  }));
}

function ruleInWords({ rule }: TidalCrossing, tides: TidesAtPlace | null, date: LondonDate): string {
  const all = rule && tides ? crossingTimes(rule, tides, date) : [];
  const times = all.filter(
    ({ fromMs, untilMs }) => isForecastHour(londonHourOf(fromMs)) || isForecastHour(londonHourOf(untilMs)),
  );
  if (!rule || times.length === 0) return "We don’t work out its times: that doesn’t mean that it’s open.";
  const state = rule.state === "open" ? "passable" : "under water";
  return `By that rule of thumb ${state} ${namesInWords(times.map(timeInWords))} that day.`;
}

/** "from about 12:50 to 16:50", or "from about 21:40 to midnight" if the time goes on into the next day. */
function timeInWords({ fromMs, untilMs }: CrossingTime): string {
  const [from, until] = [tideClock(fromMs), tideClock(untilMs)];
  if (until === 0) return from === 0 ? "all day" : `from about ${clockInWords(from)} to midnight`;
  return from === 0
    ? `until about ${clockInWords(until)}`
    : `from about ${clockInWords(from)} to ${clockInWords(until)}`;
}

/** In the state that the rule describes, in epoch milliseconds. */
interface CrossingTime {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Within the London day. At all other times the state is unknown: it need not be the opposite. */
export function crossingTimes(
  { water, fromHours, untilHours }: CrossingRule,
  { tides }: TidesAtPlace,
  date: LondonDate,
): readonly CrossingTime[] {
  const day = londonDayBounds(date);
  const waters = tides.filter(({ isHigh }) => isHigh === (water === "high")).map(({ atMs }) => atMs);
  const times = waters.flatMap((atMs, index) => {
    const endsBy = untilHours > fromHours ? atMs : waters[index + 1];
    return endsBy === undefined
      ? []
      : [{ fromMs: atMs + fromHours * HOUR_MS, untilMs: endsBy + untilHours * HOUR_MS }];
  });
  return times
    .map(({ fromMs, untilMs }) => ({
      fromMs: Math.max(fromMs, day.fromMs),
      untilMs: Math.min(untilMs, day.untilMs),
    }))
    .filter(({ fromMs, untilMs }) => untilMs > fromMs);
}
