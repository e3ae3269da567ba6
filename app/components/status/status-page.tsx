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

/** How fresh the forecasts are, and what the last refreshes did. */
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
  if (!health) return "Searches cannot be answered just now. Please try again in a moment.";
  if (health.isOk)
    return "Everything works: searches are answered, and the forecasts are refreshed every hour.";
  if (health.lastRunAt === null) return "Searches are answered, but no forecast has come yet.";
  return "Searches are answered, but the forecasts have not been refreshed for some hours. Each says its age.";
}

function agesSentence({ places, fresh, stale, missing }: NonNullable<StatusView["health"]>): string {
  const young = "from the last hour and a half";
  if (fresh === places) return `All ${places} places have a forecast ${young}.`;
  if (missing === places) return "No place has a forecast just now.";
  return `Of ${places} places ${fresh} have a forecast ${young}, ${stale} an older one that says its age, and ${missing} none.`;
}

function Runs({ runs }: Pick<StatusView, "runs">) {
  if (runs === null) return <p>The list of refreshes cannot be read just now.</p>;
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
