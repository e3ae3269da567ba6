import { redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import type { ToastView } from "#app/presenters/form-view";
import { isPrefetch } from "./visit";
import { type AccountsContext, clearCookie, hasCookie, readCookie } from "./cookies.server";

const storedToast = z.lazy(() =>
  z.object({
    id: z.string(),
    title: z.string(),
    description: z.string().optional(),
    variant: z.enum(["default", "destructive"]),
  }),
);

export type Toast = Omit<ToastView, "id" | "variant"> & { variant?: ToastView["variant"] };

export async function redirectWithToast(
  { request, context }: { request: Request; context: AccountsContext },
  url: string,
  toast: Toast,
  headers: Headers = new Headers(),
): Promise<Response> {
  const stored: ToastView = { variant: "default", ...toast, id: crypto.randomUUID() };
  headers.append("Set-Cookie", await context.app.cookies.toast(request).serialize(stored));
  // For Remix's client: a redirect to the same page adds no entry to the history.
  if (new URL(url, request.url).pathname === new URL(request.url).pathname)
    headers.set("X-Remix-Replace", "true");
  return redirect(url, { headers });
}

/** The headers remove its cookie, so that it is shown only once. */
export async function takeToast(request: Request, { app }: AccountsContext) {
  const cookie = app.cookies.toast(request);
  const headers = new Headers();
  if (!hasCookie(cookie, request) || isPrefetch(request)) return { toast: null, headers };
  headers.append("Set-Cookie", await clearCookie(cookie));
  const stored = storedToast.safeParse(await readCookie(cookie, request));
  return { toast: stored.success ? stored.data : null, headers };
}
