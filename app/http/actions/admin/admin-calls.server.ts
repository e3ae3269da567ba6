import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { User } from "#app/domain/accounts/account";
import type { Destination } from "#app/domain/catalogue/destination";
import { destinationJson } from "#app/presenters/catalogue/json";
import { readId } from "#app/schemas/fields";
import type { CatalogueEdits } from "#app/services/catalogue/catalogue";
import { answerJson } from "#app/http/answers/answer-json";
import { NO_SUCH_CALL, answerRefusal } from "#app/http/answers/refusal";
import {
  type CatalogueFailure,
  CATALOGUE_REFUSALS,
  type NotChanged,
  notChanged,
} from "#app/http/answers/catalogue-refusals";
import { callsWithoutRow } from "#app/http/actions/calls.server";
import { etagOf } from "#app/http/answers/conditional";
import type { Curator } from "#app/services/catalogue/publish-change";

/** Others are refused before the method is checked, so that they do not learn which calls exist. */
const unknownCall = () => Promise.resolve(answerRefusal(NO_SUCH_CALL));
export const UNKNOWN_CALLS = callsWithoutRow("admin", {
  GET: unknownCall,
  POST: unknownCall,
  PUT: unknownCall,
  DELETE: unknownCall,
});

/** Published after the response. */
export const editsOf = (args: LoaderFunctionArgs, user: User): CatalogueEdits =>
  args.context.app.catalogue.edit(curatorOf(args, user));

/** Throws a 404 for anything but an id. */
export function destinationIdOf({ params }: LoaderFunctionArgs): number {
  const id = readId(params["id"]);
  if (id === null) throw answerCatalogueFailure("not-found");
  return id;
}

/** Its ETag is its version, which the next change has to name. */
export function answerDestination(destination: Destination, status = 200): Response {
  return answerJson(destinationJson(destination), { status, headers: { ETag: etagOf(destination) } });
}

export const answerCatalogueFailure = (failure: CatalogueFailure): Response =>
  answerRefusal(CATALOGUE_REFUSALS[failure]);

export const answerNotChanged = (failure: NotChanged): Response => answerRefusal(notChanged(failure));

/** With the function that keeps the Worker alive for work after the response. */
export const curatorOf = ({ context }: LoaderFunctionArgs, { id, username }: User): Curator => ({
  author: { id, username },
  afterAnswer: (work) => context.waitUntil(work),
});
