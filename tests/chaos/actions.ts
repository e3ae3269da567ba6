/** The actions that chaos chooses from: those of visitors, users, the administrator and the outside world. */
import { startOf } from "#app/features/alerts/domain/alert";
import { HOUR_MS } from "#app/domain/units";
import type { BehaviourName } from "../fakes/misbehaviour";
import { type Browser, PASSWORD, openBrowser } from "../harness/sign-in";
import type { Fault } from "../harness/site";
import { type Action, ask, note } from "./asking";
import { newsNote } from "./carried";
import { checkForecastsKept, checkPublicSearch } from "./invariants";
import { channelActions, healServices, serviceActions } from "./channel-actions";
import {
  type Person,
  type Place,
  Violation,
  type World,
  anyone,
  asSomeone,
  awaitMorning,
  letPass,
  newPerson,
  nowMs,
  restart,
  setFaults,
} from "./world";

const POSTCODES = ["SW1A1AA", "LS62AB", "M11AE", "CF101EP", "BT15GS", "EH11YZ", "ZE10AA", "TR261AA"];
let serial = 0;

const visitorActions: Action[] = [
  { name: "search", weight: 8, run: (world) => search(world) },
  {
    name: "look at pages",
    weight: 4,
    run: async (world) => {
      const { slug } = world.random.of(world.places);
      const path = world.random.of([
        "/",
        `/search?postcode=${world.random.of(POSTCODES)}&drivingHours=2`,
        `/destinations/${slug}`,
        `/destinations/${slug}/details`,
        "/map",
        "/about",
        "/status",
        "/sitemap.xml",
      ]);
      const { status } = await ask(world, `GET ${path}`, () => world.guest.get(path));
      if (status < 500 && status !== 200 && status !== 0) throw new Violation(`GET ${path}: ${status}`);
    },
  },
  {
    name: "try what is not allowed",
    weight: 3,
    run: async (world) => {
      const person = anyone(world);
      const browser = person?.browser ?? world.guest;
      const place = world.random.of(world.places);
      const tries: [string, string, unknown][] = [
        ["GET", "/api/admin/destinations", undefined],
        ["DELETE", `/api/admin/destinations/${place.id}`, undefined],
        [
          "POST",
          `/api/admin/destinations/${place.id}/activities`,
          { name: "Intruder", description: "x", type: "walk" },
        ],
        ["GET", "/api/admin/suggestions", undefined],
        ["POST", "/api/admin/weather/refresh", undefined],
      ];
      const [method, path, body] = world.random.of(tries);
      const { status } = await ask(world, `${method} ${path}`, () => browser.call(method, path, body));
      if (status !== 0 && status < 400) throw new Violation(`${method} ${path} was allowed: ${status}`);
    },
  },
  {
    name: "come with an ended session",
    weight: 2,
    run: async (world) => {
      if (world.endedSessions.length === 0) return;
      const Cookie = world.random.of(world.endedSessions);
      const { status } = await ask(world, "GET /api/user", () => world.site.get("/api/user", { Cookie }));
      if (status !== 0 && status < 400) throw new Violation("an ended session is let in");
    },
  },
];

