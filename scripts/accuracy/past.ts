/**
 * npm run accuracy:past -- --from 2026-09-01 [--until …] [--calls 9000] [--remote] adds earlier days to the record of
 * how often forecasts were right. It reads them from Open-Meteo's archive of former runs. A start spends at most one
 * day's free allowance; the next start continues where it stopped. OPEN_METEO_API_KEY is the key of a subscription.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { createPace } from "#app/adapters/http/pace";
import { addDays, isCalendarDate } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { ProviderError } from "#app/services/ports";
import { type Target, queryDatabase } from "../catalogue/query";
import { runWrangler } from "../setup/wrangler";
import { type ArchivedPlace, type FetchedBatch, fillRecord } from "./fill-record";
import { createPreviousRuns } from "./previous-runs";
import { inWords, planInWords } from "./words";

const FOLDER = ".wrangler";
const SQL_FILE = `${FOLDER}/accuracy-past.sql`;
/** The free service allows 10,000 calls a day, 5,000 an hour and 600 a minute. */
const CALLS_A_DAY = "9000";
const [A_MINUTE, AN_HOUR] = [590, 4_900];
/** The record stores single days for 400 days. The archive's values of the last days may still change. */
const KEPT_DAYS = 400;
const FINAL_AFTER_DAYS = 3;

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    until: { type: "string" },
    calls: { type: "string", default: CALLS_A_DAY },
    remote: { type: "boolean", default: false },
  },
});

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
try {
  await fill(values.remote ? "--remote" : "--local");
} catch (error) {
  console.error(
    error instanceof ProviderError ? inWords(error) : error instanceof Error ? error.message : error,
  );
  process.exitCode = 1;
}

async function fill(target: Target): Promise<void> {
  const apiKey = process.env.OPEN_METEO_API_KEY || undefined;
  const range = rangeOf();
  console.log(planInWords(apiKey !== undefined));
  const [minute, hour] = [
    createPace({ calls: A_MINUTE, windowMs: MINUTE_MS }),
    createPace({ calls: AN_HOUR, windowMs: HOUR_MS }),
  ];
  const archive = createPreviousRuns({
    baseUrl:
      process.env.OPEN_METEO_PAST_URL ||
      `https://${apiKey ? "customer-" : ""}previous-runs-api.open-meteo.com`,
    apiKey,
    takeTurn: async (calls) => {
      if (apiKey) return;
      await hour(calls);
      await minute(calls);
    },
  });
  const places = (await queryDatabase(
    target,
    "SELECT id, latitude, longitude FROM destinations ORDER BY id",
  )) as unknown as ArchivedPlace[];
  const [first] = places;
  if (!first) throw new Error("There are no places: run `npm run setup` first.");
  // Asks for one day first: a key that may not read the archive is refused here, before anything is stored.
  await archive.fetch([first], range.until, range.until);
  // Each database has a file of its own, because the ids of places differ between databases.
  const keptFile = `${FOLDER}/accuracy-past${target}.jsonl`;
  const rows = await queryDatabase(target, "SELECT DISTINCT date FROM forecast_record");
  mkdirSync(FOLDER, { recursive: true });
  const state = await fillRecord(range, {
    archive,
    places,
    recorded: new Set(rows.map(({ date }) => String(date))),
    kept: keptBatches(keptFile),
    keep: (batch) => appendFileSync(keptFile, `${JSON.stringify(batch)}\n`),
    progress: (line) => console.log(line),
    async write(statements) {
      writeFileSync(SQL_FILE, statements.join("\n"));
      await runWrangler(["d1", "execute", "DB", target, "--yes", "--file", SQL_FILE]);
    },
  });
  rmSync(SQL_FILE, { force: true });
  if (state === "complete") rmSync(keptFile, { force: true });
  console.log(
    state === "complete"
      ? "The record is complete. Three runs a night now count it, four days per run."
      : "Today's calls are used up: run the command again tomorrow.",
  );
}

function rangeOf() {
  const today = londonDateOf(Date.now());
  const [earliest, latest] = [addDays(today, -KEPT_DAYS), addDays(today, -FINAL_AFTER_DAYS)];
  const { from = "", until = latest, calls } = values;
  if (!isCalendarDate(from) || !isCalendarDate(until) || from < earliest || until > latest || from > until)
    throw new Error(`--from, and --until if you set it, must be dates between ${earliest} and ${latest}.`);
  if (!(Number(calls) > 0)) throw new Error("--calls must be a number above 0.");
  return { from, until, calls: Number(calls) };
}

/** Skips a line that an interruption cut short; its batch is fetched again. */
function keptBatches(file: string): FetchedBatch[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as FetchedBatch];
      } catch {
        return [];
      }
    });
}
