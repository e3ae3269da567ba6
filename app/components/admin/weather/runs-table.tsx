import type { RefreshRunView } from "#app/presenters/admin/catalogue-view";
import { durationWords, londonTimeWords } from "../time-words";

const OUTCOMES: Readonly<Record<RefreshRunView["outcome"], { label: string; className: string }>> = {
  running: { label: "Under way", className: "badge badge-sun" },
  complete: { label: "Complete", className: "badge badge-leaf" },
  partial: { label: "Partial", className: "badge badge-sun" },
  failed: { label: "Failed", className: "badge badge-berry" },
  abandoned: { label: "Cut off", className: "badge badge-berry" },
};

/** What each of the last refreshes did, newest first. */
export function RunsTable({ runs }: { runs: readonly RefreshRunView[] }) {
  if (runs.length === 0) return <p className="panel-empty">No refresh has run yet.</p>;
  return (
    <table className="admin-table runs-table">
      <caption className="sr-only">The last refreshes</caption>
      <thead>
        <tr>
          <th scope="col">Started</th>
          <th scope="col">Took</th>
          <th scope="col">Outcome</th>
          <th scope="col" className="is-number">
            Refreshed
          </th>
          <th scope="col" className="is-number">
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
  const { label, className } = OUTCOMES[outcome];
  return (
    <tr>
      <th scope="row">
        <time dateTime={startedAt}>{londonTimeWords(startedAt)}</time>
      </th>
      <td data-label="Took">{endedAt ? durationWords(startedAt, endedAt) : "–"}</td>
      <td>
        <span className={className}>{label}</span>
        {error && <span className="run-error">{error}</span>}
      </td>
      <td data-label="Refreshed" className="is-number">
        {placesRefreshed}
      </td>
      <td data-label="Failed" className="is-number">
        {placesFailed}
      </td>
      <td data-label="Provider">{provider}</td>
    </tr>
  );
}
