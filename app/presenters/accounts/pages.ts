import { timeInWords } from "#app/domain/calendar/words";
import { type User, isAdmin, needsConfirmation, preferencesOf } from "#app/domain/accounts/account";
import {
  UNUSED_DELETION_YEARS,
  UNUSED_NOTICE_YEARS,
  storageLimits,
} from "#app/domain/accounts/storage-limits";
import type { ListedSession } from "#app/services/accounts/accounts";
import type { AskedEmail } from "#app/services/accounts/ports";
import type { AuthPageView, ConfirmEmailView, SessionView, SettingsUserView } from "./view";

const EXPIRED = "Your session has expired or you need to log in again. Please sign in to continue.";
const NEEDED = "You need an account for favorites, trip planning and recommendations.";

const BANNERS = new Map([
  ["search", "Creating an account is optional: you can search without one."],
  ["feature", NEEDED],
  ["recommendations", NEEDED],
]);

/** Where the links say "Create an account". */
const FROM_CREATE = ["home", "recommendations"];

/** The sign-in page as its address asks for it. Only known values count, and none is repeated on the page. */
export function authPageView(params: URLSearchParams): AuthPageView {
  const isExpired = params.get("session_expired") === "true";
  const from = params.get("from") ?? "";
  const asked = params.get("tab") ?? (FROM_CREATE.includes(from) ? "register" : "login");
  return {
    tab: asked === "register" ? "register" : "login",
    banner: isExpired ? EXPIRED : (BANNERS.get(from) ?? null),
  };
}

/** A user as the settings page shows them; of mail nothing is said where the site sends none. */
export function settingsUserView(user: User, canSendMail: boolean): SettingsUserView {
  const { username, email, homePostcode } = user;
  const isEmailUnconfirmed = canSendMail && needsConfirmation(user);
  const account = { username, email, isEmailUnconfirmed, homePostcode, isAdmin: isAdmin(user) };
  return { ...account, ...preferencesOf(user) };
}

/** What is said at a sign-in of an account that was not used for long, and that no mail could say it of; "" for others. */
export function unusedNote({ lastSeenAt, emailConfirmedAt }: User, nowMs: number): string {
  const isUnused = lastSeenAt !== null && lastSeenAt < storageLimits(nowMs).unusedBefore;
  if (!isUnused || emailConfirmedAt !== null) return "";
  return `You haven't been here for ${UNUSED_NOTICE_YEARS} years: we delete unused accounts after ${UNUSED_DELETION_YEARS}`;
}

/** The page behind the link of a question to an account's address. */
export function confirmEmailView(
  asked: AskedEmail | null,
  token: string,
  isJustRemoved: boolean,
): ConfirmEmailView {
  if (!asked) return { state: isJustRemoved ? "removed" : "spent" };
  return { state: asked.isConfirmed ? "confirmed" : "asked", username: asked.username, token };
}

/** The user's sessions as the settings page lists them: the one that asks first, then the last seen. */
export function sessionViews(sessions: readonly ListedSession[]): SessionView[] {
  return [...sessions]
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    .map(({ id, device, lastSeenAt, isCurrent }) => ({
      id,
      isCurrent,
      device: device ?? "Unknown device",
      seen: `last seen ${timeInWords(lastSeenAt)}`,
    }));
}
