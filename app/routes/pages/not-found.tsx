import { data } from "@remix-run/cloudflare";

export { documentHeaders as headers } from "#app/http/door/document-headers";

const missing = () => {
  throw data(null, { status: 404 });
};

export const loader = missing;
export const action = missing;

/** Never drawn: the loader's 404 shows the root's not-found page. */
export default function NotFound() {
  return null;
}
