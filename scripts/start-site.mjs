/**
 * Does the work of npm start. The weather is real if Open-Meteo answers within four seconds, otherwise it is sample
 * weather. `--sample` or WEATHER_PROVIDER decides this without a request. All other data are embedded.
 */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { passwordWords } from "./commands/admin-sign-in.mjs";
import { build, isBuilt } from "./commands/build-when-changed.mjs";
import { chooseWeather, localVariable } from "./commands/choose-weather.mjs";
import { install, isInstalled } from "./commands/install.mjs";
import { WARNINGS_CRON, WEATHER_CRON, dueCrons, runCronsOnTime } from "./commands/local-crons.mjs";
import { readyWords } from "./commands/ready-words.mjs";
import { OFFLINE_ENVIRONMENT, requireStep } from "./commands/run-step.mjs";
import { isSetUp, setUp } from "./commands/set-up.mjs";
import { untilHealthy } from "./commands/until-healthy.mjs";

const { PORT } = process.env;
const ADDRESS = `http://localhost:${PORT}`;
/** Our server returns this id at /healthz, so that we can tell it from any other server. */
const INSTANCE = randomUUID();
const HOUR_MS = 3_600_000;
/** The most characters of the runtime's output that are shown if it fails. Earlier output is about bundling. */
const LONGEST_COMPLAINT = 8_000;
const WATCHED_EVERY_MS = 5_000;
const LONGEST_SILENCE_MS = 20_000;
const REFRESH_STAMP = ".wrangler/refreshed";
/** A forecast up to this old may be shown with its age, so the start need not wait for a newer one. */
const SHOWN_FOR_MS = 24 * HOUR_MS;

if (!isInstalled()) await requireStep("Installing dependencies", install);
if (!isSetUp()) await requireStep("Preparing the database and the catalogue", setUp);
if (!isBuilt()) await requireStep("Building", build);
const weather = await chooseWeather({ args: process.argv });
const server = serve();
await requireStep("Starting the server", waitUntilServed);
await requireStep("Filling the forecast", fillForecast);
// Has no effect without a key.
void runCron(WARNINGS_CRON);
runCronsOnTime((cron) => (cron === WEATHER_CRON ? refresh() : runCron(cron)));
await untilHealthy(ADDRESS);
await announce();
process.send?.("ready");
await watchServer();

function serve() {
  const child = spawn(
    process.execPath,
    [
      "node_modules/wrangler/bin/wrangler.js",
      "dev",
      "--port",
      PORT,
      "--test-scheduled",
      "--log-level",
      "log",
      "--show-interactive-dev-session=false",
      "--var",
      `WEATHER_PROVIDER:${weather.provider}`,
      `INSTANCE:${INSTANCE}`,
      // Overrides the deployed site's origin, which wrangler.toml may name. Otherwise requests over plain http would
      // be redirected to it.
      `SITE_ORIGIN:${localVariable("SITE_ORIGIN") || ADDRESS}`,
    ],
    { env: { ...OFFLINE_ENVIRONMENT, NODE_ENV: "production" }, stdio: ["ignore", "pipe", "pipe"] },
  );
  let complaints = "";
  child.stdout.on("data", showLogLines);
  child.stderr.on("data", (chunk) => {
    showLogLines(chunk);
    complaints = `${complaints}${chunk}`.slice(-LONGEST_COMPLAINT);
  });
  child.on("exit", (code) => {
    process.stderr.write(complaints);
    process.exit(code || 1);
  });
  return child;
}

/** Prints only those lines of the runtime's output that our own log wrote. */
function showLogLines(chunk) {
  for (const line of String(chunk).split("\n")) if (line.startsWith("{")) console.log(line);
}

async function waitUntilServed() {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (server.exitCode !== null) return 1;
    if (await isOurs()) return 0;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  console.error(`The server did not answer at ${ADDRESS} within a minute.`);
  return 1;
}

/** Returns whether the server that answers is the one that we started. */
async function isOurs() {
  const signal = AbortSignal.timeout(LONGEST_SILENCE_MS);
  const response = await fetch(`${ADDRESS}/healthz`, { signal, redirect: "manual" }).catch(() => null);
  return response?.headers.get("X-Instance") === INSTANCE;
}

/**
 * Fetches the first forecasts and waits for them. A real service limits requests per minute, so this takes about a
 * minute.
 */
function fillForecast() {
  const refreshedAtMs = forecastTimeMs();
  const nowMs = Date.now();
  if (!dueCrons(refreshedAtMs, nowMs).includes(WEATHER_CRON)) return 0;
  if (nowMs - refreshedAtMs > SHOWN_FOR_MS) return refreshAndEvaluate();
  void refreshAndEvaluate();
  return 0;
}

/** Returns the time of this provider's last forecasts (epoch ms); 0 if there are none. */
function forecastTimeMs() {
  if (!existsSync(REFRESH_STAMP)) return 0;
  const { atMs, provider } = JSON.parse(readFileSync(REFRESH_STAMP, "utf8"));
  return provider === weather.provider ? atMs : 0;
}

/**
 * Runs a cron, because the local runtime runs none. Returns whether it succeeded. Never calls another program's
 * server.
 */
async function runCron(cron) {
  if (!(await isOurs())) return false;
  const response = await fetch(`${ADDRESS}/__scheduled?${new URLSearchParams({ cron })}`).catch(() => null);
  return response?.ok ?? false;
}

async function refresh() {
  if (!(await runCron(WEATHER_CRON))) return 1;
  mkdirSync(".wrangler", { recursive: true });
  writeFileSync(REFRESH_STAMP, JSON.stringify({ atMs: Date.now(), provider: weather.provider }));
  return 0;
}

/** Does the platform's hourly work: the refresh, and ten minutes later the alerts. */
async function refreshAndEvaluate() {
  const code = await refresh();
  if (code === 0) await runCron("10 * * * *");
  return code;
}

/**
 * Watches the server. Parts of wrangler can die while wrangler itself keeps waiting. Then this process ends, and npm
 * start starts another.
 */
async function watchServer() {
  let failures = 0;
  while (failures < 3) {
    await new Promise((resolve) => setTimeout(resolve, WATCHED_EVERY_MS));
    failures = (await isOurs()) ? 0 : failures + 1;
  }
  console.error("The server no longer answers.");
  process.exit(1);
}

async function announce() {
  const words = readyWords({
    address: ADDRESS,
    password: await passwordWords(ADDRESS, localVariable("ADMIN_PASSWORD")),
    // The address that the site itself uses: from .dev.vars, never from the environment.
    contactEmail: localVariable("CONTACT_EMAIL", {}),
    weather: weather.words,
  });
  console.log(`\n${words.join("\n")}`);
}
