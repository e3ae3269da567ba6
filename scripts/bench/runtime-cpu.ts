import { readFileSync, readdirSync } from "node:fs";

/** The unit of times in /proc: a hundredth of a second on every Linux that runs Node. */
const TICK_MS = 10;

/**
 * CPU milliseconds that the runtimes which this process started have used, user and system time together. The
 * database runs in the same process as the Worker, so that its work is in it.
 */
export function runtimeCpuMs(): number {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(readStat)
    .filter((stat) => stat?.command === "workerd" && stat.parent === process.pid)
    .reduce((sum, stat) => sum + (stat?.ticks ?? 0) * TICK_MS, 0);
}

function readStat(pid: string) {
  try {
    const [, command, rest = ""] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const fields = rest.split(" ");
    return { command, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null; // The process has ended meanwhile.
  }
}
