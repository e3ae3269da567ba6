/** The site under chaos, and what we know of it: what was acknowledged, and what may or may not have happened. */
import { addDays } from "#app/domain/calendar/calendar-day";
import { epochMsOfLondonClock, londonDateOf } from "#app/domain/calendar/london-time";
import { DAY_MS } from "#app/domain/units";
import { createVapidKeys } from "../../scripts/setup/dev-vars";
import type { PushBrowser } from "../fakes/push-browser";
import { type FakeUpstream, startFakeUpstream } from "../fakes/upstream";
import { ADMIN_PASSWORD, type Browser, type SignedIn, logIn, openBrowser } from "../harness/sign-in";
import { type Fault, type Site, startSite, thisMorning } from "../harness/site";

/** The values that something stored may have now: one, or several after an answer was lost. */
export type Possible<Value> = Set<Value>;

/** An address that was sent a confirmation mail for a person's alerts; each new question goes to another address. */
export interface Mailbox {
  readonly address: string;
  readonly state: Possible<"none" | "asked" | "on">;
  readonly askedAtMs: number;
}

/**
 * A browser that was asked to allow notifications. If several people have used an endpoint, each of them has
 * it in their list.
 */
export interface Device {
  readonly endpoint: string;
  readonly keys: PushBrowser;
  /** The browser whose session it belongs to, and the start of that session. */
  readonly browser: Browser;
  readonly signedInAtMs: number;
  readonly isOn: Possible<boolean>;
}

export interface Person {
  readonly name: string;
  /** Null while they are not signed in. */
  browser: Browser | null;
  signedInAtMs: number;
  readonly exists: Possible<boolean>;
  readonly likesHiking: Possible<boolean>;
  /** Whether a place is saved, by the place's id. */
  readonly favorites: Map<number, Possible<boolean>>;
  /** Whether there is an alert, by its district and hours. */
  readonly alerts: Map<string, Possible<boolean>>;
  /**
   * The sentences of alerts that were deleted, or may have been: another alert may have the same sentence.
   */
  readonly removedNotes: Set<string>;
  readonly mailboxes: Mailbox[];
  readonly devices: Device[];
  /** Set while one of their channels changes: with two changes at once, we would not know which came first. */
  isBusy: boolean;
  /** Names of suggestions whose arrival was acknowledged. */
  readonly suggested: string[];
}

export interface Place {
  readonly id: number;
  readonly slug: string;
  readonly description: Possible<string>;
  /** Names of things to do that were added here, and whether they exist. */
  readonly added: Map<string, Possible<boolean>>;
}

export interface World {
  readonly site: Site;
  readonly upstream: FakeUpstream;
  readonly random: Random;
  readonly guest: Browser;
  admin: SignedIn;
  adminSinceMs: number;
  readonly people: Person[];
  readonly places: readonly Place[];
  /** Cookies of sessions whose end was acknowledged. */
  readonly endedSessions: string[];
  /** When the forecast of each place was fetched, as last seen. */
  readonly fetchedAtMs: Map<number, number>;
  readonly startedAtMs: number;
  readonly carried: Carriage;
  /** What may fail together; null for any of the kinds that chaos knows. */
  readonly kindsOfFault: readonly (readonly Fault[])[] | null;
  faults: readonly Fault[];
  /** The longest time that any answer has taken. */
  longestAnswerMs: number;
  /** Whether one of the services that carry messages misbehaves. */
  isServiceIll: boolean;
  /** Whether the isolate was restarted since the action began. */
  wasRestarted: boolean;
  /** Whether the isolate is being restarted: answers may be lost. */
  isDying: boolean;
  /** When the isolate was last restarted, by this process's clock. */
  restartedAtMs: number;
  clockAheadMs: number;
}

/** The requests so far to the services that carry messages. */
export interface Carriage {
  /** How many of these requests were checked. */
  judged: number;
  /** The addresses that had agreed at the last check, and those that may have agreed since. */
  agreed: ReadonlySet<string>;
  readonly mayAgree: Set<string>;
  /** By address and bundle: how often it came, and whether it may have been accepted. */
  readonly tries: Map<string, { times: number; wasTaken: boolean }>;
  /** By address and news: the bundle that contained it. */
  readonly bundleOf: Map<string, string>;
  /** The last alert message whose forecast was checked. */
  lastMessageId: number;
  readonly arrived: { mails: number; notifications: number };
}

/** A broken invariant. */
export class Violation extends Error {}

const PLACES = 40;