const personActions: Action[] = [
  {
    name: "register",
    weight: 2,
    run: async (world) => {
      if (world.people.filter(({ exists }) => exists.has(true)).length >= 12) return;
      const person = newPerson(`someone-${(serial += 1)}`);
      world.people.push(person);
      const browser = openBrowser(world.site);
      const account = { username: person.name, password: PASSWORD, confirmPassword: PASSWORD };
      const { outcome } = await ask(world, "register", () => browser.call("POST", "/api/register", account), {
        mayBeBusy: true,
      });
      note(person.exists, outcome, true);
      if (outcome === "done") signIn(world, person, browser);
    },
  },
  {
    name: "sign in",
    weight: 3,
    run: async (world) => {
      const [person] = world.people.filter(({ browser, exists }) => !browser && exists.has(true));
      if (!person) return;
      const browser = openBrowser(world.site);
      const { outcome, status, text } = await ask(
        world,
        "sign in",
        () => browser.call("POST", "/api/login", { username: person.name, password: PASSWORD }),
        { mayBeBusy: true },
      );
      if (outcome === "done") signIn(world, person, browser);
      const isSurelyThere = person.exists.size === 1;
      if (outcome === "refused" && isSurelyThere && status !== 429) {
        throw new Violation(`${person.name} cannot sign in: ${status} ${text}`);
      }
    },
  },
  {
    name: "sign out",
    weight: 1,
    run: asSomeone(async (world, person, browser) => {
      if (person.isBusy) return;
      const cookie = cookiesOf(browser.cookies);
      person.browser = null;
      const { outcome } = await ask(world, "sign out", () => browser.call("POST", "/api/logout"));
      if (outcome === "done") world.endedSessions.push(cookie);
      for (const device of person.devices) if (device.browser === browser) note(device.isOn, outcome, false);
    }),
  },
  {
    name: "save or forget a place",
    weight: 8,
    run: asSomeone(async (world, person, browser) => {
      const { id } = world.random.of(world.places);
      const isToBeSaved = world.random.happens(0.6);
      const saved = person.favorites.get(id) ?? new Set([false]);
      person.favorites.set(id, saved);
      const { outcome, status } = await ask(world, `favorite ${id}`, () =>
        isToBeSaved
          ? browser.call("POST", "/api/favorites", { destinationId: id })
          : browser.call("DELETE", `/api/favorites/${id}`),
      );
      // 409: the place was saved already; 404: it was not saved, so it cannot be removed.
      const isSoAlready = status === (isToBeSaved ? 409 : 404);
      note(saved, isSoAlready ? "done" : outcome, isToBeSaved);
    }),
  },
  {
    name: "set a preference",
    weight: 3,
    run: asSomeone(async (world, person, browser) => {
      const hiking = world.random.happens(0.5);
      const { outcome } = await ask(world, "set a preference", () =>
        browser.call("PUT", "/api/user/preferences", { hiking }),
      );
      note(person.likesHiking, outcome, hiking);
    }),
  },
  {
    name: "suggest a place",
    weight: 3,
    run: asSomeone(async (world, person, browser) => {
      const suggestion = {
        type: "location",
        name: `Cove ${(serial += 1)}`,
        description: "Sand",
        area: "Kent",
      };
      const { outcome } = await ask(world, "suggest", () =>
        browser.call("POST", "/api/suggestions", suggestion),
      );
      if (outcome === "done") person.suggested.push(suggestion.name);
    }),
  },
  { name: "make an alert", weight: 3, run: asSomeone(makeAlert) },
  {
    name: "read one's own",
    weight: 4,
    run: asSomeone(async (world, person, browser) => {
      const path = world.random.of(["/api/user", "/api/favorites", "/api/recommendations", "/settings/data"]);
      const { status, text } = await ask(world, `GET ${path}`, () => browser.get(path));
      if (status === 200) {
        for (const other of world.people) {
          if (other !== person && text.includes(`"${other.name}"`)) {
            throw new Violation(`${person.name} is told of ${other.name} by ${path}`);
          }
        }
      } else if (status !== 0 && status < 500 && person.exists.size === 1) {
        throw new Violation(`${person.name} is refused ${path}: ${status} ${text}`);
      }
    }),
  },
  {
    name: "delete the account",
    weight: 1,
    run: asSomeone(async (world, person, browser) => {
      if (person.isBusy) return;
      const cookie = cookiesOf(browser.cookies);
      const form = { intent: "delete", currentPassword: PASSWORD };
      const { outcome } = await ask(world, "delete the account", () => browser.submit("/settings", form), {
        mayBeBusy: true,
      });
      note(person.exists, outcome, false);
      if (outcome === "refused") return;
      person.browser = null;
      if (outcome === "done") world.endedSessions.push(cookie);
    }),
  },
];

