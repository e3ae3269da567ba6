/**
 * supervise.mjs loads this file with `node --import` into a process that leads its own process group. It ends the
 * whole group when the parent process has ended, for whatever reason.
 */
const TIME_TO_TIDY_MS = 2_000;

process.once("disconnect", () => {
  setTimeout(() => process.kill(0, "SIGKILL"), TIME_TO_TIDY_MS);
  process.kill(0, "SIGTERM");
});
