import { Link } from "#app/framework/link";
import { FactTable, Lead, Part, Prose } from "#app/components/ui/prose";
import type { AccuracyBar, AccuracyView } from "#app/presenters/accuracy/accuracy-view";

/** How often our forecasts were right. */
export function AccuracyPage({ view: { state, lead, bars, tables } }: { view: AccuracyView }) {
  return (
    <div className="wrap pt-page">
      <Prose>
        <h1>How often we were right</h1>
        <Lead>{lead.join(" ")}</Lead>
        {bars.length > 0 && <Plot bars={bars} />}
      </Prose>
      {tables.map(({ id, title, notes, columns, rows }) => (
        <Prose key={id}>
          <div className="mt-11">
            <Part id={id} title={title}>
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
              {rows.length > 0 && (
                <div className="overflow-x-auto [&_td:last-child]:whitespace-nowrap">
                  <FactTable columns={columns} rows={rows} />
                </div>
              )}
            </Part>
          </div>
        </Prose>
      ))}
      <Prose>
        <p className="mt-11">
          <Link to="/about#ranking">How we rank the weather</Link>
          {state === "measured" && (
            <>
              {" · "}
              <a href="/api/accuracy">The same as data</a>
            </>
          )}
        </p>
      </Prose>
    </div>
  );
}

const WIDTH = 400;
const ROW = 36;
const BAR = 20;
const LABEL = 104;
const VALUE = 52;
const TICKS = [0, 25, 50, 75, 100];
const LENGTH = WIDTH - LABEL - VALUE;
const at = (percent: number) => LABEL + (LENGTH * percent) / 100;

/** A bar chart from 0 to 100. It needs no colours to be understood, and the table below it has the same numbers. */
function Plot({ bars }: { bars: readonly AccuracyBar[] }) {
  const height = bars.length * ROW;
  const summary = bars.map(({ label, percent }) => `${label} ${percent}%`).join(", ");
  return (
    <figure className="mt-7">
      <figcaption className="text-base font-semibold">Forecasts within 10 points, of 100</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${height + 28}`}
        className="mt-2 w-full max-w-md"
        role="img"
        aria-label={summary}
      >
        {TICKS.map((percent) => (
          <g key={percent}>
            <line
              x1={at(percent)}
              x2={at(percent)}
              y1={0}
              y2={height}
              className="stroke-line"
              strokeWidth={1}
            />
            <text x={at(percent)} y={height + 20} textAnchor="middle" className="fill-ink-soft text-sm">
              {percent}
            </text>
          </g>
        ))}
        {bars.map(({ label, percent }, index) => (
          <g key={label} transform={`translate(0 ${index * ROW})`}>
            <text x={0} y={ROW / 2 + 5} className="fill-ink text-base">
              {label}
            </text>
            <rect
              x={LABEL}
              y={(ROW - BAR) / 2}
              width={(LENGTH * percent) / 100}
              height={BAR}
              className="fill-sun stroke-sun-deep"
              strokeWidth={1}
            />
            <text
              x={at(percent) + 8}
              y={ROW / 2 + 5}
              className="fill-ink text-base font-semibold tabular-nums"
            >
              {`${percent}%`}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
