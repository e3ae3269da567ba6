import type { Log, RequestCounter } from "#app/services/ports";

/** What of an Analytics Engine's dataset is used. */
export interface Dataset {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void;
}

/**
 * Counts in a dataset of Cloudflare's Analytics Engine: index1 and blob1 are the part of the site, blob2 the method, blob3
 * the status; double1 is the number of places found, −1 where nothing was searched. Without a dataset nothing is counted;
 * the first failure is logged, later ones are not.
 */
export function createRequestCounter(dataset: Dataset | undefined, log: Pick<Log, "error">): RequestCounter {
  let isBroken = false;
  return {
    count({ part, method, status, results }) {
      try {
        dataset?.writeDataPoint({
          indexes: [part],
          blobs: [part, method, String(status)],
          doubles: [results ?? -1],
        });
      } catch (error) {
        if (!isBroken) log.error("usage.not-counted", error);
        isBroken = true;
      }
    },
  };
}
