import type { KVNamespace } from "@cloudflare/workers-types";
import { type KeyValueStore, keyValueStore } from "#app/adapters/cache/key-value-store";
import { createConsoleLog } from "#app/adapters/log/console";
import type { PlaceTables } from "#app/adapters/places/open-data-tables";
import { type Database, openDatabase } from "#app/db/client";
import { SESSION_LIMIT_MS } from "#app/db/time-limits";
import { once } from "#app/domain/once";
import { type RoadGraph, readRoadGraph } from "#app/domain/roads/road-graph";
import type { Environment, Variables } from "#app/env.server";
import type { Clock, Log } from "#app/services/ports";

/** Change only with a release. The Worker carries them as data modules. */
export interface Geodata {
  readonly roads: ArrayBuffer;
  readonly driveCells: ArrayBuffer;
  readonly sectors: ArrayBuffer;
  readonly mapTowns: ArrayBuffer;
  readonly tideGauges: ArrayBuffer;
  readonly places: PlaceTables;
}

export interface Platform {
  readonly variables: Variables;
  /** A feature reads its own variables from them. */
  readonly bindings: Environment["bindings"];
  readonly geodata: Geodata;
  readonly roadGraph: () => RoadGraph;
  readonly cache: KVNamespace;
  readonly kv: KeyValueStore;
  readonly db: Database;
  /** With a shorter time limit, for the query that finds the user. */
  readonly sessionDb: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly afterAnswer: () => Promise<void>;
  /** Until this request's work is done, even after the response. */
  readonly keepAlive: (work: Promise<unknown>) => void;
}

/** How long to put off work, so that the response is sent first. */
const ANSWER_LEAVES_MS = 50;

export function composePlatform(
  { cache, database, variables, bindings }: Environment,
  geodata: Geodata,
  keepAlive: Platform["keepAlive"],
): Platform {
  return {
    variables,
    bindings,
    geodata,
    roadGraph: once(() => readRoadGraph(geodata.roads)),
    cache,
    kv: keyValueStore(cache),
    db: openDatabase(database),
    sessionDb: openDatabase(database, SESSION_LIMIT_MS),
    clock: () => Date.now(),
    log: createConsoleLog(),
    afterAnswer: () => new Promise<void>((resolve) => setTimeout(resolve, ANSWER_LEAVES_MS)),
    keepAlive,
  };
}
