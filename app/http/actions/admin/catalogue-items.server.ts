import type * as z from "zod";
import { type CatalogueList, type ListItems, readIndex } from "#app/domain/catalogue/edit";
import {
  changedActivity,
  changedCampsite,
  changedHotel,
  newActivity,
  newCampsite,
  newHotel,
} from "#app/domain/catalogue/destination-draft";
import { activitySchema, campsiteSchema, hotelSchema } from "#app/schemas/destination";
import {
  adminCalls,
  answerCatalogueFailure,
  answerDestination,
  destinationIdOf,
  editsOf,
  readAdminBody,
} from "./admin-calls.server";
import { etagOf, versionOfRequest } from "#app/http/answers/conditional";

/** One of a destination's lists: how its entries are read, made and changed. */
export interface ItemKind<List extends CatalogueList, Patch> {
  readonly list: List;
  readonly schema: z.ZodType<Patch>;
  readonly create: (patch: Patch) => ListItems[List];
  readonly change: (item: ListItems[List], patch: Patch) => ListItems[List];
}

export const ITEM_KINDS = {
  activity: kind({
    list: "activities",
    schema: activitySchema,
    create: newActivity,
    change: changedActivity,
  }),
  hotel: kind({ list: "hotels", schema: hotelSchema, create: newHotel, change: changedHotel }),
  campsite: kind({ list: "campsites", schema: campsiteSchema, create: newCampsite, change: changedCampsite }),
};

/** POST …/{list}: adds an entry and answers with the whole destination. */
export function listCalls<List extends CatalogueList, Patch>({
  list,
  schema,
  create,
}: ItemKind<List, Patch>) {
  return adminCalls({
    async POST(args, user) {
      const id = destinationIdOf(args);
      const item = create(await readAdminBody(args.request, schema));
      const added = await editsOf(args, user).addItem({ id, list, item });
      return added.ok ? answerDestination(added.value, 201) : answerCatalogueFailure(added.error);
    },
  });
}

/** PUT and DELETE …/{list}/{index}, for the version that If-Match names. */
export function listItemCalls<List extends CatalogueList, Patch>(kind: ItemKind<List, Patch>) {
  const { list, schema, change } = kind;
  return adminCalls({
    async PUT(args, user) {
      const id = destinationIdOf(args);
      const patch = await readAdminBody(args.request, schema);
      const index = readIndex(args.params["index"]);
      if (index === null) return answerCatalogueFailure("no-such-item");
      const target = { id, version: versionOfRequest(args.request), list, index };
      const changed = await editsOf(args, user).updateItem({
        ...target,
        change: (item) => change(item, patch),
      });
      return changed.ok ? answerDestination(changed.value) : answerCatalogueFailure(changed.error);
    },
    async DELETE(args, user) {
      const id = destinationIdOf(args);
      const index = readIndex(args.params["index"]);
      if (index === null) return answerCatalogueFailure("no-such-item");
      const target = { id, version: versionOfRequest(args.request), list, index };
      const removed = await editsOf(args, user).removeItem(target);
      if (!removed.ok) return answerCatalogueFailure(removed.error);
      return new Response(null, { status: 204, headers: { ETag: etagOf(removed.value) } });
    },
  });
}

function kind<List extends CatalogueList, Patch>(given: ItemKind<List, Patch>): ItemKind<List, Patch> {
  return given;
}
