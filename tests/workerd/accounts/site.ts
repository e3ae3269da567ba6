import { env } from "cloudflare:workers";
import { createEmailStore } from "#app/db/accounts/email-store";
import { ACCOUNT_PARTS } from "#app/composition/features.server";
import { createOwnRecordStore } from "#app/db/accounts/own-record-store";
import { createRecoveryStore } from "#app/db/accounts/recovery-store";
import { createSessionStore } from "#app/db/accounts/session-store";
import { emailQuestion, recoveryMail, unusedMail } from "#app/presenters/accounts/mails";
import { createStorageLimitStore } from "#app/db/accounts/storage-limit-store";
import { createThrottleStore } from "#app/db/accounts/throttle-store";
import { openDatabase } from "#app/db/client";
import { users } from "#app/db/schema";
import { createUserStore } from "#app/db/accounts/user-store";
import { keyedFingerprint, randomToken, sha256Fingerprint } from "#app/adapters/security/unguessable";
import { createCookies } from "#app/http/session/cookies.server";
import { action as logIn } from "#app/routes/api/login";
import { action as postAuth } from "#app/routes/pages/accounts/auth";
import { createAccounts } from "#app/services/accounts/accounts";
import type { AccountDeps, PasswordHasher } from "#app/services/accounts/ports";
import type { Mail, MailOutcome } from "#app/services/mail/ports";
import { geocoderKnowing } from "../../fakes/in-memory-trips";
import { countStatements } from "../counted-database";
import { routeAnswer } from "../route-answer";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

const ORIGIN = "http://localhost";
export const NOW = Date.parse("2026-06-12T09:00:00Z");

/** A quick hasher that records its calls and their turns. Scrypt is slow and has tests of its own. */
function quickHasher() {
  const hashed: string[] = [];
  const turns: string[] = [];
  const hasher: PasswordHasher = {
    hash: (password, when = "soon") => {
      turns.push(when);
      return Promise.resolve(record(password));
    },
    verify: (password, hash) => Promise.resolve(record(password) === hash),
  };
  const record = (password: string) => {
    hashed.push(password);
    return `quick:${password}`;
  };
  return { hasher, hashed, turns };
}

/** The accounts over the real database, with a clock and faults that the test controls. */
export function startAccounts() {
  const { binding, statements, fault } = countStatements(env.DB);
  const db = openDatabase(binding);
  const time = { nowMs: NOW };
  const { hasher, hashed, turns } = quickHasher();
  const mails: Mail[] = [];
  const mailbox: { outcome: MailOutcome } = { outcome: "sent" };
  const told: Record<string, unknown>[] = [];
  const deps: AccountDeps = {
    users: createUserStore(db, ACCOUNT_PARTS),
    sessions: createSessionStore(db),
    attempts: createThrottleStore(db),
    records: createOwnRecordStore(db, ACCOUNT_PARTS),
    recoveries: createRecoveryStore(db, ACCOUNT_PARTS),
    emails: createEmailStore(db),
    storage: createStorageLimitStore(db, ACCOUNT_PARTS),
    geocoder: geocoderKnowing(),
    mail: {
      dropsRepeats: true,
      send: (mail) => {
        mails.push(mail);
        return Promise.resolve({ outcome: mailbox.outcome });
      },
    },
    recoveryMail,
    emailQuestion,
    unusedMail: (deletedAtMs) => unusedMail("https://sunny.example", deletedAtMs),
    answerLeaves: () => Promise.resolve(),
    hasher,
    fingerprint: sha256Fingerprint,
    pseudonym: keyedFingerprint("a secret of the tests"),
    log: { info: (event, fields) => void told.push({ event, ...fields }), error: () => undefined },
    randomToken,
    clock: () => time.nowMs,
  };
  const logged: string[] = [];
  const app = {
    accounts: {
      ...createAccounts(deps),
      endedByRecovery: ACCOUNT_PARTS.flatMap(({ whenRecovered }) => whenRecovered?.hasEnded ?? []),
    },
    cookies: createCookies({ secrets: ["a secret of the tests"] }),
    clock: deps.clock,
    siteOrigin: ORIGIN,
    config: { canSendMail: true },
    features: [],
    log: { info: () => undefined, error: (event: string) => void logged.push(event) },
  };
  return { app, deps, db, time, mails, mailbox, hashed, turns, statements, fault, logged, told };
}

