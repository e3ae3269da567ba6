import type { MetaFunction } from "@remix-run/cloudflare";
import type { Location } from "@remix-run/react";
import { documentDrawn } from "#app/components/behaviour/use-browser-state";
import { type HeadTag, pageTitle } from "#app/presenters/head-view";

/** The head of a page that no one finds by searching. */
export const titled =
  (title: string, robots?: "noindex" | "noindex, nofollow"): MetaFunction =>
  () => [{ title: pageTitle(title) }, ...(robots ? [{ name: "robots", content: robots }] : [])];

let documentKey = "";

/** Messengers and search engines read the head of a document, not what a tap makes of it. */
export function headTags(tags: HeadTag[], { key }: Location): HeadTag[] {
  if (!documentDrawn.now) documentKey = key;
  return key === documentKey ? tags : tags.filter((tag) => "title" in tag || "tagName" in tag);
}
