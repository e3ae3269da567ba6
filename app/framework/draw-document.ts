import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

/** React writes this in place of a part that failed, for the browser to draw. */
const GIVEN_UP = "<!--$!-->";
const END = "</body></html>";
/** Remix writes these links, and has no setting for their priority. */
const CODE_PRELOAD = '<link rel="modulepreload"';

/**
 * Draws a whole document as text. React's streaming renderer encodes every attribute and every word
 * separately, which takes as long as everything else about a page, and our pages have no late parts. Throws
 * if the page cannot be drawn; reports a failed part within a boundary to `onError`.
 */
export async function drawDocument(
  page: ReactElement,
  scripts: string,
  onError: (error: unknown) => void,
): Promise<string> {
  const drawn = renderToString(page);
  // Only the streaming renderer reports what failed.
  if (drawn.includes(GIVEN_UP)) await (await renderToReadableStream(page, { onError })).cancel();
  if (!drawn.endsWith(END)) throw new Error("The page does not end as a document does");
  return `<!DOCTYPE html>${withLatePreloads(drawn.slice(0, -END.length))}${scripts}${END}`;
}

/**
 * Gives the preloads of code a low priority. Pages work without their code, so on a slow line it must not delay the style
 * sheet, the font and the picture. In development React would warn about an attribute that it has not drawn.
 */
function withLatePreloads(document: string): string {
  if (import.meta.env.MODE === "development") return document;
  return document.replaceAll(CODE_PRELOAD, `${CODE_PRELOAD} fetchpriority="low"`);
}

/** Returns the scripts that pass a page's data to Remix in the browser, once all data has arrived. */
export async function dataScripts(
  data: ReadableStream<Uint8Array> | undefined,
  nonce: string,
): Promise<string> {
  if (!data) return "";
  const text = inScript(JSON.stringify(await new Response(data).text()));
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
}

/** Escapes JSON so that it cannot end the script, and is valid JavaScript in older browsers. */
const inScript = (json: string): string =>
  json.replace(/[&><\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
