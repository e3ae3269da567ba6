import type { RefreshRunView } from "#app/presenters/admin/weather-status";
import { elapsedInWords, weekdayTimeInWords } from "#app/domain/calendar/words";
import { NothingListed } from "#app/components/admin/load-failed";
import { badge } from "#app/components/ui/badge";
import { adminTable, numberCell, plainHead } from "#app/components/admin/admin-table";

const OUTCOMES: Readonly<
  Record<RefreshRunView["outcome"], { label: string; tone: "sun" | "leaf" | "berry" }>
> = {
  running: { label: "Under way", tone: "sun" },
  complete: { label: "Complete", tone: "leaf" },
  partial: { label: "Partial", tone: "sun" },
  failed: { label: "Failed", tone: "berry" },
  abandoned: { label: "Cut off", tone: "berry" },
};

export function RunsTable({ runs }: { runs: readonly RefreshRunView[] }) {
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
