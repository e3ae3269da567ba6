/** Wrong passwords for one account, or from one address, that a window allows. Offices and phones share addresses. */
export const ACCOUNT_ATTEMPTS = 10;
export const ADDRESS_ATTEMPTS = 100;
export const ATTEMPT_WINDOW_MS = 15 * 60_000;

/** What has been tried within the window that is running. */
export interface AttemptWindow {
  readonly startedAt: number;
  /** This attempt included. */
  readonly count: number;
}

/** Seconds until the window ends where it has had its attempts, else null. A window ends by itself. */
export function retryAfterSeconds(window: AttemptWindow, allowed: number, nowMs: number): number | null {
  if (window.count <= allowed) return null;
  return Math.max(1, Math.ceil((window.startedAt + ATTEMPT_WINDOW_MS - nowMs) / 1000));
}
