/**
 * When each page's data came, told by the root's, which come anew with those of every page: it may stay open for hours.
 * `ofDocument` are those that came with the document, which was asked for at `openedAt`.
 */
export function createLoadTimes(ofDocument: object | undefined, openedAt: number) {
  const times = new WeakMap<object, number>();
  if (ofDocument) times.set(ofDocument, openedAt);
  /** When these came: now, where they were not seen before. */
  return (root: object, nowMs: number): number => {
    const came = times.get(root) ?? nowMs;
    times.set(root, came);
    return came;
  };
}
