import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { readFavoriteWish, signInToSave } from "#app/domain/accounts/favorite-wish";
import { type Toast, redirectWithToast } from "#app/http/session/flash.server";
import { requireUser } from "#app/http/session/guards.server";
import { ownPath } from "#app/http/address/own-path";
import { readForm } from "#app/http/bodies/read-form.server";
import { favoriteDone, favoriteFailed } from "#app/presenters/favorites/view";
import { readId } from "#app/schemas/fields";

const FAVORITES_PAGE = "/favorites";

/** Redirects back, for browsers without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const isRemoval = form.get("intent") === "remove";
  const user = await requireUser(request, context, isRemoval ? undefined : signInFor(form));
  const toast = await change(user.id, readId(form.get("destinationId")), isRemoval, context.app);
  return redirectWithToast({ request, context }, ownPath(form.get("returnTo"), FAVORITES_PAGE), toast);
}

/** For a session that has ended. It saves the place once the visitor has signed in. */
function signInFor(form: FormData): string | undefined {
  const [favorite, returnTo] = ["destinationId", "returnTo"].map((name) => form.get(name));
  const wish = readFavoriteWish(
    new URLSearchParams({ favorite: textOf(favorite), returnTo: textOf(returnTo) }),
  );
  return wish ? signInToSave(wish, "from=feature") : undefined;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

async function change(
  userId: number,
  destinationId: number | null,
  isRemoval: boolean,
  { favorites, log }: ActionFunctionArgs["context"]["app"],
): Promise<Toast> {
  if (destinationId === null) return failed(isRemoval);
  try {
    if (isRemoval) await favorites.remove({ userId, destinationId });
    else if (!(await favorites.add({ userId, destinationId })).ok) return failed(isRemoval);
  } catch (error) {
    log.error("favorites.not-changed", error);
    return failed(isRemoval);
  }
  const title = favoriteDone(!isRemoval);
  const name = await favorites.nameOf(destinationId);
  return name === null ? { title } : { title, description: name };
}

const failed = (isRemoval: boolean): Toast => ({
  title: "Error",
  description: favoriteFailed(!isRemoval),
  variant: "destructive",
});

export const loader = () => redirect(FAVORITES_PAGE);
