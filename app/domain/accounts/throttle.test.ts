import { describe, expect, it } from "vitest";
import { ACCOUNT_LIMIT, mailboxOf, retryAfterSeconds } from "./throttle";

describe("the throttle", () => {
  it("lets the last allowed attempt pass and stops the next", () => {
    const window = { endsAt: 900_000, count: ACCOUNT_LIMIT.attempts };
    expect(retryAfterSeconds(window, ACCOUNT_LIMIT, 1_000)).toBeNull();
    expect(retryAfterSeconds({ ...window, count: window.count + 1 }, ACCOUNT_LIMIT, 1_000)).toBe(899);
  });

  it("never asks for less than a second", () => {
    expect(retryAfterSeconds({ endsAt: 5, count: 11 }, ACCOUNT_LIMIT, 5)).toBe(1);
  });
});

it.each([
  ["Anna@Example.com", "anna@example.com"],
  ["anna+1@example.com", "anna@example.com"],
  ["anna+sun+alerts@example.com", "anna@example.com"],
  ["+1@example.com", "+1@example.com"],
  ["an.na@example.com", "an.na@example.com"],
])("the mailbox of %s is %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
