import { adminCalls } from "#app/http/actions/admin/admin-calls.server";
import { answerError } from "#app/http/answers/answer-json";

/** Whoever is not the administrator learns nothing of which calls there are. */
const unknownCall = () => Promise.resolve(answerError(404, "There is no such call."));
const calls = adminCalls({ GET: unknownCall, POST: unknownCall, PUT: unknownCall, DELETE: unknownCall });

export const loader = calls.loader;
export const action = calls.action;
