/**
 * A page's view as JSON text for the browser. The framework's own encoding numbers every value, and a page of twenty
 * cards is then a seventh larger after compression.
 */
export type Packed<View> = string & { readonly packed?: View };

export function packView<View>(view: View): Packed<View> {
  const packed: Packed<View> = JSON.stringify(view);
  last = { packed, view };
  return packed;
}

export function unpackView<View>(packed: Packed<View>): View {
  if (last?.packed !== packed) last = { packed, view: JSON.parse(packed) as View };
  return last.view as View;
}

/**
 * The last view that was packed or parsed, so that it need not be parsed again: the server draws a view right after
 * packing it, and a page reads its view twice, for its title and for its content.
 */
let last: { readonly packed: string; readonly view: unknown } | null = null;
