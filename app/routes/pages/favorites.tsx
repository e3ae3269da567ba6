import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FavoritesPage } from "#app/components/favorites/favorites-page";
import { requireUser } from "#app/http/guards.server";
import { unitsOfRequest } from "#app/http/units-cookie";
import type { FavoritesPageView } from "#app/presenters/favorite-view";
import { favoritesPageView } from "#app/presenters/recommendation-cards";

export const meta: MetaFunction = () => [{ title: "Favorites – Sunny Escape" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const { app } = context;
  try {
    const saved = await app.favorites.list({ userId: user.id });
    return data(favoritesPageView(saved, { ...unitsOfRequest(request), nowMs: app.clock() }));
  } catch (error) {
    app.log.error("favorites.unavailable", error);
    const failed: FavoritesPageView = {
      kind: "failed",
      message: "There was an error loading your favorites. Please try again later.",
    };
    return data(failed, { status: 503, headers: { "Retry-After": "5" } });
  }
}

export default function Favorites() {
  return <FavoritesPage view={useLoaderData<typeof loader>()} />;
}
