import { RemixBrowser } from "@remix-run/react";

/**
 * Waits for the data that came with the document. Without this wait, Remix suspends the whole document until the data
 * are decoded, and a key press meanwhile makes React hydrate at once and fail with "Root did not complete". Called
 * outside a render, RemixBrowser throws the promise of the decoded data before it reaches any hook.
 */
export async function waitForData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waitingFor) {
    await waitingFor;
  }
}
