import * as z from "zod";
import { MAX_DRIVING_HOURS, MIN_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { RANKING_STYLES } from "#app/domain/ranking/holiday-climate-index-bands";
import { parseLeavingTime } from "#app/domain/calendar/clock";
import { RESULT_ORDERS } from "#app/domain/ranking/weather-ranking";
import {
  MOST_OTHERS,
  RESULT_LAYOUTS,
  SEARCH_DEFAULTS,
  type SearchParameter,
} from "#app/domain/search/address";
import { DISTANCE_UNITS, TEMPERATURE_UNITS } from "#app/domain/units";
import { MOST_NIGHTS } from "#app/domain/ranking/stay-scores";
import { HOURS_MESSAGE, MAX_OFFSET, OFFSET_MESSAGE, postcodeField, wholeNumber } from "./fields";
import { FILTER_FIELDS } from "./search-filters";

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;

const LEAVE_MESSAGE = "Choose a quarter-hour from 05:00 to 20:00, such as 09:15";

const leave = z
  .string(LEAVE_MESSAGE)
  .meta({ pattern: "^((0[5-9]|1[0-9]):(00|15|30|45)|20:00)$" })
  .transform((text, context) => {
    const clock = parseLeavingTime(text);
    if (clock !== null) return clock;
    context.addIssue({ code: "custom", message: LEAVE_MESSAGE });
    return z.NEVER;
  });

export const searchQuery = z.object({
  postcode: postcodeField,
  // readOthers checks them, since it knows the towns.
  with: z.array(z.string()).max(MOST_OTHERS).meta({ uniqueItems: true }).optional(),
  drivingHours: wholeNumber(MIN_DRIVING_HOURS, MAX_DRIVING_HOURS, HOURS_MESSAGE).default(
    SEARCH_DEFAULTS.drivingHours,
  ),
  // readTravelDate checks it, since it knows today's date.
  travelDate: z.unknown().meta({ type: "integer", minimum: 0 }).optional(),
  leave: leave.nullable().default(SEARCH_DEFAULTS.leave),
  nights: wholeNumber(0, MOST_NIGHTS, `Nights must be a whole number from 0 to ${MOST_NIGHTS}`).default(
    SEARCH_DEFAULTS.nights,
  ),
  ...FILTER_FIELDS,
  sort: z.enum(RESULT_ORDERS, "Sort by best, score or near").default(SEARCH_DEFAULTS.sort),
  view: z.enum(RESULT_LAYOUTS, "Choose list, map or days").nullable().default(SEARCH_DEFAULTS.view),
  temperatureUnit: z.enum(TEMPERATURE_UNITS, "Choose celsius or fahrenheit").optional(),
  distanceUnit: z.enum(DISTANCE_UNITS, "Choose miles or kilometers").optional(),
  ranking: z.enum(RANKING_STYLES, "Choose urban or beach").default(SEARCH_DEFAULTS.ranking),
  sea: z
    .enum(["any"], "Sea can only be any, which includes places away from the sea")
    .nullable()
    .default(SEARCH_DEFAULTS.sea),
  limit: wholeNumber(1, MAX_PAGE_SIZE, `A page holds 1 to ${MAX_PAGE_SIZE} places`).default(
    DEFAULT_PAGE_SIZE,
  ),
  offset: wholeNumber(0, MAX_OFFSET, OFFSET_MESSAGE).default(0),
} satisfies Record<Exclude<SearchParameter, "from">, z.ZodType>);
