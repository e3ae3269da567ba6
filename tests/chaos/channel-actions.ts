/** The actions of people with the channels of their alerts, and of the services that carry the messages. */
import type { Behaviour } from "../fakes/misbehaviour";
import { createPushBrowser } from "../fakes/push-browser";
import { mailsIn } from "../fakes/vendors/resend";
import { type Browser, openBrowser } from "../harness/sign-in";
import { type Action, type Outcome, ask, note } from "./asking";
import { type Device, type Mailbox, type Person, type World, asSomeone, nowMs } from "./world";

/** If a person has more browsers than this, the site drops the oldest. */
const MOST_DEVICES = 8;
const PUSH_HOSTS = [
  "fcm.googleapis.com/fcm/send",
  "updates.push.services.mozilla.com/wpush/v2",
  "web.push.apple.com",
];
let serial = 0;

export const channelActions: readonly Action[] = [
  { name: "ask for mails", weight: 3, run: alone(askForMails) },
  { name: "say yes to mails", weight: 5, run: alone(confirmMails) },
  { name: "end the mails", weight: 1, run: alone(endMails) },
  { name: "turn notifications on", weight: 4, run: alone(startPush) },
  { name: "turn notifications off", weight: 1, run: alone(stopPush) },
  { name: "a browser changes its endpoint", weight: 1, run: alone(renewPush) },
  {
    name: "send oneself a test",
    weight: 1,
    run: alone(async (world, { browser }) => {
      const intent = world.random.of(["test-mail", "test-push"]);
      await ask(world, intent, () => browser.submit("/alerts", { intent }));
    }),
  },
];

const ILL: readonly (readonly Behaviour[])[] = [
  // The site waits for each request that hangs, so the next request works.
  ["hangs", "ok"],
  ["fails"],
  ["fails", "ok"],
  ["rateLimited"],
  ["unauthorised"],
  ["disconnects"],
  ["malformed"],
  ["html200"],
  [{ status: 410 }, "ok"],
  [{ status: 404 }],
  [{ status: 413 }],
];
const SERVICES = ["resend", "push", "push-of-mozilla"];

export const serviceActions: readonly Action[] = [
  {
    name: "a service of messages is ill",
    weight: 4,
    run: (world) => {
      world.upstream.behave(world.random.of(SERVICES), ...world.random.of(ILL));
      world.isServiceIll = true;
      return Promise.resolve();
    },
  },
];

export function healServices(world: World): void {
  for (const service of SERVICES) world.upstream.behave(service, "ok");
  world.isServiceIll = false;
}

type SignedInPerson = Person & { readonly browser: Browser };

/** Returns an action of one person. No other action changes this person's channels at the same time. */
function alone(act: (world: World, person: SignedInPerson) => Promise<void>) {
  return asSomeone(async (world, person, browser) => {
    if (person.isBusy) return;
    person.isBusy = true;
    try {
      await act(world, Object.assign(person, { browser }));
    } finally {
      person.isBusy = false;
    }
  });
}

/** Records the possible states of a mailbox after an action that changes each state into `change(state)`. */
function noteMailbox(
  { state }: Mailbox,
  outcome: Outcome,
  change: (before: "none" | "asked" | "on") => "none" | "asked" | "on",
): void {
  const after = [...state].map(change);
  if (outcome === "done") state.clear();
  if (outcome !== "refused") for (const each of after) state.add(each);
}

async function askForMails(world: World, { mailboxes, browser }: SignedInPerson): Promise<void> {
  const address = `mailbox-${(serial += 1)}@example.com`;
  const mailbox: Mailbox = { address, state: new Set(["none"]), askedAtMs: nowMs(world) };
  const formerly = [...mailboxes];
  mailboxes.push(mailbox);
  const form = { intent: "ask-for-mail", email: address };
  const { outcome } = await ask(world, "ask for mails", () => browser.submit("/alerts", form), {
    mayBeBusy: world.isServiceIll,
  });
  noteMailbox(mailbox, outcome, () => "asked");
  for (const former of formerly) noteMailbox(former, outcome, () => "none");
}

