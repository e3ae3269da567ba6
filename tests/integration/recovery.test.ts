import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeUpstream, startFakeUpstream } from "../fakes/upstream";
import { mailVariables, mailsIn } from "../fakes/vendors/resend";
import { logIn, openBrowser, addUser } from "../harness/sign-in";
import { type Site, startSite } from "../harness/site";

const OWN_ADDRESS = "https://sunny.example";
const NEW = { password: "rainy-days-gone", confirmPassword: "rainy-days-gone" };

describe("a forgotten password, with mail", () => {
  let site: Site;
  let upstream: FakeUpstream;
  beforeAll(async () => {
    upstream = await startFakeUpstream();
    site = await startSite({ destinations: 20, variables: mailVariables(upstream.url, OWN_ADDRESS) });
  });
  afterAll(async () => {
    await site.close();
    await upstream.close();
  });

  const ask = (account: string) => openBrowser(site).submit("/forgotten-password", { account });
  async function linkFor(account: string): Promise<string> {
    await ask(account);
    await site.settled();
    const url = /http\S+/.exec(mailsIn(upstream.requests).at(-1)?.text ?? "")?.[0] ?? "";
    // The link never contains the request's host, because the caller chooses the host and the email goes to another
    // person.
    expect(new URL(url).origin).toBe(OWN_ADDRESS);
    return url.slice(OWN_ADDRESS.length);
  }

  it("is answered in the same way and with the same work, known or not", async () => {
    const { username } = await addUser(site, { email: "known@example.com" });
    const answers = [];
    for (const account of [username, "known@example.com", "nobody-at-all", "nobody@example.com"]) {
      await site.settled();
      await site.watch("timersHeld");
      const answer = await ask(account);
      const { d1Statements } = await site.watch();
      await site.settled();
      const page = await openBrowser(site).get(answer.headers.get("Location") ?? "");
      const text = (await page.text()).replaceAll(/nonce="[^"]*"/g, "");
      answers.push({ status: answer.status, headers: withoutDate(answer), d1Statements, text });
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.text).toContain("If that account exists");
    expect(mailsIn(upstream.requests)).toHaveLength(2);
  });

  it("is replaced by the link, once, and the link's address is passed to no other site", async () => {
    const { username } = await addUser(site, { email: "once@example.com" });
    const link = await linkFor(username);
    const page = await openBrowser(site).get(link);
    expect([page.status, page.headers.get("Referrer-Policy"), page.headers.get("Cache-Control")]).toEqual([
      200,
      "no-referrer",
      "private, no-store",
    ]);
    // An email scanner opens the link before the person does.
    expect((await openBrowser(site).get(link)).status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).not.toMatch(/(src|href)="https?:/);
    // The referrer policy makes "null" the form's origin.
    const fromPage = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
    const first = await openBrowser(site).submit(link, NEW, fromPage);
    expect([first.status, first.headers.get("Location")]).toEqual([302, "/auth"]);
    const second = await openBrowser(site).submit(link, NEW, fromPage);
    expect([second.status, (await openBrowser(site).get(link)).status]).toEqual([410, 410]);
    await logIn(site, username, NEW.password);
  });

  it.each([
    // The email may have been sent, so its link must work.
    ["hangs", 1],
    ["fails", 0],
  ] as const)("answers at once if the mail service %s, and keeps %i links", async (behaviour, kept) => {
    const { username } = await addUser(site, { email: "slow@example.com" });
    upstream.behave("resend", behaviour);
    const answer = await ask(username);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/forgotten-password?sent=true"]);
    await site.settled();
    upstream.behave("resend", "ok");
    const links = "SELECT 1 FROM recovery_links JOIN users ON users.id = user_id WHERE username = ?";
    expect(await site.rows(links, username)).toHaveLength(kept);
  });
});

it("a forgotten password, without mail is the administrator's affair, and the page says so", async () => {
  const site = await startSite({ destinations: 20, variables: { CONTACT_EMAIL: "help@example.org" } });
  try {
    const page = await (await site.get("/forgotten-password")).text();
    expect(page).toContain("send email.");
    expect(page).toContain("mailto:help@example.org");
    expect(page).not.toContain("forgotten-form");
    const posted = await openBrowser(site).submit("/forgotten-password", { account: "anna" });
    expect(posted.status).toBe(503);
  } finally {
    await site.close();
  }
});

/** Returns an answer's headers without the date, which always differs. */
function withoutDate({ headers }: Response): string[] {
  return [...headers]
    .filter(([name]) => name !== "date" && name !== "content-security-policy")
    .map((pair) => pair.join(": "));
}
