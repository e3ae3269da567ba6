/**
 * Waits a moment until the server has read the forecasts that were just published, so that "ready" means that it is.
 * With an older forecast the site starts all the same, and shows its age.
 */
export async function untilHealthy(address) {
  for (let attempt = 0; attempt < 25; attempt += 1) {
    const response = await fetch(`${address}/healthz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
