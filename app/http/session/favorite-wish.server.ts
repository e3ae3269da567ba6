import type { AppLoadContext } from "@remix-run/cloudflare";
import { readFavoriteWish } from "#app/domain/accounts/favorite-wish";
import { favoriteDone, favoriteFailed } from "#app/presenters/favorites/view";
import { readReturnTo } from "./return-to";

/** Returns the page to open next, and a message. If saving fails, the sign-in still succeeds. */
export async function saveWish(request: Request, { app }: AppLoadContext, userId: number) {
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
