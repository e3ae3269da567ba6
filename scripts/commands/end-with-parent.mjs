/**
 * supervise.mjs loads this with `node --import` into a process that leads its own process group. When the parent process
 * is gone, however it ended, this ends the whole group.
 */
const TIME_TO_TIDY_MS = 2_000;

process.once("disconnect", () => {
  setTimeout(() => process.kill(0, "SIGKILL"), TIME_TO_TIDY_MS);
  process.kill(0, "SIGTERM");
});
