import { data } from "@remix-run/cloudflare";

const missing = () => {
  throw data(null, { status: 404 });
};

export const loader = missing;
export const action = missing;

/** Never drawn: the loader throws a 404, for which the root shows its not-found page. */
export default function NotFound() {
  return null;
}
