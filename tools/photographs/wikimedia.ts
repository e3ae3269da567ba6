import * as z from "zod";
import { createFetchAnswer, endpointUrl, type HttpOptions } from "#app/adapters/http/fetch-json";
import { createPace } from "#app/adapters/http/pace";
import { BodyTooLarge, limitedChunks } from "#app/adapters/http/read-limited";
import { retryTimeMs } from "#app/adapters/http/retry-after";
import type { Point } from "#app/domain/geo/geo";
import { MAX_PHOTOGRAPH_WIDTH, MAX_WAITING_BYTES } from "./allowed";
import { ProviderError } from "#app/services/ports";

/** An item of Wikidata with a position and a picture. */
export interface Item extends Point {
  readonly id: string;
  /** The item's English label and its other names. */
  readonly names: readonly string[];
  /** The file on Commons, such as "Bath Abbey.jpg". */
  readonly file: string;
}

/** A file of Commons, with the data of its page. The description may be HTML, missing, or wrong. */
export interface CommonsFile {
  readonly file: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  /** A smaller copy that Commons makes. */
  readonly thumbnail: { readonly url: string; readonly width: number; readonly height: number } | null;
  /** The page's metadata, by their `extmetadata` names such as "Artist" and "LicenseShortName". */
  readonly said: Readonly<Record<string, string>>;
}

export interface WikimediaSettings {
  /** Wikimedia refuses requests without a name and a contact address. */
  readonly userAgent: string;
  readonly wikidataUrl?: string;
  readonly commonsUrl?: string;
  /** The only host that thumbnails may come from. */
  readonly uploadsUrl?: string;
  /** Milliseconds between two requests. */
  readonly pauseMs?: number;
  readonly http?: HttpOptions;
}

export type Wikimedia = ReturnType<typeof createWikimedia>;

const NAME = "wikimedia";
/** Seconds: the servers refuse a request while their copies are further behind than this. */
const MAX_LAG = "5";
const DOWNLOAD_TIMEOUT_MS = 30_000;
const BUSY = new Set(["maxlag", "ratelimited"]);

const failure = z.object({ error: z.object({ code: z.string(), info: z.string().optional() }) });
const search = z.object({ search: z.array(z.object({ id: z.string().regex(/^Q\d+$/) })) });
const claim = z.object({
  rank: z.enum(["preferred", "normal", "deprecated"]),
  mainsnak: z.object({ datavalue: z.object({ value: z.unknown() }).optional() }),
});
const named = z.object({ value: z.string() });
const entity = z.object({
  labels: z.record(z.string(), named).optional(),
  aliases: z.record(z.string(), z.array(named)).optional(),
  claims: z.record(z.string(), z.array(claim)).optional(),
});
type Entity = z.infer<typeof entity>;
const items = z.object({ entities: z.record(z.string(), entity) });
const position = z.object({ latitude: z.number(), longitude: z.number() });
const imageInfo = z.object({
  mime: z.string(),
  width: z.number(),
  height: z.number(),
  thumburl: z.string().optional(),
  thumbwidth: z.number().optional(),
  thumbheight: z.number().optional(),
  extmetadata: z
    .record(z.string(), z.object({ value: z.union([z.string(), z.number(), z.boolean()]) }))
    .optional(),
});
type ImageInfo = z.infer<typeof imageInfo>;
const files = z.object({
  query: z.object({ pages: z.array(z.object({ imageinfo: z.array(imageInfo).optional() })) }),
});

/**
 * Reads Wikidata and Wikimedia Commons, one request after another. Throws only ProviderError; for a busy service it
 * is `rate-limited`, with the time that the service names.
 */
