import { MINUTE_MS } from "#app/domain/units";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import type { AlertMessage } from "#app/features/alerts/services/ports";
import type { MessageVisit } from "#app/features/alerts/services/visits-of-messages";
import { subscribedCalendar } from "#app/presenters/calendar/calendar-file";
import { outingHours } from "#app/presenters/calendar/outing";
import { placeText } from "./mails";
import { SAMPLE_WEATHER_WORDS, messageNote, messagePath, messageTitle } from "./words";

export interface CalendarContent {
  /** The newest first. */
  readonly messages: readonly AlertMessage[];
  /** Such as "https://sunny.example". */
  readonly site: string;
  /** As on a developer's machine. Every message then says so. */
  readonly isSampleWeather: boolean;
  /** With their licences; null if no source needs a notice. */
  readonly weatherNotice: string | null;
}

const calendarTitle = ({ isSampleWeather }: CalendarContent): string =>
  isSampleWeather ? `Sunny Escape alerts (${SAMPLE_WEATHER_WORDS.toLowerCase()})` : "Sunny Escape alerts";
const noteOf = (message: AlertMessage, { isSampleWeather }: CalendarContent): string =>
  isSampleWeather ? `${SAMPLE_WEATHER_WORDS}. ${messageNote(message)}` : messageNote(message);
/** If the place is no longer in the catalogue, in minutes after midnight. */
const DAY_OUT = { from: 9 * 60, to: 18 * 60 };

/** One for each message that no later one corrects. `visits` are by the ids of messages. */
export function alertCalendar(content: CalendarContent, visits: ReadonlyMap<number, MessageVisit>): string {
  const { messages, site } = content;
  const corrections = messages.filter(({ kind }) => kind === "correction");
  const standing = messages.filter(
    (each) =>
      each.kind !== "correction" &&
      !corrections.some((one) => dayKey(one) === dayKey(each) && one.createdAt >= each.createdAt),
  );
  const events = standing.map((message) => {
    const { id, date, name, createdAt } = message;
    const outing = visits.get(id);
    const { latitude = null, longitude = null } = outing?.place ?? {};
    const url = site + messagePath(message);
    return {
      uid: `alert-${id}@${new URL(site).hostname}`,
      sequence: Math.floor(createdAt / MINUTE_MS),
      stampMs: createdAt,
      ...(outing
        ? outingHours(date, outing.visit)
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
        ...(message.said?.days ?? []).flatMap(({ title, text, places }) => [
          title,
          ...(text ? [text] : []),
          ...places.map(placeText),
        ]),
        `${noteOf(message, content)} Look again before you leave.`,
        url,
        ...(content.weatherNotice === null ? [] : [content.weatherNotice]),
      ].join("\n"),
    };
  });
  return subscribedCalendar(calendarTitle(content), ABOUT_CALENDAR, events);
}

const ABOUT_CALENDAR = "Days that fit your alerts appear here.";

const dayKey = ({ alertId, destinationId, date }: AlertMessage): string =>
  `${alertId} ${destinationId} ${date}`;
