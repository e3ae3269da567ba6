import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import { LIST_OF, type CatalogueList, type ListItems, readIndex } from "#app/domain/catalogue/edit";
import { ACTIVITY_FIELDS } from "#app/domain/catalogue/activity";
import { CAMPSITE_FIELDS } from "#app/domain/catalogue/campsite";
import { changedEntity, newEntity } from "#app/domain/catalogue/drafts/draft";
import type { Fields, PatchOf } from "#app/domain/catalogue/field";
import { HOTEL_FIELDS } from "#app/domain/catalogue/hotel";
import { activitySchema, campsiteSchema, hotelSchema } from "#app/schemas/destination";
import {
  UNKNOWN_CALLS,
  answerCatalogueFailure,
  answerDestination,
  answerNotChanged,
  destinationIdOf,
  editsOf,
} from "./admin-calls.server";
import { type Answer, calls, readCall } from "#app/http/actions/calls.server";
import { etagOf, versionsOfRequest } from "#app/http/answers/conditional";

export const ITEM_KINDS = {
  activity: kindOf(LIST_OF.activity, ACTIVITY_FIELDS, activitySchema),
  hotel: kindOf(LIST_OF.hotel, HOTEL_FIELDS, hotelSchema),
  campsite: kindOf(LIST_OF.campsite, CAMPSITE_FIELDS, campsiteSchema),
};

type Item = ListItems[CatalogueList];
export type ItemKind = ReturnType<typeof kindOf>;

/** POST …/{list}: answers with the whole destination. */
export const LIST_CALLS = ofList((list) =>
  calls("api/admin/destinations/:id/:list", {
    async POST(args, user) {
      const id = destinationIdOf(args);
      const item = list.create(await readCall(args.request, list.schema));
      const added = await editsOf(args, user).addItem({ id, list: list.list, item });
      return added.ok ? answerDestination(added.value, 201) : answerNotChanged(added);
    },
  }),
);

/** PUT and DELETE …/{list}/{index}, for the version that If-Match names. */
export const LIST_ITEM_CALLS = ofList(({ list, schema, change }) =>
  calls("api/admin/destinations/:id/:list/:index", {
    async PUT(args, user) {
      const id = destinationIdOf(args);
      const patch = await readCall(args.request, schema);
      const edit = { id, list, ...entryOf(args), change: (item: Item) => change(item, patch) };
      const changed = await editsOf(args, user).updateItem(edit);
      return changed.ok ? answerDestination(changed.value) : answerNotChanged(changed);
    },
    async DELETE(args, user) {
      const id = destinationIdOf(args);
      const removed = await editsOf(args, user).removeItem({ id, list, ...entryOf(args) });
      if (!removed.ok) return answerNotChanged(removed);
      return new Response(null, { status: 204, headers: { ETag: etagOf(removed.value) } });
    },
  }),
);

function entryOf({ request, params }: LoaderFunctionArgs) {
  const index = readIndex(params["index"]);
  if (index === null) throw answerCatalogueFailure("no-such-item");
  return { index, versions: versionsOfRequest(request) };
}

/** An unknown list answers like an unknown call. */
function ofList(callsOf: (list: ItemKind) => Answer): Answer {
  const known = new Map<string, Answer>(Object.values(ITEM_KINDS).map((kind) => [kind.list, callsOf(kind)]));
  return (args) => (known.get(args.params["list"] ?? "") ?? UNKNOWN_CALLS)(args);
}

function kindOf<F extends Fields>(list: CatalogueList, fields: F, schema: z.ZodType<PatchOf<F>>) {
  return {
    list,
    schema: schema as z.ZodType,
    create: (patch: unknown) => newEntity(fields, patch as PatchOf<F>) as Item,
    change: (item: Item, patch: unknown) =>
      changedEntity(fields, item as object, patch as PatchOf<F>) as Item,
  };
}
