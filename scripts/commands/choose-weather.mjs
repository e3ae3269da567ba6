/** Decides which weather a local site uses, and says so in a sentence. */
import { existsSync, readFileSync } from "node:fs";

const PUBLIC_SERVICE = "https://api.open-meteo.com";
const LIMIT_MS = 4_000;

/**
 * Chooses sample weather for `--sample`, or else the provider named by WEATHER_PROVIDER in the environment or
 * .dev.vars. If there is neither, requests one place from Open-Meteo; chooses Open-Meteo if it answers in time and
 * sample weather if not.
 */
export async function chooseWeather({ args, variable = localVariable, limitMs = LIMIT_MS }) {
  if (args.includes("--sample")) return sampleBecause("because of --sample");
  const named = variable("WEATHER_PROVIDER");
  if (named === "sample") return sampleBecause("because of WEATHER_PROVIDER");
  if (named)
    return { provider: named, words: `The weather comes from ${named}, which WEATHER_PROVIDER names.` };
  const failure = await failureOf(variable("OPEN_METEO_URL") || PUBLIC_SERVICE, limitMs);
  if (failure) return sampleBecause(`because Open-Meteo ${failure}`);
  return {
    provider: "open-meteo",
    words: "The weather is real: Open-Meteo answered, and its forecasts are used.",
  };
}

function sampleBecause(reason) {
  return { provider: "sample", words: `The weather is sample weather, ${reason}. Every page says so.` };
}

/** Requests one place. Returns null if a forecast arrived, otherwise what the service did instead. */
async function failureOf(baseUrl, limitMs) {
  const query =
    "latitude=51.5074&longitude=-0.1278&hourly=temperature_2m&forecast_days=1&timeformat=unixtime";
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, "")}/v1/forecast?${query}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) return `answered with status ${response.status}`;
    const answer = await response.json();
    return typeof answer?.hourly?.temperature_2m?.[0] === "number" ? null : "answered without a forecast";
  } catch (error) {
    if (error.name === "TimeoutError") return `did not answer within ${limitMs / 1_000} seconds`;
    return error instanceof SyntaxError ? "answered without a forecast" : "cannot be reached";
  }
}

/** Returns a variable of the environment, or else of .dev.vars; undefined or blank if neither sets it. */
export function localVariable(name, environment = process.env) {
  const lines = existsSync(".dev.vars") ? readFileSync(".dev.vars", "utf8") : "";
  return environment[name] || new RegExp(`^${name}="?([^"\\n]*)"?$`, "m").exec(lines)?.[1];
}
