import { expect, it } from "vitest";
import { mailboxOf } from "./mailbox";

it.each([
  ["Anna@Example.com", "anna@example.com"],
  ["anna+1@example.com", "anna@example.com"],
  ["anna+sun+alerts@example.com", "anna@example.com"],
  ["+1@example.com", "+1@example.com"],
  ["an.na@example.com", "an.na@example.com"],
])("the mailbox of %s is %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
