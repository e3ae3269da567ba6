/** The site under chaos, and what must be true of it: what was acknowledged, and what may or may not have happened. */
import { type FakeUpstream, startFakeUpstream } from "../fakes/upstream";
import { ADMIN_PASSWORD, type Browser, type SignedIn, logIn, openBrowser } from "../harness/sign-in";
import { type Fault, type Site, startSite } from "../harness/site";

/** The values that something stored can have now: one, or several since an answer was lost. */
export type Possible<Value> = Set<Value>;

export interface Person {
  readonly name: string;
  /** Null while nobody is signed in as them. */
  browser: Browser | null;
  readonly exists: Possible<boolean>;
  readonly likesHiking: Possible<boolean>;
  /** Whether a place is saved, by the place's number. */
  readonly favorites: Map<number, Possible<boolean>>;
  /** Whether there is an alert, by its district and hours. */
  readonly alerts: Map<string, Possible<boolean>>;
  /** Names of suggestions whose arrival was acknowledged. */
  readonly suggested: string[];
}

export interface Place {
  readonly id: number;
  readonly slug: string;
  readonly description: Possible<string>;
  /** Names of things to do that were added here, and whether they are there. */
  readonly added: Map<string, Possible<boolean>>;
}

export interface World {
  readonly site: Site;
  readonly upstream: FakeUpstream;
  readonly random: Random;
  readonly guest: Browser;
  readonly admin: SignedIn;
  readonly people: Person[];
  readonly places: readonly Place[];
  /** Cookies of sessions whose end was acknowledged. */
  readonly endedSessions: string[];
  /** When the forecast of each place was fetched, as last seen. */
  readonly fetchedAtMs: Map<number, number>;
  readonly startedAtMs: number;
  faults: readonly Fault[];
  /** The isolate is being taken down: answers may be lost. */
  isDying: boolean;
  /** By this process's clock. */
  restartedAtMs: number;
  clockAheadMs: number;
}

/** The invariants that were broken. */
export class Violation extends Error {}

const PLACES = 40;

export async function startWorld(seed: number): Promise<World> {
  let world: World | undefined = undefined as World | undefined;
  const upstream = await startFakeUpstream({ clock: () => Date.now() + (world?.clockAheadMs ?? 0) });
  const site = await startSite({
    destinations: PLACES,
    adminPassword: ADMIN_PASSWORD,
    variables: { WEATHER_PROVIDER: "open-meteo", OPEN_METEO_URL: upstream.url },
  });
  const startedAtMs = Date.now();
  await site.refresh(startedAtMs);
  const rows = await site.rows<{ id: number; slug: string; description: string }>(
    "SELECT id, slug, description FROM destinations ORDER BY id",
  );
  world = {
    site,
    upstream,
    random: new Random(seed),
    guest: openBrowser(site),
    admin: await logIn(site, "admin", ADMIN_PASSWORD),
    people: [],
    places: rows.map(({ id, slug, description }) => ({
      id,
      slug,
      description: new Set([description]),
      added: new Map<string, Possible<boolean>>(),
    })),
    endedSessions: [],
    fetchedAtMs: new Map(),
    startedAtMs,
    faults: [],
    isDying: false,
    restartedAtMs: 0,
    clockAheadMs: 0,
  };
  return world;
}

export async function endWorld({ site, upstream }: World): Promise<void> {
  await site.close();
  await upstream.close();
}

export const nowMs = (world: World): number => Date.now() + world.clockAheadMs;

/** From now on these fail, and no others. */
export async function setFaults(world: World, faults: readonly Fault[]): Promise<void> {
  await insist(() => world.site.watch(...faults));
  world.faults = faults;
}

/** The Worker's clock is put to the world's. */
export const showClock = (world: World): Promise<void> =>
  insist(() => world.site.setClock(new Date(nowMs(world)).toISOString()));

/** Control requests are idempotent and tried twice: the connection may have been to an isolate that died. */
async function insist(steer: () => Promise<unknown>): Promise<void> {
  await steer().catch(steer);
}

/** A restart brings a fresh isolate, with no faults and the machine's own clock. */
export async function restart(world: World): Promise<void> {
  await world.site.restart();
  world.restartedAtMs = Date.now();
  await showClock(world);
  await setFaults(world, world.faults);
}

/** Mulberry32: the same numbers for the same seed, on every machine. */
export class Random {
  constructor(private state: number) {}

  /** At least 0, less than 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  of<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }
}
