import { describe, expect, it } from "vitest";
import type * as z from "zod";
import {
  DELETION_RULES,
  LOG_IN_RULES,
  newPasswordFaults,
  passwordChangeFaults,
  registrationFaults,
} from "#app/domain/accounts/rules";
import { faultsIn } from "#app/domain/field-rules";
import {
  deletionSchema,
  logInSchema,
  newPasswordSchema,
  passwordChangeSchema,
  registrationSchema,
} from "./account";
import { faultsByPath } from "./of-rule";

const TEXTS = ["", "ab", "anna", "anna maria", "a".repeat(33), "admin", "secret", "short", "x".repeat(129)];
const PAIRS = TEXTS.flatMap((one) => TEXTS.map((other) => [one, other] as const));

/** None of these is among the most used passwords. Only the server has the list of those. */
const PASSWORDS = ["", "short", "sunny-days", "rainy-days", "x".repeat(129)];
const PASSWORD_PAIRS = PASSWORDS.flatMap((one) => PASSWORDS.map((other) => [one, other] as const));

/** Returns what the server's schema finds wrong, by field. */
function serverFaults(schema: z.ZodType, typed: Record<string, unknown>) {
  const parsed = schema.safeParse(typed);
  return parsed.success ? {} : faultsByPath(parsed.error);
}

describe("the browser's checks", () => {
  it.each(PAIRS)("say of a log-in as %j with %j what the server says", (username, password) => {
    expect(faultsIn(LOG_IN_RULES, { username, password })).toEqual(
      serverFaults(logInSchema, { username, password }),
    );
  });

  it.each(TEXTS)("say of the new name %j what the server says", (username) => {
    const typed = { username, password: "sunny-days", confirmPassword: "sunny-days" };
    expect(registrationFaults(typed)).toEqual(serverFaults(registrationSchema, typed));
  });

  it("say that passwords do not match, on the second of them", () => {
    const typed = { username: "anna", password: "sunny-days", confirmPassword: "rainy-days" };
    expect(registrationFaults(typed)).toEqual({ confirmPassword: "Passwords do not match" });
    expect(registrationFaults(typed)).toEqual(serverFaults(registrationSchema, typed));
  });

  it.each(PASSWORD_PAIRS)(
    "say of the passwords %j and %j what the server says, whatever else is wrong",
    (password, confirmPassword) => {
      const pair = { password, confirmPassword };
      for (const username of TEXTS) {
        for (const email of ["", "nowhere"]) {
          const typed = { username, email, ...pair };
          expect(registrationFaults(typed)).toEqual(serverFaults(registrationSchema, typed));
        }
        const change = { currentPassword: username, ...pair };
        expect(passwordChangeFaults(change)).toEqual(serverFaults(passwordChangeSchema, change));
      }
      expect(newPasswordFaults(pair)).toEqual(serverFaults(newPasswordSchema, pair));
    },
  );

  it.each([null, [], "text", { confirmPassword: "sunny-days" }, { password: 3, confirmPassword: ["a"] }])(
    "are no help to a call that sends %j, which is refused",
    (body) => {
      expect(newPasswordSchema.safeParse(body).success).toBe(false);
    },
  );

  it("take the same letters for the same password, whichever keyboard typed them", () => {
    const typed = { username: "anna", password: "\u00e9tudes-9", confirmPassword: "e\u0301tudes-9" };
    expect([registrationFaults(typed), serverFaults(registrationSchema, typed)]).toEqual([{}, {}]);
  });

  it.each(["", "short", "🌞🌞🌞🌞🌞", "sunny-days"])(
    "say of the password of a deletion, %j, what the server says",
    (typed) => {
      const body = { currentPassword: typed };
      expect(faultsIn(DELETION_RULES, body)).toEqual(serverFaults(deletionSchema, body));
    },
  );
});
