import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { redirectWithToast } from "#app/http/session/flash.server";
import { endSession } from "#app/http/session/session.server";

/** By POST alone: a link or an image on another site must not log the user out. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  try {
    const toast = { title: "Logged out", description: "You have been successfully logged out." };
    return await redirectWithToast({ request, context }, "/auth", toast, await endSession(request, context));
  } catch (error) {
    context.app.log.error("accounts.unavailable", error, { path: "/logout" });
    const toast = {
      title: "Logout failed",
      description: "Please try again in a moment.",
      variant: "destructive" as const,
    };
    return redirectWithToast({ request, context }, "/", toast);
  }
}
