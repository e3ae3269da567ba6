/** An advisory as `npm audit --json` has it. */
interface Advisory {
  readonly name: string;
  readonly title: string;
  readonly url: string;
}

interface Report {
  readonly message?: string;
  /** A package that only depends on an affected one names it as a text. */
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>;
}

interface Accepted {
  readonly id: string;
  readonly package: string;
  /** The last day, as in "2026-11-28". */
  readonly until: string;
}

export function auditFaults(report: Report, accepted: readonly Accepted[], today: string): string[];
export function unusedLines(report: Report, accepted: readonly Accepted[]): Accepted[];
