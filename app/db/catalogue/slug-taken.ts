const SLUG_TAKEN = /UNIQUE constraint failed: destinations\.slug/;

/** Whether a failed insertion failed because of the slug; the reason may be wrapped a few times. */
export function isSlugTaken(error: unknown): boolean {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    if (SLUG_TAKEN.test(reason.message)) return true;
  }
  return false;
}
