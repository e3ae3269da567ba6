import type { OpenCampsite, Town } from "#app/domain/catalogue/file-campsites";
import type { Point } from "#app/domain/geo/geo";

export interface PlaceTables {
  readonly museums: ArrayBuffer;
  readonly bathingWaters: ArrayBuffer;
  readonly campsites: ArrayBuffer;
  readonly towns: ArrayBuffer;
}

export interface Museum extends Point {
  readonly name: string;
  readonly subject: string;
  readonly isAccredited: boolean;
  readonly size: string;
}

export interface BathingWater extends Point {
  readonly name: string;
  readonly kind: string;
  readonly classification: string;
  readonly agency: string;
}

export interface OpenData {
  readonly museums: readonly Museum[];
  readonly bathingWaters: readonly BathingWater[];
  readonly campsites: readonly OpenCampsite[];
  readonly towns: readonly Town[];
}

/** Takes some milliseconds, so call it only if a request needs the tables. */
export function readOpenData({ museums, bathingWaters, campsites, towns }: PlaceTables): OpenData {
  return {
    museums: readTable(museums, (place, [subject = "", accredited = "", size = ""]) => ({
      ...place,
      subject,
      size,
      isAccredited: accredited === "yes",
    })),
    bathingWaters: readTable(bathingWaters, (place, [kind = "", classification = "", agency = ""]) => ({
      ...place,
      kind,
      classification,
      agency,
    })),
    campsites: readTable(campsites, (place, [kind]) => ({
      ...place,
      kind: kind === "caravan" ? ("caravan" as const) : ("camp" as const),
    })),
    towns: readTable(towns, (place) => place),
  };
}

function readTable<Row>(
  bytes: ArrayBuffer,
  toRow: (place: Town, rest: readonly string[]) => Row,
): readonly Row[] {
  const [, ...lines] = new TextDecoder().decode(bytes).trimEnd().split("\n");
  return lines.map((line) => {
    const [latitude, longitude, name = "", ...rest] = line.split("\t");
    return toRow({ latitude: Number(latitude), longitude: Number(longitude), name }, rest);
  });
}
