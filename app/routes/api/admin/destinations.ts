import { answerDestination, answerNotChanged, editsOf } from "#app/http/actions/admin/admin-calls.server";
import { calls, readCall } from "#app/http/actions/calls.server";
import { newDestinationSchema } from "#app/schemas/destination";

/** If the body has the id of a suggestion, that then counts as converted. */
export const loader = calls("api/admin/destinations", {
  async POST(args, user) {
    const { suggestionId = null, ...patch } = await readCall(args.request, newDestinationSchema);
    const made = await editsOf(args, user).create({ patch, suggestionId });
    if (!made.ok) return answerNotChanged(made);
    return answerDestination(made.value.destination, made.value.created ? 201 : 200);
  },
});

export const action = loader;
