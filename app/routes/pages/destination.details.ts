import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerJson, methodNotAllowed } from "#app/http/answers/answer-json";
import { loader as destination } from "./destination";

/** What an opened card shows of a destination, as JSON: a card in need of it needs nothing of the router's. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { details } = await destination(args);
  return answerJson(details);
}

export const action = methodNotAllowed("GET", "HEAD");
