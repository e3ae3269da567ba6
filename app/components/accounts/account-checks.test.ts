import { describe, expect, it } from "vitest";
import { deletionSchema, logInSchema, passwordChangeSchema, registrationSchema } from "#app/schemas/account";
import { faultsByPath } from "#app/schemas/of-rule";
import { checkDeletion, checkLogIn, checkPasswordChange, checkRegistration } from "./account-checks";

const TEXTS = ["", "ab", "anna", "anna maria", "a".repeat(33), "admin", "secret", "short", "x".repeat(129)];
const PAIRS = TEXTS.flatMap((one) => TEXTS.map((other) => [one, other] as const));

/** What the server's schema says of the same text, the empty fields left out as a form leaves them out. */
function serverFaults(schema: typeof registrationSchema | typeof logInSchema, typed: Record<string, string>) {
  const given = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ""));
  const parsed = schema.safeParse(given);
  return parsed.success ? {} : faultsByPath(parsed.error);
}

describe("the browser's checks", () => {
  it.each(PAIRS)("say of a log-in as %j with %j what the server says", (username, password) => {
    expect(checkLogIn({ username, password })).toEqual(serverFaults(logInSchema, { username, password }));
  });

  it.each(TEXTS)("say of the new name %j what the server says", (username) => {
    // The list of the most used passwords is the server's alone: this is none of them.
    const typed = { username, password: "sunny-days", confirmPassword: "sunny-days" };
    expect(checkRegistration(typed)).toEqual(serverFaults(registrationSchema, typed));
  });

  it("say that passwords do not match, on the second of them", () => {
    const typed = { username: "anna", password: "sunny-days", confirmPassword: "rainy-days" };
    expect(checkRegistration(typed)).toEqual({ confirmPassword: "Passwords do not match" });
    expect(checkRegistration(typed)).toEqual(serverFaults(registrationSchema, typed));
  });

  it("find nothing wrong with what the server would take", () => {
    const change = { currentPassword: "secret", password: "sunny-days", confirmPassword: "sunny-days" };
    expect(passwordChangeSchema.safeParse(change).success).toBe(true);
    expect(checkPasswordChange(change)).toEqual({});
    expect(deletionSchema.safeParse(change).success).toBe(true);
    expect(checkDeletion(change)).toEqual({});
  });

  it("judge a password by its characters, not by its bytes", () => {
    expect(checkDeletion({ currentPassword: "🌞🌞🌞🌞🌞🌞" })).toEqual({});
    expect(checkDeletion({ currentPassword: "🌞🌞🌞" })).toEqual({
      currentPassword: "Password must be at least 6 characters",
    });
  });
});
