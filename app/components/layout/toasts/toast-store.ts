import { createStore } from "#app/components/behaviour/store";

export interface Toast {
  kind: "success" | "error" | "info";
  title: string;
  description?: string;
  /** If the next page has the same message. */
  endsWithPage?: boolean;
}

export interface ShownToast extends Toast {
  id: number;
  /** At the top of the window, because the press that caused it was at the bottom. */
  isAtTop: boolean;
}

const MOST = 3;
export const toasts = createStore<readonly ShownToast[]>([]);
let count = 0;
let isPressLow = false;

/** Shows a short notice, which screen readers announce. Browser only. */
export function showToast(toast: Toast): void {
  count += 1;
  toasts.set([...toasts.now(), { ...toast, id: count, isAtTop: isPressLow }].slice(-MOST));
}

export const removeToast = (id: number): void => toasts.set(toasts.now().filter((toast) => toast.id !== id));

export const removeToastsOfPage = (): void =>
  toasts.set(toasts.now().filter(({ endsWithPage }) => !endsWithPage));

/**
 * Records whether the visitor presses in the lower half of the window, by finger, mouse or key, where a notice at the
 * bottom would cover it. Returns a function that stops this.
 */
export function watchPresses(): () => void {
  function note({ target }: Event): void {
    if (target instanceof Element) isPressLow = target.getBoundingClientRect().bottom > innerHeight / 2;
  }
  const ending = new AbortController();
  for (const name of ["pointerdown", "keydown"] as const)
    addEventListener(name, note, { signal: ending.signal, capture: true, passive: true });
  return () => ending.abort();
}
