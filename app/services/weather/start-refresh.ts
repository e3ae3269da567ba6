import { type Result, fail, ok } from "#app/domain/result";
import { type RefreshWeatherDeps, refreshWeather } from "./refresh-weather";

export interface RefreshStarted {
  readonly runId: number;
  /** Settles when the run has ended. Never rejects. */
  readonly ended: Promise<unknown>;
}

/**
 * Starts a run and returns once it has begun. The caller keeps it alive until it has ended.
 * `already-running`: another run is under way, hourly or manual.
 */
export async function startRefresh(
  deps: RefreshWeatherDeps,
): Promise<Result<RefreshStarted, "already-running">> {
  let tellBegun: (runId: number) => void = () => {};
  const begun = new Promise<number>((resolve) => (tellBegun = resolve));
  const runs: RefreshWeatherDeps["runs"] = {
    ...deps.runs,
    async begin(run) {
      const runId = await deps.runs.begin(run);
      if (runId !== null) tellBegun(runId);
      return runId;
    },
  };
  const report = refreshWeather({ scheduledForMs: deps.clock() }, { ...deps, runs });
  const first = await Promise.race([begun, report]);
  if (typeof first !== "number") return fail("already-running");
  return ok({
    runId: first,
    ended: report.catch((error: unknown) => deps.log.error("weather.refresh-cut-off", error)),
  });
}
