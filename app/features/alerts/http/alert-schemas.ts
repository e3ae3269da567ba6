import * as z from "zod";
import type { AlertWish } from "#app/features/alerts/domain/alert";
import {
  ALERT_MAIL_RULES,
  ALERT_RULES,
  DAY_BOXES,
  WEEKDAYS_WORDS,
  weekdaysOf,
} from "#app/features/alerts/domain/rules";
import { isPushConsent } from "#app/features/alerts/domain/push";
import { ofRules } from "#app/schemas/of-rule";

export const alertSchema = z.lazy(() =>
  z
    .object({ ...Object.fromEntries(DAY_BOXES.map((name) => [name, z.boolean()])), ...ofRules(ALERT_RULES) })
    .transform(({ postcode, drivingHours, threshold, style, ...ticked }, context): AlertWish => {
      const isTicked = (box: string) => (ticked as Record<string, boolean>)[box] === true;
      const weekdays = weekdaysOf(isTicked);
      if (weekdays === 0) context.addIssue({ code: "custom", path: ["weekdays"], message: WEEKDAYS_WORDS });
      return { outcode: postcode, drivingHours, threshold, style, weekdays };
    }),
);

export const alertMailSchema = z.lazy(() => z.object(ofRules(ALERT_MAIL_RULES)));

export const pushConsentSchema = z.lazy(() =>
  z
    .object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })
    .refine(isPushConsent, "Notifications aren't supported in this browser."),
);
