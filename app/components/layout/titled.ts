import type { MetaFunction } from "@remix-run/cloudflare";
import { pageTitle } from "#app/presenters/head-view";

/** The head of a page that no one finds by searching. */
export const titled =
  (title: string, robots?: "noindex" | "noindex, nofollow"): MetaFunction =>
  () => [{ title: pageTitle(title) }, ...(robots ? [{ name: "robots", content: robots }] : [])];
