import type { AppLoadContext } from "@remix-run/cloudflare";
import { SHARED_PREVIEW } from "#app/presenters/head";
import { bitmapOf, pngOf } from "#app/presenters/preview/png";
import { withSentence } from "#app/presenters/preview/sentence-picture";

const LETTERS = "/previews/letters.png";
const KEPT_SECONDS = 900;

/** The preview at `path`, or the site's own, with a sentence in place of the name. Without the letters, without it. */
export async function answerWithPicture(
  { files }: Pick<AppLoadContext["app"], "files">,
  sentence: string,
  path = SHARED_PREVIEW,
): Promise<Response> {
  const [own, letters] = await Promise.all([files(path), files(LETTERS)]);
  const picture = own ?? (await files(SHARED_PREVIEW));
  const headers = { "Cache-Control": `public, max-age=${KEPT_SECONDS}` };
  if (!picture || !letters)
    return new Response(null, { status: 302, headers: { Location: path, ...headers } });
  const drawn = pngOf(withSentence(bitmapOf(picture), bitmapOf(letters), sentence));
  return new Response(drawn, { headers: { "Content-Type": "image/png", ...headers } });
}
