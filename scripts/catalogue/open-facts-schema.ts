import * as z from "zod";
import {
  BATHING_CLASSES,
  BEACH_FEATURES,
  BEACH_SURFACES,
  type OpenFacts,
} from "#app/domain/catalogue/nearby";

const point = { latitude: z.number().min(49).max(61), longitude: z.number().min(-9).max(2) };
const km = z.number().min(0).max(10);
const metres = z.int().min(0).max(10_000);
const facilityCount = z
  .strictObject({ count: z.int().positive(), metres })
  .meta({ description: "The number around the centre, and the distance of the nearest" });

export const nearbyShape = {
  station: z
    .strictObject({
      name: z.string(),
      crs: z.string().length(3).optional().meta({ description: "Its three letters on National Rail" }),
      km: km.meta({ description: "Kilometres on foot from the centre of the place" }),
      walkMinutes: z.int().positive(),
      isMeasured: z.boolean().meta({
        description:
          "True if measured along mapped paths; false if estimated as the straight line plus a quarter",
      }),
    })
    .optional(),
  beaches: z
    .array(
      z.strictObject({
        name: z.string(),
        km,
        surface: z.array(z.enum(BEACH_SURFACES)).min(1).optional(),
        hasSandAtLowWater: z.literal(true).optional(),
        isWideAtLowWater: z.literal(true).optional(),
        features: z.array(z.enum(BEACH_FEATURES)).min(1).optional(),
        lengthMetres: metres.optional(),
        bathingClass: z
          .enum(BATHING_CLASSES)
          .optional()
          .meta({ description: "The agency's latest class that we have; its list does not give the year" }),
      }),
    )
    .optional(),
  tideGauge: z
    .strictObject({ id: z.string(), name: z.string(), km: z.number().min(0).max(30) })
    .optional()
    .meta({ description: "The tide gauge whose times apply here, and its distance by sea" }),
  isByTheSea: z
    .literal(true)
    .optional()
    .meta({ description: "On the coast, whatever its kind: the forecast of the sea is asked for there" }),
  crossings: z
    .array(
      z.strictObject({
        name: z.string(),
        way: z.enum(["road", "foot", "beach"]),
        says: z.string().meta({ description: "What local people say about it" }),
        url: z.url().optional().meta({ description: "Where the safe crossing times are published" }),
        isOnlyWay: z.literal(true).optional(),
        rule: z
          .strictObject({
            water: z.enum(["high", "low"]),
            fromHours: z.number().min(-6).max(6),
            untilHours: z.number().min(-6).max(6),
            state: z.enum(["open", "closed"]),
          })
          .optional()
          .meta({ description: "A rule of thumb, in hours against the water; never enough to cross by" }),
      }),
    )
    .optional()
    .meta({ description: "Ways that the tide covers: check the published times before you cross" }),
  toilets: facilityCount.optional(),
  playgrounds: facilityCount.optional(),
  picnicSites: facilityCount.optional(),
  cafes: facilityCount.optional(),
  pubs: facilityCount.optional(),
  carParks: z.array(z.strictObject({ name: z.string(), ...point })).optional(),
  peaks: z.array(z.strictObject({ name: z.string(), metres })).optional(),
};

/** What one source says about each place, by slug. */
export const openFactsSchema: z.ZodType<Readonly<Record<string, OpenFacts>>> = z.record(
  z.string(),
  z.strictObject({ ...nearbyShape, positions: z.record(z.string(), z.strictObject(point)).optional() }),
);
