import { postJson } from "#app/components/behaviour/ask-json";
import { createStore } from "#app/components/behaviour/store";

export interface SettledWish {
  outcome: FavoriteOutcome;
  /** The visitor's last wish, to which the outcome belongs. */
  isWanted: boolean;
}

/** Never rejects. */
type Call = (destinationId: number, isWanted: boolean) => Promise<FavoriteOutcome>;

/** One request per place at a time, and the last wish wins; a failed one is taken back. */
export function createFavoriteWishes(call: Call) {
  const wishes = createStore<ReadonlyMap<number, boolean>>(new Map());
  let adopted: readonly number[] | null = null;
  const underWay = new Set<number>();
  const change = (entries: Iterable<readonly [number, boolean]>) => wishes.set(new Map(entries));
  const others = (id: number) => [...wishes.now()].filter(([each]) => each !== id);

  return {
    /** By destination. Without a wish the server's data decides. */
    current: wishes.now,
    use: wishes.use,

    /** Null if a request already under way will carry out this wish too. */
    async ask(id: number, isWanted: boolean): Promise<SettledWish | null> {
      change([...wishes.now(), [id, isWanted]]);
      if (underWay.has(id)) return null;
      underWay.add(id);
      let confirmed: readonly [number, boolean][] = [];
      for (let wish = isWanted; ; wish = wishes.now().get(id) ?? wish) {
        const outcome = await call(id, wish);
        if (outcome === "saved") confirmed = [[id, wish]];
        if (wishes.now().get(id) !== wish) continue;
        underWay.delete(id);
        change([...others(id), ...confirmed]);
        return { outcome, isWanted: wish };
      }
    },

    /** Fresh data from the server replaces every answered wish. */
    adopt(favoriteIds: readonly number[]): void {
      if (adopted === favoriteIds) return;
      adopted = favoriteIds;
      change([...wishes.now()].filter(([id]) => underWay.has(id)));
    },
  };
}

/** Of this browser tab, so that two cards of one place show the same. Not used on the server. */
export const favoriteWishes = createFavoriteWishes(callFavorite);

export type FavoriteOutcome = "saved" | "login-required" | "unreachable" | "refused" | "unexpected";

async function callFavorite(destinationId: number, isWanted: boolean): Promise<FavoriteOutcome> {
  try {
    const { ok, status } = await (isWanted
      ? postJson("/api/favorites", { destinationId })
      : fetch(`/api/favorites/${destinationId}`, { method: "DELETE" }));
    if (ok) return "saved";
    return status === 401 ? "login-required" : "refused";
  } catch (error) {
    // Browsers report a failed connection only by this type of error.
    return error instanceof TypeError ? "unreachable" : "unexpected";
  }
}
