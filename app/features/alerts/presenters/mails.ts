import { CONFIRMATION_HOURS } from "#app/features/alerts/domain/delivery";
import type { AlertMessage, MailLink } from "#app/features/alerts/services/ports";
import type { Mail } from "#app/services/mail/ports";
import { day, letterOf, links, picture, sentencesOf, title, words } from "./letter";
import { SAMPLE_WEATHER_WORDS, messageLines } from "./words";

/** The owner of the key confirms, changes or ends the emails there. */
const alertMailUrl = ({ site, key }: MailLink): string => `${site}/alerts/mail?token=${key}`;

/** Nothing that a user has typed, so it cannot carry a stranger's message. */
export const confirmationMail = (link: MailLink): Omit<Mail, "to"> => ({
  subject: "Confirm your Sunny Escape emails",
  ...letterOf([
    words("Someone, probably you, asked Sunny Escape to email this address about sunny days or weekends."),
    links({ "Confirm here": alertMailUrl(link) }),
    words(
      `The link works for ${CONFIRMATION_HOURS} hours. If it wasn't you, ignore this email: without your yes we send nothing else.`,
    ),
  ]),
});

/** Several alerts together. A guest's has no link to pages that need an account. */
export function alertMail(
  messages: readonly AlertMessage[],
  link: MailLink,
  { isGuest, isSampleWeather }: { readonly isGuest: boolean; readonly isSampleWeather: boolean },
): Omit<Mail, "to"> {
  const { site } = link;
  const lines = messageLines(messages);
  const [first, ...more] = lines;
  const [heading = ""] = sentencesOf(first?.title ?? "");
  const subject = `${heading}${more.length > 0 ? `, and ${more.length} more` : ""}`;
  return {
    subject: isSampleWeather ? `${subject} (sample weather)` : subject,
    ...letterOf([
      ...(isSampleWeather ? [words(`${SAMPLE_WEATHER_WORDS}.`)] : []),
      ...(first?.picture ? [picture(site + first.picture)] : []),
      ...lines.flatMap(({ title: said, notes, path, days, share }) => [
        title(said),
        ...days.map((each) => day(each, site)),
        words(notes.join(" ")),
        links({
          "Look again before you leave": site + path,
          ...(share !== null && { "Send it on": site + share }),
        }),
      ]),
      footer(link, isGuest),
    ]),
    headers: endByOneClick(link),
  };
}

export const testMail = (link: MailLink): Omit<Mail, "to"> => ({
  subject: "Sunny Escape's emails reach you",
  ...letterOf([
    words("You asked for this test: your alerts will come to this address."),
    footer(link, false),
  ]),
  headers: endByOneClick(link),
});

const footer = (link: MailLink, isGuest: boolean) =>
  isGuest
    ? links({ "Change or end these emails": alertMailUrl(link) })
    : links({ "Your alerts": `${link.site}/alerts`, Unsubscribe: alertMailUrl(link) });

/** A mail program may offer to unsubscribe (RFC 8058). */
const endByOneClick = (link: MailLink) => ({
  "List-Unsubscribe": `<${alertMailUrl(link)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
