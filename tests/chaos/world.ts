/**
 * The site under chaos and what the test knows about it: which changes were acknowledged, and which may or may not
 * have happened.
 */
import { addDays } from "#app/domain/calendar/calendar-day";
import { epochMsOfLondonClock, londonDateOf } from "#app/domain/calendar/london-time";
import { DAY_MS } from "#app/domain/units";
import { createVapidKeys } from "../../scripts/setup/dev-vars";
import type { PushBrowser } from "../fakes/push-browser";
import { type FakeUpstream, startFakeUpstream } from "../fakes/upstream";
import { ADMIN_PASSWORD, type Browser, type SignedIn, logIn, openBrowser } from "../harness/sign-in";
import { type Fault, type Site, startSite } from "../harness/site";
import { thisMorning } from "../harness/tested-time";

/** The possible present values of something stored: one, or several after an answer was lost. */
export type Possible<Value> = Set<Value>;

/**
 * An address to which the site sent a confirmation email for a person's alerts. Each new request uses another
 * address.
 */
export interface Mailbox {
  readonly address: string;
  readonly state: Possible<"none" | "asked" | "on">;
  readonly askedAtMs: number;
}

/**
 * A browser that was asked to allow notifications. If several people have used the same endpoint, each of them has it
 * in their list.
 */
export interface Device {
  readonly endpoint: string;
  readonly keys: PushBrowser;
  /** The browser's session, and when it began. */
  readonly browser: Browser;
  readonly signedInAtMs: number;
  readonly isOn: Possible<boolean>;
}

export interface Person {
  readonly name: string;
  /** Null while the person is not signed in. */
  browser: Browser | null;
  signedInAtMs: number;
  readonly exists: Possible<boolean>;
  readonly likesHiking: Possible<boolean>;
  /** Whether a place is saved. The key is the place's id. */
  readonly favorites: Map<number, Possible<boolean>>;
  /** Whether an alert exists. The key is its search. */
  readonly alerts: Map<string, Possible<boolean>>;
  /** The sentences about alerts that were deleted, or may have been. Another alert may have the same sentence. */
  readonly removedNotes: Set<string>;
  readonly mailboxes: Mailbox[];
  readonly devices: Device[];
  /** True while a channel of the person changes. If two changed at once, we would not know which came first. */
  isBusy: boolean;
  /** Names of suggestions that the site acknowledged. */
  readonly suggested: string[];
}

export interface Place {
  readonly id: number;
  readonly slug: string;
  readonly description: Possible<string>;
  /** Names of things to do that this run added, and whether they exist. */
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
  /** Cookies of sessions that the site acknowledged to have ended. */
  readonly endedSessions: string[];
  /** When each place's forecast was fetched, as last seen (epoch ms). */
  readonly fetchedAtMs: Map<number, number>;
  readonly startedAtMs: number;
  readonly carried: Carriage;
  /** The sets of parts that may fail together; null for any kind of fault. */
  readonly kindsOfFault: readonly (readonly Fault[])[] | null;
  faults: readonly Fault[];
  /** The longest time that an answer has taken. */
  longestAnswerMs: number;
  /** Whether one of the services that carry messages misbehaves at present. */
  isServiceIll: boolean;
  /** Whether the isolate was restarted during the present action. */
  wasRestarted: boolean;
  /** Whether the isolate is being restarted, so that answers may be lost. */
  isDying: boolean;
  /** When the isolate was last restarted, by this process's clock (epoch ms). */
  restartedAtMs: number;
  clockAheadMs: number;
}

/** The requests that have reached the email service and the push services. */
export interface Carriage {
  /** How many of these requests were already checked. */
  judged: number;
  /** The addresses that had agreed at the last check, and those that may have agreed since then. */
  agreed: ReadonlySet<string>;
  readonly mayAgree: Set<string>;
  /** For each address and bundle: how often it was sent, and whether it may have been accepted. */
  readonly tries: Map<string, { times: number; wasTaken: boolean }>;
  /** For each address and news: the bundle that contained it. */
  readonly bundleOf: Map<string, string>;
  /** The id of the last alert message whose forecast was checked. */
  lastMessageId: number;
  readonly arrived: { mails: number; notifications: number };
}

/** Thrown if an invariant is broken. */
export class Violation extends Error {}

const PLACES = 40;

export async function startWorld(seed: number, kindsOfFault: World["kindsOfFault"] = null): Promise<World> {
  let world: World | undefined = undefined as World | undefined;
  const upstream = await startFakeUpstream({
    clock: () => (world ? nowMs(world) : Date.parse(thisMorning())),
  });
  const { publicKey, privateKey } = createVapidKeys();
  // A run begins at the same time of day whenever it is started, so that a seed's sequence stays the same.
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

/** Makes exactly these parts fail from now on. */
export async function setFaults(world: World, faults: readonly Fault[]): Promise<void> {
  await insist(() => world.site.watch(...faults));
  world.faults = faults;
}

/** Sets the Worker's clock to that of the world. */
const showClock = (world: World): Promise<void> =>
  insist(() => world.site.setClock(new Date(nowMs(world)).toISOString()));

/**
 * Sends a control request, and repeats it if it fails, because an open connection may lead to an isolate that died.
 * Repeating such a request does no harm.
 */
async function insist(steer: () => Promise<unknown>): Promise<void> {
  await steer().catch(steer);
}

/** Restarts the site. The new isolate has no faults. */
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

/** Minutes after midnight: late enough for messages left over from the evening to be sent. */
const MORNING_MINUTES = 8 * 60;
/** Sessions last thirty days, and people sign in again a day before. */
export const SIGNED_IN_MS = 29 * DAY_MS;

/** Moves the clock to the next morning. People with an old session sign in again, and so does the administrator. */
export async function awaitMorning(world: World): Promise<void> {
  const isAdminLate = nowMs(world) - world.adminSinceMs > SIGNED_IN_MS / 2;
  // While something fails, the administrator's sign-in could fail too.
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

/** Returns a random signed-in person; undefined if there is none. */
export function anyone(world: World): Person | undefined {
  const signedIn = world.people.filter(({ browser }) => browser);
  return signedIn.length > 0 ? world.random.of(signedIn) : undefined;
}

/** Returns an action of a signed-in person. It does nothing while no one is signed in. */
export function asSomeone(
  act: (world: World, person: Person, browser: Browser) => Promise<void>,
): (world: World) => Promise<void> {
  return async (world) => {
    const person = anyone(world);
    if (person?.browser) await act(world, person, person.browser);
  };
}

/** Returns a person about whom only the name is known. */
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

/** Checks that the stored value is a possible one. From then on the value is known. */
export function settle<Value>(possible: Possible<Value>, actual: Value, what: string): void {
  if (!possible.has(actual)) {
    throw new Violation(`${what} is ${String(actual)}, and can only be ${[...possible].join(" or ")}`);
  }
  possible.clear();
  possible.add(actual);
}

/** Random numbers (mulberry32), the same for the same seed on every machine. */
export class Random {
  constructor(private state: number) {}

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
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
