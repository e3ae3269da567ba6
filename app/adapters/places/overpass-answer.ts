import * as z from "zod";
import { readEach } from "#app/adapters/http/read-each";
import { ProviderError } from "#app/services/ports";
import type { Point } from "#app/domain/geo/geo";

const element = z.lazy(() => {
  const position = { lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) };
  return z.object({
    lat: position.lat.optional(),
    lon: position.lon.optional(),
    /** Of a way or relation; a node has its own position. */
    center: z.object(position).optional(),
    tags: z
      .record(z.string(), z.unknown())
      .default({})
      .transform((tags) => Object.fromEntries(Object.entries(tags).filter(isText))),
  });
});
const isText = (tag: [string, unknown]): tag is [string, string] => typeof tag[1] === "string";

/** `remark` reports an error, such as a time-out. */
export const overpassAnswer = z.lazy(() =>
  z.object({
    elements: z.array(z.unknown()),
    remark: z.string().optional(),
  }),
);

export type OsmTags = Readonly<Record<string, string>>;

export interface NamedElement extends Point {
  readonly name: string;
  readonly tags: OsmTags;
}

export function namedElements({ elements }: z.output<typeof overpassAnswer>): NamedElement[] {
  const { read } = readEach(element, elements);
  if (elements.length > 0 && read.length === 0) {
    throw new ProviderError("overpass", "malformed", "no element can be read");
  }
  return read.flatMap(({ lat, lon, center, tags }) => {
    const latitude = lat ?? center?.lat;
    const longitude = lon ?? center?.lon;
    const name = tags["name:en"] ?? tags["name"];
    const isPlace = latitude !== undefined && longitude !== undefined && name !== undefined;
    return isPlace ? [{ latitude, longitude, name, tags }] : [];
  });
}
