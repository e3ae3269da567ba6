import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { forgottenPostcode } from "#app/http/session/last-postcode";
import { forgottenUsualSearch } from "#app/http/session/usual-search";

export function action({ request }: ActionFunctionArgs): Response {
  const url = new URL(request.url);
  const headers = new Headers();
  headers.append("Set-Cookie", forgottenPostcode(url));
  headers.append("Set-Cookie", forgottenUsualSearch(url));
  return redirect("/", { headers });
}
