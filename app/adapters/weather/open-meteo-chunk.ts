import * as z from "zod";
import type { Point } from "#app/domain/geo/geo";
import { isInOrder } from "./open-meteo-order";

const cellSchema = z.looseObject({
  latitude: z.number(),
  longitude: z.number(),
  location_id: z.number().optional(),
});

/**
 * The answer for these places: an object for one, a list for several, in the order asked. A list of
 * another length or order fails as a whole, because its weather would be shown at the wrong places.
 */
export function answerSchema(points: readonly Point[]) {
  return z
    .union([z.array(cellSchema), cellSchema.transform((cell) => [cell])])
    .refine((cells) => isInOrder(points, cells), "not the places that were asked for, in their order")
    .refine(
      (cells) => cells.every((cell, index) => (cell.location_id ?? index) === index),
      "other numbering",
    );
}
