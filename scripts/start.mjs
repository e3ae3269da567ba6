/**
 * npm start: from a fresh checkout to a running site. `--live` takes real forecasts and places (Open-Meteo and
 * OpenStreetMap); without it everything runs on embedded data, with no key and no network.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { build, isBuilt } from "./commands/build-when-changed.mjs";
import { install, isInstalled } from "./commands/install.mjs";
import { OFFLINE_ENVIRONMENT, requireStep, runCommand } from "./commands/run-step.mjs";

const PORT = Number(process.env.PORT ?? 8787);
const ADDRESS = `http://localhost:${PORT}`;
const LIVE_VARIABLES = ["--var", "WEATHER_PROVIDER:open-meteo", "--var", "PLACES_PROVIDER:overpass"];
const isLive = process.argv.includes("--live");
const HOUR_MS = 3_600_000;
/** What the runtime said last, shown where it ends badly: the rest of it is about its own bundling. */
const LONGEST_COMPLAINT = 8_000;
const REFRESH_STAMP = ".wrangler/refreshed";

if (!isInstalled()) await requireStep("Installing dependencies", install);
await requireStep("Preparing the database and the catalogue", () =>
  runCommand("npx", ["tsx", "scripts/setup/run.ts"], { quiet: true }),
);
if (!isBuilt()) await requireStep("Building", build);
const server = serve();
await requireStep("Starting the server", waitUntilServed);
await requireStep("Filling the forecast", () => (isForecastOld() ? refresh() : 0));
setInterval(() => void refresh(), HOUR_MS).unref();
announce();

function serve() {
  const variables = isLive ? LIVE_VARIABLES : [];
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
      ...variables,
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
    if (code) process.stderr.write(complaints);
    process.exit(code ?? 1);
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  return child;
}

/** Of the runtime's chatter only our own structured lines are worth a terminal. */
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

function isForecastOld() {
  if (!existsSync(REFRESH_STAMP)) return true;
  const { atMs, live } = JSON.parse(readFileSync(REFRESH_STAMP, "utf8"));
  return live !== isLive || Date.now() - atMs > HOUR_MS;
}

/** The local runtime fires no cron by itself: this is what the platform does each hour. */
async function refresh() {
  const response = await fetch(`${ADDRESS}/__scheduled?cron=0+*+*+*+*`).catch(() => null);
  if (!response?.ok) return 1;
  mkdirSync(".wrangler", { recursive: true });
  writeFileSync(REFRESH_STAMP, JSON.stringify({ atMs: Date.now(), live: isLive }));
  return 0;
}

function announce() {
  const password = /^ADMIN_PASSWORD="?([^"\n]*)"?$/m.exec(readFileSync(".dev.vars", "utf8"))?.[1];
  console.log(`\nSunny Escape is ready: ${ADDRESS}`);
  console.log(`Sign in as admin with the password ${password} (ADMIN_PASSWORD in .dev.vars).`);
  if (!isLive) console.log("The weather is sample weather; npm start -- --live takes real forecasts.");
}
