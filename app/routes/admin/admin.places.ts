import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { fetchPlacesByForm, pressedButton } from "#app/http/actions/admin/row-buttons.server";
import { PLACES_FAILED } from "#app/http/answers/weather-refusals";
import { requireAdmin } from "#app/http/session/guards.server";
import { readFormRequest } from "#app/http/bodies/read-form.server";

const PAGE = "/admin";

/** There is nothing to see here: it is the address of the button beside each destination. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  await requireAdmin(request, context);
  return redirect(PAGE);
}

/** Fetches places for `destinationId`, and leads back to `returnTo`. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const user = await requireAdmin(request, context);
  const { form } = await readFormRequest(request);
  const posted = { request, context };
  return pressedButton(posted, form, PAGE, () => fetchPlacesByForm(posted, form, user), PLACES_FAILED);
}
