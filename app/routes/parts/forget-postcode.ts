import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { methodNotAllowed } from "#app/http/answers/refusal";
import { forgottenPostcode } from "#app/http/session/last-postcode";

export const loader = methodNotAllowed;

/** Deletes the last postcode's cookie and goes back to the empty field. */
export const action = ({ request }: ActionFunctionArgs) =>
  redirect("/", { headers: { "Set-Cookie": forgottenPostcode(new URL(request.url)) } });
