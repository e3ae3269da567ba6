import type { PublicRunView, StatusView } from "#app/presenters/status/status-view";
import { weekdayTimeInWords } from "#app/domain/calendar/words";
import { Bullets, FactTable, Lead, Part, Prose } from "#app/components/ui/prose";

const OUTCOMES: Readonly<Record<PublicRunView["outcome"], string>> = {
  running: "Under way",
  complete: "Complete",
  partial: "Some places failed",
  failed: "Failed",
  abandoned: "Cut off",
};

export function StatusPage({ view: { health, nextRunAt, runs } }: { view: StatusView }) {
  return (
    <div className="wrap pt-page">
      <Prose>
        <h1>Status</h1>
        <Lead>{sentenceOf(health)}</Lead>
        {health && (
          <Part id="forecasts" title="Forecasts">
            <Bullets>
              <li>{`Last refreshed: ${health.lastRunAt === null ? "never" : weekdayTimeInWords(health.lastRunAt)}, from ${health.provider}.`}</li>
              {health.newest && <li>{`The newest is of the ${health.newest}.`}</li>}
              {health.lastLookAt && (
                <li>{`Last known to be the newest: ${weekdayTimeInWords(health.lastLookAt)}.`}</li>
              )}
              <li>{`Next refresh: ${weekdayTimeInWords(nextRunAt)}.`}</li>
              <li>{agesSentence(health)}</li>
            </Bullets>
          </Part>
        )}
        <Part id="runs" title="The last refreshes">
          <Runs runs={runs} />
        </Part>
      </Prose>
    </div>
  );
}

function sentenceOf(health: StatusView["health"]): string {
  if (!health) return "We can't answer searches at the moment. Please try again shortly.";
  if (health.isOk) return "Everything works: we answer searches and look for newer forecasts every hour.";
  if (health.lastRunAt === null) return "Searches work, but we have no forecasts yet.";
  // Since our last check: the service sends forecasts, but not the list of its runs.
  if (health.lastLookAt !== null && health.lastRunAt > health.lastLookAt)
    return "Searches work, but for some hours we haven't been able to check that the forecasts are the newest. Each shows its age.";
  return "Searches work, but we haven't been able to refresh the forecasts for some hours. Each shows its age.";
}

function agesSentence({ places, fresh, stale, missing }: NonNullable<StatusView["health"]>): string {
  if (fresh === places) return `All ${places} places have the newest forecast there is.`;
  if (missing === places) return "No place has a forecast at the moment.";
  return `Of ${places} places ${fresh} have the newest forecast there is, ${stale} have an older one that shows its age, and ${missing} have none.`;
}

function Runs({ runs }: Pick<StatusView, "runs">) {
  if (runs === null) return <p>We can't show the list of refreshes at the moment.</p>;
  if (runs.length === 0) return <p>None yet.</p>;
  return (
    <FactTable
      caption="Hourly refreshes, the latest first (London time)"
      columns={["Started", "Outcome", "From"]}
      rows={runs.map(
        (run) => [weekdayTimeInWords(run.startedAt), outcomeInWords(run), run.provider] as const,
      )}
    />
  );
}

function outcomeInWords({ outcome, placesRefreshed, placesFailed }: PublicRunView): string {
  if (placesFailed > 0) return `${OUTCOMES[outcome]}: ${placesFailed} of ${placesRefreshed + placesFailed}`;
  return placesRefreshed > 0 ? `${OUTCOMES[outcome]}: ${placesRefreshed} places` : OUTCOMES[outcome];
}