export async function startWorld(seed: number, kindsOfFault: World["kindsOfFault"] = null): Promise<World> {
  let world: World | undefined = undefined as World | undefined;
  const upstream = await startFakeUpstream({
    clock: () => (world ? nowMs(world) : Date.parse(thisMorning())),
  });
  const { publicKey, privateKey } = createVapidKeys();
  // A seed's sequence begins at the same hour whenever the run starts.
  const clockAheadMs = Date.parse(thisMorning()) - Date.now();
  const site = await startSite({
    destinations: PLACES,
    adminPassword: ADMIN_PASSWORD,
    clockAheadMs,
    pushesTo: upstream.url,
    variables: {
      WEATHER_PROVIDER: "open-meteo",
      OPEN_METEO_URL: upstream.url,
      ...{ MAIL_FROM: "sun@example.org", RESEND_URL: upstream.url, RESEND_API_KEY: "re_test" },
      SITE_ORIGIN: "https://sunny.example",
      ...{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey },
    },
  });
  const startedAtMs = Date.now() + clockAheadMs;
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
    adminSinceMs: startedAtMs,
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
    carried: {
      judged: 0,
      agreed: new Set(),
      mayAgree: new Set(),
      tries: new Map(),
      bundleOf: new Map(),
      lastMessageId: 0,
      arrived: { mails: 0, notifications: 0 },
    },
    kindsOfFault,
    longestAnswerMs: 0,
    faults: [],
    isServiceIll: false,
    wasRestarted: false,
    isDying: false,
    restartedAtMs: 0,
    clockAheadMs,
  };
  return world;
}

export async function endWorld({ site, upstream }: World): Promise<void> {
  await site.close();
  await upstream.close();
}

export const nowMs = (world: World): number => Date.now() + world.clockAheadMs;

/** From now on exactly these parts fail. */
export async function setFaults(world: World, faults: readonly Fault[]): Promise<void> {
  await insist(() => world.site.watch(...faults));
  world.faults = faults;
}

/** Sets the Worker's clock to the world's. */
const showClock = (world: World): Promise<void> =>
  insist(() => world.site.setClock(new Date(nowMs(world)).toISOString()));

/**
 * Sends a control request, twice if needed: the first connection may lead to an isolate that died. Such
 * requests are idempotent.
 */
async function insist(steer: () => Promise<unknown>): Promise<void> {
  await steer().catch(steer);
}

/** Restarts the site: the fresh isolate has no faults. */
export async function restart(world: World): Promise<void> {
  await world.site.restart(world.clockAheadMs);
  world.wasRestarted = true;
  world.restartedAtMs = Date.now();
  await setFaults(world, world.faults);
}

export async function letPass(world: World, ms: number): Promise<void> {
  world.clockAheadMs += ms;
  await showClock(world);
}

/** Late enough for messages left over from the evening to be sent. */
const MORNING_MINUTES = 8 * 60;
/** A session lasts thirty days; people sign in again a day before it ends. */
export const SIGNED_IN_MS = 29 * DAY_MS;

/** Moves the clock to the next morning. People whose session is old sign in again, the administrator too. */
export async function awaitMorning(world: World): Promise<void> {
  const isAdminLate = nowMs(world) - world.adminSinceMs > SIGNED_IN_MS / 2;
  // While something fails, the administrator could not sign in.
  if (isAdminLate && world.faults.length > 0) return;
  const tomorrow = addDays(londonDateOf(nowMs(world)), 1);
  await letPass(world, epochMsOfLondonClock(tomorrow, MORNING_MINUTES) - nowMs(world));
  for (const person of world.people)
    if (nowMs(world) - person.signedInAtMs > SIGNED_IN_MS) person.browser = null;
  if (isAdminLate) {
    world.admin = await logIn(world.site, "admin", ADMIN_PASSWORD);
    world.adminSinceMs = nowMs(world);
  }
}

/** A random signed-in person; undefined if there is none. */
export function anyone(world: World): Person | undefined {
  const signedIn = world.people.filter(({ browser }) => browser);
  return signedIn.length > 0 ? world.random.of(signedIn) : undefined;
}

/** Makes an action of a signed-in person; it does nothing while no one is signed in. */
export function asSomeone(
  act: (world: World, person: Person, browser: Browser) => Promise<void>,
): (world: World) => Promise<void> {
  return async (world) => {
    const person = anyone(world);
    if (person?.browser) await act(world, person, person.browser);
  };
}

/** A person of whom only the name is known. */
export const newPerson = (name: string, browser: Browser | null = null): Person => ({
  name,
  browser,
  signedInAtMs: 0,
  exists: new Set([browser !== null]),
  likesHiking: new Set([false]),
  favorites: new Map(),
  alerts: new Map(),
  removedNotes: new Set(),
  mailboxes: [],
  devices: [],
  isBusy: false,
  suggested: [],
});

/** Checks that the stored value is a possible one; from now on it is known. */
export function settle<Value>(possible: Possible<Value>, actual: Value, what: string): void {
  if (!possible.has(actual)) {
    throw new Violation(`${what} is ${String(actual)}, and can only be ${[...possible].join(" or ")}`);
  }
  possible.clear();
  possible.add(actual);
}

/** Mulberry32: the same numbers for the same seed, on every machine. */
export class Random {
  constructor(private state: number) {}

  /** Returns a number from 0 up to, but not including, 1. */
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
