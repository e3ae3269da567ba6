import { spawn } from "node:child_process";
import { SIGNALS, endWithoutParent, signalGroup } from "./supervise.mjs";

/** Prevents the tools that we start from using the network on their own: no metrics, no update checks. */
export const OFFLINE_ENVIRONMENT = {
  ...process.env,
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
};

/** The commands that run now. Each leads a process group of its own, with all that it has started. */
const running = new Set();
const TIME_TO_TIDY_MS = 5_000;

/** Ends the running commands as Ctrl+C does, and what is left of them with this process. */
function endAll() {
  if (running.size === 0) process.exit(1);
  for (const child of running) {
    signalGroup(child, "SIGINT");
    child.once("exit", () => running.size === 0 && process.exit(1));
  }
  setTimeout(() => process.exit(1), TIME_TO_TIDY_MS);
}

let isWatched = false;

function endWithThisProcess() {
  if (isWatched) return;
  isWatched = true;
  for (const signal of SIGNALS) process.once(signal, endAll);
  process.once("exit", () => running.forEach((child) => signalGroup(child, "SIGKILL")));
  endWithoutParent();
}

/**
 * Runs a command and resolves to its exit code. Output is printed as it comes, or all at the end if `inOnePiece`. A
 * `quiet` command prints its output only if it fails. All that the command has started ends with this process, whatever
 * ends it.
 */
export function runCommand(command, args, { env = {}, quiet = false, inOnePiece = quiet } = {}) {
  endWithThisProcess();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      detached: true,
      env: { ...OFFLINE_ENVIRONMENT, ...env },
      stdio: inOnePiece ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    running.add(child);
    child.on("exit", () => {
      running.delete(child);
      signalGroup(child, "SIGKILL");
    });
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (chunk) => (output += chunk));
    child.stderr?.setEncoding("utf8").on("data", (chunk) => (output += chunk));
    child.on("close", (code) => {
      if (!quiet) process.stdout.write(output);
      else if (code !== 0) process.stderr.write(output);
      resolve(code ?? 1);
    });
    child.on("error", () => resolve(1));
  });
}

/** Prints the label, runs the step, and ends this process if the step fails. */
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
