import type { Log, RequestCounter } from "#app/services/ports";

interface Dataset {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void;
}

/**
 * index1 and blob1 are the part of the site, blob2 the method, blob3 the status; double1 is the number of
 * places found, −1 if it was no search. Without a dataset nothing is counted.
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
