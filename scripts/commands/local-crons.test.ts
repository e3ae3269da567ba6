import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CRONS, dueCrons, runCronsOnTime } from "./local-crons.mjs";

const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);
const due = (since: string, now: string) => dueCrons(at(since), at(now));

describe("the crons of a local site", () => {
  it("are those of the platform", () => {
    const [, listed = ""] = /^crons = \[(.*)\]$/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
    const crons = [...listed.matchAll(/"([^"]+)"/g)].map(([, cron]) => cron);
    expect(CRONS.map(({ cron }) => cron)).toEqual(crons);
  });

  it("are due at their full minutes, whenever the site was started", () => {
    expect(due("10:58:20", "10:59:59")).toEqual([]);
    expect(due("10:58:20", "11:00:00")).toEqual(["0 * * * *", "*/5 * * * *"]);
    expect(due("11:00:00", "11:02:59")).toEqual([]);
    expect(due("11:00:00", "11:03:00")).toEqual(["3-59/10 * * * *"]);
    expect(due("11:03:01", "11:05:01")).toEqual(["*/5 * * * *"]);
    expect(due("11:05:01", "11:10:01")).toEqual(["10 * * * *", "*/5 * * * *"]);
  });

  it("are each due once after the machine has slept", () => {
    expect(due("08:02:00", "13:44:00")).toEqual([
      "0 * * * *",
      "10 * * * *",
      "*/5 * * * *",
      "3-59/10 * * * *",
    ]);
  });
});

describe("their timer", () => {
  beforeEach(() => void vi.useFakeTimers({ now: at("10:58:20") }));
  afterEach(() => void vi.useRealTimers());

  it("runs the weather on the full hour, and those who wait for it ten minutes later", async () => {
    const ran: string[] = [];
    runCronsOnTime((cron) => {
      ran.push(`${new Date().toISOString().slice(11, 16)} ${cron}`);
      return Promise.resolve();
    });
    await vi.advanceTimersByTimeAsync(13 * 60_000);
    expect(ran).toEqual([
      "11:00 0 * * * *",
      "11:00 */5 * * * *",
      "11:03 3-59/10 * * * *",
      "11:05 */5 * * * *",
      "11:10 10 * * * *",
      "11:10 */5 * * * *",
    ]);
  });
});
