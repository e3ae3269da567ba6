import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Without these every command asks the network for something and waits for it in vain where there is none. */
const OFFLINE = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CI: "true",
};

/** Runs one wrangler command to its end; throws with what it printed where it fails. */
export function runWrangler(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [wranglerPath(), ...args], {
      env: { ...process.env, ...OFFLINE },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += String(chunk)));
    child.stderr.on("data", (chunk) => (output += String(chunk)));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`wrangler ${args.join(" ")} failed:\n${output.trim()}`));
    });
  });
}

/** The installed one, without npx, which would look for it on the network. */
function wranglerPath(): string {
  return join(dirname(createRequire(import.meta.url).resolve("wrangler/package.json")), "bin/wrangler.js");
}
