const dayAndTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** "Sat 21 Nov, 14:00", on a London clock. */
export const londonTimeWords = (isoTime: string): string => dayAndTime.format(new Date(isoTime));

/** How long something took: "42 s", "1 min 5 s". */
export function durationWords(fromIso: string, untilIso: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(untilIso) - Date.parse(fromIso)) / 1000));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `${rest} s` : `${minutes} min ${rest} s`;
}
