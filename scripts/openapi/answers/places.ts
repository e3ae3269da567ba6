import * as z from "zod";
import { MOST_NIGHTS } from "#app/domain/ranking/stay-scores";
import { ACTIVITY_FIELDS } from "#app/domain/catalogue/activity";
import { CAMPSITE_FIELDS } from "#app/domain/catalogue/campsite";
import { DESTINATION_FIELDS, DETAILS_FIELDS, PLACE_FIELDS } from "#app/domain/catalogue/destination";
import { PASSES } from "#app/domain/catalogue/passes";
import { HOTEL_FIELDS } from "#app/domain/catalogue/hotel";
import { VERDICTS } from "#app/domain/ranking/holiday-climate-index";
import { FILTER_CHOICES } from "#app/domain/filters/filters";
import { DISTANCE_UNITS, TEMPERATURE_UNITS } from "#app/domain/units";
import { WARNING_LEVELS } from "#app/domain/warnings/official-warning";
import { SKY_CONDITIONS } from "#app/domain/weather/forecast";
import { nearbyShape } from "../../catalogue/open-facts-schema";
import { answeredEntry, answeredFields, instant } from "./entity";

/*
 * The answers of calls about places: lists of destinations, and all answers with places in the form of a
 * search result.
 */

export const activity = answeredEntry(ACTIVITY_FIELDS);
export const hotel = answeredEntry(HOTEL_FIELDS);
export const campsite = answeredEntry(CAMPSITE_FIELDS);

const id = z.int().positive();
const identity = { id, slug: z.string() };
const publicFields = (fields: typeof PLACE_FIELDS | typeof DETAILS_FIELDS, absent: "null" | "left-out") =>
  answeredFields(fields, { seenBy: "everyone", absent });

/** The surroundings of a place as open data describes them. Absent if open data says nothing about them. */
const nearby = z
  .strictObject(nearbyShape)
  .meta({
    description:
      "What open data knows about the surroundings: beaches under the OGL v3, everything else under the ODbL 1.0",
  })
  .optional();

export const publicDestination = z.strictObject({
  ...identity,
  ...publicFields(PLACE_FIELDS, "null"),
  ...publicFields(DETAILS_FIELDS, "left-out"),
  nearby,
});

export const adminDestination = z.strictObject({
  ...identity,
  ...answeredFields(DESTINATION_FIELDS, { seenBy: "admin", absent: "null" }),
  updatedAt: instant,
});

const date = z.iso.date();
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const percent = z.int().min(0).max(100);
const points = z.int().min(0).max(100);
const count = z.int().min(0);

export const sky = z
  .array(z.strictObject({ id: z.int(), main: z.string(), description: z.string(), icon: z.string() }))
  .length(1);
const current = { temp: z.int(), feels_like: z.int(), weather: sky };

export const forecastDay = z.strictObject({
  dt: z.int(),
  date,
  temp: z.strictObject({ day: z.int(), min: z.int(), max: z.int() }),
  feels_like: z.int(),
  precipitation: percent.nullable(),
  weather: sky,
  sunshineHours: z.number().min(0).nullable(),
  cloud: percent,
  rainMm: z.number().min(0),
  windKmh: count,
  score: points.nullable(),
});

const weatherFields = {
  forecast: z.array(forecastDay).max(6),
  issuedAt: instant,
  modelRun: z.strictObject({ model: z.string(), at: instant }).nullable().meta({
    description: "The run of the weather model for the first days; null where the service does not say.",
  }),
  provider: z.string(),
  temperatureUnit: z.enum(TEMPERATURE_UNITS),
};

const perHour = <Value extends z.ZodType>(value: Value) => z.array(value.nullable());
export const hoursOfADay = z.strictObject({
  from: z.int().min(0).max(23),
  temp: perHour(z.int()),
  precipitation: perHour(z.number().min(0).nullable()),
  rainMm: perHour(z.number().min(0)),
  sunshineMinutes: perHour(z.number().min(0).nullable()),
  cloud: perHour(z.number().min(0)),
  windKmh: perHour(count),
  gustKmh: perHour(count.nullable()),
  condition: perHour(z.enum(SKY_CONDITIONS)),
});

const tides = z
  .array(z.strictObject({ water: z.enum(["high", "low"]), at: clock }))
  .nullable()
  .meta({ description: "By the tide gauge near it, ± 20 minutes; null where unknown. Not for navigation." });

const sea = z
  .strictObject({ temp: z.int().nullable(), waveMetres: z.number().min(0).nullable() })
  .nullable()
  .meta({
    description:
      "Off the coast from 9:00 to 18:00, by a model's cell of sea at most 15 km away: the water's temperature in temperatureUnit and the significant height of the waves; null where unknown",
  });

export const drive = z.strictObject({
  hours: count,
  minutes: z.int().min(0).max(59).meta({
    description: "Beside the hours, the usual time at the hour of leaving, from averages of past years",
  }),
  emptyRoads: count.meta({ description: "Minutes of the same drive without traffic" }),
  badDay: count.meta({
    description: "Minutes: an upper bound for a bad day, wider than a whole drive usually needs",
  }),
  anHourEarlier: count.optional().meta({
    description: "Minutes that leaving an hour earlier saves; absent up to a tenth of the drive",
  }),
  distance: count,
  distanceUnit: z.enum(DISTANCE_UNITS),
  ferry: z.enum(["turn-up", "book-ahead"]).nullable(),
});

