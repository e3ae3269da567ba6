import type { Town } from "#app/domain/catalogue/file-campsites";

export interface PlaceTables {
  readonly museums: ArrayBuffer;
  readonly bathingWaters: ArrayBuffer;
  readonly campsites: ArrayBuffer;
  readonly towns: ArrayBuffer;
}

export type OpenData = ReturnType<typeof readOpenData>;
export type Museum = OpenData["museums"][number];
export type BathingWater = OpenData["bathingWaters"][number];

/** Takes some milliseconds, so call it only if a request needs the tables. */
export function readOpenData({ museums, bathingWaters, campsites, towns }: PlaceTables) {
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
