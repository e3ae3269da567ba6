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

const figure = z.strictObject({
  value: z.number().meta({ description: "A share from 0 to 1, or a mean error." }),
  cases: count.meta({ description: "How many cases it is of." }),
});
const known = figure.nullable();
const placeFigures = {
  cases: count.meta({ description: "Forecasts of a place and a day, each with what happened." }),
  within10: known.meta({ description: "The share of scores within ten points." }),
  score: known.meta({ description: "The mean error of the score, in points." }),
  temperatureC: known.meta({ description: "The mean error of the visit's highest temperature." }),
  temperatureBiasC: known.meta({ description: "The same with its sign: above 0, it was forecast too warm." }),
  sunHours: known.meta({ description: "The mean error of the hours of sun." }),
  sunBiasHours: known.meta({ description: "The same with its sign: above 0, too much was forecast." }),
  rain: z.strictObject({
    saidAndCame: count,
    saidNotCome: count,
    notSaidButCame: count,
    dryAndDry: count,
  }),
  parts: z
    .strictObject({ thermal: known, sky: known, rain: known, wind: known })
    .meta({ description: "The mean error of each part of the score, in points of the hundred." }),
};
const group = z.strictObject({
  name: z.string(),
  leads: z.array(z.strictObject(placeFigures)).meta({ description: "From one day ahead to five." }),
});

export const accuracy = z.strictObject({
  state: z.enum(["measured", "too-early", "not-measured"]),
  days: count.meta({ description: "Days that are known; before thirty there is no figure." }),
  archivedDays: count.meta({
    description:
      "So many of them are from the service's archive of former runs, n × 24 hours before each hour.",
  }),
  computedAt: instant.nullable(),
  provider: z.string().nullable(),
  comparedWith: z.enum(["past-hours", "last-forecast", "satellite"]).nullable(),
  notice: z.string().nullable().meta({ description: "Whose data it is made of." }),
  licence: z.string().nullable(),
  leads: z.array(
    z.strictObject({
      daysAhead: z.int(),
      days: count,
      ...placeFigures,
      first: z.strictObject({ beatHome: known, beatNearest: known, amongTenBest: known }),
    }),
  ),
  regions: z.array(group),
  seasons: z.array(group),
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
