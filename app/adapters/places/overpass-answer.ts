import * as z from "zod";
import type { Point } from "#app/domain/geo/geo";

const element = z.lazy(() => {
  const position = { lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) };
  return z.object({
    lat: position.lat.optional(),
    lon: position.lon.optional(),
    /** The centre of a way or relation; a node has its own position instead. */
    center: z.object(position).optional(),
    tags: z.record(z.string(), z.string()).default({}),
  });
});

/** An answer of Overpass. `remark` reports an error, such as a time-out. */
export const overpassAnswer = z.lazy(() =>
  z.object({
    elements: z.array(element),
    remark: z.string().optional(),
  }),
);

export type OsmTags = Readonly<Record<string, string>>;

export interface NamedElement extends Point {
  readonly name: string;
  readonly tags: OsmTags;
}

/** The elements that have a position and a name. */
export function namedElements({ elements }: z.output<typeof overpassAnswer>): NamedElement[] {
  return elements.flatMap(({ lat, lon, center, tags }) => {
    const latitude = lat ?? center?.lat;
    const longitude = lon ?? center?.lon;
    const name = tags["name:en"] ?? tags["name"];
    const isPlace = latitude !== undefined && longitude !== undefined && name !== undefined;
    return isPlace ? [{ latitude, longitude, name, tags }] : [];
  });
}
