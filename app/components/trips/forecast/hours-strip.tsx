import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { degreesInWords } from "#app/domain/units";
import type { ForecastDayView } from "#app/presenters/trips/day";
import type { HoursView } from "#app/presenters/trips/hours-view";
import { textsOf } from "#app/presenters/notes/notes-view";
import type { Note } from "#app/services/notes/ports";
import { HoursTable } from "./hours-table";

const COLUMN = 20;
const PLOT = { top: 22, bottom: 126 };
/** Bars of sun hang from the top, bars of rain rise from the bottom. */
const BAR = 30;
const LINE = { top: 70, bottom: 98 };
/** A full bar. Lengths grow with the square root of the rain, so that drizzle is visible. */
const HEAVY_MM = 4;
const LABEL_EVERY_HOURS = 3;
/** Closer numbers would touch. */
const WIND_EVERY_HOURS = 2;
const BASELINE = { hours: 140, wind: 157 };
const HEIGHT = 162;
/** Below the wind, and drawn only if there are any marks. */
const MARK = { tick: 164, text: 178, height: 22 };

/** Degrees that fill the height. A smaller range fills less, so that a steady day looks steady. */
const LEAST_SPAN = 6;

interface Props {
  day: ForecastDayView;
  /** It shows the day and its visit, and says if the forecast may change. */
  isBelowHeading?: boolean;
}

export function HoursStrip({ day, isBelowHeading = false }: Props) {
  const { hours } = day;
  // On the day of the search the visit is already shown beside the place's name.
  const visit = day.isTravelDay ? [] : textsOf(day.notes, "soft");
  const caption = [day.longLabel, ...visit, day.isLessSure && "may change"].filter(Boolean).join(" · ");
  if (hours === null) {
    return (
      <p className="mt-4 text-sm text-ink-soft">
        {`${caption}. The forecast has no hours for this day, so its score is for the whole day.`}
      </p>
    );
  }
  const fallsAs = (snow: boolean) =>
    hours.rainMm.some((mm, index) => mm !== null && mm > 0 && hours.snowy[index] === snow);
  const gusts = hours.gusts.filter((gust) => gust !== null);
  return (
    <figure className="mt-4 max-w-110 grow">
      <figcaption className={isBelowHeading ? "sr-only" : "mb-1 text-sm"}>{caption}</figcaption>
      {/* With large text the drawing is wider than a phone. */}
      <div className="-mx-2 overflow-x-auto px-2">
        <Drawing hours={hours} marks={day.notes.flatMap(({ marks = [] }) => marks)} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft" aria-hidden>
        <Key className="h-3 border border-sun-deep bg-sun" text="sun" />
        {fallsAs(false) && <Key className="h-3 bg-rain" text="rain" />}
        {fallsAs(true) && <Key className="h-3 border-2 border-rain bg-surface" text="snow or sleet" />}
        <Key className="h-0.5 bg-ink" text="temperature" />
        {hours.winds.some((wind) => wind !== null) && <span>{`numbers: wind, ${hours.windUnit}`}</span>}
        {gusts.length > 0 && <span>{`gusts up to ${Math.max(...gusts)} ${hours.windUnit}`}</span>}
        <Key className="h-3 bg-line dark:border dark:border-line dark:bg-sunken" text="dark" />
        <Key className="h-3 border border-sun-deep bg-sun opacity-30" text="outside your visit" />
      </p>
      {textsOf(day.notes, "plain").map((text) => (
        <p key={text} className="mt-2 text-sm">
          {text}
        </p>
      ))}
      <div className="sr-only">
        <HoursTable hours={hours} label={day.longLabel} />
      </div>
    </figure>
  );
}

function Key({ className, text }: { className: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`inline-block w-3 forced-color-adjust-none ${className}`} />
      <span>{text}</span>
    </span>
  );
}

