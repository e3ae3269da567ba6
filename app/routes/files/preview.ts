import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerError } from "#app/http/answers/answer-json";
import { SHARED_PREVIEW } from "#app/presenters/head";

const PICTURE = /^[a-z0-9-]{1,80}\.png$/;

/** For a place that has none of its own. Those of the catalogue are static files, drawn at deployment. */
export function loader({ params: { file = "" } }: LoaderFunctionArgs): Response {
  const isShared = SHARED_PREVIEW.endsWith(`/${file}`);
  if (!PICTURE.test(file) || isShared) return answerError(404, "This picture doesn't exist.");
  return new Response(null, {
    status: 302,
    headers: { Location: SHARED_PREVIEW, "Cache-Control": "public, max-age=3600" },
  });
}