export function createWikimedia({
  userAgent,
  wikidataUrl = "https://www.wikidata.org",
  commonsUrl = "https://commons.wikimedia.org",
  uploadsUrl = "https://upload.wikimedia.org",
  pauseMs = 1_000,
  http = {},
}: WikimediaSettings) {
  const headers = { "User-Agent": userAgent };
  const takeTurn = createPace({ calls: 1, windowMs: pauseMs });
  const fetchAnswer = createFetchAnswer(NAME, http);
  const nowMs = () => (http.clock ?? Date.now)();

  async function ask<T>(baseUrl: string, query: Record<string, string>, shape: z.ZodType<T>): Promise<T> {
    const url = endpointUrl(baseUrl, "/w/api.php", { format: "json", maxlag: MAX_LAG, ...query });
    const schema = z.union([failure, shape.transform((value) => ({ value }))]);
    const answer = await fetchAnswer({ url, schema, headers, beforeAttempt: () => takeTurn(1) });
    if (answer.value === null) throw new ProviderError(NAME, "malformed", "no answer");
    if ("value" in answer.value) return answer.value.value;
    const { code, info = "" } = answer.value.error;
    if (!BUSY.has(code)) throw new ProviderError(NAME, "refused", `${code} ${info}`.trim());
    const retryAtMs = retryTimeMs(answer.headers.get("Retry-After"), nowMs());
    throw new ProviderError(NAME, "rate-limited", code, { retryAtMs });
  }

  return {
    /** Returns the ids of the items with this name, the most likely first. */
    async findItems(name: string): Promise<readonly string[]> {
      const query = { action: "wbsearchentities", search: name, language: "en", type: "item", limit: "10" };
      return (await ask(wikidataUrl, query, search)).search.map(({ id }) => id);
    },

    /** Returns those of the items that have a position and a picture, in the requested order. */
    async readItems(ids: readonly string[]): Promise<readonly Item[]> {
      const query = {
        action: "wbgetentities",
        ids: ids.join("|"),
        props: "labels|aliases|claims",
        languages: "en",
      };
      const { entities } = await ask(wikidataUrl, query, items);
      return ids.flatMap((id) => itemOf(id, entities[id] ?? {}) ?? []);
    },

    /** Returns the data that Commons has about a file; null if there is no such file. */
    async readFile(file: string): Promise<CommonsFile | null> {
      const query = {
        action: "query",
        formatversion: "2",
        titles: `File:${file}`,
        prop: "imageinfo",
        iiprop: "url|size|mime|extmetadata",
        iiextmetadatalanguage: "en",
        iiurlwidth: String(MAX_PHOTOGRAPH_WIDTH),
      };
      const info = (await ask(commonsUrl, query, files)).query.pages[0]?.imageinfo?.[0];
      return info ? commonsFile(file, info) : null;
    },

    /** Returns the bytes of a thumbnail. Throws unless it is a whole JPEG of an allowed size. */
    async download(url: string): Promise<Uint8Array> {
      if (!url.startsWith(`${uploadsUrl}/`))
        throw new ProviderError(NAME, "refused", `not from ${uploadsUrl}`);
      await takeTurn(1);
      const signal = AbortSignal.timeout(http.timeoutMs ?? DOWNLOAD_TIMEOUT_MS);
      const response = await fetch(url, { headers, redirect: "error", signal }).catch((cause: unknown) => {
        throw new ProviderError(NAME, signal.aborted ? "timeout" : "unreachable", url, { cause });
      });
      return readJpeg(response, nowMs());
    },
  };
}

/** Returns null if the item has no position or no picture. */
function itemOf(id: string, { labels = {}, aliases = {}, claims = {} }: Entity): Item | null {
  const where = position.safeParse(bestOf(claims["P625"]));
  const file = z.string().min(1).safeParse(bestOf(claims["P18"]));
  if (!where.success || !file.success) return null;
  const names = [labels["en"], ...(aliases["en"] ?? [])].flatMap((each) => (each ? [each.value] : []));
  return { id, names, file: file.data, ...where.data };
}

function commonsFile(file: string, info: ImageInfo): CommonsFile {
  const { mime, width, height, thumburl, thumbwidth, thumbheight, extmetadata = {} } = info;
  const said = Object.entries(extmetadata).map(([key, { value }]) => [key, String(value)]);
  const thumbnail =
    thumburl && thumbwidth && thumbheight ? { url: thumburl, width: thumbwidth, height: thumbheight } : null;
  return {
    file,
    mime,
    width,
    height,
    thumbnail,
    said: Object.fromEntries(said) as Record<string, string>,
  };
}

/** Returns the value of the preferred claim, or else of the first that is not deprecated. */
function bestOf(claims: readonly z.infer<typeof claim>[] = []): unknown {
  const best =
    claims.find(({ rank }) => rank === "preferred") ?? claims.find(({ rank }) => rank === "normal");
  return best?.mainsnak.datavalue?.value;
}

async function readJpeg(response: Response, nowMs: number): Promise<Uint8Array> {
  const { status } = response;
  if (status === 429 || status === 503) {
    const retryAtMs = retryTimeMs(response.headers.get("Retry-After"), nowMs);
    throw new ProviderError(NAME, "rate-limited", `status ${status}`, { status, retryAtMs });
  }
  if (!response.ok) {
    const code = status >= 500 ? "unreachable" : "refused";
    throw new ProviderError(NAME, code, `status ${status}`, { status });
  }
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of limitedChunks(response, MAX_WAITING_BYTES)) chunks.push(chunk);
  } catch (cause) {
    if (cause instanceof BodyTooLarge) throw new ProviderError(NAME, "too-large", cause.message, { cause });
    throw new ProviderError(NAME, "unreachable", "the picture broke off", { cause });
  }
  const picture = new Uint8Array(Buffer.concat(chunks));
  if (!isWholeJpeg(picture)) throw new ProviderError(NAME, "malformed", "not a whole JPEG");
  return picture;
}

/** Returns whether the bytes begin and end like a JPEG. One that was cut off lacks the end. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const [first, second, third] = bytes;
  const begins = first === 0xff && second === 0xd8 && third === 0xff;
  return begins && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
}
