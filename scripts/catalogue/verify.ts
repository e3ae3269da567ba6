/**
 * npm run catalogue:verify compares every position, activity, hotel, flag and link of the catalogue with the open
 * data in data/ and with each other, and writes catalogue/verification.tsv. It fails if a finding has no answer. Then
 * write an answer on its line (confirmed, corrected, removed, cannot be checked), with "read: " and the reason, and
 * run it again.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCatalogueWithFacts } from "../setup/open-facts";
import { findingsOf } from "./verify-findings";
import { REPORT, newReport, readReport, readWorld, reportText } from "./verify-report";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const path = join(PROJECT, REPORT);
const world = readWorld(PROJECT);
const findings = readCatalogueWithFacts(join(PROJECT, "catalogue")).flatMap((file) =>
  findingsOf(file, world),
);
const lines = newReport(findings, existsSync(path) ? readReport(path) : []);
writeFileSync(path, reportText(lines));

const counts = new Map<string, number>();
for (const { check, answer } of lines) {
  const key = `${check}: ${answer === "" ? "NOT ANSWERED" : answer}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
for (const [key, count] of [...counts].sort()) console.log(`${count} ${key}`);
const unanswered = lines.filter(({ answer }) => answer === "");
for (const { where, check, finding } of unanswered) console.log(`${where}: ${check}: ${finding}`);
if (unanswered.length > 0) process.exitCode = 1;
