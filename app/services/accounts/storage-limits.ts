import { UNUSED_NOTICE_DAYS, storageLimits } from "#app/domain/accounts/storage-limits";
import { DAY_MS } from "#app/domain/units";
import type { AccountDeps, UnusedAccount } from "./ports";

type Deps = Pick<AccountDeps, "storage" | "mail" | "unusedMail" | "clock" | "log">;

/** An hour in UTC, at night. One run a day is enough. */
const RUN_AT_HOUR = 5;
/** The limit of one run; the rest waits for the next day. */
const MOST_NOTICES = 50;
const MOST_DELETIONS = 100;

/**
 * Call it every hour; once a day it removes what has been stored for too long, and notifies people whose
 * accounts are about to be deleted. Never touches the administrator's account. Logs the counts as one line.
 */
export async function keepStorageLimits(deps: Deps): Promise<void> {
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

/** Returns how many notices were sent. If the site cannot send email, users see the notice when they sign in. */
async function sendNotices(unusedBefore: number, nowMs: number, deps: Deps): Promise<number> {
  if (!deps.mail) return 0;
  let sent = 0;
  for (const account of await deps.storage.unnoticed(unusedBefore, MOST_NOTICES))
    if (await sendNotice(account, nowMs, deps)) sent += 1;
  return sent;
}

/**
 * The notice is stored before it is sent, so that only one of two concurrent runs sends it. If it was certainly not
 * sent, the next day's run tries again.
 */
async function sendNotice({ userId, email }: UnusedAccount, nowMs: number, deps: Deps): Promise<boolean> {
  const { storage, mail, unusedMail } = deps;
  if (!mail || !(await storage.keepNotice(userId, nowMs))) return false;
  const { outcome } = await mail.send({ to: email, ...unusedMail(nowMs + UNUSED_NOTICE_DAYS * DAY_MS) });
  const mayHaveArrived = outcome === "sent" || outcome === "unknown";
  if (!mayHaveArrived) await storage.withdrawNotice(userId);
  return mayHaveArrived;
}
