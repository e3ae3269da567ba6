import { MINUTE_MS } from "#app/domain/units";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import type { AlertMessage } from "#app/features/alerts/services/ports";
import { subscribedCalendar } from "#app/presenters/calendar/calendar-file";
import { day as dayPart } from "./letter";
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

/** On the Saturday of a brief, and for messages of older versions of the site; in minutes after midnight. */
const DAY_OUT = { from: 9 * 60, to: 18 * 60 };

/** One for each message that no later one corrects. */
export function alertCalendar({ messages, site, isSampleWeather, weatherNotice }: CalendarContent): string {
  const corrections = messages.filter(({ kind }) => kind === "correction");
  const standing = messages.filter(
    (each) =>
      each.kind !== "correction" &&
      !corrections.some((one) => dayKey(one) === dayKey(each) && one.createdAt >= each.createdAt),
  );
  const sample = isSampleWeather ? `${SAMPLE_WEATHER_WORDS}. ` : "";
  const events = standing.map((message) => {
    const { id, date, name, createdAt, said } = message;
    const { latitude = null, longitude = null, hours } = said?.place ?? {};
    const url = site + messagePath(message);
    return {
      uid: `alert-${id}@${new URL(site).hostname}`,
      sequence: Math.floor(createdAt / MINUTE_MS),
      stampMs: createdAt,
      ...(hours ?? {
        startMs: epochMsOfLondonClock(date, DAY_OUT.from),
        endMs: epochMsOfLondonClock(date, DAY_OUT.to),
      }),
      summary: messageTitle(message),
      location: name,
      latitude,
      longitude,
      url,
      description: [
        ...(said?.days ?? []).map((day) => dayPart(day, site).text),
        `${sample}${messageNote(message)} Look again before you leave.`,
        url,
        ...(weatherNotice === null ? [] : [weatherNotice]),
      ].join("\n"),
    };
  });
  const title = `Sunny Escape alerts${isSampleWeather ? ` (${SAMPLE_WEATHER_WORDS.toLowerCase()})` : ""}`;
  return subscribedCalendar(title, "Days that fit your alerts appear here.", events);
}

const dayKey = ({ alertId, destinationId, date }: AlertMessage): string =>
  `${alertId} ${destinationId} ${date}`;
