import { postJson } from "#app/components/behaviour/ask-json";

export interface SettledWish {
  outcome: FavoriteOutcome;
  /** The visitor's last wish, to which the outcome belongs. */
  isWanted: boolean;
}

type Call = (destinationId: number, isWanted: boolean) => Promise<FavoriteOutcome>;

/** One request per place at a time, and the last wish wins; a failed one is taken back. */
export function createFavoriteWishes(call: Call) {
  const wishes = new Map<number, boolean>();
  const underWay = new Set<number>();
  const listeners = new Set<() => void>();
  let adopted: readonly number[] | null = null;
  let changes = 0;
  const tell = () => {
    changes += 1;
    listeners.forEach((listen) => listen());
  };

  async function settle(id: number, first: boolean): Promise<SettledWish> {
    let confirmed: boolean | null = null;
    let isWanted = first;
    for (;;) {
      const outcome = await call(id, isWanted);
      if (outcome === "saved") confirmed = isWanted;
      const latest = wishes.get(id) ?? isWanted;
      if (latest === isWanted) {
        if (confirmed === null) wishes.delete(id);
        else wishes.set(id, confirmed);
        return { outcome, isWanted };
      }
      isWanted = latest;
    }
  }

  return {
    /** Undefined if the visitor has not pressed it, so that the server's data decides. */
    shown: (id: number): boolean | undefined => wishes.get(id),

    changes: (): number => changes,

    /** Null if a request already under way will carry out this wish too. */
    async ask(id: number, isWanted: boolean): Promise<SettledWish | null> {
      wishes.set(id, isWanted);
      tell();
      if (underWay.has(id)) return null;
      underWay.add(id);
      try {
        return await settle(id, isWanted);
      } finally {
        underWay.delete(id);
        tell();
      }
    },

    /** Fresh data from the server replaces every answered wish. */
    adopt(favoriteIds: readonly number[]): void {
      if (adopted === favoriteIds) return;
      adopted = favoriteIds;
      for (const id of [...wishes.keys()]) if (!underWay.has(id)) wishes.delete(id);
      tell();
    },

    subscribe: (listen: () => void): (() => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

/** Of this browser tab, so that two cards of one place show the same. Not used on the server. */
export const favoriteWishes = createFavoriteWishes(callFavorite);

export type FavoriteOutcome = "saved" | "login-required" | "unreachable" | "refused" | "unexpected";

/** Never throws. */
async function callFavorite(destinationId: number, isWanted: boolean): Promise<FavoriteOutcome> {
  try {
    const { ok, status } = isWanted ? await add(destinationId) : await remove(destinationId);
    if (ok) return "saved";
    return status === 401 ? "login-required" : "refused";
  } catch (error) {
    // Browsers report a failed connection only by this type of error.
    return error instanceof TypeError ? "unreachable" : "unexpected";
  }
}

const add = (destinationId: number): Promise<Response> => postJson("/api/favorites", { destinationId });

const remove = (destinationId: number): Promise<Response> =>
  fetch(`/api/favorites/${destinationId}`, { method: "DELETE" });
