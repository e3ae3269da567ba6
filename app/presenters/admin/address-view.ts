import { type CatalogueItem, LIST_OF } from "#app/domain/catalogue/edit";
import type { AdminSubject, AdminTab } from "./catalogue-view";
import { type ListQuery, listParams } from "#app/domain/catalogue/place-list";

interface AdminPlace {
  tab: AdminTab;
  destination?: number | null;
  /** Which of the accommodations tab's two lists is shown; by default hotels. */
  list?: CatalogueItem;
  item?: number | null;
  isConfirmingDelete?: boolean;
  /** The search, order and page of the destinations' table. */
  shown?: ListQuery;
}

/** An address of the administrator's page. */
export function adminAddress({
  tab,
  destination,
  list,
  item,
  isConfirmingDelete,
  shown,
}: AdminPlace): string {
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

/** The tab that lists a subject; hotels and campsites share one. */
export const tabOf = (subject: AdminSubject): AdminTab => TABS[subject];
