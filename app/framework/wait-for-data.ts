import { RemixBrowser } from "@remix-run/react";

/**
 * Waits for the data that came with the document. Remix suspends the whole document until they are decoded. A key that is
 * pressed meanwhile makes React hydrate at once, and it then fails with "Root did not complete". So the data come first:
 * called outside of a render, the component throws what it waits for before it gets to any hook.
 */
export async function waitForData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waitingFor) {
    await waitingFor;
  }
}