const adminActions: Action[] = [
  {
    name: "edit a description",
    weight: 4,
    run: async (world) => {
      const place = world.random.of(world.places);
      const path = `/api/admin/destinations/${place.id}`;
      const seen = await ask(world, `GET ${path}`, () => world.admin.get(path));
      if (seen.outcome !== "done") return;
      const description = `As it was told, ${(serial += 1)}`;
      const fields = JSON.parse(seen.text) as Record<string, unknown>;
      const { outcome, text } = await ask(world, `PUT ${path}`, () =>
        world.admin.call("PUT", path, { ...fields, description }),
      );
      if (outcome === "refused") throw new Violation(`an edit is refused: ${text}`);
      note(place.description, outcome, description);
    },
  },
  {
    name: "add things to do, several at once",
    weight: 3,
    run: async (world) => {
      const place = world.random.of(world.places);
      await Promise.all(
        Array.from({ length: 1 + world.random.below(4) }, () =>
          addThing(world, place, `Thing ${(serial += 1)}`),
        ),
      );
    },
  },
];

const worldActions: Action[] = [
  {
    name: "something fails",
    weight: 3,
    run: (world) => {
      const kinds: readonly (readonly Fault[])[] = world.kindsOfFault ?? [
        ["d1"],
        ["d1Third"],
        ["d1Unheard"],
        ["d1Hangs"],
        ["d1ThirdHangs"],
        ["kvReads"],
        ["kvWrites"],
        ["kvGarbage"],
        ["d1Unheard", "kvWrites"],
        ["d1", "kvReads"],
      ];
      return setFaults(world, world.random.of(kinds));
    },
  },
  {
    name: "all is well again",
    weight: 6,
    run: (world) => {
      healServices(world);
      return setFaults(world, []);
    },
  },
  { name: "a fresh isolate", weight: 1, run: restart },
  { name: "a quarter of an hour passes", weight: 3, run: (world) => letPass(world, HOUR_MS / 4) },
  { name: "an hour passes", weight: 1, run: (world) => letPass(world, HOUR_MS) },
  {
    name: "the next morning comes",
    weight: 3,
    run: async (world) => {
      await awaitMorning(world);
      await tellByCrons(world);
    },
  },
  { name: "refresh", weight: 2, run: (world) => refresh(world) },
  {
    name: "two refreshes at once",
    weight: 1,
    run: async (world) => {
      await Promise.all([refresh(world), refresh(world)]);
    },
  },
  // Is none of a person's actions, which also run while the isolate dies: it first reads the alert's id through the
  // Worker, and that query would fail then.
  { name: "delete an alert", weight: 1, run: asSomeone(deleteAlert) },
  { name: "tell people", weight: 2, run: tellPeople },
  {
    name: "the hour's crons",
    weight: 3,
    run: async (world) => {
      await letPass(world, HOUR_MS);
      await tellByCrons(world);
    },
  },
  {
    name: "tell people twice at once",
    weight: 1,
    run: async (world) => {
      await Promise.all([tellPeople(world), tellPeople(world)]);
    },
  },
  {
    name: "the isolate dies while it is at work",
    weight: 2,
    run: async (world) => {
      world.isDying = true;
      const atWork = [
        ...Array.from({ length: 4 }, () =>
          chosen(world, [...personActions, ...channelActions, ...adminActions]).run(world),
        ),
        ...(world.random.happens(0.5) ? [cron(world)] : []),
        ...(world.random.happens(0.5) ? [tellPeople(world)] : []),
      ];
      // The isolate is restarted after a random number of turns, so that part of the actions may be done already.
      const turns = world.random.below(40);
      for (let index = 0; index < turns; index += 1) await new Promise((resolve) => setImmediate(resolve));
      await world.site.restart(world.clockAheadMs);
      await Promise.all(atWork);
      world.isDying = false;
      await restart(world);
    },
  },
];

export const ACTIONS: readonly Action[] = [
  ...visitorActions,
  ...personActions,
  ...channelActions,
  ...adminActions,
  ...serviceActions,
  ...worldActions,
];

/** Chooses one of the actions at random, in proportion to their weights. */
export function chosen(world: World, actions: readonly Action[]): Action {
  const total = actions.reduce((sum, { weight }) => sum + weight, 0);
  let left = world.random.below(total);
  for (const action of actions) {
    left -= action.weight;
    if (left < 0) return action;
  }
  throw new Error("no action");
}

