import { londonDateOf } from "#app/domain/calendar/london-time";
import { formatLongDate } from "#app/domain/calendar/words";
import { UNUSED_NOTICE_YEARS } from "#app/domain/accounts/storage-limits";
import { RECOVERY_LINK_MINUTES } from "#app/domain/accounts/password";
import type { Mail } from "#app/services/mail/ports";

/** One link for each account with this email address. The page behind each names the account. */
export function recoveryMail(urls: readonly string[]): Omit<Mail, "to"> {
  const isOne = urls.length === 1;
  return {
    subject: "Set a new password for Sunny Escape",
    text: [
      `You asked to reset your Sunny Escape password. ${isOne ? "Choose a new one:" : "Each account with this address has its own link, and the page behind it names the account:"}`,
      ...urls,
      `${isOne ? "The link works" : "Each link works"} once, for ${RECOVERY_LINK_MINUTES} minutes. Don't share it: anyone who opens it can set your password.`,
      "If it wasn't you, ignore this email. Your password stays as it is.",
      "",
    ].join("\n\n"),
  };
}

/** Nothing that a user has typed, so it cannot carry a stranger's message. */
export function emailQuestion(url: string): Omit<Mail, "to"> {
  return {
    subject: "Is this your address at Sunny Escape?",
    text: [
      "A Sunny Escape account uses this address. If it's yours, please confirm it here, so that you can reset your password if you forget it:",
      url,
      "If it isn't, you can say so there, or ignore this email: we don't use an address that isn't confirmed.",
      "",
    ].join("\n\n"),
  };
}

/** `site` is our address, such as "https://sunny.example". */
export function unusedMail(site: string, deletedAtMs: number): Omit<Mail, "to"> {
  return {
    subject: "You haven't used your Sunny Escape account",
    text: [
      `You have a Sunny Escape account with this address, and it hasn't been used for ${UNUSED_NOTICE_YEARS} years. We don't keep unused accounts: we'll delete it on ${formatLongDate(londonDateOf(deletedAtMs))}, with everything in it.`,
      "If you want to keep it, log in before that day:",
      `${site}/auth`,
      "If not, you don't need to do anything.",
      "",
    ].join("\n\n"),
  };
}
