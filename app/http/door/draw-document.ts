import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

/** What React leaves in the place of a part that failed, for the browser to draw. */
const GIVEN_UP = "<!--$!-->";
const END = "</body></html>";

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
  return `<!DOCTYPE html>${drawn.slice(0, -END.length)}${scripts}${END}`;
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
