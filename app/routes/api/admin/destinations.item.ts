import {
  answerCatalogueFailure,
  answerDestination,
  answerNotChanged,
  destinationIdOf,
  editsOf,
} from "#app/http/actions/admin/admin-calls.server";
import { calls, readCall } from "#app/http/actions/calls.server";
import { versionsOfRequest } from "#app/http/answers/conditional";
import { destinationSchema } from "#app/schemas/destination";

export const loader = calls("api/admin/destinations/:id", {
  async GET(args) {
    const destination = await args.context.app.catalogue.find(destinationIdOf(args));
    return destination ? answerDestination(destination) : answerCatalogueFailure("not-found");
  },
  async PUT(args, user) {
    const id = destinationIdOf(args);
    const patch = await readCall(args.request, destinationSchema);
    const versions = versionsOfRequest(args.request);
    const changed = await editsOf(args, user).update({ id, versions, patch });
    return changed.ok ? answerDestination(changed.value) : answerNotChanged(changed);
  },
  async DELETE(args, user) {
    const target = { id: destinationIdOf(args), versions: versionsOfRequest(args.request) };
    const removed = await editsOf(args, user).remove(target);
    return removed.ok ? new Response(null, { status: 204 }) : answerNotChanged(removed);
  },
});

export const action = loader;