/**
 * Runs the hourly cron. The weather service behaves well with the probability `wellness`. If it returns nothing, no
 * forecast may change.
 */
async function refresh(world: World, wellness = 0.5): Promise<void> {
  const behaviour: BehaviourName = world.random.happens(wellness)
    ? "ok"
    : world.random.of(["fails", "html200", "malformed", "truncated", "disconnects", "absurd", "wrongLength"]);
  world.upstream.behave("open-meteo", behaviour);
  await cron(world);
  world.upstream.behave("open-meteo", "ok");
  await checkForecastsKept(world);
}

/** Runs the cron of the refresh. As the platform expects, a failed refresh throws. */
async function cron(world: World): Promise<void> {
  await world.site.refresh(nowMs(world)).catch(() => undefined);
}

/** Evaluates all alerts and sends their messages. As the platform expects, a failed run throws. */
async function tellPeople(world: World): Promise<void> {
  // Low thresholds, so that alerts find places in any season.
  if (!world.isDying) await world.site.rows("UPDATE alerts SET threshold = 5");
  await world.site.tellPeople().catch(() => undefined);
  await world.site.deliverMessages().catch(() => undefined);
}

/** Runs the crons of one hour, one after another. */
async function tellByCrons(world: World): Promise<void> {
  await refresh(world, 0.8);
  await tellPeople(world);
}

function signIn(world: World, person: Person, browser: Browser): void {
  person.browser = browser;
  person.signedInAtMs = nowMs(world);
}

const DISTRICTS = ["SW1A", "LS6", "M1", "CF10"];
const keyOf = (outcode: string, drivingHours: number): string =>
  `from=${outcode}&drivingHours=${drivingHours}`;

async function makeAlert(world: World, person: Person, browser: Browser): Promise<void> {
  const [outcode, drivingHours] = [world.random.of(DISTRICTS), 3 + world.random.below(3)];
  const key = keyOf(outcode, drivingHours);
  const isThere = person.alerts.get(key) ?? new Set([false]);
  if (isThere.has(true)) return;
  person.alerts.set(key, isThere);
  const wish = { search: key, timing: "sunny-103-60" };
  const { outcome } = await ask(world, "make an alert", () => browser.submit("/alerts/new", wish));
  note(isThere, outcome, true);
}

async function deleteAlert(world: World, person: Person, browser: Browser): Promise<void> {
  const [alert] = await world.site.rows<{ id: number; search: string }>(
    "SELECT a.id, search FROM alerts a JOIN users u ON u.id = user_id WHERE username = ?",
    person.name,
  );
  const isThere = alert && person.alerts.get(alert.search);
  if (!isThere) return;
  const { outcode, drivingHours } = startOf(alert.search);
  person.removedNotes.add(newsNote(outcode, drivingHours));
  const form = { intent: "remove", alertId: String(alert.id) };
  const { outcome } = await ask(world, "delete an alert", () => browser.submit("/alerts", form));
  note(isThere, outcome, false);
}

async function search(world: World): Promise<void> {
  const path = `/api/search?postcode=${world.random.of(POSTCODES)}&drivingHours=${1 + world.random.below(5)}`;
  const { status, text } = await ask(world, `GET ${path}`, () => world.guest.get(path));
  if (status === 200) checkPublicSearch(world, text);
  else if (status < 500 && status !== 0) throw new Violation(`GET ${path}: ${status} ${text}`);
}

async function addThing(world: World, place: Place, name: string): Promise<void> {
  const isThere = new Set([false]);
  place.added.set(name, isThere);
  const thing = { name, description: "Something to do", type: "attraction" };
  const path = `/api/admin/destinations/${place.id}/activities`;
  const { outcome, text } = await ask(world, `POST ${path}`, () => world.admin.call("POST", path, thing));
  if (outcome === "refused") throw new Violation(`an addition is refused: ${text}`);
  note(isThere, outcome, true);
}

const cookiesOf = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
