import { packForecast, unpackForecast, type PackedForecast } from "./forecast-packing";
import type { SealedSnapshot } from "./sealed-snapshot";

/** Rises with every change of the layout; readers of another format rebuild instead. */
const FORMAT = 1;
export const SNAPSHOT_KEY = `snapshot:${FORMAT}`;

/** What the snapshot's key holds: everything but the details, which have a key of their own. */
export interface StoredSnapshot extends Omit<SealedSnapshot, "detailsJson"> {
  /** Epoch milliseconds: the details' key expires some time after it. */
  readonly detailsWrittenAt: number;
}

interface SnapshotJson extends Omit<StoredSnapshot, "forecasts"> {
  readonly format: number;
  readonly providers: readonly string[];
  readonly forecasts: readonly (PackedForecast | null)[];
}

/** The text to store. */
export function encodeSnapshot(snapshot: SealedSnapshot, detailsWrittenAt: number): string {
  const providers = [...new Set(snapshot.forecasts.flatMap((forecast) => forecast?.provider ?? []))];
  const stored: SnapshotJson = {
    format: FORMAT,
    version: snapshot.version,
    publishedAt: snapshot.publishedAt,
    provider: snapshot.provider,
    placesVersion: snapshot.placesVersion,
    detailsKey: snapshot.detailsKey,
    detailsWrittenAt,
    providers,
    places: snapshot.places,
    forecasts: snapshot.forecasts.map((forecast) => forecast && packForecast(forecast, providers)),
  };
  return JSON.stringify(stored);
}

/** Throws where the text is not a whole snapshot of this format. */
export function decodeSnapshot(text: string): StoredSnapshot {
  const json: unknown = JSON.parse(text);
  if (!isUsable(json)) throw new RangeError("not a snapshot of this format");
  return {
    version: json.version,
    publishedAt: json.publishedAt,
    provider: json.provider,
    placesVersion: json.placesVersion,
    detailsKey: json.detailsKey,
    detailsWrittenAt: json.detailsWrittenAt,
    places: json.places,
    forecasts: json.forecasts.map((packed) => packed && unpackForecast(packed, json.providers)),
  };
}

/** Only what our own publisher could have got wrong by half: its shape was right when it was written. */
function isUsable(json: unknown): json is SnapshotJson {
  if (typeof json !== "object" || json === null) return false;
  const { format, places, forecasts, providers, detailsKey, placesVersion, publishedAt } =
    json as Partial<SnapshotJson>;
  return (
    format === FORMAT &&
    Array.isArray(places) &&
    Array.isArray(forecasts) &&
    Array.isArray(providers) &&
    places.length === forecasts.length &&
    typeof detailsKey === "string" &&
    typeof placesVersion === "string" &&
    typeof publishedAt === "number"
  );
}
