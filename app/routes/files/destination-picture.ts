import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerWithPicture } from "#app/http/answers/sentence-picture";
import { findDestinationPage, refusedCall } from "#app/http/loaders/destination-page.server";
import { previewPicture } from "#app/presenters/head";
import { shareOf } from "#app/presenters/trips/destination-details";

/** Says the weather of the day in the address, as the shared link does. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const found = await findDestinationPage(request, params.slug ?? "", context);
  if (!found.ok) return refusedCall(found.error);
  const { destination, shown } = found.value;
  const { text } = shareOf(destination.found, shown);
  return answerWithPicture(context.app, text, previewPicture(destination.found.place).imagePath);
}
