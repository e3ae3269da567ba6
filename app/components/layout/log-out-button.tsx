import { useFetcher } from "@remix-run/react";

/** Ends the session: a form that posts, since a link must not log anybody out. */
export function LogOutButton() {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action="/logout">
      <button type="submit" aria-disabled={fetcher.state !== "idle" || undefined}>
        Log out
      </button>
    </fetcher.Form>
  );
}
