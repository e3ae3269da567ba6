import { Buffer } from "node:buffer";
import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

/** React writes this comment in place of a part that failed, and the browser draws that part. */
const GIVEN_UP = "<!--$!-->";
const END = "</body></html>";
/** The beginning of the links that preload code. Remix writes them and has no setting for their priority. */
const CODE_PRELOAD = '<link rel="modulepreload"';

/**
 * Draws a whole document as text. React's streaming renderer would take as long as all other work on a page, because
 * it encodes every attribute and word separately. We do not need it, since no part of a page arrives late. Throws if
 * the page cannot be drawn. Reports a part that failed within a boundary to `onError`.
 */
export async function drawDocument(
  page: ReactElement,
  scripts: string,
  onError: (error: unknown) => void,
): Promise<string> {
  const drawn = renderToString(page);
  // Draws again with the streaming renderer, because only that reports which error occurred.
  if (drawn.includes(GIVEN_UP)) await (await renderToReadableStream(page, { onError })).cancel();
  if (!drawn.endsWith(END)) throw new Error("The page does not end with </body></html>");
  return `<!DOCTYPE html>${withLatePreloads(drawn.slice(0, -END.length))}${scripts}${END}`;
}

/**
 * Gives the preloads of code a low priority. Pages work without their code, so on a slow connection the code must not
 * delay the style sheet, the font and the picture. Does nothing in development, where React would warn about an
 * attribute that it has not drawn. The preloads follow the last script of the content, near the end, so this does not
 * search the whole document.
 */
function withLatePreloads(document: string): string {
  if (import.meta.env.MODE === "development") return document;
  const start = Math.max(0, document.lastIndexOf(`</script>${CODE_PRELOAD}`));
  const preloads = document.slice(start).replaceAll(CODE_PRELOAD, `${CODE_PRELOAD} fetchpriority="low"`);
  return document.slice(0, start) + preloads;
}

/** Returns the scripts that pass a page's data to Remix in the browser, once all data has arrived. */
export async function dataScripts(
  data: ReadableStream<Uint8Array> | undefined,
  nonce: string,
): Promise<string> {
  if (!data) return "";
  const text = inScript(JSON.stringify(await textOf(data)));
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
}

/** Reads a stream to its end. `new Response(data).text()` would take 4 % of the CPU of a page. */
async function textOf(data: ReadableStream<Uint8Array>): Promise<string> {
  const reader = data.getReader();
  const parts: Uint8Array[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) parts.push(read.value);
  return Buffer.concat(parts).toString();
}

/**
 * Escapes JSON so that it cannot end the script or begin a comment there, and so that older browsers accept it as
 * JavaScript.
 */
const inScript = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
