/**
 * Returns whether React has taken over the document and the parts whose code comes later. Before that, a click works as
 * without JavaScript. Runs in pages.
 */
export function isHydrated(): boolean {
  if (!("__remixContext" in window)) return true;
  interface Root {
    stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } };
  }
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
  const root = key && (document as unknown as Record<string, Root>)[key];
  if (!root || root.stateNode.current.memoizedState?.isDehydrated !== false) return false;
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { data, nextSibling } = comments.currentNode as Comment;
    if (data !== "$" || !(nextSibling instanceof Element)) continue;
    if (!Object.keys(nextSibling).some((name) => name.startsWith("__reactProps$"))) return false;
  }
  return true;
}
