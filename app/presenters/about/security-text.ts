const DAY_MS = 86_400_000;
/** RFC 9116 asks for less than a year, so that nobody trusts an old one. */
const VALID_DAYS = 180;

/** The text of /.well-known/security.txt; null without a real address to write to. */
export function securityText(contactEmail: string | null | undefined, nowMs: number): string | null {
  if (!contactEmail || contactEmail.endsWith(".example")) return null;
  const day = Math.floor(nowMs / DAY_MS) * DAY_MS;
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(day + VALID_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    "",
  ].join("\n");
}