/** Present if the call has `with`: home first. */
const drivingTimes = z
  .array(
    drive.extend({
      from: z.string().meta({ description: "The district or town of the start" }),
      leave: clock.meta({ description: "When to leave there, so that all arrive at the same time" }),
    }),
  )
  .optional();

const visitWeatherShape = z.strictObject({
  temp: z.int(),
  feels_like: z.int(),
  sunshineHours: z.number().min(0).nullable(),
  rainMm: z.number().min(0),
  precipitation: percent.nullable(),
  cloud: percent,
  windKmh: count,
  description: z.string(),
  wholeDay: z.boolean(),
});

/** A visit. Without a forecast, it has only the times of leaving and arriving. */
export const visit = z.strictObject({
  leave: clock,
  arrive: clock,
  leaveAt: instant,
  arriveAt: instant,
  until: clock.optional(),
  sunrise: clock.optional(),
  sunset: clock.optional(),
  light: z.enum(["daylight", "nearly-dark", "dark"]).optional(),
  weather: visitWeatherShape.nullable().optional(),
});

const facet = z.strictObject({ points: z.number(), weight: z.number() });
const verdict = z.enum([...VERDICTS.map(({ verdict }) => verdict), "poor"]);

export const score = z.strictObject({
  value: points,
  verdict,
  reasons: z.array(z.string()),
  facets: z.record(z.string(), facet),
});

/** The weather where the search starts. `difference` is how many points better the place is. */
export const homeWeather = z.strictObject({
  score: points,
  verdict,
  places: z.array(z.string()),
  difference: z.int().nullable(),
});

export const placeOfResult = z.strictObject({
  id,
  name: z.string(),
  imageUrl: z.string(),
  region: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  slug: z.string(),
  url: z.url(),
});

const common = {
  destination: placeOfResult,
  weather: z.strictObject({ current: z.strictObject(current), ...weatherFields }).nullable(),
};

/** The official warnings at the place, from when the visitor leaves home until they are back. */
const warnings = z
  .strictObject({
    /** When the site last received the service's warnings. */
    asOf: instant,
    issued: z.array(
      z.strictObject({
        id: z.string(),
        level: z.enum(WARNING_LEVELS),
        hazards: z.array(z.string()).meta({ description: 'As issued, such as "WIND"' }),
        headline: z.string().meta({ description: "As issued" }),
        validFrom: instant,
        validTo: instant,
        url: z.url(),
      }),
    ),
    unread: z.int().min(0).meta({
      description:
        "How many more warnings the site received, of wherever in the country, that it could not read",
    }),
  })
  .nullable()
  .meta({
    description:
      "Official weather warnings of the Met Office for the hours of the visit and of its drives, the highest level first; null where they are not known: the site asks for none, or its last look is more than 30 minutes ago. A warning never changes the score.",
  });

const result = {
  ...common,
  hours: hoursOfADay.nullable(),
  tides: tides.optional(),
  sea: sea.optional(),
  drivingTime: drive,
  drivingTimes,
  visit,
  score: score.nullable(),
  home: homeWeather.nullable(),
  warnings,
};

const filterChoice = z.enum([...FILTER_CHOICES.needs, ...FILTER_CHOICES.interests, ...FILTER_CHOICES.offers]);

const details = { ...publicFields(DETAILS_FIELDS, "left-out"), nearby };

const matches = z
  .array(
    z.strictObject({
      filters: z.array(filterChoice),
      name: z.string().nullable(),
      pass: z.enum(PASSES).optional(),
    }),
  )
  .optional();

/** Present if the call has `nights`: the mean score of the stay, and the score of each of its days. */
const stay = z
  .strictObject({
    nights: z.int().min(1).max(MOST_NIGHTS),
    score: points.nullable(),
    days: z.array(z.strictObject({ date, score: points.nullable() })),
  })
  .optional();

/** Whether the score of the place counts as equal to the best: see the header X-Search-Order. */
const inBand = z.boolean();

export const searchResult = z.strictObject({ ...result, stay, inBand, matches, ...details });

/** A place in the answer to `lists=none`. */
export const searchResultWithoutLists = z.strictObject({ ...result, stay, inBand, matches });

export const searchSummary = z.strictObject({
  destination: placeOfResult,
  drivingTime: drive,
  drivingTimes,
  score: score.omit({ facets: true }).nullable(),
  stay,
  inBand,
  matches,
  warnings,
});

/** A recommended or recently opened place, with the reasons for it. The drive may be unknown. */
export const proposedPlace = z.strictObject({
  ...result,
  drivingTime: drive.nullable(),
  date,
  reasons: z.array(z.string()),
  ...details,
});

export const favorite = z.strictObject({
  id,
  destinationId: id,
  destination: common.destination,
  weather: z
    .strictObject({
      current: z.strictObject({
        ...current,
        temp_min: z.int().nullable(),
        temp_max: z.int().nullable(),
        humidity: percent.nullable(),
        dt: z.int().nullable(),
      }),
      ...weatherFields,
    })
    .nullable(),
  drivingDistance: drive.nullable(),
  warnings,
  createdAt: instant,
});
