import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.server";
import { deletionSchema, logInSchema, passwordChangeSchema, registrationSchema } from "./account";

const COMMON =
  "This is one of the most common passwords, the first a stranger would try. Use three random words instead.";

describe("a common password", () => {
  it.each(["123456", "password", "PASSWORD", "Letmein", "philips"])("is %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(["", "sunny-days", "123456 seals", "correct horse"])("is not %j", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it("cannot be chosen", () => {
    for (const schema of [registrationSchema, passwordChangeSchema]) {
      const form = { username: "Anna", currentPassword: "sunny-days", password: "dragon" };
      const { error } = schema.safeParse({ ...form, confirmPassword: "dragon" });
      expect(error?.issues).toMatchObject([{ path: ["password"], message: COMMON }]);
    }
  });

  it("still opens the account of a user who has one from before", () => {
    expect(logInSchema.safeParse({ username: "Anna", password: "dragon" }).success).toBe(true);
    expect(deletionSchema.safeParse({ currentPassword: "dragon" }).success).toBe(true);
  });
});
