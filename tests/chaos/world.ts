/** The site under chaos, and what must be true of it: what was acknowledged, and what may or may not have happened. */
import { addDays } from "#app/domain/calendar/calendar-day";
import { epochMsOfLondonClock, londonDateOf } from "#app/domain/calendar/london-time";
import { DAY_MS } from "#app/domain/units";
import { createVapidKeys } from "../../scripts/setup/dev-vars";
import type { PushBrowser } from "../fakes/push-browser";
import { type FakeUpstream, startFakeUpstream } from "../fakes/upstream";
import { ADMIN_PASSWORD, type Browser, type SignedIn, logIn, openBrowser } from "../harness/sign-in";
import { type Fault, type Site, startSite, thisMorning } from "../harness/site";

/** The values that something stored can have now: one, or several since an answer was lost. */
export type Possible<Value> = Set<Value>;

/** An address that was asked whether it wants somebody's alerts; asked anew, each has another. */
export interface Mailbox {
  readonly address: string;
  readonly state: Possible<"none" | "asked" | "on">;
  readonly askedAtMs: number;
}

/** A browser that was asked for its leave to be woken; an endpoint that came to several people stands with each. */
export interface Device {
  readonly endpoint: string;
  readonly keys: PushBrowser;
  /** Whose session it belongs to, and when that began. */
  readonly browser: Browser;
  readonly signedInAtMs: number;
  readonly isOn: Possible<boolean>;
}

export interface Person {
  readonly name: string;
  /** Null while nobody is signed in as them. */
  browser: Browser | null;
  signedInAtMs: number;
  readonly exists: Possible<boolean>;
  readonly likesHiking: Possible<boolean>;
  /** Whether a place is saved, by the place's number. */
  readonly favorites: Map<number, Possible<boolean>>;
  /** Whether there is an alert, by its district and hours. */
  readonly alerts: Map<string, Possible<boolean>>;
  /** The sentences of alerts that were deleted, or may have been: another alert may say the same anew. */
  readonly removedNotes: Set<string>;
  readonly mailboxes: Mailbox[];
  readonly devices: Device[];
  /** While one of their channels changes, no other does: two answers do not tell which came first. */
  isBusy: boolean;
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
  /** Of all that was asked so far. */
  longestAnswerMs: number;
  /** Whether one of the services that carry messages misbehaves. */
  isServiceIll: boolean;
  /** Since the action began the isolate was taken down. */
  wasRestarted: boolean;
  /** The isolate is being taken down: answers may be lost. */
  isDying: boolean;
  /** By this process's clock. */
  restartedAtMs: number;
  clockAheadMs: number;
}

/** What the services that carry messages were asked for so far. */
export interface Carriage {
  /** How many of the services' requests were looked at. */
  judged: number;
  /** Which addresses had agreed when they were last looked at, and which may have agreed since. */
  agreed: ReadonlySet<string>;
  readonly mayAgree: Set<string>;
  /** By address and bundle: how often it came, and whether it may have been taken. */
  readonly tries: Map<string, { times: number; wasTaken: boolean }>;
  /** By address and news: the bundle that told it. */
  readonly bundleOf: Map<string, string>;
  /** The last message of an alert whose forecast was looked at. */
  lastMessageId: number;
  readonly arrived: { mails: number; notifications: number };
}

/** The invariants that were broken. */
export class Violation extends Error {}

const PLACES = 40;

export async function startWorld(seed: number, kindsOfFault: World["kindsOfFault"] = null): Promise<World> {
  let world: World | undefined = undefined as World | undefined;
  const upstream = await startFakeUpstream({
    clock: () => (world ? nowMs(world) : Date.parse(thisMorning())),
  });
  const { publicKey, privateKey } = createVapidKeys();
  // The sequence of a seed begins at the same hour whenever it is run.
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

/** From now on these fail, and no others. */
export async function setFaults(world: World, faults: readonly Fault[]): Promise<void> {
  await insist(() => world.site.watch(...faults));
  world.faults = faults;
}

/** The Worker's clock is put to the world's. */
const showClock = (world: World): Promise<void> =>
  insist(() => world.site.setClock(new Date(nowMs(world)).toISOString()));

/** Control requests are idempotent and tried twice: the connection may have been to an isolate that died. */
async function insist(steer: () => Promise<unknown>): Promise<void> {
  await steer().catch(steer);
}

/** A restart brings a fresh isolate, with no faults. */
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

/** After what was left over from the evening may leave. */
const MORNING_MINUTES = 8 * 60;
/** Sessions last thirty days; before that everybody has signed in anew, or will. */
export const SIGNED_IN_MS = 29 * DAY_MS;

/** Puts the clock to the next morning. Whoever has not signed in for long has to, the administrator too. */
export async function awaitMorning(world: World): Promise<void> {
  const isAdminLate = nowMs(world) - world.adminSinceMs > SIGNED_IN_MS / 2;
  // Where something fails they could not.
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

/** Somebody who is signed in, if anybody is. */
export function anyone(world: World): Person | undefined {
  const signedIn = world.people.filter(({ browser }) => browser);
  return signedIn.length > 0 ? world.random.of(signedIn) : undefined;
}

/** What somebody does who is signed in; nothing happens while nobody is. */
export function asSomeone(
  act: (world: World, person: Person, browser: Browser) => Promise<void>,
): (world: World) => Promise<void> {
  return async (world) => {
    const person = anyone(world);
    if (person?.browser) await act(world, person, person.browser);
  };
}

/** Somebody of whom nothing is known but the name. */
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

/** What is stored is one of the values that it can have, and is known from here on. */
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
