/** One event of a calendar. Instants are epoch milliseconds. */
export interface CalendarEvent {
  /** Always the same for one event, so that a calendar replaces its former version. */
  readonly uid: string;
  /** Grows with each change of the event. */
  readonly sequence: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** Both are null if the place's position is unknown. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly url: string;
}

/** Events as an iCalendar file (RFC 5545), made at `nowMs`. Times are in UTC, so that the file needs no time zone. */
export const calendarFile = (events: readonly CalendarEvent[], nowMs: number): string =>
  written([...HEAD, ...events.flatMap((event) => eventLines(event, nowMs)), END]);

/**
 * An event of a subscribed calendar. Its stamp is the time of its message, so that an unchanged event stays the same each
 * time the calendar is read.
 */
export interface StampedEvent extends CalendarEvent {
  readonly stampMs: number;
}

/**
 * A named calendar to subscribe to; it asks readers to look again each hour. It has no METHOD, which is for invitations
 * with an ORGANIZER (RFC 5546).
 */
export const subscribedCalendar = (name: string, events: readonly StampedEvent[]): string =>
  written([
    ...HEAD,
    `X-WR-CALNAME:${text(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...events.flatMap((event) => eventLines(event, event.stampMs)),
    END,
  ]);

const HEAD = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sunny Escape//Outings//EN", "CALSCALE:GREGORIAN"];
const END = "END:VCALENDAR";

const eventLines = (event: CalendarEvent, nowMs: number): string[] => [
  "BEGIN:VEVENT",
  `UID:${text(event.uid)}`,
  `DTSTAMP:${utcTime(nowMs)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART:${utcTime(event.startMs)}`,
  `DTEND:${utcTime(event.endMs)}`,
  `SUMMARY:${text(event.summary)}`,
  `LOCATION:${text(event.location)}`,
  ...(event.latitude === null ? [] : [`GEO:${event.latitude};${event.longitude}`]),
  `URL:${event.url}`,
  `DESCRIPTION:${text(event.description)}`,
  "END:VEVENT",
];

const written = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join("");

/** "20261122T090000Z" */
const utcTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** A value of the type TEXT (section 3.3.11), without control characters; a line's end is written as \n. */
function text(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cc}]/gu, (character) => (character === "\n" ? "\n" : ""))
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

const MOST_OCTETS = 75;

/** Folds a line that is longer than 75 octets (section 3.1): it continues on the next line after a space. Characters stay whole. */
function folded(line: string): string {
  let [written, octets] = ["", 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MOST_OCTETS) {
      written += "\r\n ";
      octets = 1;
    }
    written += character;
    octets += size;
  }
  return written;
}

/** The number of octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
