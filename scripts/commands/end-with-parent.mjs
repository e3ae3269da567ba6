/**
 * Loaded with `node --import` into a process that leads a group of its own (supervise.mjs): when the process that started
 * it is gone, however it ended, the whole group ends.
 */
const TIME_TO_TIDY_MS = 2_000;

process.once("disconnect", () => {
  setTimeout(() => process.kill(0, "SIGKILL"), TIME_TO_TIDY_MS);
  process.kill(0, "SIGTERM");
});
