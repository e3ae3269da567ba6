import type { MetaFunction } from "@remix-run/cloudflare";
import { page } from "#app/components/ui/page";
import { pageTitle } from "#app/presenters/head-view";

export { documentHeaders as headers } from "#app/http/door/document-headers";

export const meta: MetaFunction = () => [
  { title: pageTitle("Saved in this browser") },
  { name: "robots", content: "noindex" },
];

/** For browsers that keep nothing: where the service worker runs, it answers this address itself. */
export default function Saved() {
  return (
    <div className={page}>
      <h1>Saved in this browser</h1>
      <p className="mt-3 max-w-text">
        Nothing yet. With JavaScript, your browser keeps your last three searches and the places you open from
        them, for when you're offline.
      </p>
    </div>
  );
}
