/** What became of a request to save or to remove a place. */
export type FavoriteOutcome = "saved" | "login-required" | "unreachable" | "refused" | "unexpected";

/** Saves or removes a place; never throws. */
export async function callFavorite(destinationId: number, isWanted: boolean): Promise<FavoriteOutcome> {
  try {
    const { ok, status } = isWanted ? await add(destinationId) : await remove(destinationId);
    if (ok) return "saved";
    return status === 401 ? "login-required" : "refused";
  } catch (error) {
    // A browser tells a failed connection by this type and no other.
    return error instanceof TypeError ? "unreachable" : "unexpected";
  }
}

const add = (destinationId: number): Promise<Response> =>
  fetch("/api/favorites", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ destinationId }),
  });

const remove = (destinationId: number): Promise<Response> =>
  fetch(`/api/favorites/${destinationId}`, { method: "DELETE" });
