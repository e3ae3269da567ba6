import {
  adminCalls,
  answerCatalogueFailure,
  answerDestination,
  destinationIdOf,
  editsOf,
  readAdminBody,
} from "#app/http/actions/admin/admin-calls.server";
import { versionOfRequest } from "#app/http/answers/conditional";
import { destinationSchema } from "#app/schemas/destination";

const calls = adminCalls({
  async GET(args) {
    const destination = await args.context.app.catalogue.find(destinationIdOf(args));
    return destination ? answerDestination(destination) : answerCatalogueFailure("not-found");
  },
  async PUT(args, user) {
    const id = destinationIdOf(args);
    const patch = await readAdminBody(args.request, destinationSchema);
    const version = versionOfRequest(args.request);
    const changed = await editsOf(args, user).update({ id, version, patch });
    return changed.ok ? answerDestination(changed.value) : answerCatalogueFailure(changed.error);
  },
  async DELETE(args, user) {
    const target = { id: destinationIdOf(args), version: versionOfRequest(args.request) };
    const removed = await editsOf(args, user).remove(target);
    return removed.ok ? new Response(null, { status: 204 }) : answerCatalogueFailure(removed.error);
  },
});

export const loader = calls.loader;
export const action = calls.action;
