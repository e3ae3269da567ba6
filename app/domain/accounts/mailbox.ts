/**
 * Returns the mailbox of an address, in lower case and without its +tag (RFC 5233), since mail to every tag
 * arrives in the same mailbox. Limits count emails by it.
 */
export function mailboxOf(address: string): string {
  const [name = "", domain = ""] = address.trim().toLowerCase().split("@");
  // A plus at the very start is part of the name: nothing would be left of it.
  return `${name.replace(/(?<=.)\+.*$/, "")}@${domain}`;
}
