/**
 * Runs the platform's crons for a local site, at the minutes that wrangler.toml gives. The local runtime itself runs
 * none.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Every cron is due at a multiple of this time. */
const STEP_MS = MINUTE_MS;
/** Allows for timers that fire slightly early. */
const MARGIN_MS = 500;

export const WEATHER_CRON = "0 * * * *";
export const WARNINGS_CRON = "3-59/10 * * * *";

/** The crons, in the order in which they run when several are due. */
export const CRONS = [
  { cron: WEATHER_CRON, everyMs: HOUR_MS, afterMs: 0 },
  { cron: "10 * * * *", everyMs: HOUR_MS, afterMs: 10 * MINUTE_MS },
  { cron: "*/5 * * * *", everyMs: 5 * MINUTE_MS, afterMs: 0 },
  { cron: WARNINGS_CRON, everyMs: 10 * MINUTE_MS, afterMs: 3 * MINUTE_MS },
];

/** Returns the crons whose scheduled time is after `sinceMs` and not after `nowMs`. */
export function dueCrons(sinceMs, nowMs) {
  return CRONS.filter(({ everyMs, afterMs }) => {
    const runsUntil = (timeMs) => Math.floor((timeMs - afterMs) / everyMs);
    return runsUntil(nowMs) > runsUntil(sinceMs);
  }).map(({ cron }) => cron);
}

/** Runs each cron when it is due, one after another. If the machine was asleep, each missed cron runs once. */
export function runCronsOnTime(runCron) {
  let sinceMs = Date.now();
  const wait = () => setTimeout(() => void run(), STEP_MS - (Date.now() % STEP_MS) + MARGIN_MS).unref();
  const run = async () => {
    const nowMs = Date.now();
    const due = dueCrons(sinceMs, nowMs);
    sinceMs = nowMs;
    for (const cron of due) await runCron(cron);
    wait();
  };
  wait();
}
