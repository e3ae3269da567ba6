import { emailRule } from "#app/domain/accounts/rules";
import { type FieldRule, type FieldRules, choiceRule, faultsIn } from "#app/domain/field-rules";
import { parsePartialPostcode, parsePostcode, postcodeFault } from "#app/domain/geo/postcode";
import { RANKING_STYLES } from "#app/domain/ranking/holiday-climate-index-bands";
import { fail, ok } from "#app/domain/result";
import { MAX_DRIVING_HOURS, MIN_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { type AlertWish, MAX_ALERTS, WEEKDAY_NAMES, thresholdsFor } from "./alert";

const OUTCODE_WORDS = "Enter a UK postcode, or the first half of one, such as LS6";
export const ALERTS_FULL = `You have ${MAX_ALERTS} alerts, the most you can have.`;
export const WEEKDAYS_WORDS = "Choose at least one day of the week";

/** Users may type the whole postcode; we do not store the rest. */
const outcodeRule: FieldRule<string> = (typed) => {
  const postcode = parsePostcode(typed) ?? parsePartialPostcode(typed);
  return postcode ? ok(postcode.outcode) : fail(postcodeFault(typed, OUTCODE_WORDS));
};

const hoursRule: FieldRule<number> = (typed) => {
  const hours = Number(typed);
  const isKnown = /^\d$/.test(typed) && hours >= MIN_DRIVING_HOURS && hours <= MAX_DRIVING_HOURS;
  return isKnown ? ok(hours) : fail(`Choose from ${MIN_DRIVING_HOURS} to ${MAX_DRIVING_HOURS} hours`);
};

const thresholdRule: FieldRule<number> = (typed) => {
  const threshold = thresholdsFor(Number(typed)).find((each) => String(each) === typed);
  return threshold === undefined ? fail("Choose one of the scores") : ok(threshold);
};

/** Of text fields. The days are tick boxes. */
export const ALERT_RULES = {
  postcode: outcodeRule,
  drivingHours: hoursRule,
  threshold: thresholdRule,
  style: choiceRule(RANKING_STYLES, "Choose urban or beach"),
} satisfies FieldRules;

const mailRule: FieldRule<string> = (typed) => {
  const address = emailRule(typed);
  return address.ok && address.value !== null
    ? ok(address.value)
    : fail("Enter an email address such as name@example.com");
};

export const ALERT_MAIL_RULES = { email: mailRule };

/** Monday first. */
export const DAY_BOXES = WEEKDAY_NAMES.map((name) => name.toLowerCase());

export function alertFaults(typed: Readonly<Partial<Record<string, string>>>) {
  const hasDay = DAY_BOXES.some((box) => typed[box] === "on");
  return { ...faultsIn(ALERT_RULES, typed), ...(hasDay ? {} : { weekdays: WEEKDAYS_WORDS }) };
}

export const weekdaysOf = (isTicked: (box: string) => boolean): AlertWish["weekdays"] =>
  DAY_BOXES.reduce((days, box, weekday) => days | (isTicked(box) ? 1 << weekday : 0), 0);
