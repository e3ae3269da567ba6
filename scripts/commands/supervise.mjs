import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const END_WITH_PARENT = new URL("./end-with-parent.mjs", import.meta.url).href;
export const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a Node script in its own process group and resolves to its exit code. When this process ends, for whatever
 * reason, the group ends too. When the script ends, the rest of its group is ended. If a script ends after it sent
 * the message "ready", it is started once more.
 */
export async function supervise(args) {
  const first = await runInGroup(args);
  if (first.wasStopped) return 0;
  if (!first.wasReady) return first.code;
  console.error("The server ended unexpectedly and is being started again.");
  const second = await runInGroup(args);
  return second.wasStopped ? 0 : second.code;
}

function runInGroup(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--import", END_WITH_PARENT, ...args], {
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      detached: true,
    });
    let wasReady = false;
    let wasStopped = false;
    const stop = () => {
      wasStopped = true;
      signalGroup(child, "SIGTERM");
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    child.on("message", (message) => (wasReady ||= message === "ready"));
    child.on("error", () => undefined);
    child.on("exit", (code) => {
      signalGroup(child, "SIGKILL");
      for (const signal of SIGNALS) process.off(signal, stop);
      const end = () => resolve({ code: code ?? 1, wasReady, wasStopped });
      // Messages of the script can still arrive after it has ended.
      if (child.connected) child.once("disconnect", end);
      else end();
    });
  });
}

/** Sends a signal to the script and to every process that it has started. */
export function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // All these processes have ended already.
  }
}

/**
 * Ends this process if npm, which started it, ends without passing on a signal. On Linux npm starts a shell, and the
 * shell starts this process and survives npm. So the shell's parent is watched too.
 */
export function endWithoutParent() {
  const before = ancestors();
  setInterval(() => {
    if (ancestors() !== before) process.exit(1);
  }, 1_000).unref();
}

function ancestors() {
  const parent = process.ppid;
  try {
    const [, name, grandparent] = /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8"));
    return /^(sh|dash|bash)$/.test(name) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
