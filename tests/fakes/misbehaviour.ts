import type { ServerResponse } from "node:http";
import { LIES } from "./vendors/vendor";
import type { FakeVendor, Lie, Question } from "./vendors/vendor";

/**
 * ok; hangs: never sends headers; trickles: sends one byte at a time; fails: 500; rateLimited: 429 for an hour;
 * unauthorised: 401; disconnects: in the middle of the answer; malformed: JSON of another shape; truncated: half of
 * the JSON, as if complete; html200: a page; huge: 16 MB; and the faults that vendor.ts names.
 */
export type BehaviourName =
  | "ok"
  | "hangs"
  | "trickles"
  | "fails"
  | "rateLimited"
  | "unauthorised"
  | "disconnects"
  | "malformed"
  | "truncated"
  | "html200"
  | "huge"
  | Lie;

/** A behaviour's name, or a whole answer. */
export type Behaviour =
  | BehaviourName
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };
const TRICKLE_MS = 40;
const HUGE_CHUNK = "9".repeat(1_000_000);
const HUGE_CHUNKS = 16;

interface Truth {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}
type Act = (response: ServerResponse, truth: () => Truth) => void;

function trickle(response: ServerResponse, text: string): void {
  let sent = 0;
  response.writeHead(200, JSON_TYPE);
  const timer = setInterval(() => response.write(text.charAt(sent++)), TRICKLE_MS);
  response.on("close", () => clearInterval(timer));
}

/** Sends bytes as fast as the reader takes them, as a real server does, and stops when the reader has left. */
function flood(response: ServerResponse, left: number): void {
  if (left === 0) return void response.end("]");
  if (response.write(HUGE_CHUNK)) flood(response, left - 1);
  else response.once("drain", () => flood(response, left - 1));
}

const ACTS: Readonly<Record<Exclude<BehaviourName, Lie>, Act>> = {
  ok: (response, truth) => {
    const { status, text, headers } = truth();
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(status === 304 ? undefined : text);
  },
  hangs: () => undefined,
  trickles: (response, truth) => trickle(response, truth().text),
  fails: (response) => response.writeHead(500, JSON_TYPE).end('{"error":true,"reason":"internal error"}'),
  rateLimited: (response) =>
    response.writeHead(429, { ...JSON_TYPE, "Retry-After": "3600" }).end('{"error":true}'),
  unauthorised: (response) => response.writeHead(401, JSON_TYPE).end('{"message":"invalid key"}'),
  disconnects: (response, truth) => {
    response.writeHead(200, { ...JSON_TYPE, "Content-Length": "1000000" });
    response.write(truth().text.slice(0, 20), () => response.destroy());
  },
  malformed: (response) => response.writeHead(200, JSON_TYPE).end('{"unexpected":true}'),
  truncated: (response, truth) => {
    const { text } = truth();
    response.writeHead(200, JSON_TYPE).end(text.slice(0, text.length / 2));
  },
  html200: (response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><h1>Hello</h1>"),
  huge: (response) => {
    response.writeHead(200, JSON_TYPE).write("[");
    flood(response, HUGE_CHUNKS);
  },
};

const isLie = (name: BehaviourName): name is Lie => LIES.some((lie) => lie === name);

export function misbehave(
  behaviour: Behaviour,
  vendor: FakeVendor,
  question: Question,
  response: ServerResponse,
): void {
  if (typeof behaviour === "object") {
    response.writeHead(behaviour.status, { ...JSON_TYPE, ...behaviour.headers }).end(behaviour.body ?? "{}");
    return;
  }
  const truth = () => {
    const { status, json, headers, text } = vendor.answer(question);
    const told = text ?? JSON.stringify(isLie(behaviour) ? vendor.lie(behaviour, json) : json);
    return { status, headers, text: told };
  };
  ACTS[isLie(behaviour) ? "ok" : behaviour](response, truth);
}
