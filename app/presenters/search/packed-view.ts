import type { SearchPageView } from "./view";

/**
 * A view on its way to the browser, as JSON: the framework's own encoding numbers every value, which makes a page of
 * twenty cards a seventh larger when compressed.
 */
export type PackedView = string & { readonly packed?: SearchPageView };

export function packView(view: SearchPageView): PackedView {
  const packed = JSON.stringify(view);
  last = { packed, view };
  return packed;
}

export function unpackView(packed: PackedView): SearchPageView {
  if (last?.packed !== packed) last = { packed, view: JSON.parse(packed) as SearchPageView };
  return last.view;
}

/** The server draws what it has just packed, and a page reads its view for its title and for its content. */
let last: { readonly packed: PackedView; readonly view: SearchPageView } | null = null;
