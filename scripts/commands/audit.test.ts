import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { auditFaults, unusedLines } from "./audit.mjs";

/** Invented, in the shape of `npm audit --json` of npm 11 (auditReportVersion 2). */
const REPORT = {
  auditReportVersion: 2,
  vulnerabilities: {
    "@remix-run/react": { severity: "high", via: ["turbo-stream"] },
    "turbo-stream": {
      severity: "high",
      via: [advisory("turbo-stream", "GHSA-rxv8-25v2-qmq8", "Denial of service")],
    },
    cookie: {
      severity: "low",
      via: [
        advisory("cookie", "GHSA-aaaa-bbbb-cccc", "Characters out of bounds"),
        advisory("cookie", "GHSA-aaaa-bbbb-cccc", "Characters out of bounds"),
      ],
    },
  },
};

function advisory(name: string, id: string, title: string) {
  return { source: 1, name, title, url: `https://github.com/advisories/${id}`, severity: "high", range: "*" };
}

const line = (id: string, name: string, until = "2027-01-31") => ({ id, package: name, until });
const STREAM = line("GHSA-rxv8-25v2-qmq8", "turbo-stream");
const COOKIE = line("GHSA-aaaa-bbbb-cccc", "cookie");

describe("the weekly audit", () => {
  it("fails for each advisory that is not accepted for its package, once", () => {
    const faultsWith = (...lines: (typeof STREAM)[]) => auditFaults(REPORT, lines, "2026-11-28");
    expect(faultsWith(STREAM, COOKIE)).toEqual([]);
    expect(faultsWith(STREAM)).toEqual([
      "GHSA-aaaa-bbbb-cccc of cookie is not accepted: Characters out of bounds",
    ]);
    expect(faultsWith()).toHaveLength(2);
    expect(faultsWith(COOKIE, line(STREAM.id, "cookie"))).toHaveLength(1);
    expect(auditFaults({ vulnerabilities: {} }, [], "2026-11-28")).toEqual([]);
  });

  it("fails for a line from the day after its date, also when nothing is reported any more", () => {
    const faultsOn = (today: string) => auditFaults(REPORT, [STREAM, COOKIE], today);
    expect([faultsOn("2027-01-31"), faultsOn("2027-02-01")].map(({ length }) => length)).toEqual([0, 2]);
    expect(auditFaults({ vulnerabilities: {} }, [STREAM], "2027-02-01")).toHaveLength(1);
  });

  it("mentions a line that is no longer reported, and is no green run without a report", () => {
    expect(unusedLines(REPORT, [STREAM, line("GHSA-dddd-eeee-ffff", "cookie")])).toHaveLength(1);
    expect(() => auditFaults({ message: "405 Method Not Allowed" }, [], "2026-11-28")).toThrow("405");
  });
});

describe("what the repository accepts", () => {
  const accepted = JSON.parse(readFileSync(".github/advisories.json", "utf8")) as Record<string, unknown>[];

  it("says for each advisory why, by which tests, and until which day within half a year", () => {
    for (const each of accepted) {
      expect(Object.keys(each)).toEqual(["id", "package", "reason", "proof", "until"]);
      expect(each["id"]).toMatch(/^GHSA(-[0-9a-z]{4}){3}$/);
      expect(each["until"]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const test of each["proof"] as string[]) expect([test, existsSync(test)]).toEqual([test, true]);
    }
  });

  it("runs no action of others but by its commit", () => {
    const workflows = readdirSync(".github/workflows").map((name) =>
      readFileSync(`.github/workflows/${name}`, "utf8"),
    );
    const actions = workflows.flatMap((text) =>
      [...text.matchAll(/uses: *(.*)/g)].map(([, action]) => action),
    );
    expect(actions.length).toBeGreaterThan(5);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});
