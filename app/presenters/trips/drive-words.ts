import { clockInWords } from "#app/domain/calendar/words";
import { isCoarselyMapped } from "#app/domain/roads/coarse-areas";
import { savedInMinutes } from "#app/domain/roads/traffic";
import { spokenDuration } from "#app/domain/units";
import { capitalised } from "#app/domain/text";
import type { Drive } from "#app/services/search/drives";
import type { FoundPlace } from "#app/services/search/found-place";
import { leavingInWords } from "./outing-sentence";
import { type Starts, togetherOf } from "./drives";

/** With what to say when from which start, if there are several: "Leave LS6 at 9:00 …", "From LS6: …". */
export function driveWords(found: Pick<FoundPlace, "drives" | "place" | "visit">, starts: Starts): string[] {
  const { drives, place, visit } = found;
  const together = togetherOf(found, starts);
  const words = drives.flatMap((drive, index) => {
    const from = together?.[index];
    return drivingInWords(drive).map((each) => (from ? `From ${from.start}: ${each}` : each));
  });
  const there = clockInWords(visit.arrivesAt);
  if (together) words.unshift(`${capitalised(leavingInWords(together))}, to be there by ${there}.`);
  else if (drives.length > 0 && typeof starts.leave === "number")
    words.unshift(`Leaving ${clockInWords(visit.leavesAt)}.`);
  if (drives.length > 0 && isCoarselyMapped(place))
    words.push("Few roads are known here, so times are rough.");
  return words;
}

/** "1h 10m on empty roads, up to 1h 50m on a bad day." "Leave before 8:30: 20 min less." */
function drivingInWords({ leavesAt, minutes, emptyMinutes, badDayMinutes, savedEarlier }: Drive): string[] {
  const [empty, typical] = [spokenDuration(emptyMinutes), spokenDuration(minutes)];
  const badDay = spokenDuration(badDayMinutes);
  const words = badDay === typical ? [] : [`${empty} on empty roads, up to ${badDay} on a bad day.`];
  if (savedEarlier !== null)
    words.push(`Leave before ${clockInWords(leavesAt - 60)}: ${savedInMinutes(savedEarlier)} min less.`);
  return words;
}
