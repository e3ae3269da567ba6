/** Checks everything that the site sends to mailboxes and browsers. */
import { isTimeToSend } from "#app/features/alerts/domain/delivery";
import { hoursInWords } from "#app/domain/roads/driving-hours";
import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { freshnessOf } from "#app/domain/weather/forecast-freshness";
import type { Behaviour } from "../fakes/misbehaviour";
import type { RecordedRequest } from "../fakes/upstream";
import { push, pushOfMozilla } from "../fakes/vendors/push";
import type { SentMail } from "../fakes/vendors/resend";
import { type Person, SIGNED_IN_MS, Violation, type World, nowMs, settle } from "./world";

/** A message that leaves at the last permitted moment arrives this much later. */
const ON_ITS_WAY_MS = MINUTE_MS;
/** A confirmation link is valid for a day. An hour less allows for the difference between clocks. */
const SURELY_ASKED_MS = 23 * HOUR_MS;
const MOST_TRIES = 4;
const GONE = [404, 410];

/** The sentence about an alert in a message. It differs between two alerts of the same person. */
export const newsNote = (outcode: string, drivingHours: number): string =>
  `The best fresh forecast within ${hoursInWords(drivingHours)} of ${outcode}.`;

interface Carried {
  readonly address: string;
  /** Null for a test message, which may be sent at any hour. */
  readonly bundle: string | null;
  readonly isPush: boolean;
  readonly isGone: boolean;
  readonly mayBeTaken: boolean;
  readonly request: RecordedRequest;
}

const REFUSALS: readonly Behaviour[] = ["fails", "rateLimited", "unauthorised"];
const mayTake = (behaviour: Behaviour): boolean =>
  typeof behaviour === "object" ? behaviour.status < 300 : !REFUSALS.includes(behaviour);

/** Returns the message that a request carries to a person; null if the request is not about alerts. */
function carriedBy(request: RecordedRequest): Carried | null {
  const { vendor, path, headers, body, behaviour } = request;
  const mayBeTaken = mayTake(behaviour);
  if (vendor === push.name || vendor === pushOfMozilla.name) {
    const topic = headers["topic"] ?? "";
    const address = `https://${path.slice("/push/".length)}`;
    const isGone = typeof behaviour === "object" && GONE.includes(behaviour.status);
    const bundle = topic === "alert-test" ? null : topic;
    return { address, bundle, isPush: true, isGone, mayBeTaken, request };
  }
  const key = vendor === "resend" ? headers["idempotency-key"] : undefined;
  // An email without a key is a confirmation email.
  if (key === undefined) return null;
  const bundle = key.startsWith("alerts-test-") ? null : key;
  const address = (JSON.parse(body) as SentMail).to.join();
  return { address, bundle, isPush: false, isGone: false, mayBeTaken, request };
}

/**
 * Checks that only people who agreed are notified: the consents that the site acknowledged are stored, and no other
 * address has got a message since the last check.
 */
export async function checkChannels(world: World): Promise<void> {
  const { carried } = world;
  const requests = world.upstream.requests.slice(carried.judged);
  carried.judged += requests.length;
  const fresh = requests.flatMap((request) => carriedBy(request) ?? []);
  noteGone(world, fresh);
  const agreed = await settleChannels(world);
  for (const each of fresh) {
    const { address, bundle } = each;
    if (![carried.agreed, agreed, carried.mayAgree].some((addresses) => addresses.has(address)))
      throw new Violation(`${address} is told something, and has not agreed`);
    if (bundle !== null) await checkOnce(world, each, bundle);
  }
  carried.agreed = agreed;
  carried.mayAgree.clear();
  await checkForecastsOfMessages(world);
}

/** Records that a browser's consent has ended if its push service no longer knows the browser. */
function noteGone(world: World, fresh: readonly Carried[]): void {
  const isUndisturbed = world.faults.length === 0 && !world.wasRestarted;
  for (const { address, isGone } of fresh) {
    if (!isGone) continue;
    for (const { endpoint, isOn } of world.people.flatMap(({ devices }) => devices)) {
      if (endpoint !== address) continue;
      if (isUndisturbed) isOn.clear();
      isOn.add(false);
    }
  }
}

/** Checks that the stored channels agree with what was acknowledged. Returns the addresses that have agreed. */
async function settleChannels(world: World): Promise<ReadonlySet<string>> {
  const rows = await world.site.rows<{ name: string; address: string; isOn: number }>(
    `SELECT username AS name, address,
       confirmed_at IS NOT NULL AND coalesce(expires_at > ?, true) AS isOn
     FROM alert_channels AS channel JOIN users ON users.id = channel.user_id
     LEFT JOIN sessions ON sessions.id = session_id`,
    nowMs(world),
  );
  const stored = new Map(rows.map(({ name, address, isOn }) => [`${name} ${address}`, isOn === 1]));
  for (const person of world.people) settleChannelsOf(person, stored, nowMs(world));
  for (const { name, address } of rows) {
    const person = world.people.find((each) => each.name === name);
    const isKnown =
      person?.mailboxes.some((each) => each.address === address) === true ||
      person?.devices.some((each) => each.endpoint === address) === true;
    if (!isKnown) throw new Violation(`${name} never asked for messages to ${address}`);
  }
  return new Set(rows.flatMap(({ address, isOn }) => (isOn === 1 ? [address] : [])));
}

