type Page = Record<string, unknown>;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

export const KEPT_STATES = "kept-states";

/** Whether a state whose name starts so was stored before a reload, on any page of the tab. False on the server. */
export function hasKept(start: string): boolean {
  try {
    return sessionStorage.getItem(KEPT_STATES)?.includes(`"${start}`) ?? false;
  } catch {
    return false;
  }
}

const MOST_ENTRIES = 20;
/** Browsers allow about five million characters, and the router stores scroll positions too. */
const MOST_CHARACTERS = 1_500_000;

/** In memory and, to survive a reload, in the tab's storage, for this `release` only. */
export function createKeptStates(storage: () => Storage, release: string) {
  // A map keeps the order of insertion, so the page that was written last comes last.
  const pages = new Map<string, Page>(readStored(storage, release));
  const listeners = new Set<() => void>();

  return {
    /** `entry` is one of the browser's history. */
    read: (entry: string, name: string): unknown => pages.get(entry)?.[name],
    /** Undefined removes it. */
    write(entry: string, name: string, value: unknown): void {
      const page = { ...pages.get(entry), [name]: value };
      if (value === undefined) delete page[name];
      pages.delete(entry);
      if (Object.keys(page).length > 0) pages.set(entry, page);
      for (const oldest of pages.keys()) {
        if (pages.size <= MOST_ENTRIES) break;
        pages.delete(oldest);
      }
      for (const listener of listeners) listener();
    },
    /** After each `write`; returns a function that stops this. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** As much as fits, the latest pages first. Does nothing if the storage refuses. */
    store(): void {
      const fitting: string[] = [];
      let characters = 0;
      for (const page of [...pages].reverse()) {
        const json = JSON.stringify(page);
        characters += json.length;
        if (characters > MOST_CHARACTERS) break;
        fitting.unshift(json);
      }
      try {
        storage().setItem(KEPT_STATES, `{"release":${JSON.stringify(release)},"pages":[${fitting.join()}]}`);
      } catch {
        // The storage is switched off or full, so states last only until the next reload.
      }
    },
  };
}

function readStored(storage: () => Storage, release: string): [string, Page][] {
  try {
    const stored = JSON.parse(storage().getItem(KEPT_STATES) ?? "null") as {
      release: string;
      pages: [string, Page][];
    } | null;
    return stored?.release === release ? stored.pages : [];
  } catch {
    return []; // the storage is switched off, or its content is not ours
  }
}
