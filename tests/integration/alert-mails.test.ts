import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ALERT_WISH } from "../fakes/alert-wish";
import { createPushBrowser } from "../fakes/push-browser";
import { startFakeUpstream } from "../fakes/upstream";
import { type SentMail, mailVariables, mailsIn } from "../fakes/vendors/resend";
import { type Browser, addUser, openBrowser, ownData } from "../harness/sign-in";
import { startSite } from "../harness/site";
import { thisMorning } from "../harness/tested-time";

const MINUTE = 60_000;
const OWN_ADDRESS = "https://sunny.example";
const logged: string[] = [];
const upstream = await startFakeUpstream();
const site = await startSite({
  destinations: 60,
  variables: mailVariables(upstream.url, OWN_ADDRESS),
  onLog: (line) => logged.push(line),
});
afterAll(async () => {
  await site.close();
  await upstream.close();
});
beforeEach(() => at(0));

/** Makes the service work again, and restarts the isolate, which would otherwise remember the failure for a while. */
async function mend() {
  upstream.behave("resend", "ok");
  await site.restart();
}

/** Sets the clock to `minutes` minutes after half past eight this morning. */
const at = (minutes: number) =>
  site.setClock(new Date(Date.parse(thisMorning()) + minutes * MINUTE).toISOString());
await at(0);
await site.refresh(Date.parse(thisMorning()));
const mailsTo = (address: string): SentMail[] =>
  mailsIn(upstream.requests).filter(({ to }) => to.includes(address));
const ask = (browser: Browser, email: string) => browser.submit("/alerts", { intent: "ask-for-mail", email });
const page = async (browser: Browser, path = "/alerts") => (await browser.get(path)).text();
const linkIn = ({ text }: SentMail): string =>
  /http\S+(\/alerts\/mail\?token=\S+)/.exec(text)?.[1] ?? "no link";

/** Returns a user with a matching alert whose mailbox got a confirmation email, and the link in it. */
async function somebodyAsked(email: string): Promise<{ anna: Browser; link: string }> {
  const anna = await addUser(site);
  await anna.submit("/alerts/new", ALERT_WISH);
  await site.rows("UPDATE alerts SET threshold = 1");
  expect((await ask(anna, email)).headers.get("Location")).toBe("/alerts");
  return { anna, link: linkIn(mailsTo(email)[0]!) };
}

/** Like somebodyAsked, after the user has confirmed. */
async function somebodyWithMails(email: string): Promise<{ anna: Browser; link: string }> {
  const asked = await somebodyAsked(email);
  await openBrowser(site).submit(asked.link, { intent: "confirm" });
  return asked;
}

