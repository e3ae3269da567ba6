import { capitalised } from "#app/domain/text";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import { MILES_PER_KILOMETRE } from "#app/domain/units";

const NUMBERS =
  "half one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const COMPASS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
const POINTS = [...COMPASS].sort((a, b) => b.length - a.length).join("|");
/** "Three miles north", "a mile and a half from Yarmouth", "five miles inland", or the whole of "Two miles." */
const STATED = new RegExp(
  String.raw`(?:^|(?<=\s))(?<number>${[...NUMBERS, ...NUMBERS.map(capitalised)].join("|")}|[Aa])(?<half> and a half)? (?:a )?miles?(?<more> and a half)?` +
    String.raw`(?: (?<point>${POINTS})\b|(?<away> (?:away|off|out|inland|farther|beyond)\b))?` +
    String.raw`(?: (?:from|of|beyond) (?<from>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*))?`,
  "gu",
);

/** A distance or a direction in a text, from the place that it names or from the destination's centre. */
interface Stated {
  readonly words: string;
  readonly miles: number;
  readonly point: string | null;
  readonly from: string | null;
}

/** Returns the distances in a text that say where a thing is. Lengths of walks and rides are left out. */
export function statedIn(text: string): Stated[] {
  return [...text.matchAll(STATED)].flatMap((match) => {
    const { number = "", half, more, point = null, away, from = null } = match.groups ?? {};
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const isWhole = /(?:^|[.;,] )$/.test(before) && /^(?:[.;,]|$)/.test(after);
    if (point === null && away === undefined && from === null && !isWhole) return [];
    const whole = number.toLowerCase() === "half" ? 0.5 : Math.max(1, NUMBERS.indexOf(number.toLowerCase()));
    return [{ words: match[0], miles: whole + (half || more ? 0.5 : 0), point, from }];
  });
}

const SLACK_MILES = 0.5;
/** No road is shorter than the straight line. The rest is how far apart two middles of a town may be. */
const LEAST_SLACK_MILES = 0.3;
/** People count along the road. Its length in the graph has an error of a few hundredths. */
const ROAD_SLACK = 1.1;
const STRAIGHT_SLACK = 1.25;
/** Half of the angle between two of eight compass points, and some more, because towns and parks are wide. */
const MAX_DEGREES_OFF = 40;
/** Nearer than this, a direction depends on which corner of a town one means. */
const LEAST_MILES = 1;

/**
 * Returns what is wrong with a stated distance: it is shorter than the straight line, or longer than the road and than
 * a quarter more than the straight line; or the direction is another one. Null if it is right.
 */
export function distanceFault(
  { miles, point }: Stated,
  { from, to, roadKm }: { readonly from: Point; readonly to: Point; readonly roadKm: number },
): string | null {
  const straight = haversineKm(from, to) * MILES_PER_KILOMETRE;
  const longest = Math.max(straight * STRAIGHT_SLACK, roadKm * MILES_PER_KILOMETRE * ROAD_SLACK);
  if (miles < straight - LEAST_SLACK_MILES || miles > longest + SLACK_MILES)
    return `${straight.toFixed(1)} miles away`;
  if (point === null || straight < LEAST_MILES) return null;
  const turn = Math.abs(bearing(from, to) - COMPASS.indexOf(point.toLowerCase()) * 45) % 360;
  return Math.min(turn, 360 - turn) > MAX_DEGREES_OFF
    ? `${COMPASS[Math.round(bearing(from, to) / 45) % 8]}`
    : null;
}

/** Degrees from north, clockwise, on a flat earth: distances are short. */
function bearing(from: Point, to: Point): number {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}
