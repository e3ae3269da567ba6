import * as z from "zod";
import { instant } from "./entity";

/* The answers about the health of the site, for monitors and the administrator. */

const count = z.int().min(0);
const ages = { places: count, fresh: count, stale: count, missing: count };

export const health = z.strictObject({
  status: z.enum(["ok", "stale"]),
  checkedAt: instant,
  snapshot: z.strictObject({ publishedAt: instant, ageSeconds: count }),
  lastRun: z.strictObject({ at: instant, ageSeconds: count }).nullable(),
  lastLook: z.strictObject({ at: instant, ageSeconds: count }).nullable(),
  modelRun: z.strictObject({ model: z.string(), at: instant }).nullable(),
  provider: z.string(),
  forecasts: z.strictObject(ages),
});

const estimate = z
  .strictObject({
    value: z.number(),
    low: z.number().nullable(),
    high: z.number().nullable(),
    days: count.meta({ description: "The days that it stands on." }),
    cases: z.number().meta({ description: "How many cases it is of." }),
  })
  .meta({ description: "A figure with the interval that holds it 19 times in 20." })
  .nullable();

export const accuracy = z.strictObject({
  state: z.enum(["measured", "too-early", "not-measured"]),
  days: count.meta({ description: "Days that are known; before sixty there is no figure." }),
  computedAt: instant.nullable(),
  provider: z.string().nullable(),
  notice: z.string().nullable().meta({ description: "Whose data it is made of." }),
  licence: z.string().nullable(),
  answers: z
    .strictObject({ better: count, "as-said": count, worse: count })
    .nullable()
    .meta({ description: "What people say after a day out; null before thirty have answered." }),
  leads: z.array(
    z.strictObject({
      daysAhead: z.int(),
      days: count,
      worthTheDrive: z
        .strictObject({
          pointsAnHour: estimate,
          sunHoursAnHour: estimate,
          pointsOverNearestAnHour: estimate,
        })
        .meta({
          description: "What the first place won over home and over the nearest, for each hour driven.",
        }),
      promisedTooMuch: estimate.meta({
        description: "Of what we called worth the drive, the share that beat home by less than ten points.",
      }),
      heldBack: estimate.meta({
        description: "Of what we called no need to go far, the share in which some place was better by ten.",
      }),
      missed: z
        .strictObject({ middle: estimate, oneInTen: estimate })
        .meta({ description: "Points below the best place within the drive." }),
      changedItsMind: estimate.meta({
        description: "How often the first place was another than that of the evening before.",
      }),
      errors: z
        .strictObject({ score: estimate, temperatureC: estimate, sunHours: estimate, rainRight: estimate })
        .meta({ description: "Mean absolute errors, and the share of rightly forecast rain." }),
      skill: z
        .strictObject({ nearest: estimate, lastWeekend: estimate, climate: estimate })
        .meta({ description: "1 if nothing was missed, 0 if as much was missed as by the rule." }),
    }),
  ),
  bands: z
    .array(z.number().nullable())
    .meta({ description: "The points within which scores count as equal, from one day ahead to five." }),
});

const run = z.strictObject({
  id: z.int(),
  startedAt: instant,
  endedAt: instant.nullable(),
  provider: z.string(),
  outcome: z.enum(["running", "complete", "partial", "failed", "abandoned"]),
  placesRefreshed: count,
  placesFailed: count,
  error: z.string().nullable(),
});

export const weatherStatus = z.strictObject({
  provider: z.string(),
  secondProvider: z.string().nullable(),
  isSample: z.boolean(),
  running: run.nullable(),
  runs: z.array(run),
  nextRunAt: instant,
  oldestFetchedAt: instant.nullable(),
  newest: z.string().nullable(),
  ...ages,
});

export const startedRefresh = z.strictObject({ runId: z.int() });
export const refreshedPlace = z.strictObject({
  destination: z.strictObject({ id: z.int(), name: z.string() }),
  issuedAt: instant,
});
export const fetchedPlaces = z.strictObject({ newActivities: count, newHotels: count, newCampsites: count });

export const located = z.strictObject({
  postcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  precision: z.string(),
});

const faulty = z.array(z.strictObject({ position: z.int(), name: z.string(), reasons: z.array(z.string()) }));
const slugs = z.array(z.string());
const entry = { slug: z.string(), name: z.string() };
const previewFields = {
  added: z.array(z.strictObject(entry)),
  changed: z.array(z.strictObject({ ...entry, fields: z.array(z.string()) })),
  unchangedCount: count,
  stale: slugs,
  faulty,
};

export const importPreview = z.strictObject(previewFields);
export const startedImport = z.strictObject({ importId: z.string(), ...previewFields });
export const importReport = z.strictObject({
  added: slugs,
  changed: slugs,
  stale: slugs,
  unchangedCount: count,
  faulty,
});
