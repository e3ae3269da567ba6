import { insertAccount } from "../fakes/quick-account";
import type { Site } from "./site";

export const PASSWORD = "sunny-days";
export const ADMIN_PASSWORD = "an admin's password";

/** A browser that stores cookies and sends them with its headers. */
export interface Browser {
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Makes a call, with or without a JSON body. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Posts a form. */
  submit(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

let opened = 0;

/** Opens a browser with an IP address of its own, because some limits are by address. */
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
/** Returns a name that is unique within the test file. */
export const newName = (beginning = "anna"): string => `${beginning}-${(named += 1)}`;

export interface SignedIn extends Browser {
  readonly username: string;
}

/**
 * Returns a browser that is signed in with a new account. The account is written directly to the database, because
 * that is quicker than registering.
 */
export async function addUser(site: Site, fields: Record<string, unknown> = {}): Promise<SignedIn> {
  const account = { username: newName(), password: PASSWORD, ...fields };
  const { sql, values } = insertAccount(account);
  await site.rows(sql, ...values);
  return logIn(site, account.username, account.password);
}

/** Registers a new account and returns its browser. */
export async function register(site: Site, fields: Record<string, unknown> = {}): Promise<SignedIn> {
  const browser = openBrowser(site);
  const username = typeof fields.username === "string" ? fields.username : newName();
  const account = { password: PASSWORD, confirmPassword: PASSWORD, ...fields, username };
  const answer = await browser.call("POST", "/api/register", account);
  if (answer.status !== 201) throw new Error(`registering gave ${answer.status}: ${await answer.text()}`);
  return { ...browser, username };
}

/** Logs an existing user in with another browser. */
export async function logIn(site: Site, username: string, password = PASSWORD): Promise<SignedIn> {
  const browser = openBrowser(site);
  const answer = await browser.call("POST", "/api/login", { username, password });
  if (answer.status !== 200) throw new Error(`logging in gave ${answer.status}: ${await answer.text()}`);
  return { ...browser, username };
}

/** Returns everything that is stored about a user, in the form in which they can download it. */
export async function ownData(browser: Browser): Promise<{
  favorites: { destinationId: number; name: string }[];
  searchHistory: { destinationId: number | null; postcode: string; drivingHours: number; clicked: boolean }[];
}> {
  return (await browser.get("/settings/data")).json();
}

/** Programmers' words, which an answer to a visitor must not contain. */
export const WORDS_OF_PROGRAMMERS =
  /D1|SQL|KV|told to fail|drizzle|miniflare|stack|select |insert |\bat \w+\.|TypeError/i;

export const messageOf = async (answer: Response): Promise<string> =>
  (await answer.json<{ message: string }>()).message;
