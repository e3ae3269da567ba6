import type { Preferences } from "#app/domain/accounts/preferences";

export type SaveOutcome = { ok: true } | { ok: false; message: string };

const FALLBACK = "Failed to update preferences";

/** Saves the seven flags by the call; gives the server's message where it refuses, and never throws. */
export async function savePreferences(preferences: Preferences): Promise<SaveOutcome> {
  try {
    const answer = await fetch("/api/user/preferences", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(preferences),
    });
    if (answer.ok) return { ok: true };
    return { ok: false, message: messageOf(await answer.json()) };
  } catch {
    return { ok: false, message: FALLBACK };
  }
}

function messageOf(body: unknown): string {
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : null;
  return typeof message === "string" ? message : FALLBACK;
}
