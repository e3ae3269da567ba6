import { calls } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { healthJson } from "#app/presenters/status/status-view";

/** 503 if no forecast has come for three hours, or without a snapshot. */
export const loader = calls("healthz", {
  unavailable: "There is no snapshot to answer from.",
  GET: async ({ context }) => {
    const { instance } = context.app;
    const health = await context.app.search.health();
    return answerJson(healthJson(health), {
      status: health.status === "ok" ? 200 : 503,
      headers: { "Cache-Control": "no-store", ...(instance ? { "X-Instance": instance } : {}) },
    });
  },
});
