import type { AppLoadContext } from "@remix-run/cloudflare";

/** Lets features do their part after a sign-in. Returns what they say to the visitor. */
export async function afterSignIn(
  request: Request,
  { app }: AppLoadContext,
  userId: number,
  headers: Headers,
): Promise<string[]> {
  const said: string[] = [];
  for (const { whenSignedIn } of app.features) {
    const sentence = await whenSignedIn?.(request, userId, headers);
    if (sentence) said.push(sentence);
  }
  return said;
}
