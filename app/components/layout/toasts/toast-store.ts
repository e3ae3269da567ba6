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

let isPressLow = false;

/** Whether what was pressed last is in the lower half of the window: a notice at its foot would cover it. */
export const wasPressedLow = (): boolean => isPressLow;

/** Notes where each press is, by finger, mouse or key. Returns a function that ends it. */
export function watchPresses(): () => void {
  function note({ target }: Event): void {
    if (target instanceof Element) isPressLow = target.getBoundingClientRect().bottom > innerHeight / 2;
  }
  const ending = new AbortController();
  for (const name of ["pointerdown", "keydown"] as const)
    addEventListener(name, note, { signal: ending.signal, capture: true, passive: true });
  return () => ending.abort();
}

export const takeToasts = (): Toast[] => waiting.splice(0);

/** How many were ever asked for: for useSyncExternalStore. */
export const toastCount = (): number => count;

export function subscribeToToasts(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
