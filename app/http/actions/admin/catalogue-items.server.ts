import type * as z from "zod";
import { LIST_OF, type CatalogueList, type ListItems, readIndex } from "#app/domain/catalogue/edit";
import {
  changedActivity,
  changedCampsite,
  changedHotel,
  newActivity,
  newCampsite,
  newHotel,
} from "#app/domain/catalogue/drafts/destination-draft";
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
import { CALLS } from "#app/http/address/addresses";
import { etagOf, versionsOfRequest } from "#app/http/answers/conditional";

export interface ItemKind<List extends CatalogueList, Patch> {
  readonly list: List;
  readonly schema: z.ZodType<Patch>;
  readonly create: (patch: Patch) => ListItems[List];
  readonly change: (item: ListItems[List], patch: Patch) => ListItems[List];
}

export const ITEM_KINDS = {
  activity: kind({
    list: LIST_OF.activity,
    schema: activitySchema,
    create: newActivity,
    change: changedActivity,
  }),
  hotel: kind({ list: LIST_OF.hotel, schema: hotelSchema, create: newHotel, change: changedHotel }),
  campsite: kind({
    list: LIST_OF.campsite,
    schema: campsiteSchema,
    create: newCampsite,
    change: changedCampsite,
  }),
};

type AnyKind = ItemKind<CatalogueList, unknown>;
const KINDS = new Map(Object.values(ITEM_KINDS).map((known) => [known.list as string, known as AnyKind]));

/** POST …/{list}: answers with the whole destination. */
export const LIST_CALLS = ofList((list) =>
  calls(CALLS["api/admin/destinations/:id/:list"], {
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
  calls(CALLS["api/admin/destinations/:id/:list/:index"], {
    async PUT(args, user) {
      const id = destinationIdOf(args);
      const patch = await readCall(args.request, schema);
      const index = readIndex(args.params["index"]);
      if (index === null) return answerCatalogueFailure("no-such-item");
      const target = { id, versions: versionsOfRequest(args.request), list, index };
      const changed = await editsOf(args, user).updateItem({
        ...target,
        change: (item) => change(item, patch),
      });
      return changed.ok ? answerDestination(changed.value) : answerNotChanged(changed);
    },
    async DELETE(args, user) {
      const id = destinationIdOf(args);
      const index = readIndex(args.params["index"]);
      if (index === null) return answerCatalogueFailure("no-such-item");
      const target = { id, versions: versionsOfRequest(args.request), list, index };
      const removed = await editsOf(args, user).removeItem(target);
      if (!removed.ok) return answerNotChanged(removed);
      return new Response(null, { status: 204, headers: { ETag: etagOf(removed.value) } });
    },
  }),
);

/** An unknown list answers like an unknown call. */
function ofList(callsOf: (list: AnyKind) => Answer): Answer {
  const known = new Map([...KINDS].map(([name, list]) => [name, callsOf(list)]));
  return (args) => (known.get(args.params["list"] ?? "") ?? UNKNOWN_CALLS)(args);
}

function kind<List extends CatalogueList, Patch>(given: ItemKind<List, Patch>): ItemKind<List, Patch> {
  return given;
}