export type Site = ReturnType<typeof startAccounts>;

/**
 * Runs `happens` completely at one moment: after a hash was read and before it is compared, or before a new hash is
 * made.
 */
export function interrupt({ deps: { hasher } }: Site, step: "verify" | "hash", happens: () => Promise<void>) {
  const own = { ...hasher };
  const turn = async () => {
    Object.assign(hasher, own);
    await happens();
  };
  if (step === "verify") hasher.verify = (...given) => turn().then(() => own.verify(...given));
  else hasher.hash = (...given) => turn().then(() => own.hash(...given));
}

type Route = (args: LoaderFunctionArgs) => unknown;

interface Sent {
  readonly method?: string;
  readonly json?: unknown;
  readonly form?: Record<string, string>;
  readonly body?: BodyInit;
  readonly headers?: Record<string, string>;
}

/** A browser that stores cookies. It calls loaders and actions as Remix does, with a new context for each. */
export function openBrowser(site: Site, origin = ORIGIN) {
  const jar = new Map<string, string>();

  async function ask(route: Route, path: string, sent: Sent = {}): Promise<Response> {
    const work: Promise<unknown>[] = [];
    const context = {
      app: site.app,
      nonce: "nonce",
      waitUntil: (after: Promise<unknown>) => void work.push(after),
    };
    const args = { request: toRequest(path, sent), params: {}, context };
    // The app's other use cases are missing, because these routes don't use them.
    const response = await routeAnswer(() => route(args as unknown as LoaderFunctionArgs));
    // Work after the answer finishes before the next request.
    await Promise.all(work);
    for (const cookie of response.headers.getSetCookie()) keep(cookie);
    return response;
  }

  function toRequest(path: string, { method, json, form, body, headers = {} }: Sent): Request {
    const all = new Headers(headers);
    if (jar.size > 0 && !all.has("Cookie")) {
      all.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    }
    if (json !== undefined) all.set("Content-Type", "application/json");
    const content = json !== undefined ? JSON.stringify(json) : form ? new URLSearchParams(form) : body;
    const isSending = content !== undefined;
    return new Request(new URL(path, origin), {
      method: method ?? (isSending ? "POST" : "GET"),
      headers: all,
      body: content,
    });
  }

  function keep(cookie: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (/max-age=0/i.test(cookie)) jar.delete(name);
    else jar.set(name, value);
  }

  return { ask, jar };
}

export type Browser = ReturnType<typeof openBrowser>;

export const PASSWORD = "sunny-days";

/** Registers an account by the form, and returns the browser in which it is signed in. */
export async function register(site: Site, username = "Anna", email = ""): Promise<Browser> {
  const browser = openBrowser(site);
  const form = { intent: "register", username, email, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await browser.ask(postAuth, "/auth", { form });
  if (answer.status !== 302) throw new Error(`registering gave ${answer.status}`);
  return browser;
}

/** Inserts the administrator as set-up does, and returns a browser in which they are signed in. */
export async function startAsAdmin(site: Site): Promise<Browser> {
  const row = { username: "admin", usernameKey: "admin", password: "quick:admin-password", createdAt: NOW };
  await site.db.insert(users).values(row);
  const browser = openBrowser(site);
  await browser.ask(logIn, "/api/login", { json: { username: "admin", password: "admin-password" } });
  return browser;
}

/**
 * Requests a link and waits for the work after the answer. Returns the paths of the links in the email, if there is
 * one.
 */
export async function askForLinks(site: Site, account: string, clientAddress = "10.0.0.1") {
  const before = site.mails.length;
  const work: Promise<unknown>[] = [];
  const asked = await site.app.accounts.requestRecovery({
    account,
    clientAddress,
    linkTo: (token) => `/recover?token=${token}`,
    afterAnswer: (after) => void work.push(after),
  });
  if (!asked.ok) throw new Error(asked.error);
  await Promise.all(work);
  return site.mails.slice(before).flatMap(({ text }) => text.match(/\/recover\?token=\S+/g) ?? []);
}
