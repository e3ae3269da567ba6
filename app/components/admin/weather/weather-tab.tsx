import { RefreshCw } from "lucide-react";
import type { WeatherStatusView } from "#app/presenters/admin/catalogue-view";
import { RunsTable } from "./runs-table";
import { useWeatherStatus } from "./use-weather-status";
import { WeatherFacts } from "./weather-facts";

/** How the hourly refresh is doing, and the button that starts one now. */
export function WeatherTab({ given }: { given: WeatherStatusView }) {
  const { status, isRunning, isStarting, isUnreadable, start, read } = useWeatherStatus(given);
  const isBusy = isRunning || isStarting;
  return (
    <div className="weather-desk">
      <div className="weather-desk-head">
        <div>
          <h2>Weather Updates</h2>
          <p>Weather refreshes automatically every hour from a weather data provider.</p>
          {status.isSample && (
            <p className="hint">The provider is the built-in sample: plausible weather, not a forecast.</p>
          )}
        </div>
        <form method="post" action="/admin/weather" onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="returnTo" value="/admin?tab=weather" />
          <button
            type="submit"
            name="intent"
            value="refresh-all"
            className="button button-sun button-large"
            aria-disabled={isBusy || undefined}
            onClick={() => void start()}
          >
            <RefreshCw className={isBusy ? "icon is-turning" : "icon"} aria-hidden />
            {isBusy ? "Refreshing…" : "Refresh Now"}
          </button>
        </form>
      </div>
      <WeatherFacts status={status} />
      <div className="weather-runs-head">
        <h3>Last runs</h3>
        <p role="status">
          {isRunning
            ? "A refresh is under way. This page follows it."
            : isUnreadable
              ? "How the weather stands could not be read."
              : ""}
          {isUnreadable && (
            <button type="button" className="text-button" onClick={() => void read()}>
              Try again
            </button>
          )}
        </p>
      </div>
      <RunsTable runs={status.runs} />
    </div>
  );
}
