import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { testedNowMs } from "../harness/tested-time";
import { misbehave } from "./misbehaviour";
import type { Behaviour } from "./misbehaviour";
import { metNorway } from "./vendors/met-norway";
import { openMeteo } from "./vendors/open-meteo";
import { openMeteoMarine } from "./vendors/open-meteo-marine";
import { openWeather } from "./vendors/openweather";
import { postcodesIo } from "./vendors/postcodes-io";
import { resend } from "./vendors/resend";
import { push, pushOfMozilla } from "./vendors/push";
import { osrm } from "./vendors/road-tables";
import type { FakeVendor, Question } from "./vendors/vendor";

export interface RecordedRequest {
  /** The vendor's name, or "unknown". */
  readonly vendor: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly atMs: number;
  readonly behaviour: Behaviour;
}

export interface FakeUpstream {
  /** The base URL, for the variable of every vendor. */
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  count(vendor: string): number;
  /** Sets a vendor's behaviour for its next requests, one behaviour per request. The last one then stays in force. */
  behave(vendor: string, ...behaviours: readonly Behaviour[]): void;
  behaveWell(): void;
  close(): Promise<void>;
}

export interface FakeUpstreamOptions {
  readonly clock?: () => number;
  readonly vendors?: readonly FakeVendor[];
}

const BUILT_IN: readonly FakeVendor[] = [
  openMeteo,
  openMeteoMarine,
  metNorway,
  openWeather,
  postcodesIo,
  osrm,
  resend,
  push,
  pushOfMozilla,
];

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

async function readQuestion(request: IncomingMessage, nowMs: number): Promise<Question> {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: request.method ?? "GET",
    url: new URL(request.url ?? "/", "http://fake"),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: await readBody(request),
    nowMs,
  };
}

function record(
  vendor: string,
  { method, url, headers, body, nowMs }: Question,
  behaviour: Behaviour,
): RecordedRequest {
  const query = Object.fromEntries(url.searchParams);
  return { vendor, method, path: url.pathname, query, headers, body, atMs: nowMs, behaviour };
}

function sendJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(json));
}

/**
 * Starts a server on the loopback interface that takes the place of every third party. The path decides which vendor
 * a request is for. All vendors behave well ("ok") until a test changes that.
 */
export async function startFakeUpstream(options: FakeUpstreamOptions = {}): Promise<FakeUpstream> {
  const { clock = testedNowMs, vendors = [] } = options;
  const known = [...vendors, ...BUILT_IN];
  const requests: RecordedRequest[] = [];
  const scripts = new Map<string, Behaviour[]>();

  function behave(vendor: string, ...behaviours: readonly Behaviour[]): void {
    if (!known.some(({ name }) => name === vendor)) throw new Error(`no vendor ${vendor}`);
    scripts.set(vendor, [...behaviours]);
  }

  function nextBehaviour(vendor: string): Behaviour {
    const script = scripts.get(vendor) ?? [];
    return (script.length > 1 ? script.shift() : script[0]) ?? "ok";
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const question = await readQuestion(request, clock());
    const vendor = known.find((candidate) => candidate.owns(question.url.pathname));
    const behaviour = vendor ? nextBehaviour(vendor.name) : { status: 404 };
    requests.push(record(vendor?.name ?? "unknown", question, behaviour));
    if (!vendor) return sendJson(response, 404, { error: "no such service" });
    misbehave(behaviour, vendor, question, response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    count: (vendor) => requests.filter((request) => request.vendor === vendor).length,
    behave,
    behaveWell: () => scripts.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the variables of a site that uses this upstream's Open-Meteo and, if that fails, its MET Norway. */
export const twoWeatherServices = ({ url }: Pick<FakeUpstream, "url">): Record<string, string> => ({
  WEATHER_PROVIDER: "open-meteo",
  OPEN_METEO_URL: url,
  WEATHER_FALLBACK: "met-norway",
  MET_NORWAY_URL: url,
  CONTACT_EMAIL: "weather@sunny.example",
});
