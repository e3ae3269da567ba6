import * as z from "zod";
import { readEach } from "#app/adapters/http/read-each";
import type { WarningVersion } from "#app/domain/warnings/official-warning";

/** A service that sends more is not the one that we know. */
const MOST_WARNINGS = 500;
const MOST_HAZARDS = 10;
const MOST_CHARACTERS = 2_000;
/** Exact to some ten metres. */
const DECIMALS = 4;

const WITHDRAWN = ["CANCELLED", "EXPIRED"];

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** Longitude and latitude. A height after them is ignored. */
const corner = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)], z.number())
  .transform(([longitude, latitude]): [number, number] => [rounded(longitude), rounded(latitude)]);
const polygon = z.array(z.array(corner).min(4)).min(1);

const geometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(polygon).min(1) }),
  z.object({ type: z.literal("Polygon"), coordinates: polygon }),
]);

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const text = z.string().max(MOST_CHARACTERS);

const properties = z.object({
  warningId: text.min(1),
  warningVersion: z.union([z.string().regex(/^\d+(\.\d+)*$/), z.number().transform(String)]),
  warningStatus: text,
  warningLevel: z.enum(["YELLOW", "AMBER", "RED"]),
  weatherType: z.array(text.min(1)).min(1).max(MOST_HAZARDS),
  warningHeadline: text,
  validFromDate: instant,
  validToDate: instant,
});

const warning = z
  .object({ type: z.literal("Feature"), properties, geometry })
  .refine(
    ({ properties: { validFromDate, validToDate } }) => validFromDate <= validToDate,
    "ends before it begins",
  )
  .transform(({ properties: issued, geometry: { type, coordinates } }): WarningVersion => ({
    id: issued.warningId,
    version: issued.warningVersion,
    isWithdrawn: WITHDRAWN.includes(issued.warningStatus),
    level: issued.warningLevel.toLowerCase() as WarningVersion["level"],
    hazards: issued.weatherType,
    headline: issued.warningHeadline,
    fromMs: issued.validFromDate,
    untilMs: issued.validToDate,
    area: type === "Polygon" ? [coordinates] : coordinates,
  }));

/** Counts what could not be read: one of those may be the red one. */
export const issuedSchema = z.lazy(() =>
  z
    .object({ type: z.literal("FeatureCollection"), features: z.array(z.unknown()).max(MOST_WARNINGS) })
    .transform(({ features }) => readEach(warning, features)),
);
