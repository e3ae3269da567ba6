/**
 * Returns the mailbox of an address, in lower case and without its +tag (RFC 5233). Limits count emails per
 * mailbox, since an address with a tag leads to the same mailbox as one without.
 */
export function mailboxOf(address: string): string {
  const [name = "", domain = ""] = address.trim().toLowerCase().split("@");
  // A plus at the very start stays: without it, no name would be left.
  return `${name.replace(/(?<=.)\+.*$/, "")}@${domain}`;
}
