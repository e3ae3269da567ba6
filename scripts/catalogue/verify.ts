/**
 * npm run catalogue:verify compares every position, activity, hotel, flag and link of the catalogue with the open
 * data in data/ and with each other, and writes catalogue/verification.tsv. It fails if a finding has no answer. Then
 * write an answer on its line (confirmed, corrected, removed, cannot be checked), with "read: " and the reason, and
 * run it again. It also prints which look-ups in catalogue/still-open.tsv are old.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCatalogueWithFacts } from "../setup/open-facts";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { readStillOpen } from "#app/domain/catalogue/still-open";
import { findingsOf } from "./verify-findings";
import { stillOpenReport } from "./still-open-report";
import { REPORT, newReport, readReport, readWorld, reportText } from "./verify-report";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const path = join(PROJECT, REPORT);
const world = readWorld(PROJECT);
const files = readCatalogueWithFacts(join(PROJECT, "catalogue"));
const findings = files.flatMap((file) => findingsOf(file, world));
const lines = newReport(findings, existsSync(path) ? readReport(path) : []);
writeFileSync(path, reportText(lines));

const counts = new Map<string, number>();
for (const { check, answer } of lines) {
  const key = `${check}: ${answer === "" ? "NOT ANSWERED" : answer}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
for (const [key, count] of [...counts].sort()) console.log(`${count} ${key}`);
const ledger = readStillOpen(readFileSync(join(PROJECT, "catalogue/still-open.tsv"), "utf8"));
for (const line of stillOpenReport(files, ledger, londonDateOf(Date.now()))) console.log(line);
const unanswered = lines.filter(({ answer }) => answer === "");
for (const { where, check, finding } of unanswered) console.log(`${where}: ${check}: ${finding}`);
if (unanswered.length > 0) process.exitCode = 1;
