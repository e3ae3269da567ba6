import * as z from "zod";
import {
  DESTINATION_FIELDS,
  DETAILS_FIELDS,
  type DestinationDetails,
} from "#app/domain/catalogue/destination";
import type { CatalogueScene } from "#app/domain/catalogue/scene";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { isSlug } from "#app/domain/catalogue/drafts/draft-slug";
import type { EntityOf, Field, Fields } from "#app/domain/catalogue/field";
import { MAX_LIST_LENGTH } from "#app/domain/catalogue/edit";
import { fieldSchema, isNumber } from "#app/schemas/entity";

/** For a place without its own. "{place}" stands for its name. */
export const fallbacksSchema: z.ZodType<DestinationDetails> = fileSchema(DETAILS_FIELDS);

const DASHED = "lower-case words and digits joined by dashes";
const drawingName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, DASHED);
const sceneColours = {
  sky: drawingName.optional(),
  land: drawingName.optional(),
  water: drawingName.optional(),
  wall: drawingName.optional(),
  roof: drawingName.optional(),
};

/** A test of the package illustrations/ checks that its drawings exist. */
const scene = z.strictObject({
  setting: drawingName,
  ...sceneColours,
  parts: z
    .array(
      z.strictObject({
        part: drawingName,
        x: z.int().min(-100).max(740).optional(),
        y: z.int().min(60).max(360).optional(),
        size: z.number().min(0.3).max(2).optional(),
        flip: z.boolean().optional(),
        layer: z.enum(["far", "middle", "near"]).optional(),
        wall: sceneColours.wall,
        roof: sceneColours.roof,
      }),
    )
    .max(8),
}) satisfies z.ZodType<CatalogueScene>;

const { imageUrl, ...shape } = fileShape(DESTINATION_FIELDS);

/** Only what an administrator may save. */
export const catalogueFileSchema = z.strictObject({
  slug: z.string().refine(isSlug, DASHED),
  ...shape,
  imageUrl: imageUrl?.optional(),
  scene: scene.optional(),
  hasAllCampsites: z.literal(true).optional(),
}) as unknown as z.ZodType<CatalogueFile>;

/** No longer in the catalogue: the slug of the replacement, and the reason. */
export const mergedSchema = z.record(
  z.string(),
  z.strictObject({ into: z.string(), why: z.string().min(1) }),
);

/** Complete, spelled as it is stored, and without other fields. */
function fileSchema<const F extends Fields>(fields: F): z.ZodType<EntityOf<F>> {
  return z.strictObject(fileShape(fields)) as unknown as z.ZodType<EntityOf<F>>;
}

function fileShape(fields: Fields): Readonly<Record<string, z.ZodType>> {
  const carried = Object.entries(fields).filter(([, { isInFile }]) => isInFile);
  return Object.fromEntries(
    carried.map(([name, field]) => {
      const isAlwaysThere = field.isRequired === true || field.blank !== undefined;
      return [name, isAlwaysThere ? storedValue(field) : storedValue(field).optional()];
    }),
  );
}

function storedValue(field: Field): z.ZodType {
  if (field.kind === "list") return z.array(fileSchema(field.of)).max(MAX_LIST_LENGTH);
  if (field.kind === "flag") return z.boolean();
  const mayBeBlank = field.isBlankInLists === true || field.isRequired !== true;
  const schema = fieldSchema(field);
  return (isNumber(field) ? z.number() : z.string()).superRefine((value, context) => {
    if (mayBeBlank && value === field.blank) return;
    const read = schema.safeParse(value);
    const message = read.success ? `is kept as ${JSON.stringify(read.data)}` : read.error.issues[0]?.message;
    if (!read.success || read.data !== value) context.addIssue({ code: "custom", message });
  });
}
