import { RemixBrowser } from "@remix-run/react";

/**
 * Waits for the data that came with the document. Remix suspends the whole document until the data is
 * decoded; a key press meanwhile makes React hydrate at once and fail with "Root did not complete". So this
 * decodes the data first: outside a render, the component throws the promise that it waits for before it
 * reaches any hook.
 */
export async function waitForData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waitingFor) {
    await waitingFor;
  }
}
