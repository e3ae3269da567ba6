import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import {
  pressedButton,
  refreshAllByForm,
  refreshPlaceByForm,
} from "#app/http/actions/admin/row-buttons.server";
import { REFRESH_FAILED } from "#app/http/answers/weather-refusals";
import { answerError } from "#app/http/answers/answer-json";
import { requireAdmin } from "#app/http/session/guards.server";
import { readFormRequest } from "#app/http/bodies/read-form.server";

const TAB = "/admin?tab=weather";
const DESTINATIONS = "/admin";

/** The tab is part of the dashboard: this is the address of its buttons. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  await requireAdmin(request, context);
  return redirect(TAB);
}

/** `intent` refresh-all starts a run; refresh-place refreshes `destinationId`. Both lead back to `returnTo`. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const user = await requireAdmin(request, context);
  const { form } = await readFormRequest(request);
  const posted = { request, context };
  switch (form.get("intent")) {
    case "refresh-all":
      return pressedButton(posted, form, TAB, () => refreshAllByForm(posted, user), REFRESH_FAILED);
    case "refresh-place": {
      const press = () => refreshPlaceByForm(posted, form, user);
      return pressedButton(posted, form, DESTINATIONS, press, REFRESH_FAILED);
    }
    default:
      return answerError(400, "This form cannot be read.");
  }
}
