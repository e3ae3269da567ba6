import { createHash } from "node:crypto";
import type { PublishedMasks } from "#app/domain/filters/published-masks";
import type { PublishedSea } from "#app/domain/sea/published-sea";
import type { PublishedTides } from "#app/domain/tides/published-tides";
import type { HubLabels } from "#app/domain/roads/hub-labels";
import type { Snapshot } from "#app/services/ports";
import type { SnapshotContent } from "#app/services/weather/ports";
import { detailsKeyOf } from "./details-codec";
import { packForecasts } from "./forecast-packing";

/** Parts with equal names have equal content. */
export interface SealedSnapshot extends Snapshot {
  readonly placesVersion: string;
  readonly detailsKey: string;
  /** Null if published without labels. Not part of the version: answers are the same with and without. */
  readonly labels: HubLabels | null;
  readonly masks: PublishedMasks | null;
  /** Not part of the version: the same gauges and days always have the same tides. */
  readonly tides: PublishedTides | null;
  readonly sea: PublishedSea;
}

/** The version ignores the time of publication, so equal content has an equal version. */
export function sealSnapshot(content: SnapshotContent): SealedSnapshot {
  const { hours, ...forecasts } = packForecasts(content.forecasts);
  const { sea = [], calibration, provider } = content;
  const placesVersion = contentHash(JSON.stringify(content.places));
  const detailsHash = contentHash(content.detailsJson.join("\n"));
  const rest = { forecasts, sea, calibration, provider };
  const version = contentHash([placesVersion, detailsHash, contentHash(hours), JSON.stringify(rest)].join());
  return {
    ...content,
    version,
    placesVersion,
    detailsKey: detailsKeyOf(detailsHash),
    labels: null,
    masks: null,
    tides: null,
    sea,
  };
}

const HASH_CHARACTERS = 20;

/** The first 80 bits of SHA-256 in hexadecimal: two contents never share a name. */
function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, HASH_CHARACTERS);
}
