import type { Snapshot } from "#app/services/ports";
import type { SnapshotContent } from "#app/services/weather/ports";

/** A snapshot with the names of its parts: equal names mean equal content. */
export interface SealedSnapshot extends Snapshot {
  readonly placesVersion: string;
  readonly detailsKey: string;
}

/** Names the parts by their content. The publication's time is no part of the version: equal content, equal version. */
export async function sealSnapshot(content: SnapshotContent): Promise<SealedSnapshot> {
  const [placesVersion, detailsHash, forecastsHash] = await Promise.all([
    contentHash(JSON.stringify(content.places)),
    contentHash(joinDetails(content.detailsJson)),
    contentHash(JSON.stringify(content.forecasts)),
  ]);
  const version = await contentHash([placesVersion, detailsHash, forecastsHash, content.provider].join());
  return { ...content, version, placesVersion, detailsKey: `details:${detailsHash}` };
}

/** One line a place; JSON never holds a bare line break. */
export function joinDetails(detailsJson: readonly string[]): string {
  return detailsJson.join("\n");
}

/** Back into one text a place, which nobody parses here. */
export function splitDetails(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

const HASH_CHARACTERS = 20;

/** The first 80 bits of the text's SHA-256 in hexadecimal: equal for equal texts only, for our purposes. */
export async function contentHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, HASH_CHARACTERS);
}
