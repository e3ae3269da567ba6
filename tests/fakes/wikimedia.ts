import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The fewest bytes that begin and end like a JPEG. */
export const TINY_JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0xff, 0xd9]);

interface FakeItem {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The item's picture; undefined if it has none. */
  readonly file?: string;
}

/** The metadata of a file, by their `extmetadata` names. undefined removes one. */
export type Said = Readonly<Record<string, string | undefined>>;

type Misbehaviour =
  "fails" | "hangs" | "busy" | "lagging" | "malformed" | "html" | "cutPicture" | "hugePicture" | "png";

const HONEST: Said = {
  LicenseShortName: "CC BY-SA 4.0",
  Artist: '<a href="//commons.wikimedia.org/wiki/User:Ann" title="User:Ann">Ann Example</a>',
};

/**
 * Wikidata, Wikimedia Commons and its pictures on the loopback interface, in the documented shapes. Tests set what it
 * knows and how it misbehaves. Each misbehaviour applies to one request.
 */
export async function startFakeWikimedia(known: {
  readonly items: readonly FakeItem[];
  readonly said?: Said;
}) {
  const requests: { path: string; query: URLSearchParams; userAgent: string }[] = [];
  const misbehaviours: Misbehaviour[] = [];
  let said: Said = { ...HONEST, ...known.said };
  let info: object = {};

  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", url);
    requests.push({ path: pathname, query, userAgent: request.headers["user-agent"] ?? "" });
    const isPicture = pathname.startsWith("/wikipedia/");
    const wrong = misbehaviours[0];
    if (wrong && (isPicture || !["cutPicture", "hugePicture", "png"].includes(wrong))) {
      misbehaviours.shift();
      return misbehave(wrong, response);
    }
    if (isPicture) return void response.writeHead(200, { "Content-Type": "image/jpeg" }).end(TINY_JPEG);
    sendJson(response, answerTo(query));
  }

  function answerTo(query: URLSearchParams): object {
    const action = query.get("action");
    if (action === "wbsearchentities") {
      const search = query.get("search")?.toLowerCase() ?? "";
      const hits = known.items.filter(({ name }) => name.toLowerCase().includes(search));
      return {
        searchinfo: { search },
        search: hits.map(({ id, name }) => ({ id, label: name })),
        success: 1,
      };
    }
    if (action === "wbgetentities") {
      const ids = query.get("ids")?.split("|") ?? [];
      return { entities: Object.fromEntries(ids.map((id) => [id, entity(id)])), success: 1 };
    }
    const title = query.get("titles") ?? "";
    return {
      batchcomplete: true,
      query: { pages: [{ pageid: 1, ns: 6, title, imageinfo: [imageInfo(title)] }] },
    };
  }

  function entity(id: string): object {
    const item = known.items.find((each) => each.id === id);
    if (!item) return { id, missing: "" };
    const { name, latitude, longitude, file } = item;
    const where = {
      latitude,
      longitude,
      altitude: null,
      precision: 0.0001,
      globe: "http://www.wikidata.org/entity/Q2",
    };
    return {
      type: "item",
      id,
      labels: { en: { language: "en", value: name } },
      aliases: {},
      claims: {
        P625: [claim({ value: where, type: "globecoordinate" })],
        ...(file && {
          P18: [
            { ...claim({ value: "Withdrawn.jpg", type: "string" }), rank: "deprecated" },
            claim({ value: file, type: "string" }),
          ],
        }),
      },
    };
  }

  function imageInfo(title: string): object {
    const lines = Object.entries(said).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, { value, source: "commons-desc-page", hidden: "" }] as const],
    );
    return {
      size: 4_000_000,
      width: 4_000,
      height: 2_667,
      thumburl: `${url}/wikipedia/commons/thumb/a/ab/${title.slice("File:".length).replaceAll(" ", "_")}/960px.jpg`,
      thumbwidth: 960,
      thumbheight: 640,
      mime: "image/jpeg",
      extmetadata: Object.fromEntries(lines),
      ...info,
    };
  }

  return {
    url,
    requests,
    misbehave: (...wrong: readonly Misbehaviour[]) => void misbehaviours.push(...wrong),
    /** Changes the file's metadata, or the file itself. */
    tell: (more: Said, file: object = {}) => {
      said = { ...HONEST, ...more };
      info = file;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function claim(datavalue: object): object {
  return { mainsnak: { snaktype: "value", datavalue }, type: "statement", rank: "normal" };
}

function misbehave(wrong: Misbehaviour, response: ServerResponse): void {
  if (wrong === "hangs") return;
  if (wrong === "fails") return void response.writeHead(500).end("Internal error");
  if (wrong === "busy") return void response.writeHead(429, { "Retry-After": "7" }).end("Too many requests");
  if (wrong === "malformed") return sendJson(response, { unexpected: true });
  if (wrong === "html")
    return void response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Hello</h1>");
  if (wrong === "lagging") {
    response.setHeader("Retry-After", "5");
    return sendJson(response, { error: { code: "maxlag", info: "Waiting for a server: 6 seconds lagged." } });
  }
  response.writeHead(200, { "Content-Type": "image/jpeg" });
  if (wrong === "cutPicture") return void response.end(TINY_JPEG.subarray(0, -2));
  if (wrong === "png") return void response.end(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  response.end(Buffer.alloc(600_000, 0xff));
}

function sendJson(response: ServerResponse, json: object): void {
  response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" }).end(JSON.stringify(json));
}
