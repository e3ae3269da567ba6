import type { Activity } from "#app/domain/catalogue/activity";
import type { AudienceFlags, ActivityFlags } from "#app/domain/catalogue/shared-fields";
import type { CatalogueFile } from "#app/domain/catalogue/file";

/** An item that has a destination's flags: something to do, a hotel or a campsite. */
export type Item = AudienceFlags &
  ActivityFlags &
  Pick<Activity, "name" | "description" | "websiteUrl" | "indoor"> & {
    readonly type?: Activity["type"];
    readonly location?: string;
  };

/**
 * An item and its address in the catalogue, such as "brighton/Royal Pavilion". Each finding begins with the address.
 */
export interface Subject {
  readonly where: string;
  readonly item: Item;
}

/** Returns all list entries of these destinations, in the order of the files. */
export function itemsOf(files: readonly CatalogueFile[]): Subject[] {
  return files.flatMap(({ slug, activities, hotels, campsites }) =>
    [...activities, ...hotels, ...campsites].map((item) => ({ where: `${slug}/${item.name}`, item })),
  );
}

/** Returns every text of these destinations that visitors read, with its address. */
export function textsOf(files: readonly CatalogueFile[]): { where: string; text: string }[] {
  const own = files.flatMap(({ slug, name, description, wetDayPlan = "" }) =>
    [name, description, wetDayPlan].map((text) => ({ where: slug, text })),
  );
  const items = itemsOf(files).flatMap(({ where, item }) =>
    [item.name, item.description, item.location ?? ""].map((text) => ({ where, text })),
  );
  return [...own, ...items].filter(({ text }) => text !== "");
}
