import LocateFixed from "lucide-react/icons/locate-fixed";
import { PLACE_FIELDS } from "#app/domain/catalogue/destination";
import { definitionOf } from "./entity-form";
import { FormField } from "#app/components/forms/form-field";
import { useLocating } from "./use-locating";
import type { FormControl } from "#app/components/forms/use-form";
import { button } from "#app/components/ui/button";

const POSTCODE = definitionOf("postcode", PLACE_FIELDS.postcode);
const LATITUDE = definitionOf("latitude", PLACE_FIELDS.latitude);
const LONGITUDE = definitionOf("longitude", PLACE_FIELDS.longitude);

/** Filling in coordinates submits the form, which so needs a hidden first button for Enter. */
export function PlaceFields({ field, fill, refuse }: Pick<FormControl, "field" | "fill" | "refuse">) {
  const { isBusy, news, locate } = useLocating({ fill, refuse });
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-end gap-2 *:first:min-w-0 *:first:flex-[1_1_7rem]">
        <FormField definition={POSTCODE} field={field("postcode")} />
        <button
          type="submit"
          name="intent"
          value="locate"
          className={button({ size: "small" })}
          aria-disabled={isBusy || undefined}
          onClick={(event) => {
            event.preventDefault();
            const { form } = event.currentTarget;
            if (!isBusy && form) locate(form);
          }}
        >
          <LocateFixed className="icon" aria-hidden />
          <span>{isBusy ? "Looking up…" : "Fill in coordinates"}</span>
        </button>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-3">
        <FormField definition={LATITUDE} field={field("latitude")} />
        <FormField definition={LONGITUDE} field={field("longitude")} />
      </div>
      <p className="sr-only" role="status">
        {news}
      </p>
    </div>
  );
}
