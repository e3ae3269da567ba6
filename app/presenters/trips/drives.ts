import type { ClockMinutes } from "#app/domain/calendar/clock";
import { type Postcode, startName } from "#app/domain/geo/postcode";
import { driveInWords } from "#app/domain/roads/coarse-areas";
import { MAX_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { clockInWords } from "#app/domain/calendar/words";
import { namesInWords } from "#app/domain/text";
import { type DistanceUnit, type Units, distanceIn } from "#app/domain/units";
import type { Drive } from "#app/services/search/drives";
import type { FoundPlace } from "#app/services/search/found-place";
import { FERRY_KINDS } from "#app/services/ports";

export interface Starts {
  readonly origin: Postcode | null;
  /** Further ones; absent for none. */
  readonly others?: readonly Postcode[];
  readonly leave?: ClockMinutes | null;
}

export function driveView({ drives, place }: FoundPlace, context: Starts & Units) {
  if (drives.length === 0) return null;
  const ferry = FERRY_KINDS.findLast((kind) => kind !== "none" && drives.some((each) => each.ferry === kind));
  return {
    duration: ofEach(drives, context, ({ minutes, isStartWide }) =>
      Math.round(minutes) < 1 ? "under 1 min" : driveInWords(minutes, place, isStartWide),
    ),
    distance: namesInWords(drives.map(({ kilometres }) => distanceInWords(context.distanceUnit, kilometres))),
    ...(ferry && ferry !== "none" && { ferry }),
  };
}

/** "about 1h 5m"; "" if no drive is known. From several starts "LS6 55 min · M1 50 min". */
export const durationOf = ({ drives, place }: Pick<FoundPlace, "drives" | "place">, starts: Starts): string =>
  ofEach(drives, starts, ({ minutes, isStartWide }) => driveInWords(minutes, place, isStartWide));

/** Home first. */
export const startNames = ({ origin, others = [] }: Starts): string[] =>
  [...(origin ? [origin] : []), ...others].map(startName);

/** Of one drive just its words. No line begins with a dot. */
function ofEach(drives: readonly Drive[], starts: Starts, inWords: (drive: Drive) => string): string {
  if (drives.length < 2) return drives.map(inWords).join("");
  const names = startNames(starts);
  return drives
    .map((drive, start) => `${names[start]} ${inWords(drive)}`.replaceAll(" ", "\u00a0"))
    .join("\u00a0· ");
}

/** Undefined for one start. */
export function togetherOf({ drives, place }: Pick<FoundPlace, "drives" | "place">, starts: Starts) {
  if (drives.length < 2) return undefined;
  const names = startNames(starts);
  return drives.map(({ minutes, isStartWide, leavesAt }, index) => ({
    start: names[index] ?? "",
    duration: driveInWords(minutes, place, isStartWide),
    leaves: clockInWords(leavesAt),
  }));
}

export const outOfReach = (context: Starts): string =>
  `Not within ${MAX_DRIVING_HOURS} hours' drive${context.others ? ` of ${namesInWords(startNames(context))}` : ""}`;

/** "64 miles"; "under 1 mile" if it would round to 0. */
function distanceInWords(unit: DistanceUnit, kilometres: number): string {
  const distance = distanceIn(unit, kilometres);
  const [one, many] = unit === "miles" ? ["mile", "miles"] : ["km", "km"];
  if (distance < 1) return `under 1 ${one}`;
  return `${distance} ${distance === 1 ? one : many}`;
}
