/**
 * Returns the mailbox of an address, by which mails are counted: in lower case and without its +tag (RFC
 * 5233), since all tags have the same reader.
 */
export function mailboxOf(address: string): string {
  const [name = "", domain = ""] = address.trim().toLowerCase().split("@");
  // A name that begins with a plus has nothing before its tag.
  return `${name.replace(/(?<=.)\+.*$/, "")}@${domain}`;
}
