import type { WeatherStatusView } from "#app/presenters/admin/catalogue-view";
import { londonTimeWords } from "../time-words";

/** The state of all forecasts at a glance. */
export function WeatherFacts({ status }: { status: WeatherStatusView }) {
  const { runs, nextRunAt, provider, oldestFetchedAt, places, fresh, stale, missing } = status;
  const last = runs.find(({ endedAt }) => endedAt !== null);
  const facts = [
    { name: "Last refresh", value: last?.endedAt ? londonTimeWords(last.endedAt) : "None yet" },
    { name: "Next refresh", value: londonTimeWords(nextRunAt) },
    { name: "Provider", value: provider },
    { name: "Oldest forecast", value: oldestFetchedAt ? londonTimeWords(oldestFetchedAt) : "None yet" },
  ];
  const shares = [
    { name: "Fresh", count: fresh, className: "is-fresh" },
    { name: "Stale, shown with their age", count: stale, className: "is-stale" },
    { name: "Missing", count: missing, className: "is-missing" },
  ];
  return (
    <>
      <dl className="facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="freshness">
        <p>
          <strong className="tabular">{places}</strong> destinations
        </p>
        <div className="freshness-bar" aria-hidden>
          {shares
            .filter(({ count }) => count > 0)
            .map(({ name, count, className }) => (
              <span key={name} className={className} style={{ flexGrow: count }} />
            ))}
        </div>
        <ul>
          {shares.map(({ name, count, className }) => (
            <li key={name} className={className}>
              <strong className="tabular">{count}</strong> {name}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
