import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type Toast, redirectWithToast } from "#app/http/flash.server";
import { requireUser } from "#app/http/guards.server";
import { ownPath } from "#app/http/own-path";
import { readFormRequest } from "#app/http/read-form.server";
import { readId } from "#app/schemas/favorite";

const FAVORITES_PAGE = "/favorites";

/** Saves or removes a destination for a browser without JavaScript and goes back to where it came from. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const { form } = await readFormRequest(request);
  const isRemoval = form.get("intent") === "remove";
  const toast = await change(user.id, readId(form.get("destinationId")), isRemoval, context.app);
  return redirectWithToast({ request, context }, ownPath(form.get("returnTo"), FAVORITES_PAGE), toast);
}

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
  const title = isRemoval ? "Removed from favorites" : "Added to favorites";
  const name = await favorites.nameOf(destinationId);
  return name === null ? { title } : { title, description: name };
}

const failed = (isRemoval: boolean): Toast => ({
  title: "Error",
  description: `Could not ${isRemoval ? "remove from" : "add to"} favorites. Please try again.`,
  variant: "destructive",
});

export const loader = () => redirect(FAVORITES_PAGE);
