import type { AttemptLimit } from "#app/domain/accounts/throttle";
import { HOUR_MS } from "#app/domain/units";

export const ALERT_MAIL_LIMIT: AttemptLimit = { attempts: 8, windowMs: 24 * HOUR_MS };
export const CHANNEL_TEST_LIMIT: AttemptLimit = { attempts: 5, windowMs: HOUR_MS };
