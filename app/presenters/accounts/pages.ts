import { timeInWords } from "#app/domain/calendar/words";
import { type User, isAdmin, needsConfirmation, preferencesOf } from "#app/domain/accounts/account";
import {
  UNUSED_DELETION_YEARS,
  UNUSED_NOTICE_YEARS,
  storageLimits,
} from "#app/domain/accounts/storage-limits";
import type { ListedSession } from "#app/services/accounts/accounts";
import type { EmailStore } from "#app/services/accounts/ports";
import type { AuthTab, ConfirmEmailView } from "./view";

const EXPIRED = "Your session has expired or you need to log in again. Please sign in to continue.";
const NEEDED = "You need an account for favorites, recommendations and more.";

const BANNERS = new Map([
  ["search", "Creating an account is optional: you can search without one."],
  ["feature", NEEDED],
  ["recommendations", NEEDED],
]);

/** In `from` of links that say "Create an account". */
const FROM_CREATE = ["home", "recommendations"];

/** Unknown values of the address are ignored and never shown. */
export function authPageView(params: URLSearchParams) {
  const isExpired = params.get("session_expired") === "true";
  const from = params.get("from") ?? "";
  const asked = params.get("tab") ?? (FROM_CREATE.includes(from) ? "register" : "login");
  const tab: AuthTab = asked === "register" ? "register" : "login";
  return { tab, banner: isExpired ? EXPIRED : (BANNERS.get(from) ?? null) };
}

export type AuthPageView = ReturnType<typeof authPageView>;

/** If the site cannot send email, the page does not ask for a confirmation. */
export function settingsUserView(user: User, canSendMail: boolean) {
  const { username, email, homePostcode } = user;
  const passes = user.passes ?? [];
  const isEmailUnconfirmed = canSendMail && needsConfirmation(user);
  const account = { username, email, isEmailUnconfirmed, homePostcode, passes, isAdmin: isAdmin(user) };
  return { ...account, ...preferencesOf(user) };
}

export type SettingsUserView = ReturnType<typeof settingsUserView>;

/** For a user who was away for long without a confirmed address: no email could warn of the deletion. */
export function unusedNote({ lastSeenAt, emailConfirmedAt }: User, nowMs: number): string {
  const isUnused = lastSeenAt !== null && lastSeenAt < storageLimits(nowMs).unusedBefore;
  if (!isUnused || emailConfirmedAt !== null) return "";
  return `You haven't been here for ${UNUSED_NOTICE_YEARS} years: we delete unused accounts after ${UNUSED_DELETION_YEARS}`;
}

export function confirmEmailView(
  asked: Awaited<ReturnType<EmailStore["byToken"]>>,
  token: string,
  isJustRemoved: boolean,
): ConfirmEmailView {
  if (!asked) return { state: isJustRemoved ? "removed" : "spent" };
  return { state: asked.isConfirmed ? "confirmed" : "asked", username: asked.username, token };
}

/** This browser's first, then the latest seen. */
export function sessionViews(sessions: readonly ListedSession[]) {
  return [...sessions]
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    .map(({ id, device, lastSeenAt, isCurrent }) => ({
      id,
      isCurrent,
      device: device ?? "Unknown device",
      seen: `last seen ${timeInWords(lastSeenAt)}`,
    }));
}

export type SessionView = ReturnType<typeof sessionViews>[number];

export interface SettingsPageView {
  user: SettingsUserView;
  /** Null if they could not be read. */
  sessions: readonly SessionView[] | null;
}
