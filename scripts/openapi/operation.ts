import * as z from "zod";
import type { CALLS } from "#app/http/address/addresses";
import { logInSchema, preferencesSchema, registrationSchema } from "#app/schemas/account";
import * as people from "./answers/people";
import * as places from "./answers/places";
import * as running from "./answers/running";
import {
  activitySchema,
  campsiteSchema,
  destinationSchema,
  hotelSchema,
  newDestinationSchema,
} from "#app/schemas/destination";
import { capitalised } from "#app/domain/text";
import { destinationIdBody, searchRecordBody } from "#app/schemas/fields";
import { suggestionSchema } from "#app/schemas/suggestion";
import { reviewSchema } from "#app/schemas/suggestion-review";

/* The description of a call, and the shapes that have a name in the document. */

/** The shapes of the answers; their names begin with a capital in the document. */
type Shapes = typeof people & typeof places & typeof running;
type ByName = { readonly [Name in keyof Shapes as Capitalize<Name>]: Shapes[Name] };

/** The shapes of answers. */
export const ANSWERS = Object.fromEntries(
  Object.entries({ ...people, ...places, ...running }).map(([name, shape]) => [capitalised(name), shape]),
) as ByName;

/** The shapes of request bodies. */
export const BODIES = {
  LogIn: logInSchema,
  Registration: registrationSchema,
  Preferences: preferencesSchema,
  DestinationId: destinationIdBody,
  SearchRecord: searchRecordBody,
  NewSuggestion: z.union([suggestionSchema("location"), suggestionSchema("activity")]),
  Review: reviewSchema,
  DestinationDraft: destinationSchema,
  NewDestination: newDestinationSchema,
  ListEntry: z.union([activitySchema, hotelSchema, campsiteSchema]),
  /** A destination in the form of the catalogue's files; a list of them; or such a list under "destinations". */
  Upload: z.union([z.looseObject({}), z.array(z.looseObject({}))]),
} satisfies Record<string, z.ZodType>;

/** The body of a success: an object, a list, a file of a media type, or none. */
export type Success = {
  readonly one?: keyof typeof ANSWERS;
  /** If there are several shapes, the call's parameters decide which one the answer has. */
  readonly list?: keyof typeof ANSWERS | readonly (keyof typeof ANSWERS)[];
  readonly file?: string;
};

export interface Operation {
  readonly id: string;
  /** "Admin" for the administrator's calls; missing for all others. */
  readonly tag?: keyof typeof TAGS;
  readonly summary: string;
  readonly description?: string;
  readonly query?: z.ZodObject;
  readonly body?: keyof typeof BODIES;
  /** Set if a change may name the version that it is based on. */
  readonly takesVersion?: true;
  readonly success: Readonly<Record<number, Success>>;
  /** Refusals that only this call has, with their meaning. */
  readonly refusals?: Readonly<Record<number, string>>;
  readonly headers?: readonly (keyof typeof HEADERS)[];
  /** The name of the file, if the address ends with one. */
  readonly file?: string;
}

type Paths = typeof CALLS;
type CallsAt<Path extends keyof Paths> = `${Exclude<Paths[Path]["methods"][number], "HEAD">} ${Path}`;

/** A description for every method of every call of the site, such as "DELETE api/favorites/:destinationId". */
export type Descriptions = Readonly<
  Record<{ [Path in keyof Paths]: CallsAt<Path> }[keyof Paths], Operation | readonly Operation[]>
>;

export const TAGS = {
  Public: "Anybody may call these, from any origin, without a key.",
  Account: "Signing in, and a user's settings.",
  Personal: "What a signed-in person has saved, looked at and sent in.",
  Admin: "The administrator's own calls.",
} as const;

export const HEADERS = {
  ETag: "Names this version of the answer: sent as If-None-Match, it is answered with 304 while nothing is new.",
  Link: "Where the parts before and behind this one are (RFC 8288): rel=prev and rel=next.",
  "X-Total-Count": "How many there are in all.",
  "X-Search-Date":
    "The London day that is answered: without a day of yours today, or tomorrow once no place has daylight left.",
  "X-Search-Order":
    'What explains the order, as JSON: {"band": 18, "points": 3}. So many places count as equal to the best, since their scores differ from it by at most so many points. With sort=best they come first, nearest first; each result says in `inBand` whether it is one of them.',
  "X-Empty-Reason": "Why nothing was found: too-far, no-road-link, no-match or, from several starts, apart.",
} as const;

/** Descriptions of query parameters, by name. */
export const QUERY_WORDS: Readonly<Record<string, string>> = {
  postcode:
    "A UK postcode, in any case, with any blanks, dashes or full stops; 404 where there is none such. Either this or `from` is needed.",
  from: "A postcode district or sector, such as LS6 or LS6 3, or a town, such as York, in place of a postcode: drives start in the middle of it. A name of several towns is refused, and the refusal lists them.",
  with: "A further start, as `postcode` or `from` name one, of somebody to meet: at most two, each in a parameter of its own. Every place found is within the drive of all; the longest drive decides on the order and on the arrival, and `drivingTimes` says when to leave each start.",
  hours: "The same as `drivingHours`, by its name in addresses that people share.",
  date: "The day as a date (YYYY-MM-DD), in place of `travelDate`.",
  drivingHours: "The longest drive, in whole hours; two where left out.",
  travelDate:
    "The day, in seconds since 1970: any instant of that day in London, from today to five days ahead. Where left out today, or tomorrow once no place has daylight left.",
  leave:
    "When to leave home, by London's clock, in quarters of an hour, such as 09:15. Nine, or the next quarter, where left out.",
  needs: "Every place found offers all of these. Given once for each.",
  interests: "Every place found offers at least one of these. Given once for each.",
  offers:
    "Every place found has all of these; of hotels and campsites one that is given is enough. calm is the weather of the visit: dry, with no more than a gentle breeze. Given once for each; the former stay is read as hotels and campsites.",
  within: "A shorter drive, in minutes; less than the driving hours.",
  passes:
    "The bodies of which you are a member, with commas between them, such as nt,cadw. What they open to members counts as free; no place is left out, and the order stays.",
  sort: "`best`: those that are too close to the best to call, nearest first, then the rest by score. `score`: by score. `near`: by the drive.",
  temperatureUnit: "The unit of all temperatures; celsius where left out.",
  distanceUnit: "The unit of all distances; miles where left out.",
  ranking: "Which Holiday Climate Index ranks the places. `beach` keeps to places by the sea.",
  sea: "`any`: with ranking=beach, places away from the sea as well.",
  lists: "`none` leaves out the lists and facts of each place, two thirds of a compressed answer.",
  detail: "`summary`: only the place, its drive and its score, half a kilobyte for each place at most.",
  limit: "How many to give at once.",
  offset: "How many to pass over.",
  status: "Only suggestions that stand so.",
};
