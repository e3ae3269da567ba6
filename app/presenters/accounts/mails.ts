import { RECOVERY_LINK_MINUTES } from "#app/domain/accounts/password";
import type { OwnLink } from "#app/services/accounts/ports";
import type { Mail } from "#app/services/mail/ports";

/** What a mail with links to set a new password says: one for each account of the address. */
export function recoveryMail(links: readonly OwnLink[]): Omit<Mail, "to"> {
  const isOne = links.length === 1;
  const lines = links.map(({ username, url }) => `${username}:\n${url}`);
  return {
    subject: "Set a new password for Sunny Escape",
    text: [
      "Somebody, probably you, asked for a new password at Sunny Escape. Here you can set one:",
      ...lines,
      `${isOne ? "The link works" : "Each link works"} once, for ${RECOVERY_LINK_MINUTES} minutes. Do not pass it on: whoever opens it can set your password.`,
      "If you did not ask for it, leave this mail alone. Your password stays as it is.",
      "",
    ].join("\n\n"),
  };
}
