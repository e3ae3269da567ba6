import {
  adminCalls,
  answerCatalogueFailure,
  answerDestination,
  editsOf,
  readAdminBody,
} from "#app/http/actions/admin/admin-calls.server";
import { newDestinationSchema } from "#app/schemas/destination";

/** Makes a destination; with a suggestion's number, the suggestion becomes it and is converted. */
const calls = adminCalls({
  async POST(args, user) {
    const { suggestionId = null, ...patch } = await readAdminBody(args.request, newDestinationSchema);
    const made = await editsOf(args, user).create({ patch, suggestionId });
    if (!made.ok) return answerCatalogueFailure(made.error);
    return answerDestination(made.value.destination, made.value.created ? 201 : 200);
  },
});

export const loader = calls.loader;
export const action = calls.action;
