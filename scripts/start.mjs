/**
 * npm start: from a fresh checkout to a running site, with no key. The weather is real where Open-Meteo answers within
 * four seconds, else sample weather; `--sample` and WEATHER_PROVIDER decide without asking. All else is embedded.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { build, isBuilt } from "./commands/build-when-changed.mjs";
import { chooseWeather, localVariable } from "./commands/choose-weather.mjs";
import { install, isInstalled } from "./commands/install.mjs";
import { readyWords } from "./commands/ready-words.mjs";
import { OFFLINE_ENVIRONMENT, requireStep, runCommand } from "./commands/run-step.mjs";

const PORT = Number(process.env.PORT ?? 8787);
const ADDRESS = `http://localhost:${PORT}`;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The runtime's last lines, shown where it fails; the rest is about its own bundling. */
const LONGEST_COMPLAINT = 8_000;
const REFRESH_STAMP = ".wrangler/refreshed";
/** A forecast that is no older is still shown, with its age: nobody has to wait for a newer one. */
const SHOWN_FOR_MS = 24 * HOUR_MS;

if (!isInstalled()) await requireStep("Installing dependencies", install);
await requireStep("Preparing the database and the catalogue", () =>
  runCommand("npx", ["tsx", "scripts/setup/run.ts"], { quiet: true }),
);
if (!isBuilt()) await requireStep("Building", build);
const weather = await chooseWeather({ args: process.argv });
const server = serve();
await requireStep("Starting the server", waitUntilServed);
await requireStep("Filling the forecast", fillForecast);
setInterval(() => void refresh(), HOUR_MS).unref();
setInterval(() => void runCron("*/5 * * * *"), 5 * MINUTE_MS).unref();
announce();

function serve() {
  const child = spawn(
    "npx",
    [
      "wrangler",
      "dev",
      "--port",
      String(PORT),
      "--test-scheduled",
      "--log-level",
      "log",
      "--show-interactive-dev-session=false",
      "--var",
      `WEATHER_PROVIDER:${weather.provider}`,
    ],
    {
      env: { ...OFFLINE_ENVIRONMENT, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own, since npx passes no signal on to what it runs.
      detached: true,
    },
  );
  let complaints = "";
  child.stdout.on("data", showLogLines);
  child.stderr.on("data", (chunk) => {
    showLogLines(chunk);
    complaints = `${complaints}${chunk}`.slice(-LONGEST_COMPLAINT);
  });
  child.on("exit", (code) => {
    if (code) process.stderr.write(complaints);
    process.exit(code ?? 1);
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(child));
  process.on("exit", () => stop(child));
  return child;
}

function stop({ pid }) {
  try {
    process.kill(-pid, "SIGTERM");
  } catch {
    // It has ended already.
  }
}

/** Of the runtime's output only our own structured lines are shown. */
function showLogLines(chunk) {
  for (const line of String(chunk).split("\n")) if (line.startsWith("{")) console.log(line);
}

async function waitUntilServed() {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (server.exitCode !== null) return 1;
    const answered = await fetch(`${ADDRESS}/favicon.svg`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return 0;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  console.error(`Nothing answered at ${ADDRESS} within a minute.`);
  return 1;
}

/** The first forecasts are waited for: a real service gives so many a minute that they take about one. */
function fillForecast() {
  const ageMs = forecastAgeMs();
  if (ageMs <= HOUR_MS) return 0;
  if (ageMs > SHOWN_FOR_MS) return refresh();
  void refresh();
  return 0;
}

/** Of the forecasts that this provider gave; Infinity where it gave none. */
function forecastAgeMs() {
  if (!existsSync(REFRESH_STAMP)) return Infinity;
  const { atMs, provider } = JSON.parse(readFileSync(REFRESH_STAMP, "utf8"));
  return provider === weather.provider ? Date.now() - atMs : Infinity;
}

/** The local runtime fires no cron by itself. Says whether it went through. */
async function runCron(cron) {
  const response = await fetch(`${ADDRESS}/__scheduled?${new URLSearchParams({ cron })}`).catch(() => null);
  return response?.ok ?? false;
}

/** What the platform does each hour, and ten minutes later. */
async function refresh() {
  if (!(await runCron("0 * * * *"))) return 1;
  await runCron("10 * * * *");
  mkdirSync(".wrangler", { recursive: true });
  writeFileSync(REFRESH_STAMP, JSON.stringify({ atMs: Date.now(), provider: weather.provider }));
  return 0;
}

function announce() {
  const words = readyWords({
    address: ADDRESS,
    adminPassword: localVariable("ADMIN_PASSWORD"),
    // What the site itself reads: of the environment it takes none.
    contactEmail: localVariable("CONTACT_EMAIL", {}),
    weather: weather.words,
  });
  console.log(`\n${words.join("\n")}`);
}
