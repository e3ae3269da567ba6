import { DAY_MS, isoTime, MINUTE_MS } from "#app/domain/units";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import type { AlertMessage } from "#app/services/alerts/ports";
import type { MessageVisit } from "#app/services/alerts/visits-of-messages";
import { subscribedCalendar } from "#app/presenters/calendar/calendar-file";
import { outingHours } from "#app/presenters/calendar/outing";
import { xmlText } from "#app/presenters/xml";
import { feedAddresses } from "./pages";
import { SAMPLE_WEATHER_WORDS, messageNote, messagePath, messageTitle } from "./words";

/** The content of one private feed or calendar. */
export interface FeedContent {
  /** The messages, the newest first. */
  readonly messages: readonly AlertMessage[];
  readonly token: string;
  /** The site's own address, such as "https://sunny.example". */
  readonly site: string;
  readonly nowMs: number;
  /** Whether the site shows made-up weather, as a developer's machine does. Every message then says so. */
  readonly isSampleWeather: boolean;
  /** The sources of the forecasts with their licences; null if no source needs a notice. */
  readonly weatherNotice: string | null;
}

const feedTitle = ({ isSampleWeather }: FeedContent): string =>
  isSampleWeather ? `Sunny Escape alerts (${SAMPLE_WEATHER_WORDS.toLowerCase()})` : "Sunny Escape alerts";
const noteOf = (message: AlertMessage, { isSampleWeather }: FeedContent): string =>
  isSampleWeather ? `${SAMPLE_WEATHER_WORDS}. ${messageNote(message)}` : messageNote(message);
/** The hours of an event whose place is no longer in the catalogue, in minutes after midnight. */
const DAY_OUT = { from: 9 * 60, to: 18 * 60 };

const entryId = ({ id }: AlertMessage, site: string): string =>
  `tag:${new URL(site).hostname},2026:alert-${id}`;

/** The messages as an Atom feed (RFC 4287). */
export function atomFeed(content: FeedContent): string {
  const { messages, token, site, nowMs, weatherNotice } = content;
  const self = feedAddresses(token, site).atom;
  // An empty feed has the start of the day as its time, so that it changes only once a day.
  const startOfDay = nowMs - (nowMs % DAY_MS);
  const entry = (message: AlertMessage) =>
    [
      "<entry>",
      `<id>${xmlText(entryId(message, site))}</id>`,
      `<title>${xmlText(messageTitle(message))}</title>`,
      `<updated>${isoTime(message.createdAt)}</updated>`,
      `<link href="${xmlText(site + messagePath(message))}"/>`,
      `<summary>${xmlText(noteOf(message, content))}</summary>`,
      "</entry>",
    ].join("");
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${xmlText(self)}</id>`,
    `<title>${feedTitle(content)}</title>`,
    `<updated>${isoTime(messages[0]?.createdAt ?? startOfDay)}</updated>`,
    "<author><name>Sunny Escape</name></author>",
    ...(weatherNotice === null ? [] : [`<rights>${xmlText(weatherNotice)}</rights>`]),
    `<link rel="self" href="${xmlText(self)}"/>`,
    `<link href="${xmlText(`${site}/alerts`)}"/>`,
    ...messages.map(entry),
    "</feed>",
    "",
  ].join("\n");
}

/** The messages as a JSON Feed (version 1.1). */
export function jsonFeed(content: FeedContent): string {
  const { messages, token, site, weatherNotice } = content;
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feedTitle(content),
    ...(weatherNotice === null ? {} : { description: weatherNotice }),
    home_page_url: `${site}/alerts`,
    feed_url: feedAddresses(token, site).json,
    language: "en-GB",
    items: messages.map((message) => ({
      id: entryId(message, site),
      url: site + messagePath(message),
      title: messageTitle(message),
      content_text: noteOf(message, content),
      date_published: isoTime(message.createdAt),
    })),
  });
}

/**
 * A calendar with an event for each message that recommends a place on a day, unless a later message corrects it.
 * `visits` has the visits by the ids of their messages.
 */
export function alertCalendar(content: FeedContent, visits: ReadonlyMap<number, MessageVisit>): string {
  const { messages, site } = content;
  const corrections = messages.filter(({ kind }) => kind === "correction");
  const standing = messages.filter(
    (each) =>
      each.kind === "news" &&
      !corrections.some((one) => dayKey(one) === dayKey(each) && one.createdAt >= each.createdAt),
  );
  const events = standing.map((message) => {
    const { id, date, name, createdAt } = message;
    const told = visits.get(id);
    const { latitude = null, longitude = null } = told?.place ?? {};
    const url = site + messagePath(message);
    return {
      uid: `alert-${id}@${new URL(site).hostname}`,
      sequence: Math.floor(createdAt / MINUTE_MS),
      stampMs: createdAt,
      ...(told
        ? outingHours(date, told.visit)
        : {
            startMs: epochMsOfLondonClock(date, DAY_OUT.from),
            endMs: epochMsOfLondonClock(date, DAY_OUT.to),
          }),
      summary: messageTitle(message),
      location: name,
      latitude,
      longitude,
      url,
      description: [
        `${noteOf(message, content)} Look again before you leave.`,
        url,
        ...(content.weatherNotice === null ? [] : [content.weatherNotice]),
      ].join("\n"),
    };
  });
  return subscribedCalendar(feedTitle(content), ABOUT_CALENDAR, events);
}

const ABOUT_CALENDAR = "Days that fit your alerts appear here.";

const dayKey = ({ alertId, destinationId, date }: AlertMessage): string =>
  `${alertId} ${destinationId} ${date}`;