describe("alerts by mail", () => {
  it("come after the reader of the address has said yes, each once, with what is needed to end them", async () => {
    const { anna, link } = await somebodyAsked("yes@example.com");
    await site.tellPeople();
    await site.deliverMessages();
    expect(mailsTo("yes@example.com")).toHaveLength(1);
    expect(await page(anna)).toContain("until then");

    // Opening the link changes nothing. Confirming works even without signing in.
    const mailbox = openBrowser(site);
    const question = await mailbox.get(link);
    expect(question.headers.get("Referrer-Policy")).toBe("no-referrer");
    const asked = await question.text();
    expect(asked).toContain("Do you want these emails?");
    // News and its correction may arrive as two emails.
    expect(asked).toMatch(
      /at most one email a day, one a week about the weekend, one more if a forecast gets worse/,
    );
    expect(await page(anna)).toContain("until then");
    expect((await mailbox.submit(link, { intent: "confirm" })).headers.get("Location")).toBe(link);
    expect(await page(anna)).toContain("Stop the Emails");

    // The next day has news again.
    await at(24 * 60);
    await site.refresh(Date.parse(thisMorning()) + 24 * 60 * MINUTE);
    await site.tellPeople();
    for (let times = 0; times < 3; times += 1) await site.deliverMessages();
    const [, mail, ...more] = mailsTo("yes@example.com");
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/ on .+: \d+ of 100, .+ \(sample weather\)$/);
    expect(mail?.text).toContain("Sample weather, not a forecast.");
    expect(mail?.html).toContain("Sample weather, not a forecast.");
    expect(mail?.headers).toEqual({
      "List-Unsubscribe": `<${OWN_ADDRESS}${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const place = /http\S+(\/destinations\/\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await openBrowser(site).get(place)).status).toBe(200);
    expect(await ownData(anna)).toMatchObject({
      alertChannels: [{ kind: "mail", address: "yes@example.com" }],
      alertDeliveries: [{ state: "sent" }],
    });
  });

  it("end by one click of a mail program, by the link's page, by their owner, and with the account", async () => {
    const oneClick = await somebodyWithMails("click@example.com");
    const program = await site.send("POST", oneClick.link, {
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "null" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(program.status).toBe(200);
    const byPage = await somebodyWithMails("page@example.com");
    const left = await openBrowser(site).submit(byPage.link, { intent: "stop" });
    expect(left.headers.get("Location")).toBe("/alerts/mail?ended");
    expect(await page(openBrowser(site), "/alerts/mail?ended")).toContain("No more emails");
    const byOwner = await somebodyWithMails("owner@example.com");
    await byOwner.anna.submit("/alerts", { intent: "stop-mail" });
    const byDeletion = await somebodyWithMails("deleted@example.com");
    await byDeletion.anna.submit("/settings", { intent: "delete", currentPassword: "sunny-days" });
    for (const { link } of [oneClick, byPage, byOwner, byDeletion])
      expect((await openBrowser(site).get(link)).status).toBe(410);
    await site.tellPeople();
    await site.deliverMessages();
    for (const name of ["click", "page", "owner", "deleted"])
      expect(mailsTo(`${name}@example.com`)).toHaveLength(1);
    // Unsubscribing again does no harm.
    expect((await openBrowser(site).submit(byPage.link, { intent: "stop" })).status).toBe(302);
  });

  it.each(["not-an-address", "", "a@example.com\r\nBcc: b@example.com"])(
    "are refused for %j, in words beside it",
    async (email) => {
      const answer = await ask(await addUser(site), email);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("Enter an email address such as name@example.com");
    },
  );

  it("say so where the service fails, and nothing is left behind", async () => {
    const anna = await addUser(site);
    await anna.submit("/alerts/new", ALERT_WISH);
    upstream.behave("resend", "fails");
    const answer = await ask(anna, "fails@example.com");
    await mend();
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("send the email. Please try again");
    expect(await page(anna)).toContain("Email Me");
  });

  it("are tried again when the service works once more, and logged without the address", async () => {
    const { anna } = await somebodyWithMails("again@example.com");
    await site.tellPeople();
    upstream.behave("resend", "rateLimited");
    await site.deliverMessages();
    expect(await page(anna)).not.toContain("Nothing yet.");
    await mend();
    // The service is not called before the time that it has named.
    await at(15);
    await site.deliverMessages();
    expect(mailsTo("again@example.com")).toHaveLength(2);
    await at(61);
    await site.deliverMessages();
    const [, news, ...more] = mailsTo("again@example.com");
    // The first try and the accepted one have the same key, so that the service would not send a second email.
    expect(more).toHaveLength(1);
    expect(more[0]).toEqual(news);
    const keys = upstream.requests
      .filter(({ body }) => body.includes("again@example.com"))
      .map(({ headers }) => headers["idempotency-key"]);
    expect(keys[2]).toMatch(/^alerts-\d+-\d+$/);
    expect(keys[2]).toBe(keys[1]);
    expect(logged.join("\n")).not.toContain("again@example.com");
  });

  it("are tried by a press, to a confirmed address only and a few times an hour", async () => {
    const { anna, link } = await somebodyAsked("tried@example.com");
    const test = async () => {
      await anna.submit("/alerts", { intent: "test-mail" });
      return page(anna);
    };
    expect(await test()).toContain("Email alerts are off.");
    expect(mailsTo("tried@example.com")).toHaveLength(1);
    await openBrowser(site).submit(link, { intent: "confirm" });
    expect(await test()).toContain("Nothing after a few minutes?");
    const [, mail] = mailsTo("tried@example.com");
    expect(mail).toMatchObject({
      subject: "Sunny Escape's emails reach you",
      headers: { "List-Unsubscribe": `<${OWN_ADDRESS}${link}>` },
    });
  });
});

describe("a guest's brief by mail", () => {
  const SEARCH = "from=SW1A&drivingHours=3&needs=dogs";
  const guest = () => openBrowser(site);
  const wish = (email: string, search = SEARCH) =>
    guest().submit("/alerts/new", { search, timing: "brief-8-0", email });

  it("takes an address, and nothing is sent before its reader has said yes", async () => {
    const first = await wish("guest@example.com");
    expect([first.status, first.headers.get("Location")]).toEqual([302, "/alerts/mail?sent"]);
    const link = linkIn(mailsTo("guest@example.com")[0]!);
    expect(await page(guest(), link)).toContain("Within 3 hours of SW1A, for a day out, dogs welcome");
    await guest().submit(link, { intent: "confirm" });
    // A known address and an unknown one get the same answer.
    const again = await wish("guest@example.com", "from=SW1A&drivingHours=2");
    expect([again.status, again.headers.get("Location")]).toEqual([302, "/alerts/mail?sent"]);

    const newer = linkIn(mailsTo("guest@example.com")[1]!);
    await guest().submit(newer, { intent: "confirm" });
    expect((await guest().get(link)).status).toBe(410);
    const changed = await guest().submit(newer, { intent: "change", timing: "brief-16-0" });
    expect(changed.headers.get("Location")).toBe(newer);
    expect(await site.rows("SELECT search, weekdays FROM alerts WHERE user_id IS NULL")).toEqual([
      { search: "from=SW1A&drivingHours=2", weekdays: 16 },
    ]);
    // Not more often than once a week.
    expect((await guest().submit(newer, { intent: "change", timing: "sunny-127-60" })).status).toBe(400);

    await guest().submit(newer, { intent: "stop" });
    for (const table of ["alerts", "alert_channels"])
      expect(await site.rows(`SELECT id FROM ${table} WHERE user_id IS NULL`)).toEqual([]);
  });

  it("opens by the key of its emails alone: neither a guess nor what the database has of it", async () => {
    await wish("half@example.com");
    const [row] = await site.rows("SELECT token FROM alert_channels WHERE address = 'half@example.com'");
    const half = String(row?.["token"]);
    expect(linkIn(mailsTo("half@example.com")[0]!)).toMatch(new RegExp(`token=${half}[A-Za-z0-9_-]{43}$`));
    for (const key of [half, half + "x".repeat(43), "x".repeat(86)]) {
      const path = `/alerts/mail?token=${key}`;
      expect((await guest().get(path)).status).toBe(410);
      await guest().submit(path, { intent: "confirm" });
      await guest().submit(path, { intent: "change", timing: "brief-16-0" });
      if (key !== half) await guest().submit(path, { intent: "stop" });
    }
    const left =
      "SELECT confirmed_at, weekdays FROM alert_channels JOIN alerts ON channel_id = alert_channels.id";
    expect(await site.rows(left)).toEqual([{ confirmed_at: null, weekdays: 8 }]);
  });

  it("is asked for three times a day of one mailbox, and refused where it could never say anything", async () => {
    const answers = [];
    for (let times = 0; times < 4; times += 1) answers.push(await wish(`often+${times}@example.com`));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 429]);
    expect(Number(answers[3]?.headers.get("Retry-After"))).toBeGreaterThan(23 * 3_600);
    expect((await wish("not-an-address")).status).toBe(400);
    expect((await wish("far@example.com", "from=ZZ99&drivingHours=2")).status).toBe(400);
    expect((await guest().submit("/alerts/new", { search: SEARCH, email: "e@example.com" })).status).toBe(
      400,
    );
  });
});

it("a site without mail and without keys for notifications says so, and everything else works", async () => {
  const plain = await startSite({ destinations: 5 });
  const anna = await addUser(plain);
  await anna.submit("/alerts/new", ALERT_WISH);
  const answer = await ask(anna, "anna@example.com");
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("send email.")]);
  const device = await createPushBrowser();
  const consent = { endpoint: "https://fcm.googleapis.com/x", p256dh: device.p256dh, auth: device.auth };
  expect((await anna.submit("/alerts", { intent: "start-push", ...consent })).status).toBe(503);
  await anna.submit("/alerts", { intent: "test-mail" });
  expect(await page(anna)).toContain("Email alerts are off.");
  expect(await page(anna)).not.toContain("Send Me a Test");
  await plain.deliverMessages();
  await plain.close();
});
