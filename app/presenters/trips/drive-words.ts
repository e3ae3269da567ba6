import { clockInWords } from "#app/domain/calendar/words";
import { isCoarselyMapped } from "#app/domain/roads/coarse-areas";
import { savedInMinutes } from "#app/domain/roads/traffic";
import { spokenDuration } from "#app/domain/units";
import type { FoundPlace } from "#app/services/search/found-place";

/** "1h 10m on empty roads, up to 1h 50m on a bad day." "Leave before 8:30: 20 min less." */
export function driveWords({ drive, place, visit }: Pick<FoundPlace, "drive" | "place" | "visit">): string[] {
  if (!drive) return [];
  const [empty, typical] = [spokenDuration(drive.emptyMinutes), spokenDuration(drive.minutes)];
  const badDay = spokenDuration(drive.badDayMinutes);
  const words = badDay === typical ? [] : [`${empty} on empty roads, up to ${badDay} on a bad day.`];
  if (drive.savedEarlier !== null)
    words.push(
      `Leave before ${clockInWords(visit.leavesAt - 60)}: ${savedInMinutes(drive.savedEarlier)} min less.`,
    );
  if (isCoarselyMapped(place)) words.push("Few roads are known here, so times are rough.");
  return words;
}