function Drawing({ hours, marks }: { hours: HoursView } & Pick<MarksProps, "marks">) {
  const { from, temperatures, sunrise, sunset, visit } = hours;
  const width = temperatures.length * COLUMN;
  const x = (clock: number) => Math.min(width, Math.max(0, (clock - from) * COLUMN));
  const y = heightOf(temperatures);
  const points = temperatures.flatMap((value, index) =>
    value === null ? [] : [`${(index + 0.5) * COLUMN},${y(value)}`],
  );
  const there = visit && { from: x(visit.from), until: x(visit.until) };
  const plot = { y: PLOT.top, height: PLOT.bottom - PLOT.top };
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT + (marks.length > 0 ? MARK.height : 0)}`}
      className="w-full min-w-64 overflow-visible text-[11px] tabular-nums"
      aria-hidden
    >
      {/* Otherwise darkness would hardly differ from the panel in dark mode. */}
      <rect x={0} width={width} {...plot} className="fill-none dark:fill-sea-soft" />
      <rect x={0} width={x(sunrise)} {...plot} className="fill-line dark:fill-sunken" />
      <rect x={x(sunset)} width={width - x(sunset)} {...plot} className="fill-line dark:fill-sunken" />
      <Bars hours={hours} there={there} />
      <polyline points={points.join(" ")} className="fill-none stroke-ink stroke-2" />
      {temperatures.map((value, index) =>
        value === null || (from + index) % LABEL_EVERY_HOURS !== 0 ? null : (
          <Label key={index} x={(index + 0.5) * COLUMN} y={y(value) - 6}>
            {degreesInWords(value)}
          </Label>
        ),
      )}
      <Scale hours={hours} />
      <Marks marks={marks} x={x} width={width} />
      {visit && <Bracket from={x(visit.from)} until={x(visit.until)} width={width} />}
    </svg>
  );
}

type There = { from: number; until: number } | null;

function Bars({ hours, there }: { hours: HoursView; there: There }) {
  const suns = hours.sunshineMinutes.map((minutes) => ({
    y: PLOT.top,
    height: ((minutes ?? 0) / 60) * BAR,
    className: "fill-sun stroke-sun-deep",
  }));
  const falls = hours.rainMm.map((mm, index) => {
    const height = Math.sqrt(Math.min(1, (mm ?? 0) / HEAVY_MM)) * BAR;
    const className = hours.snowy[index] ? "fill-surface stroke-rain stroke-2" : "fill-rain";
    return { y: PLOT.bottom - height, height, className };
  });
  return [suns, falls].map((bars) =>
    bars.map((bar, index) => bar.height > 0 && <Bar key={index} index={index} there={there} {...bar} />),
  );
}

interface LabelProps {
  x: number;
  y: number;
  className?: string;
  children: ReactNode;
}

const SEA = "fill-sea font-semibold";

const Label = ({ className = "fill-ink font-semibold", ...place }: LabelProps) => (
  <text textAnchor="middle" className={className} {...place} />
);

function Scale({ hours: { from, temperatures, winds } }: { hours: HoursView }) {
  return (
    <>
      {temperatures.map((_, index) =>
        (from + index) % LABEL_EVERY_HOURS === 0 ? (
          <Label key={index} x={index * COLUMN} y={BASELINE.hours} className="fill-ink-soft">
            {from + index}
          </Label>
        ) : null,
      )}
      {winds.map((wind, index) =>
        wind === null || index % WIND_EVERY_HOURS !== 0 ? null : (
          <Label key={index} x={(index + 0.5) * COLUMN} y={BASELINE.wind}>
            {wind}
          </Label>
        ),
      )}
    </>
  );
}

interface MarksProps {
  marks: NonNullable<Note["marks"]>;
  x: (clock: number) => number;
  width: number;
}

function Marks({ marks, x, width }: MarksProps) {
  return (
    <>
      {marks.map(({ at, label }) => (
        <Fragment key={at}>
          <path d={`M${x(at)} ${MARK.tick}v4`} className="stroke-sea stroke-2" />
          <Label x={Math.min(width - 28, Math.max(28, x(at)))} y={MARK.text} className={SEA}>
            {label}
          </Label>
        </Fragment>
      ))}
    </>
  );
}

interface BarProps {
  index: number;
  there: There;
  y: number;
  height: number;
  className: string;
}

/** Its part outside the visit is pale. */
function Bar({ index: turn, there, className, ...tall }: BarProps) {
  const [left, right] = [turn * COLUMN + 3, (turn + 1) * COLUMN - 3];
  const from = Math.max(left, there?.from ?? right);
  const until = Math.min(right, there?.until ?? left);
  const isWhole = from === left && until === right;
  return (
    <>
      {!isWhole && <rect x={left} width={right - left} {...tall} className={clsx(className, "opacity-30")} />}
      {until > from && <rect x={from} width={until - from} {...tall} className={className} />}
    </>
  );
}

function Bracket({ from, until, width }: { from: number; until: number; width: number }) {
  const middle = Math.min(width - 36, Math.max(36, (from + until) / 2));
  return (
    <>
      <path
        d={`M${from} ${PLOT.bottom}V16H${until}V${PLOT.bottom}`}
        className="fill-none stroke-sea stroke-2"
      />
      <Label x={middle} y={11} className={SEA}>
        you are there
      </Label>
    </>
  );
}

/** Of a temperature in the drawing. The day's range fills the whole, unless it is less than LEAST_SPAN. */
function heightOf(temperatures: readonly (number | null)[]): (value: number) => number {
  const known = temperatures.filter((value) => value !== null);
  const lowest = Math.min(...known);
  const span = Math.max(LEAST_SPAN, Math.max(...known) - lowest);
  return (value) => LINE.bottom - ((value - lowest) / span) * (LINE.bottom - LINE.top);
}
