import { RemixBrowser } from "@remix-run/react";

/**
 * Otherwise Remix suspends the whole document until the data are decoded, and a key press meanwhile makes
 * React fail with "Root did not complete". RemixBrowser throws the promise of the decoded data before it
 * reaches any hook.
 */
export async function waitForData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waitingFor) {
    await waitingFor;
  }
}
