import type { AppLoadContext } from "@remix-run/cloudflare";
import { readFavoriteWish } from "#app/domain/accounts/favorite-wish";
import { readReturnTo } from "#app/domain/accounts/return-to";
import { favoriteDone, favoriteFailed } from "#app/presenters/favorites/view";

/**
 * After signing in, saves the place whose heart was tapped before, which the address names, and returns
 * where to go next and a message. Without such a place it returns the page that asked to sign in, or Home.
 * A failure to save never fails the sign-in.
 */
export async function saveWish(
  request: Request,
  { app }: AppLoadContext,
  userId: number,
): Promise<{ returnTo: string; said: string | null }> {
  const params = new URL(request.url).searchParams;
  const wish = readFavoriteWish(params);
  if (!wish) return { returnTo: readReturnTo(params) ?? "/", said: null };
  const { destinationId, returnTo } = wish;
  try {
    const added = await app.favorites.add({ userId, destinationId });
    if (!added.ok) return { returnTo, said: favoriteFailed(true) };
    const name = await app.favorites.nameOf(destinationId);
    return { returnTo, said: name === null ? favoriteDone(true) : `${favoriteDone(true)}: ${name}` };
  } catch (error) {
    app.log.error("favorites.not-changed", error);
    return { returnTo, said: favoriteFailed(true) };
  }
}
