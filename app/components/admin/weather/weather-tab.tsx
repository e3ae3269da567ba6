import RefreshCw from "lucide-react/icons/refresh-cw";
import type { WeatherStatusView } from "#app/presenters/admin/weather-status";
import { RunsTable } from "./runs-table";
import { useWeatherStatus } from "./use-weather-status";
import { WeatherFacts } from "./weather-facts";
import { button } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";
import { turning } from "#app/components/admin/admin-table";

export function WeatherTab({ given }: { given: WeatherStatusView }) {
  const { status, isRunning, isStarting, isUnreadable, read, Form, formProps } = useWeatherStatus(given);
  const isBusy = isRunning || isStarting;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-xl">Weather Updates</h2>
          <p className="mt-1">Weather refreshes automatically every hour from a weather data provider.</p>
          {!status.isSample && (
            <p className={hint}>
              If the service says when its models have run, we fetch only forecasts of newer runs.
            </p>
          )}
          {status.isSample && (
            <p className={hint}>The provider is the built-in sample: plausible weather, not a forecast.</p>
          )}
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
