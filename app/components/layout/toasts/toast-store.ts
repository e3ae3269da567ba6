export interface Toast {
  kind: "success" | "error" | "info";
  title: string;
  description?: string;
  /** Goes with its page: the next one says the same, and has a form where the toast would be. */
  endsWithPage?: boolean;
}

/** Toasts asked for and not yet drawn: the drawing library is fetched with the first of them. */
const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let count = 0;

/** Shows a short notice that is also read out. Browser only. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  count += 1;
  listeners.forEach((listen) => listen());
}

export const takeToasts = (): Toast[] => waiting.splice(0);

/** How many were ever asked for: for useSyncExternalStore. */
export const toastCount = (): number => count;

export function subscribeToToasts(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
