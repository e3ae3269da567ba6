import { Link } from "#app/framework/link";
import type { ForecastDayView } from "#app/presenters/trips/day";
import { Bar } from "#app/components/trips/forecast/weather-marks";

interface Props {
  day: ForecastDayView;
  /** By the visitor, in the forecast. If not, the day is that of the card's score. */
  isOpened: boolean;
}

function question({ score, longLabel }: ForecastDayView): string {
  const [weekday = longLabel] = longLabel.split(" ");
  return score ? `Why ${score.value} on ${weekday}?` : `Why this score on ${weekday}?`;
}

/** Each with its points and with the points that are possible. */
export function WhyThisScore({ day, isOpened }: Props) {
  if (day.facets.length === 0) return null;
  return (
    <details className="flex-[1_1_18rem]">
      <summary className="min-h-target cursor-pointer py-2.5 font-semibold text-sea">
        {isOpened ? question(day) : "Why this score?"}
      </summary>
      <ul className="mb-3 grid max-w-160 gap-2">
        {day.facets.map(({ name, points, percent }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3">
            <span className="flex-[0_0_5.5rem] font-semibold tabular-nums">{name}</span>
            <Bar percent={percent} className="h-[10px] flex-[1_1_3rem] text-sun-deep" />
            {/* As wide as "40 of 40", so that all bars end at the same position. */}
            <span className="min-w-21 text-right font-semibold tabular-nums">{points}</span>
          </li>
        ))}
      </ul>
      {day.scoredOver && <p className="mb-2 text-sm text-ink-soft">{day.scoredOver}</p>}
      <p className="copy:hidden">
        <Link to="/about#ranking">How we rank the weather</Link>
      </p>
    </details>
  );
}
