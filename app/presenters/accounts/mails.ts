import { londonDateOf } from "#app/domain/calendar/london-time";
import { formatLongDate } from "#app/domain/calendar/words";
import { UNUSED_NOTICE_YEARS } from "#app/domain/accounts/storage-limits";
import { RECOVERY_LINK_MINUTES } from "#app/domain/accounts/password";
import type { Mail } from "#app/services/mail/ports";

/** What a mail with links to set a new password says: one for each account of the address. Which account it is, its page says. */
export function recoveryMail(urls: readonly string[]): Omit<Mail, "to"> {
  const isOne = urls.length === 1;
  return {
    subject: "Set a new password for Sunny Escape",
    text: [
      "Somebody, probably you, asked for a new password at Sunny Escape. Here you can set one:",
      ...(isOne ? [] : ["There is a link for each account with this address. Its page names the account."]),
      ...urls,
      `${isOne ? "The link works" : "Each link works"} once, for ${RECOVERY_LINK_MINUTES} minutes. Do not pass it on: whoever opens it can set your password.`,
      "If you did not ask for it, leave this mail alone. Your password stays as it is.",
      "",
    ].join("\n\n"),
  };
}

/** Asks the reader of an account's address whether it is theirs. Nothing in it is chosen by anyone. */
export function emailQuestion(url: string): Omit<Mail, "to"> {
  return {
    subject: "Is this your address at Sunny Escape?",
    text: [
      "An account at Sunny Escape has this address. If it is yours, please say so here, so that you can set a new password when you have forgotten yours:",
      url,
      "If it is not, you can say that there, too, or leave this mail alone: nothing more is sent because of it.",
      "",
    ].join("\n\n"),
  };
}

/** Says when an account is deleted that is not used, and how to keep it. `site` is the site's own address. */
export function unusedMail(site: string, deletedAtMs: number): Omit<Mail, "to"> {
  return {
    subject: "Your account at Sunny Escape is not used",
    text: [
      `You have an account at Sunny Escape with this address, and it has not been used for ${UNUSED_NOTICE_YEARS} years. We keep no unused accounts: it is deleted on ${formatLongDate(londonDateOf(deletedAtMs))}, with everything in it.`,
      `If you want to keep it, log in before that day: ${site}/auth`,
      "If not, you need not do anything.",
      "",
    ].join("\n\n"),
  };
}
