export interface Toast {
  kind: "success" | "error" | "info";
  title: string;
  description?: string;
  /** If the next page has the same message. */
  endsWithPage?: boolean;
}

/** The library that draws them may still be loading. */
const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let count = 0;

/** Screen readers announce it. Browser only. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  count += 1;
  listeners.forEach((listen) => listen());
}

let isPressLow = false;

/** Where a notice at the bottom would cover it. */
export const wasPressedLow = (): boolean => isPressLow;

/** By finger, mouse or key. Returns a function that stops this. */
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

export const toastCount = (): number => count;

export function subscribeToToasts(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