function settleChannelsOf(
  { name, exists, mailboxes, devices }: Person,
  stored: ReadonlyMap<string, boolean>,
  atMs: number,
): void {
  const isThere = exists.has(true);
  for (const { address, state, askedAtMs } of mailboxes) {
    const isOn = stored.get(`${name} ${address}`);
    if (!isThere || (state.has("asked") && atMs - askedAtMs > SURELY_ASKED_MS)) state.add("none");
    // A link that was opened this late may have expired.
    if (state.has("on") && isOn === false && atMs - askedAtMs > SURELY_ASKED_MS) state.add("asked");
    settle(state, isOn === undefined ? "none" : isOn ? "on" : "asked", `${name}'s consent of ${address}`);
  }
  for (const device of devices) {
    if (!isThere || atMs - device.signedInAtMs > SIGNED_IN_MS) device.isOn.add(false);
    settle(device.isOn, stored.has(`${name} ${device.endpoint}`), `${name}'s consent of ${device.endpoint}`);
  }
}

/** Checks that no message is sent at night, is tried more often than allowed, or repeats the same news. */
async function checkOnce({ carried, people }: World, each: Carried, bundle: string): Promise<void> {
  const { address, isPush, mayBeTaken, request } = each;
  const what = `${bundle} for ${address}`;
  if (!isTimeToSend(request.atMs) && !isTimeToSend(request.atMs - ON_ITS_WAY_MS))
    throw new Violation(`${what} came at ${new Date(request.atMs).toISOString()}`);
  const owners = people.filter(({ mailboxes, devices }) =>
    [...mailboxes.map((box) => box.address), ...devices.map(({ endpoint }) => endpoint)].includes(address),
  );
  const [owner, ...others] = owners;
  const isOnlyOwner = owner !== undefined && others.length === 0;
  // News and its correction have one topic, so that the second replaces the first: their words differ.
  const words = isPush && isOnlyOwner ? await textOf(owner, each) : "";
  const key = `${address} ${bundle} ${words}`;
  const before = carried.tries.get(key) ?? { times: 0, wasTaken: false };
  // The email service drops a second email with the same key.
  if (before.wasTaken && isPush) throw new Violation(`${what} came twice`);
  if (before.times >= MOST_TRIES) throw new Violation(`${what} was tried more than ${MOST_TRIES} times`);
  carried.tries.set(key, { times: before.times + 1, wasTaken: before.wasTaken || mayBeTaken });
  if (!mayBeTaken || before.wasTaken) return;
  carried.arrived[isPush ? "notifications" : "mails"] += 1;
  if (!isOnlyOwner) return;
  for (const [told, note] of newsIn(isPush ? words : request.body)) {
    if (owner.removedNotes.has(note)) continue;
    const news = `${address}: ${told} ${note}`;
    const earlier = carried.bundleOf.get(news);
    if (earlier !== undefined && earlier !== bundle) throw new Violation(`${news} came twice`);
    carried.bundleOf.set(news, bundle);
  }
}

async function textOf({ devices }: Person, { address, request }: Carried): Promise<string> {
  const { keys } = devices.find(({ endpoint }) => endpoint === address) ?? {};
  return (await keys?.decrypt(Buffer.from(request.body, "base64"))) ?? "";
}

/** Returns the places and days in a message, each with the sentence about the alert that found it. */
function newsIn(json: string): [told: string, note: string][] {
  const { title = "", body = "", text = "" } = JSON.parse(json) as Partial<Record<string, string>>;
  const lines =
    text === "" ? [[title, body]] : text.split("\n\n").map((line, at, all) => [line, all[at + 1] ?? ""]);
  return lines.flatMap(([line = "", notes = ""]) => {
    const [told, score = ""] = line.split(": ");
    if (!told || !/^\d+ of 100, /.test(score)) return [];
    return [...notes.matchAll(/The best fresh forecast within .*? of \w+\./g)].map(
      ([note]): [string, string] => [told, note],
    );
  });
}

/** Checks that the messages since the last check are based on forecasts that were fresh at that time. */
async function checkForecastsOfMessages({ site, carried }: World): Promise<void> {
  const messages = await site.rows<{ id: number; at: number; name: string; fetchedAt: number | null }>(
    `SELECT message.id, message.created_at AS at, name, timestamp AS fetchedAt
     FROM alert_messages AS message LEFT JOIN weather_data USING (destination_id) WHERE message.id > ? ORDER BY 1`,
    carried.lastMessageId,
  );
  for (const { id, at, name, fetchedAt } of messages) {
    // A later refresh can only have made the stored forecast newer.
    if (fetchedAt === null || freshnessOf({ fetchedAt }, at) !== "fresh")
      throw new Violation(`${name} was told of from a forecast that was not fresh`);
    carried.lastMessageId = id;
  }
}

/** Checks, once everything works, that every message that still waits has a reason to wait. */
export async function checkAllLeft(world: World): Promise<void> {
  const waiting = await world.site.rows<{ state: string; count: number }>(
    `SELECT state, count(*) AS count FROM alert_deliveries JOIN alert_channels AS channel ON channel.id = channel_id
     LEFT JOIN sessions ON sessions.id = session_id
     WHERE confirmed_at IS NOT NULL AND coalesce(expires_at > ?1, true) AND state IN ('pending', 'claimed', 'sending') AND due_at <= ?1 GROUP BY state`,
    nowMs(world),
  );
  for (const { state, count } of waiting) throw new Violation(`${count} messages are left ${state}`);
}
