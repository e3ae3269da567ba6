import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Without these variables, every command sends requests. If there is no network, it waits until they fail. */
const OFFLINE = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CI: "true",
};

/** Runs one wrangler command. Rejects with the command's output if it fails. */
export async function runWrangler(args: readonly string[]): Promise<void> {
  await wranglerOutput(args);
}

/** Runs one wrangler command and returns its output. */
export function wranglerOutput(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [wranglerPath(), ...args], {
      env: { ...process.env, ...OFFLINE },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let complaints = "";
    child.stdout.setEncoding("utf8").on("data", (chunk) => (output += String(chunk)));
    child.stderr.setEncoding("utf8").on("data", (chunk) => (complaints += String(chunk)));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`wrangler ${args.join(" ")} failed:\n${(complaints + output).trim()}`));
    });
  });
}

/** Returns the path of the installed wrangler. We don't use npx, because it would look for wrangler on the network. */
function wranglerPath(): string {
  return join(dirname(createRequire(import.meta.url).resolve("wrangler/package.json")), "bin/wrangler.js");
}
