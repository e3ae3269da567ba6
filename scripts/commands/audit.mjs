/**
 * npm audit --omit=dev --json | node scripts/commands/audit.mjs
 *
 * Fails for each advisory that .github/advisories.json does not accept, and for each of its lines whose date has passed.
 */
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

/**
 * Returns what is wrong, a sentence each. Throws if the report is not one of npm, such as when npm could not ask.
 */
export function auditFaults(report, accepted, today) {
  if (!report.vulnerabilities)
    throw new Error(`npm audit gave no report: ${JSON.stringify(report).slice(0, 300)}`);
  const isAccepted = (advisory) =>
    accepted.some((line) => line.id === idOf(advisory) && line.package === advisory.name);
  const unknown = advisoriesOf(report)
    .filter((advisory) => !isAccepted(advisory))
    .map((advisory) => `${idOf(advisory)} of ${advisory.name} is not accepted: ${advisory.title}`);
  const past = accepted
    .filter(({ until }) => !(until >= today))
    .map((line) => `${line.id} of ${line.package} was accepted until ${line.until}: read it again.`);
  return [...unknown, ...past];
}

/** The accepted lines that npm no longer reports. They are only mentioned. */
export function unusedLines(report, accepted) {
  const found = new Set(advisoriesOf(report).map((advisory) => `${idOf(advisory)} ${advisory.name}`));
  return accepted.filter((line) => !found.has(`${line.id} ${line.package}`));
}

function advisoriesOf({ vulnerabilities }) {
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((each) => typeof each !== "string"),
  );
  return [
    ...new Map(advisories.map((advisory) => [`${idOf(advisory)} ${advisory.name}`, advisory])).values(),
  ];
}

const idOf = ({ url }) => url.split("/").pop();

async function run() {
  const report = JSON.parse(await text(process.stdin));
  const accepted = JSON.parse(readFileSync(".github/advisories.json", "utf8"));
  const faults = auditFaults(report, accepted, new Date().toISOString().slice(0, 10));
  for (const line of unusedLines(report, accepted))
    console.log(`${line.id} is no longer reported: remove its line.`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await run();
