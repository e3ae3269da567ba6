import { CONFIRMATION_HOURS } from "#app/features/alerts/domain/delivery";
import type { SaidDay, SaidPlace } from "#app/features/alerts/domain/brief";
import type { AlertMessage, NewMailChannel } from "#app/features/alerts/services/ports";
import type { Mail } from "#app/services/mail/ports";
import { SAMPLE_WEATHER_WORDS, messageLines } from "./words";
import { xmlText } from "#app/presenters/xml";

/** The owner of the token confirms or ends the emails there. */
const alertMailUrl = ({ site, token }: Pick<NewMailChannel, "site" | "token">): string =>
  `${site}/alerts/mail?token=${token}`;

/** Nothing that a user has typed, so it cannot carry a stranger's message. */
export function confirmationMail(channel: NewMailChannel): Omit<Mail, "to"> {
  const url = alertMailUrl(channel);
  return {
    subject: "Confirm your Sunny Escape alerts",
    text: [
      "Someone, probably you, asked us to email this address when sunny weather is on the way. Confirm here:",
      url,
      `The link works for ${CONFIRMATION_HOURS} hours. If it wasn't you, ignore this email and we won't write again.`,
      "",
    ].join("\n\n"),
  };
}

/** Several alerts, as text and as plain HTML. One click unsubscribes (RFC 8058). */
export function alertMail(
  messages: readonly AlertMessage[],
  channel: Pick<NewMailChannel, "site" | "token">,
  isSampleWeather: boolean,
): Omit<Mail, "to"> {
  const lines = messageLines(messages);
  const [first, ...more] = lines;
  const subject = `${first?.title ?? ""}${more.length > 0 ? `, and ${more.length} more` : ""}`;
  const sample = isSampleWeather ? [`${SAMPLE_WEATHER_WORDS}.`] : [];
  const alerts = `${channel.site}/alerts`;
  const end = alertMailUrl(channel);
  return {
    subject: isSampleWeather ? `${subject} (sample weather)` : subject,
    text: [
      ...sample,
      ...lines.flatMap(({ title, notes, path, days, share }) => [
        title,
        ...days.map((day) => dayText(day, channel.site)),
        notes.join(" "),
        `Look again before you leave:\n${channel.site}${path}`,
        ...(share === null ? [] : [`Send it on:\n${channel.site}${share}`]),
      ]),
      `Your alerts: ${alerts}\nUnsubscribe: ${end}`,
      "",
    ].join("\n\n"),
    html: [
      '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>',
      '<body style="font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:16px">',
      ...sample.map((words) => `<p>${xmlText(words)}</p>`),
      ...lines.flatMap(({ title, notes, path, days, share }) => [
        `<h1 style="font-size:20px">${xmlText(title)}</h1>`,
        ...days.map((day) => dayHtml(day, channel.site)),
        `<p>${xmlText(notes.join(" "))}</p>`,
        `<p><a href="${xmlText(channel.site + path)}">Look again before you leave</a></p>`,
        ...(share === null ? [] : [`<p><a href="${xmlText(channel.site + share)}">Send it on</a></p>`]),
      ]),
      `<p style="font-size:14px"><a href="${xmlText(alerts)}">Your alerts</a> · <a href="${xmlText(end)}">Unsubscribe</a></p>`,
      "</body></html>",
    ].join("\n"),
    headers: endByOneClick(end),
  };
}

/** A place has its address on a line of its own. */
export const dayText = ({ title, text, places }: SaidDay, site: string): string =>
  [
    title,
    ...(text ? [text] : []),
    ...places.map((each) => `- ${placeText(each)}\n  ${site}${each.path}`),
  ].join("\n");

const placeText = ({ name, why, thing }: SaidPlace): string =>
  [`${name}: ${why}`, thing].filter(Boolean).join(" ");

const dayHtml = ({ title, text, places }: SaidDay, site: string): string =>
  [
    `<h2 style="font-size:17px;margin:20px 0 4px">${xmlText(title)}</h2>`,
    ...(text ? [`<p style="margin:0">${xmlText(text)}</p>`] : []),
    ...places.map(
      ({ name, why, thing, path }) =>
        `<p style="margin:0 0 12px"><a href="${xmlText(site + path)}"><b>${xmlText(name)}</b></a><br>${xmlText(why)}${thing ? `<br>${xmlText(thing)}` : ""}</p>`,
    ),
  ].join("\n");

export function testMail(channel: Pick<NewMailChannel, "site" | "token">): Omit<Mail, "to"> {
  const end = alertMailUrl(channel);
  return {
    subject: "Sunny Escape's emails reach you",
    text: [
      "You asked for this test: your alerts will come to this address.",
      `Your alerts: ${channel.site}/alerts\nUnsubscribe: ${end}`,
      "",
    ].join("\n\n"),
    headers: endByOneClick(end),
  };
}

/** A mail program may offer to unsubscribe (RFC 8058). */
const endByOneClick = (end: string) => ({
  "List-Unsubscribe": `<${end}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
