import { RemixBrowser } from "@remix-run/react";

/**
 * Waits for the data that came with the document. Without this wait, Remix suspends the whole document until the data
 * are decoded. A key press meanwhile makes React hydrate at once and fail with "Root did not complete". This function
 * calls RemixBrowser outside a render, where it throws the promise of the decoded data before it reaches any hook.
 */
export async function waitForData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waitingFor) {
    await waitingFor;
  }
}
