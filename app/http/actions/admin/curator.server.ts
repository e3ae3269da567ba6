import type { AppLoadContext } from "@remix-run/cloudflare";
import type { User } from "#app/domain/accounts/account";
import type { Curator } from "#app/services/catalogue/publish-change";

/** Who changes something, and how work goes on after the answer. */
export function curatorOf(
  { context }: { readonly context: Pick<AppLoadContext, "waitUntil"> },
  { id, username }: User,
): Curator {
  return { author: { id, username }, afterAnswer: (work) => context.waitUntil(work) };
}
