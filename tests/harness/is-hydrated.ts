/**
 * Returns whether React has taken over the document. Before that, a click works as without JavaScript. Runs in pages.
 */
export function isHydrated(): boolean {
  if (!("__remixContext" in window)) return true;
  interface Root {
    stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } };
  }
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
  const root = key && (document as unknown as Record<string, Root>)[key];
  return root ? root.stateNode.current.memoizedState?.isDehydrated === false : false;
}
