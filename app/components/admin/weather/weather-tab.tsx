import RefreshCw from "lucide-react/icons/refresh-cw";
import type { WeatherStatusView, RefreshRunView } from "#app/presenters/admin/weather-status";
import { useWeatherStatus } from "./use-weather-status";
import { button } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";
import { turning, adminTable, numberCell, plainHead } from "#app/components/admin/admin-table";
import { weekdayTimeInWords, elapsedInWords } from "#app/domain/calendar/words";
import { tile } from "#app/components/ui/panel";
import { Facts } from "#app/components/admin/admin-layout";
import { NothingListed } from "#app/components/admin/load-failed";
import { badge } from "#app/components/ui/badge";

export function WeatherTab({ given }: { given: WeatherStatusView }) {
  const { status, isRunning, isStarting, isUnreadable, read, Form, formProps } = useWeatherStatus(given);
  const isBusy = isRunning || isStarting;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-xl">Weather Updates</h2>
          <p className="mt-1">Weather refreshes automatically every hour from a weather data provider.</p>
          <p className={hint}>
            {status.isSample
              ? "The provider is the built-in sample: plausible weather, not a forecast."
              : "If the service says when its models have run, we fetch only forecasts of newer runs."}
          </p>
        </div>
        <Form
          {...formProps}
          action="/admin?tab=weather"
          preventScrollReset
          onSubmit={(event) => isBusy && event.preventDefault()}
        >
          <input type="hidden" name="returnTo" value="/admin?tab=weather" />
          <button
            type="submit"
            name="intent"
            value="refresh-all"
            className={button({ tone: "sun", size: "large" })}
            aria-disabled={isBusy || undefined}
          >
            <RefreshCw className={isBusy ? `icon ${turning}` : "icon"} aria-hidden />
            <span>{isBusy ? "Refreshing…" : "Refresh Now"}</span>
          </button>
        </Form>
      </div>
      <WeatherFacts status={status} />
      <div className="mt-2 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h3>Last runs</h3>
        <Progress isRunning={isRunning} isUnreadable={isUnreadable} onRetry={() => void read()} />
      </div>
      <RunsTable runs={status.runs} />
    </div>
  );
}

interface ProgressProps {
  isRunning: boolean;
  isUnreadable: boolean;
  onRetry: () => void;
}

function Progress({ isRunning, isUnreadable, onRetry }: ProgressProps) {
  return (
    <p role="status">
      <span>
        {isRunning
          ? "A refresh is under way. This page updates as it runs."
          : isUnreadable
            ? "We couldn't read the weather's status."
            : ""}
      </span>
      {isUnreadable && (
        <button type="button" className="ml-2 min-h-6 cursor-pointer text-sea underline" onClick={onRetry}>
          Try again
        </button>
      )}
    </p>
  );
}

function WeatherFacts({ status }: { status: WeatherStatusView }) {
  const { secondProvider, newest, oldestFetchedAt } = status;
  const last = status.runs.find(({ endedAt }) => endedAt !== null);
  const facts = [
    { name: "Last refresh", value: last?.endedAt ? weekdayTimeInWords(last.endedAt) : "None yet" },
    { name: "Next refresh", value: weekdayTimeInWords(status.nextRunAt) },
    { name: "Provider", value: status.provider },
    ...(secondProvider ? [{ name: "Behind it", value: secondProvider }] : []),
    ...(last ? [{ name: "Answered last", value: last.provider }] : []),
    ...(newest ? [{ name: "Newest forecast", value: newest }] : []),
    { name: "Oldest forecast", value: oldestFetchedAt ? weekdayTimeInWords(oldestFetchedAt) : "None yet" },
  ];
  const shares = [
    { name: "Fresh", count: status.fresh, tint: "bg-leaf" },
    { name: "Stale, shown with their age", count: status.stale, tint: "bg-sun-deep" },
    { name: "Missing", count: status.missing, tint: "bg-berry" },
  ];
  return (
    <>
      <Facts facts={facts} />
      <div className={`${tile} grid gap-2 px-4 py-3.5`}>
        <p>
          <strong className="tabular-nums">{status.places}</strong> destinations
        </p>
        <div className="flex h-3 overflow-hidden rounded-full bg-sunken forced-color-adjust-none" aria-hidden>
          {shares
            .filter(({ count }) => count > 0)
            .map(({ name, count, tint }) => (
              <span key={name} className={`basis-0 ${tint}`} style={{ flexGrow: count }} />
            ))}
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {shares.map(({ name, count, tint }) => (
            <li key={name}>
              <span
                aria-hidden
                className={`mr-1.5 inline-block size-2.5 rounded-[3px] forced-color-adjust-none ${tint}`}
              />
              <strong className="tabular-nums">{count}</strong> {name}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const OUTCOMES: Readonly<
  Record<RefreshRunView["outcome"], { label: string; tone: "sun" | "leaf" | "berry" }>
> = {
  running: { label: "Under way", tone: "sun" },
  complete: { label: "Complete", tone: "leaf" },
  partial: { label: "Partial", tone: "sun" },
  failed: { label: "Failed", tone: "berry" },
  abandoned: { label: "Cut off", tone: "berry" },
};

function RunsTable({ runs }: { runs: readonly RefreshRunView[] }) {
  if (runs.length === 0) return <NothingListed>No refresh has run yet.</NothingListed>;
  return (
    <table className={adminTable}>
      <caption className="sr-only">The last refreshes</caption>
      <thead className={plainHead}>
        <tr>
          <th scope="col">Started</th>
          <th scope="col">Took</th>
          <th scope="col">Outcome</th>
          <th scope="col" className={numberCell}>
            Refreshed
          </th>
          <th scope="col" className={numberCell}>
            Failed
          </th>
          <th scope="col">Provider</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </tbody>
    </table>
  );
}

function RunRow({ run }: { run: RefreshRunView }) {
  const { startedAt, endedAt, outcome, placesRefreshed, placesFailed, provider, error } = run;
  const { label, tone } = OUTCOMES[outcome];
  return (
    <tr>
      <th scope="row">
        <time dateTime={startedAt}>{weekdayTimeInWords(startedAt)}</time>
      </th>
      <td data-label="Took">{endedAt ? elapsedInWords(startedAt, endedAt) : "–"}</td>
      <td>
        <span className={badge({ tone, className: "whitespace-nowrap" })}>{label}</span>
        {error && <span className="mt-1 block text-berry">{error}</span>}
      </td>
      <td data-label="Refreshed" className={numberCell}>
        {placesRefreshed}
      </td>
      <td data-label="Failed" className={numberCell}>
        {placesFailed}
      </td>
      <td data-label="Provider">{provider}</td>
    </tr>
  );
}
