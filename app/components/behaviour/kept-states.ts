/** The state of a page when it was left, by name. */
type Page = Record<string, unknown>;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

export interface KeptStates {
  /** What was kept under this name for an entry of the browser's history; undefined where nothing was. */
  read(entry: string, name: string): unknown;
  /** Keeps a value, or with undefined forgets it. */
  write(entry: string, name: string, value: unknown): void;
  /** Calls back after each `write`; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Writes what fits into the storage, the latest pages first. A storage that refuses keeps nothing. */
  store: () => void;
}

export const KEPT_STATES = "kept-states";
const MOST_ENTRIES = 20;
/** Of JSON. Browsers give a tab about five million, and the router wants some of it for the scroll positions. */
const MOST_CHARACTERS = 1_500_000;

/**
 * The state of the pages that were left, by entry of the browser's history: in memory, and in the tab's storage
 * over a reload. `release` tells one version of the site from the next, which may not understand what is stored.
 */
export function createKeptStates(storage: () => Storage, release: string): KeptStates {
  // A map keeps the order of insertion: the page that was written last is the last.
  const pages = new Map<string, Page>(readStored(storage, release));
  const listeners = new Set<() => void>();

  return {
    read: (entry, name) => pages.get(entry)?.[name],
    write(entry, name, value) {
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
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    store() {
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
        // Switched off, or full: the pages are then restored within this document only.
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
    return []; // switched off, or not what this site wrote
  }
}
