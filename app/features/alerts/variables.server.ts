import * as z from "zod";
import { blankAsAbsent } from "#app/env.server";

const key = (shape: RegExp, problem: string) =>
  z.preprocess(blankAsAbsent, z.string().regex(shape, problem).optional());

/** .dev.vars.example says what each is for. */
export const variables = z.object({
  /** Set both keys or neither. After a change, a browser gets nothing until its user turns them on again. */
  VAPID_PUBLIC_KEY: key(/^B[\w-]{86}$/, "is not a public key of npm run push:keys"),
  VAPID_PRIVATE_KEY: key(/^[\w-]{43}$/, "is not a private key of npm run push:keys"),
  /** Each takes three subrequests: the free plan allows 50 per run, the paid plan 1,000 or more. */
  DELIVERIES_PER_RUN: z.preprocess(blankAsAbsent, z.coerce.number().int().min(1).max(300).default(15)),
});

export type AlertVariables = z.output<typeof variables>;
