import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";

/** A process that runs a command, as npm test and npm run dev do. */
const RUNNER = `
  import { runCommand } from ${JSON.stringify(new URL("./run-step.mjs", import.meta.url).href)};
  process.exit(await runCommand(process.execPath, ["--input-type=module", "-e", process.argv[1]]));
`;

/** A command that starts another process, ignores Ctrl+C, and writes the ids of both into the file "pids". */
const COMMAND = `
  import { spawn } from "node:child_process";
  import { writeFileSync } from "node:fs";
  process.on("SIGINT", () => undefined);
  const runtime = spawn("sleep", ["600"]);
  writeFileSync("pids", process.pid + " " + runtime.pid + " end");
  setInterval(() => undefined, 1_000);
`;

/** A zombie does not count, because it has ended and only its exit code has not been read. */
function runs(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "a command and all that it started end with a process that gets %s",
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), "run-step-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const args = ["--input-type=module", "-e", RUNNER, "--", COMMAND];
    const runner = spawn(process.execPath, args, { cwd: folder, stdio: "ignore" });
    const pids = await vi.waitFor(() => {
      const [, command, runtime] = /^(\d+) (\d+) end$/.exec(readFileSync(join(folder, "pids"), "utf8")) ?? [];
      if (!command || !runtime) throw new Error("not started yet");
      return [Number(command), Number(runtime)];
    }, 60_000);
    expect(pids.every(runs)).toBe(true);
    runner.kill(signal);
    await vi.waitFor(() => expect(pids.filter(runs)).toEqual([]), 60_000);
  },
);
