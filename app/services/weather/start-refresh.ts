import { fail, ok } from "#app/domain/result";
import { type RefreshWeatherDeps, refreshWeather } from "./refresh-weather";

/** Returns once the run has begun; the caller keeps it alive. `already-running`: hourly or manual. */
export async function startRefresh(deps: RefreshWeatherDeps) {
  let reportRunId: (runId: number) => void = () => {};
  const runBegins = new Promise<number>((resolve) => (reportRunId = resolve));
  const runs: RefreshWeatherDeps["runs"] = {
    ...deps.runs,
    async begin(run) {
      const runId = await deps.runs.begin(run);
      if (runId !== null) reportRunId(runId);
      return runId;
    },
  };
  const report = refreshWeather({ scheduledForMs: deps.clock() }, { ...deps, runs });
  const first = await Promise.race([runBegins, report]);
  if (typeof first !== "number") return fail("already-running");
  return ok({
    runId: first,
    // Never rejects.
    ended: report.catch((error: unknown) => deps.log.error("weather.refresh-cut-off", error)),
  });
}