/** Returns the link in an address's confirmation email; undefined if the email has not arrived. */
function linkTo(world: World, { address }: Mailbox): string | undefined {
  const [question] = mailsIn(world.upstream.requests).filter(({ to }) => to.includes(address));
  return /http\S+(\/alerts\/mail\?token=\S+)/.exec(question?.text ?? "")?.[1];
}

/**
 * Opens links in confirmation emails. The reader need not be signed in, and may open the link late or after another
 * address was entered.
 */
async function confirmMails(world: World, { mailboxes }: SignedInPerson): Promise<void> {
  if (mailboxes.length === 0) return;
  const mailbox = world.random.happens(0.8) ? mailboxes.at(-1) : world.random.of(mailboxes);
  const link = mailbox && linkTo(world, mailbox);
  if (!link) return;
  world.carried.mayAgree.add(mailbox.address);
  const { outcome } = await ask(world, "say yes to mails", () =>
    openBrowser(world.site).submit(link, { intent: "confirm" }),
  );
  noteMailbox(mailbox, outcome, (before) => (before === "none" ? "none" : "on"));
}

async function endMails(world: World, { mailboxes, browser }: SignedInPerson): Promise<void> {
  const mailbox = mailboxes.at(-1);
  const link = mailbox && linkTo(world, mailbox);
  if (!link) return;
  const guest = openBrowser(world.site);
  const ways = [
    () => browser.submit("/alerts", { intent: "stop-mail" }),
    () => guest.submit(link, { intent: "stop" }),
    // An email program sends this request, without an origin.
    () => guest.submit(link, { "List-Unsubscribe": "One-Click" }, { Origin: "null" }),
  ];
  const { outcome } = await ask(world, "end the mails", world.random.of(ways));
  noteMailbox(mailbox, outcome, () => "none");
}

async function startPush(world: World, person: SignedInPerson): Promise<void> {
  // A browser belongs to the last person who asked for notifications in it. While an isolate dies, we do not know who
  // that was.
  const own = person.devices.map(({ endpoint }) => endpoint);
  const others = world.people
    .flatMap((other) => (world.isDying ? [] : other.devices))
    .filter(({ endpoint }) => !own.includes(endpoint));
  const shared = others.length > 0 && world.random.happens(0.15) ? world.random.of(others) : null;
  await takeConsent(world, person, "start-push", shared);
}

/** Renews a consent as the page does without a click. This only works in a browser that already gets notifications. */
async function renewPush(world: World, person: SignedInPerson): Promise<void> {
  const here = person.devices.filter(({ browser }) => browser === person.browser);
  if (here.some(({ isOn }) => isOn.has(true))) await takeConsent(world, person, "renew-push", null);
}

async function takeConsent(
  world: World,
  { devices, browser, signedInAtMs }: SignedInPerson,
  intent: string,
  shared: Device | null,
): Promise<void> {
  const endpoint = shared?.endpoint ?? `https://${world.random.of(PUSH_HOSTS)}/browser-${(serial += 1)}`;
  const keys = shared?.keys ?? (await createPushBrowser());
  const formerly = devices.filter((device) => device.browser === browser);
  const elsewhere = world.people.flatMap((other) =>
    other.devices.filter((each) => each.endpoint === endpoint),
  );
  // Stops before the site would drop a browser, because we would not know which one.
  if (devices.filter(({ isOn }) => isOn.has(true)).length >= MOST_DEVICES) return;
  const device: Device = { endpoint, keys, browser, signedInAtMs, isOn: new Set([false]) };
  devices.push(device);
  world.carried.mayAgree.add(endpoint);
  const { p256dh, auth } = keys;
  const { outcome } = await ask(world, intent, () =>
    browser.submit("/alerts", { intent, endpoint, p256dh, auth }),
  );
  note(device.isOn, outcome, true);
  for (const former of [...formerly, ...elsewhere]) note(former.isOn, outcome, false);
}

async function stopPush(world: World, { devices, browser }: SignedInPerson): Promise<void> {
  const { outcome } = await ask(world, "stop-push", () => browser.submit("/alerts", { intent: "stop-push" }));
  for (const device of devices) if (device.browser === browser) note(device.isOn, outcome, false);
}
