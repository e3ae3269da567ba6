import { type CatalogueItem, LIST_OF } from "#app/domain/catalogue/edit";
import type { AdminSubject, AdminTab } from "./catalogue-view";
import { type ListQuery, listParams } from "#app/domain/catalogue/place-list";

interface AdminPlace {
  tab: AdminTab;
  destination?: number | null;
  /** Of the accommodations tab; hotels by default. */
  list?: CatalogueItem;
  item?: number | null;
  isConfirmingDelete?: boolean;
  shown?: ListQuery;
}

export function adminAddress(place: AdminPlace): string {
  const { tab, destination, list, item, isConfirmingDelete, shown } = place;
  const params = new URLSearchParams({ tab });
  if (destination) params.set("destination", String(destination));
  if (list === "campsite") params.set("list", LIST_OF[list]);
  if (item !== undefined && item !== null) params.set("item", String(item));
  if (isConfirmingDelete) params.set("confirm", "delete");
  for (const [name, value] of Object.entries(shown ? listParams(shown) : {})) params.set(name, value);
  return `/admin?${params.toString()}`;
}

const TABS: Readonly<Record<AdminSubject, AdminTab>> = {
  destination: "destinations",
  activity: "activities",
  hotel: "accommodations",
  campsite: "accommodations",
};

/** Hotels and campsites share a tab. */
export const tabOf = (subject: AdminSubject): AdminTab => TABS[subject];
