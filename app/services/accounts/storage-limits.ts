import { UNUSED_NOTICE_DAYS, storageLimits } from "#app/domain/accounts/storage-limits";
import { DAY_MS } from "#app/domain/units";
import type { AccountDeps } from "./ports";

/** UTC, in the night. */
const RUN_AT_HOUR = 5;
/** In one run. The others wait for the next day. */
const MOST_NOTICES = 50;
const MOST_DELETIONS = 100;

/** Call it every hour; it works once a day. Never the administrator's account. */
export async function keepStorageLimits(deps: AccountDeps): Promise<void> {
  const { storage, clock, log } = deps;
  const nowMs = clock();
  if (new Date(nowMs).getUTCHours() !== RUN_AT_HOUR) return;
  const { searchesBefore, unusedBefore, noticedBefore, deletedBefore } = storageLimits(nowMs);
  await storage.noteUses(nowMs);
  const searchesRemoved = await storage.removeSearches(searchesBefore);
  const noticesSent = await sendNotices(unusedBefore, nowMs, deps);
  const unused = { unusedBefore, noticedBefore, deletedBefore };
  const accountsRemoved = await storage.removeUnused(unused, MOST_DELETIONS);
  log.info("storage.limits-kept", { searchesRemoved, noticesSent, accountsRemoved });
}

/** Without email there are none, and users see the notice when they sign in. */
async function sendNotices(unusedBefore: number, nowMs: number, deps: AccountDeps): Promise<number> {
  const { storage, mail, unusedMail } = deps;
  if (!mail) return 0;
  let count = 0;
  for (const { userId, email } of await storage.unnoticed(unusedBefore, MOST_NOTICES)) {
    // Stored before sending, so that only one of two runs sends it; taken back if it was not sent.
    if (!(await storage.keepNotice(userId, nowMs))) continue;
    const { outcome } = await mail.send({ to: email, ...unusedMail(nowMs + UNUSED_NOTICE_DAYS * DAY_MS) });
    if (outcome === "sent" || outcome === "unknown") count += 1;
    else await storage.withdrawNotice(userId);
  }
  return count;
}
