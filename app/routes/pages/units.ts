import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ownPath } from "#app/http/own-path";
import { unitsSchema, unitsSetCookie } from "#app/http/units-cookie";

/** Saves the units of a browser without JavaScript and goes back to where it came from. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const units = unitsSchema.parse(Object.fromEntries(form));
  return redirect(ownPath(form.get("returnTo")), { headers: { "Set-Cookie": unitsSetCookie(units) } });
}

export const loader = () => redirect("/");
