import { afterEach, expect, it } from "vitest";
import { documentDrawn } from "#app/components/behaviour/use-browser-state";
import type { HeadTag } from "#app/presenters/head-view";
import { headTags } from "./titled";

const TAGS: HeadTag[] = [
  { title: "Whitby" },
  { name: "robots", content: "noindex" },
  { property: "og:title", content: "Whitby" },
  { tagName: "link", rel: "canonical", href: "/destinations/whitby" },
];
const at = (key: string) => ({ key, pathname: "/", search: "", hash: "", state: null });

afterEach(() => {
  documentDrawn.now = false;
});

it("keeps all tags of the document, also when it is drawn again, and of a later page its title and address", () => {
  expect(headTags(TAGS, at("a"))).toEqual(TAGS);
  documentDrawn.now = true;
  expect(headTags(TAGS, at("a"))).toEqual(TAGS);
  expect(headTags(TAGS, at("b"))).toEqual([TAGS[0], TAGS[3]]);
});
