import { Buffer } from "node:buffer";
import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

/** The end of the comment in place of a part that failed, and that the browser draws. A search for "<" would stop often. */
const GIVEN_UP = "$!-->";
const END = "</body></html>";
/** Remix writes these links and has no setting for their priority. */
const CODE_PRELOAD = '<link rel="modulepreload"';

/**
 * React's streaming renderer would take as long as all other work on a page: it encodes every attribute and
 * word separately, and no part of a page arrives late. Reports a part that failed within a boundary to
 * `onError`.
 */
export async function drawDocument(
  page: ReactElement,
  scripts: string,
  onError: (error: unknown) => void,
): Promise<string> {
  const drawn = renderToString(page);
  // Only the streaming renderer reports which error occurred.
  if (drawn.includes(GIVEN_UP)) await (await renderToReadableStream(page, { onError })).cancel();
  if (!drawn.endsWith(END)) throw new Error("The page does not end with </body></html>");
  return `<!DOCTYPE html>${withLatePreloads(drawn.slice(0, -END.length))}${scripts}${END}`;
}

/**
 * On a slow connection code must not delay the style sheet, the font and the picture. Not in development,
 * where React would warn about the attribute. The preloads follow the last script, near the end.
 */
function withLatePreloads(document: string): string {
  if (import.meta.env.MODE === "development") return document;
  const start = Math.max(0, document.lastIndexOf(`</script>${CODE_PRELOAD}`));
  const preloads = document.slice(start).replaceAll(CODE_PRELOAD, `${CODE_PRELOAD} fetchpriority="low"`);
  return document.slice(0, start) + preloads;
}

/** Once all data has arrived. */
export async function dataScripts(
  data: ReadableStream<Uint8Array> | undefined,
  nonce: string,
): Promise<string> {
  if (!data) return "";
  const text = inScript(JSON.stringify(await textOf(data)));
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
}

/** `new Response(data).text()` would take 4 % of the CPU of a page. */
async function textOf(data: ReadableStream<Uint8Array>): Promise<string> {
  const reader = data.getReader();
  const parts: Uint8Array[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) parts.push(read.value);
  return Buffer.concat(parts).toString();
}

/** It cannot end the script or begin a comment there, and older browsers accept it as JavaScript. */
const inScript = (json: string): string =>
  json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
