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
const NONE: readonly ShownToast[] = [];
const listeners = new Set<() => void>();
let shown = NONE;
let count = 0;
let isPressLow = false;

function change(toasts: readonly ShownToast[]): void {
  shown = toasts;
  listeners.forEach((listen) => listen());
}

/** Shows a short notice, which screen readers announce. Browser only. */
export function showToast(toast: Toast): void {
  count += 1;
  change([...shown, { ...toast, id: count, isAtTop: isPressLow }].slice(-MOST));
}

export const removeToast = (id: number): void => change(shown.filter((toast) => toast.id !== id));

export const removeToastsOfPage = (): void => change(shown.filter(({ endsWithPage }) => !endsWithPage));

export const toasts = {
  now: () => shown,
  onServer: () => NONE,
  subscribe: (listen: () => void) => {
    listeners.add(listen);
    return () => listeners.delete(listen);
  },
};

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
