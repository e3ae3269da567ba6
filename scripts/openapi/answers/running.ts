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
