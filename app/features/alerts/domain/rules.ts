import { emailRule } from "#app/domain/accounts/rules";
import { type FieldRule, type FieldRules } from "#app/domain/field-rules";
import { fail, ok } from "#app/domain/result";
import { type AlertTiming, MAX_ALERTS, readTiming } from "./alert";

export const ALERTS_FULL = `You have ${MAX_ALERTS} alerts, the most you can have.`;

const timingRule: FieldRule<AlertTiming> = (typed) => {
  const timing = readTiming(typed);
  return timing === null ? fail("Choose when we should write") : ok(timing);
};

/** The search comes with the page, not from the user. */
export const ALERT_RULES = { timing: timingRule } satisfies FieldRules;

/** A brief alone. */
export const GUEST_RULES = {
  timing: (typed: string) => {
    const read = timingRule(typed);
    return read.ok && read.value.kind !== "brief" ? fail("Choose an evening") : read;
  },
} satisfies FieldRules;

const mailRule: FieldRule<string> = (typed) => {
  const address = emailRule(typed);
  return address.ok && address.value !== null
    ? ok(address.value)
    : fail("Enter an email address such as name@example.com");
};

export const ALERT_MAIL_RULES = { email: mailRule };
