import type { MetaFunction } from "@remix-run/cloudflare";
import { SavedPage } from "#app/components/layout/pages/saved-page";
import { pageTitle } from "#app/presenters/head-view";

export const meta: MetaFunction = () => [
  { title: pageTitle("Saved in this browser") },
  { name: "robots", content: "noindex" },
];

export default SavedPage;
