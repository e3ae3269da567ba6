import { type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FavoritesPage } from "#app/components/favorites/favorites-page";
import { unavailablePage } from "#app/http/answers/unavailable";
import { requireUser } from "#app/http/session/guards.server";
import { unitsOfRequest } from "#app/http/session/units-cookie";
import { FAVORITES_FAILED } from "#app/presenters/favorites/view";
import { favoritesPageView } from "#app/presenters/recommendations/cards";
import { titled } from "#app/components/layout/titled";

export const meta = titled("Favorites");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const { app } = context;
  try {
    const saved = await app.favorites.list({ userId: user.id });
    const asked = new URL(request.url).searchParams.get("show");
    return data(favoritesPageView(saved, { ...unitsOfRequest(request), nowMs: app.clock() }, asked));
  } catch (error) {
    return unavailablePage(FAVORITES_FAILED, error, { log: app.log, what: "favorites" });
  }
}

export default function Favorites() {
  return <FavoritesPage view={useLoaderData<typeof loader>()} />;
}
