import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as z from "zod";

export type Target = "--local" | "--remote";

/** Without these every command asks the network for something and waits for it in vain where there is none. */
const OFFLINE = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CI: "true",
};
const answer = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }));

/** The rows that one statement gives, here or on the deployed database. Throws with what wrangler printed. */
export async function queryDatabase(target: Target, statement: string): Promise<Record<string, unknown>[]> {
  const output = await run(["d1", "execute", "DB", target, "--yes", "--json", "--command", statement]);
  return answer.parse(JSON.parse(output)).flatMap(({ results }) => results);
}

function run(args: readonly string[]): Promise<string> {
  const wrangler = createRequire(import.meta.url).resolve("wrangler/package.json");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(dirname(wrangler), "bin/wrangler.js"), ...args], {
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
      else reject(new Error(`wrangler ${args[0]} ${args[1]} failed:\n${(complaints + output).trim()}`));
    });
  });
}
