import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

/** What React leaves in the place of a part that failed, for the browser to draw. */
const GIVEN_UP = "<!--$!-->";
const END = "</body></html>";
/** Remix writes these links, and has no setting for their priority. */
const CODE_PRELOAD = '<link rel="modulepreload"';

/**
 * A whole document as text. React's streaming renderer encodes every attribute and every word by itself, which takes
 * as long as all else about a page; and nothing of ours comes later than the page. Throws where the page cannot be
 * drawn; of a part within a boundary that could not, `onError` is told why.
 */
export async function drawDocument(
  page: ReactElement,
  scripts: string,
  onError: (error: unknown) => void,
): Promise<string> {
  const drawn = renderToString(page);
  // Only the streaming renderer says what failed.
  if (drawn.includes(GIVEN_UP)) await (await renderToReadableStream(page, { onError })).cancel();
  if (!drawn.endsWith(END)) throw new Error("The page does not end as a document does");
  return `<!DOCTYPE html>${withLatePreloads(drawn.slice(0, -END.length))}${scripts}${END}`;
}

/**
 * Pages work before their code comes: on a slow line it must not hold up the style sheet, the font and the picture. During
 * development React would warn of an attribute that it has not drawn.
 */
function withLatePreloads(document: string): string {
  if (import.meta.env.MODE === "development") return document;
  return document.replaceAll(CODE_PRELOAD, `${CODE_PRELOAD} fetchpriority="low"`);
}

/** The scripts that hand the data of a page to Remix in the browser, once all of them are there. */
export async function dataScripts(
  data: ReadableStream<Uint8Array> | undefined,
  nonce: string,
): Promise<string> {
  if (!data) return "";
  const text = inScript(JSON.stringify(await new Response(data).text()));
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
}

/** JSON that ends no script early, and is JavaScript to older browsers too. */
const inScript = (json: string): string =>
  json.replace(/[&><\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
