/** Times are epoch milliseconds. */
export interface CalendarEvent {
  /** The same in every version: a calendar program replaces the old one. */
  readonly uid: string;
  /** Larger in each newer version. */
  readonly sequence: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** Both null if the position is unknown. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly url: string;
}

/** RFC 5545, made at `nowMs`. Its times are in UTC, so it needs no time zone. */
export const calendarFile = (events: readonly CalendarEvent[], nowMs: number): string =>
  written([...HEAD, ...events.flatMap((event) => eventLines(event, nowMs)), END]);

/** Its stamp is the time of its message: each read gives the same text unless the event has changed. */
interface StampedEvent extends CalendarEvent {
  readonly stampMs: number;
}

/**
 * Read again each hour, in both ways that programs know. No METHOD, which would make invitations (RFC 5546).
 */
export const subscribedCalendar = (name: string, description: string, events: readonly StampedEvent[]) =>
  written([
    ...HEAD,
    `X-WR-CALNAME:${text(name)}`,
    `X-WR-CALDESC:${text(description)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...(events.length === 0 ? LONDON : []),
    ...events.flatMap((event) => eventLines(event, event.stampMs)),
    END,
  ]);

const HEAD = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sunny Escape//Outings//EN", "CALSCALE:GREGORIAN"];
const END = "END:VCALENDAR";
/** A calendar must have a component (section 3.6). This one shows nothing in anyone's days. */
const LONDON = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/London",
  "BEGIN:STANDARD",
  "DTSTART:19961027T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0000",
  "TZNAME:GMT",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:19810329T010000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0100",
  "TZNAME:BST",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

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

/** "20261122T090000Z". */
const utcTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** TEXT (section 3.3.11): control characters are removed, and a line feed becomes \n. */
function text(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cc}]/gu, (character) => (character === "\n" ? "\n" : ""))
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

const MOST_OCTETS = 75;

/** More than 75 octets of UTF-8 (section 3.1) go on in the next line after a space. No character is cut in two. */
function folded(line: string): string {
  const utf8 = new TextEncoder();
  let [written, octets] = ["", 0];
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      written += "\r\n ";
      octets = 1;
    }
    written += character;
    octets += size;
  }
  return written;
}
