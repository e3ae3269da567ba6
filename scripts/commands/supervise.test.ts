import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

/** A process that supervises a script, as npm start does. Each test gives it a script. */
const SUPERVISOR = `
  import { endWithoutParent, supervise } from ${JSON.stringify(new URL("./supervise.mjs", import.meta.url).href)};
  endWithoutParent();
  process.exit(await supervise([process.argv[1]]));
`;

/**
 * A script that starts another process, as the server starts the runtime, writes the ids of both into a file, and
 * keeps running.
 */
const SERVER = `
  import { spawn } from "node:child_process";
  import { appendFileSync } from "node:fs";
  const runtime = spawn("sleep", ["600"]);
  process.send("ready", () => appendFileSync("pids", process.pid + " " + runtime.pid + "\\n"));
  setInterval(() => undefined, 1_000);
`;

function folderWith(server: string): string {
  const folder = mkdtempSync(join(tmpdir(), "supervise-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "server.mjs"), server);
  writeFileSync(join(folder, "pids"), "");
  return folder;
}

function startSupervisor(folder: string, command = process.execPath, before: string[] = []): ChildProcess {
  const args = [...before, "--input-type=module", "-e", SUPERVISOR, "--", join(folder, "server.mjs")];
  const child = spawn(command, args, { cwd: folder, stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));

/** Returns the process ids of each server started so far: the server's own and its runtime's. */
const startedIn = (folder: string): number[][] =>
  readFileSync(join(folder, "pids"), "utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => line.split(" ").map(Number));

/**
 * Returns whether any of these processes still runs. A zombie does not count, because it has ended and only its exit
 * code has not been read.
 */
function anyRuns(pids: readonly number[]): boolean {
  return pids.some((pid) => {
    try {
      process.kill(pid, 0);
      return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
    } catch {
      return false;
    }
  });
}

describe("the server of npm start", () => {
  it.each(["SIGKILL", "SIGTERM", "SIGINT"] as const)(
    "ends with all that it has started when npm start ends by %s",
    async (signal) => {
      const folder = folderWith(SERVER);
      const child = startSupervisor(folder);
      await expect.poll(() => startedIn(folder).length).toBe(1);
      child.kill(signal);
      await expect.poll(() => anyRuns(startedIn(folder).flat())).toBe(false);
    },
  );

  it.each([
    ["with its shell between", 'sh -c \'"$@"; true\' sh "$@" & wait'],
    ["without one", '"$@" & wait'],
  ])("ends when npm is killed, which passes no signal on: %s", async (_, script) => {
    const folder = folderWith(SERVER);
    const npm = startSupervisor(folder, "bash", ["-c", script, "npm", process.execPath]);
    await expect.poll(() => startedIn(folder).length).toBe(1);
    npm.kill("SIGKILL");
    await expect.poll(() => anyRuns(startedIn(folder).flat())).toBe(false);
  });

  it("is started once more when it dies, and leaves nothing behind each time", async () => {
    const folder = folderWith(SERVER);
    const child = startSupervisor(folder);
    const ended = exitOf(child);
    for (const starts of [1, 2]) {
      await expect.poll(() => startedIn(folder).length).toBe(starts);
      const [server = 0] = startedIn(folder).at(-1) ?? [];
      process.kill(server, "SIGKILL");
      await expect
        .poll(() =>
          anyRuns(
            startedIn(folder)
              .flat()
              .slice(0, 2 * starts),
          ),
        )
        .toBe(false);
    }
    expect(await ended).toBe(1);
    expect(startedIn(folder)).toHaveLength(2);
  });

  it("is not started again where it never served", async () => {
    const folder = folderWith(
      'import { appendFileSync } from "node:fs"; appendFileSync("pids", "0\\n"); process.exit(3);',
    );
    expect(await exitOf(startSupervisor(folder))).toBe(3);
    expect(startedIn(folder)).toHaveLength(1);
  });
});
