import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { parseUnits, unitsCookie } from "#app/domain/accounts/unit-settings";
import { DEFAULT_UNITS } from "#app/domain/units";
import { ownPath } from "#app/http/address/own-path";
import { readForm } from "#app/http/bodies/read-form.server";

/** Browsers without JavaScript see the page behind the redirect; a script only wants the cookie. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const units = parseUnits(JSON.stringify(Object.fromEntries(form))) ?? DEFAULT_UNITS;
  return redirect(ownPath(form.get("returnTo")), { headers: { "Set-Cookie": unitsCookie(units) } });
}

export const loader = () => redirect("/");
