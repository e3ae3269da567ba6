import type { CatalogueItem } from "#app/domain/catalogue/edit";
import { ACTIVITY_FIELDS } from "#app/domain/catalogue/activity";
import { CAMPSITE_FIELDS } from "#app/domain/catalogue/campsite";
import { HOTEL_FIELDS } from "#app/domain/catalogue/hotel";
import { type EntityForm, formOf } from "#app/components/admin/destinations/entity-form";

interface ItemForm extends EntityForm {
  /** "activity", as it stands in sentences. */
  noun: string;
  plural: string;
  heading: string;
}

export const ITEM_FORMS: Readonly<Record<CatalogueItem, ItemForm>> = {
  activity: { noun: "activity", plural: "activities", heading: "Activities", ...formOf(ACTIVITY_FIELDS) },
  hotel: { noun: "hotel", plural: "hotels", heading: "Hotels", ...formOf(HOTEL_FIELDS) },
  campsite: { noun: "campsite", plural: "campsites", heading: "Campsites", ...formOf(CAMPSITE_FIELDS) },
};
