import { readFileSync, readdirSync } from "node:fs";

const NS_A_MS = 1_000_000;

/**
 * Returns the CPU milliseconds that all runtimes started by this process have used, by the scheduler's count of their
 * threads. The database runs in the same process as the Worker, so its work is included.
 */
export function runtimeCpuMs(): number {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && isRuntimeOfOurs(name))
    .reduce((sum, pid) => sum + cpuNs(pid) / NS_A_MS, 0);
}

function isRuntimeOfOurs(pid: string): boolean {
  const [, command, parent] = /\((.*)\) \S (\d+)/.exec(read(`/proc/${pid}/stat`)) ?? [];
  return command === "workerd" && Number(parent) === process.pid;
}

const cpuNs = (pid: string): number =>
  tasksOf(pid).reduce(
    (sum, task) => sum + Number(read(`/proc/${pid}/task/${task}/schedstat`).split(" ")[0] ?? 0),
    0,
  );

function tasksOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return []; // The process has ended meanwhile.
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // The thread has ended meanwhile.
  }
}
