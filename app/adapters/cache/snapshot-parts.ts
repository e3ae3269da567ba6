import { Buffer } from "node:buffer";
import { gunzipSync, gzipSync } from "node:zlib";
import type { PublishedMasks } from "#app/domain/filters/published-masks";
import type { HubLabels } from "#app/domain/roads/hub-labels";

// node:zlib, because web streams take ten times as long for a few megabytes.
export const gzip = (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  Promise.resolve(new Uint8Array(gzipSync(bytes)));

export const gunzip = (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  Promise.resolve(bytes).then((packed) => new Uint8Array(gunzipSync(packed)));

/** Compressed to a third, some 130 bytes per place. */
export interface PackedLabels {
  readonly graphKey: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export async function packLabels({ graphKey, words }: HubLabels): Promise<PackedLabels> {
  return { graphKey, bytes: await gzip(new Uint8Array(words.buffer)) };
}

export async function unpackLabels({ graphKey, bytes }: PackedLabels): Promise<HubLabels> {
  return { graphKey, words: new Uint16Array((await gunzip(bytes)).buffer) };
}

/** Compressed, then base64: most places have the same masks in most months. */
export interface PackedMasks {
  readonly release: string;
  readonly base64: string;
}

export async function packMasks({ release, words }: PublishedMasks): Promise<PackedMasks> {
  const bytes = await gzip(new Uint8Array(words.buffer));
  return { release, base64: Buffer.from(bytes).toString("base64") };
}

export async function unpackMasks({ release, base64 }: PackedMasks): Promise<PublishedMasks> {
  const bytes = await gunzip(new Uint8Array(Buffer.from(base64, "base64")));
  return { release, words: new Uint32Array(bytes.buffer) };
}

/** Objects of a few shapes: a row is the index of its shape, then the values. Field names would be half of the text. */
export interface PackedRows {
  readonly shapes: readonly (readonly string[])[];
  readonly rows: readonly (readonly unknown[])[];
}

export function packRows(objects: readonly object[]): PackedRows {
  const shapes = new Map<string, { readonly index: number; readonly fields: readonly string[] }>();
  const rows = objects.map((object) => {
    const present = Object.entries(object).filter(([, value]) => value !== undefined);
    const fields = present.map(([field]) => field);
    const shape = shapes.get(fields.join()) ?? { index: shapes.size, fields };
    shapes.set(fields.join(), shape);
    return [shape.index, ...present.map(([, value]): unknown => value)];
  });
  return { shapes: [...shapes.values()].map(({ fields }) => fields), rows };
}

export function unpackRows<Row>({ shapes, rows }: PackedRows): Row[] {
  return rows.map((row) => {
    const object: Record<string, unknown> = {};
    const fields = shapes[row[0] as number] ?? [];
    for (let index = 0; index < fields.length; index += 1) object[fields[index] as string] = row[index + 1];
    return object as Row;
  });
}
