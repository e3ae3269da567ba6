import type { ChangeRefusal } from "#app/services/catalogue/change-destination";
import type { ConversionRefusal } from "#app/services/catalogue/ports";
import type { Impossible } from "#app/services/catalogue/check-content";
import type { Refusal } from "./refusal";

export type CatalogueFailure =
  ChangeRefusal | ConversionRefusal | "no-such-item" | "list-full" | "no-such-import";

export const NO_SUCH_DESTINATION: Refusal = { status: 404, message: "We can't find that destination." };

export type NotChanged = { readonly error: CatalogueFailure } | Impossible;

export const CATALOGUE_REFUSALS: Readonly<Record<CatalogueFailure, Refusal>> = {
  "not-found": NO_SUCH_DESTINATION,
  "no-such-item": { status: 404, message: "We can't find that entry in this list." },
  stale: { status: 412, message: "This destination was changed by someone else. Reload and try again." },
  busy: { status: 409, message: "Someone else is changing this destination. Please try again." },
  "list-full": { status: 409, message: "This list is full: delete an entry first." },
  "slug-taken": { status: 409, message: "Someone else is adding this place. Please try again." },
  "suggestion-not-found": { status: 404, message: "We can't find that suggestion." },
  "suggestion-not-convertible": {
    status: 409,
    message: "Only an approved suggestion of a location can be converted.",
  },
  "no-such-import": { status: 404, message: "This upload has expired. Please upload the file again." },
};

export function notChanged(failure: NotChanged): Refusal {
  if (failure.error !== "impossible") return CATALOGUE_REFUSALS[failure.error];
  const [message = "This isn't possible."] = Object.values(failure.faults);
  return { status: 400, message, errors: failure.faults };
}

export function formRefusal(
  failure: NotChanged,
): Omit<Refusal, "message"> & Partial<Pick<Refusal, "message">> {
  const { message, ...refusal } = notChanged(failure);
  return refusal.errors ? refusal : { ...refusal, message };
}
