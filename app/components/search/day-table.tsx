import { Link } from "#app/framework/link";
import { clsx } from "clsx";
import Star from "lucide-react/icons/star";
import type { CSSProperties } from "react";
import type { DayCellView, DayTableView } from "#app/presenters/search/days";
import { WARNING_TONES } from "#app/components/warnings/official-warnings";
import { skyOf } from "#app/components/trips/forecast/sky-of";
import { WeatherIcon } from "#app/components/trips/forecast/weather-marks";

interface Props {
  table: DayTableView;
  /** "12 places within 2 hours of LS6 3AA" */
  caption: string;
}

const HEAD = "sticky left-0 z-1 min-w-30 bg-raised px-3 text-left font-normal";

function Spell({ spell: { best } }: { spell: NonNullable<DayTableView["spell"]> }) {
  if (!best) return <p>No good 2-day spell</p>;
  return (
    <p>
      <strong>Best 2 days:</strong>
      <span>{` ${best.days}, `}</span>
      <Link to={best.url}>{best.name}</Link>
      <span>{`, ${best.mean} on average`}</span>
    </p>
  );
}

type Scored = Pick<DayCellView, "score" | "instead" | "note" | "isBest">;

function Score({ score, instead = "–", note, isBest }: Scored) {
  if (score === null)
    return (
      <span aria-hidden title={note ?? undefined} className="text-sm text-ink-soft">
        {instead}
      </span>
    );
  return (
    <span className={clsx("inline-flex items-center gap-0.5 text-lg", isBest ? "font-bold" : "font-medium")}>
      {isBest && <Star className="size-[0.7em] text-sun-deep" fill="currentColor" aria-hidden />}
      <span>{score}</span>
    </span>
  );
}

/** The better the score, the deeper the tint. */
const tint = (score: number | null) => ({ "--v": score ?? 0 }) as CSSProperties;

const CELL =
  "grid min-h-[60px] min-w-14 content-center justify-items-center gap-1 py-1.5 text-ink no-underline focus-visible:shadow-none focus-visible:-outline-offset-3";

function Cell({ cell }: { cell: DayCellView }) {
  const { score, instead, sky, note, isBest, url, warning } = cell;
  const words = [isBest && "best of the day", warning?.title, sky?.description, note]
    .filter(Boolean)
    .join(", ");
  return (
    <td className="day-cell p-0" style={tint(score)}>
      <Link to={url} className={CELL}>
        {sky && (
          <span className={clsx("rounded-sm px-1 forced-color-adjust-none", skyOf(sky.icon))}>
            <WeatherIcon name={sky.icon} size={22} />
          </span>
        )}
        <Score score={score} instead={instead} note={note} isBest={isBest} />
        {warning && (
          <span aria-hidden className={clsx(WARNING_TONES[warning.level], "rounded-sm px-1 text-xs")}>
            {warning.level}
          </span>
        )}
        <span className="sr-only">{score === null ? words : `, ${words}`}</span>
      </Link>
    </td>
  );
}

function DayHeads({ days }: Pick<DayTableView, "days">) {
  return (
    <thead>
      <tr>
        <th scope="col" className={HEAD}>
          Place
        </th>
        {days.map(({ label, longLabel, isChosen }) => (
          <th
            key={label}
            scope="col"
            aria-current={isChosen ? "date" : undefined}
            className={clsx("px-1 py-2", isChosen ? "font-bold" : "font-semibold")}
          >
            <span aria-hidden className={isChosen ? "rounded-full bg-sun px-2 text-on-sun" : undefined}>
              {label}
            </span>
            <span className="sr-only">{longLabel}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function HomeRow({ home }: { home: NonNullable<DayTableView["home"]> }) {
  return (
    <tr className="[&>:is(td,th)]:border-b-3 [&>:is(td,th)]:border-line-strong">
      <th scope="row" className={HEAD}>
        <span className="font-semibold">Home</span>
        <span className="block text-sm text-ink-soft">{home.name}</span>
      </th>
      {home.cells.map(({ score, instead, note }, day) => (
        <td key={day} className="day-cell h-[52px]" style={tint(score)}>
          <Score score={score} instead={instead} note={note} />
          {note !== null && <span className="sr-only">{note}</span>}
        </td>
      ))}
    </tr>
  );
}

export function DayTable({ table: { days, home, rows, weekend, spell }, caption }: Props) {
  if (rows.length === 0) return <p>No place within this drive has a score on any of the six days.</p>;
  return (
    <>
      <div className="mb-4 grid gap-1 text-lg">
        {weekend && (
          <p>
            <strong>Best weekend:</strong>
            {" Saturday and Sunday, "}
            <Link to={weekend.url}>{weekend.name}</Link>
            <span>{`, ${weekend.score} on average`}</span>
          </p>
        )}
        {spell && <Spell spell={spell} />}
      </div>
      <div
        role="region"
        aria-labelledby="day-table"
        // Keys can scroll the box only if it is focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="day-scroll relative overflow-x-auto rounded-card border border-card-line bg-raised shadow-card"
      >
        <table className="w-full border-separate border-spacing-0 tabular-nums [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_td]:text-center">
          <caption id="day-table" className="px-3 py-2 text-left text-sm text-ink-soft">
            <span className="sticky left-3 inline-block max-w-[calc(100vw-2*var(--spacing-gutter)-1.5rem)]">
              {`The best ${caption}, by their best day. A star marks the best of a day.`}
            </span>
          </caption>
          <DayHeads days={days} />
          <tbody>
            {home && <HomeRow home={home} />}
            {rows.map(({ name, url, duration, cells }) => (
              <tr key={url}>
                <th scope="row" className={HEAD}>
                  <Link to={url} data-place className="inline-flex min-h-6 items-center font-semibold">
                    {name}
                  </Link>
                  <span className="block text-sm text-ink-soft">{duration}</span>
                </th>
                {cells.map((cell, day) => (
                  <Cell key={day} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
