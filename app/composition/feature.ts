import type { MailSender } from "#app/services/mail/ports";
import type { Platform } from "./platform.server";
import type { SearchParts } from "./search.server";
import type { Weather } from "./weather.server";

/** What the core gives to a feature. */
export interface FeatureParts {
  readonly platform: Platform;
  readonly searching: SearchParts;
  readonly weather: Weather;
  /** Undefined if the site cannot send email. */
  readonly mail: MailSender | undefined;
}

/** What the core asks of a feature. */
export interface Feature {
  readonly jobs: readonly Job[];
}

/** What runs by itself: all jobs of a cron in their order, each after the one before. */
export interface Job {
  /** As wrangler.toml has it. */
  readonly cron: string;
  readonly run: (scheduledForMs: number) => Promise<void>;
}
