import { spawn } from "node:child_process";

/** Nothing that we start may reach out by itself: no metrics, no look-ups, no update checks. */
export const OFFLINE_ENVIRONMENT = {
  ...process.env,
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
};

/** Runs a command to its end with its output shown; resolves to its exit code. */
export function runCommand(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...OFFLINE_ENVIRONMENT, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => {
      if (quiet && code !== 0) process.stderr.write(output);
      resolve(code ?? 1);
    });
    child.on("error", () => resolve(1));
  });
}

/** Says what is being done, does it, and ends the program where it fails. */
export async function requireStep(label, step) {
  const startedAt = Date.now();
  process.stdout.write(`• ${label} … `);
  const code = await step();
  if (code !== 0) {
    console.log("failed");
    process.exit(1);
  }
  console.log(`done (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
}
