import { createAdminStatements } from "../../scripts/setup/admin-account";
import { insertAccount } from "../fakes/quick-account";
import type { Site } from "./site";

export const PASSWORD = "sunny-days";
export const ADMIN_PASSWORD = "an admin's password";

/** The administrator as set-up makes it, of a site that was started without one. */
export async function addAdmin(site: Site): Promise<void> {
  for (const statement of await createAdminStatements(ADMIN_PASSWORD, Date.now())) await site.rows(statement);
}

/** What a browser keeps and sends: its cookies, and where a request comes from. */
export interface Browser {
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A call with a JSON body, or with none. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** A form, posted. */
  submit(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

let opened = 0;

/** Each browser comes from an address of its own: what is limited by address is limited for one of them. */
export function openBrowser(site: Site): Browser {
  opened += 1;
  const address = `10.0.${opened >> 8}.${opened & 255}`;
  const cookies = new Map<string, string>();

  async function send(method: string, path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0 && !headers.has("Cookie")) {
      headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    }
    if (method !== "GET" && !headers.has("Origin")) headers.set("Origin", site.url.origin);
    if (!headers.has("CF-Connecting-IP")) headers.set("CF-Connecting-IP", address);
    const answer = await site.send(method, path, { ...init, headers });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/max-age=0/i.test(set)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  return {
    cookies,
    get: (path, headers = {}) => send("GET", path, { headers }),
    call: (method, path, body, headers = {}) =>
      send(
        method,
        path,
        body === undefined
          ? { headers }
          : { headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) },
      ),
    submit: (path, fields, headers = {}) =>
      send("POST", path, { headers, body: new URLSearchParams(fields) }),
  };
}

let named = 0;
/** A unique name within the file. */
export const newName = (beginning = "anna"): string => `${beginning}-${(named += 1)}`;

export interface SignedIn extends Browser {
  readonly username: string;
}

/** A browser signed in with a new account, which is written to the database: quicker than registering. */
export async function addUser(site: Site, fields: Record<string, unknown> = {}): Promise<SignedIn> {
  const account = { username: newName(), password: PASSWORD, ...fields };
  const { sql, values } = insertAccount(account);
  await site.rows(sql, ...values);
  return logIn(site, account.username, account.password);
}

/** Somebody who has just registered. */
export async function register(site: Site, fields: Record<string, unknown> = {}): Promise<SignedIn> {
  const browser = openBrowser(site);
  const username = typeof fields.username === "string" ? fields.username : newName();
  const account = { password: PASSWORD, confirmPassword: PASSWORD, ...fields, username };
  const answer = await browser.call("POST", "/api/register", account);
  if (answer.status !== 201) throw new Error(`registering gave ${answer.status}: ${await answer.text()}`);
  return { ...browser, username };
}

/** A browser of its own for somebody who has an account. */
export async function logIn(site: Site, username: string, password = PASSWORD): Promise<SignedIn> {
  const browser = openBrowser(site);
  const answer = await browser.call("POST", "/api/login", { username, password });
  if (answer.status !== 200) throw new Error(`logging in gave ${answer.status}: ${await answer.text()}`);
  return { ...browser, username };
}

/** Everything that is stored about somebody, as they may download it. */
export async function ownData(browser: Browser): Promise<{
  favorites: { destinationId: number; name: string }[];
  searchHistory: { destinationId: number | null; postcode: string; drivingHours: number; clicked: boolean }[];
}> {
  return (await browser.get("/settings/data")).json();
}

/** The answer to a fault: words for people, no details for programmers. */
export const WORDS_OF_PROGRAMMERS =
  /D1|SQL|KV|told to fail|drizzle|miniflare|stack|select |insert |\bat \w+\.|TypeError/i;

export const messageOf = async (answer: Response): Promise<string> =>
  (await answer.json<{ message: string }>()).message;
