import { useSyncExternalStore } from "react";

/** On the server it stays the first value. */
export function createStore<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listen: () => void) => {
    listeners.add(listen);
    return () => listeners.delete(listen);
  };
  return {
    now: () => value,
    set(next: Value): void {
      value = next;
      listeners.forEach((listen) => listen());
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => first,
      ),
  };
}
