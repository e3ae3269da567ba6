import { readFileSync } from "node:fs";

/** Returns the CPU milliseconds that the work takes in this process. Other work on the machine does not count. */
export async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return sinceMs(before);
}

/** Like cpuMsOf, for synchronous work that is shorter than the wait for a promise. */
export function syncCpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return sinceMs(before);
}

function sinceMs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Reads a file of the bundled data. */
export function geodata(name: "roads" | "sectors"): ArrayBuffer {
  const file = readFileSync(`app/geodata/generated/${name}.bin`);
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
}
