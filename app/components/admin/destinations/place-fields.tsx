import { useFetcher } from "@remix-run/react";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { useState } from "react";
import { PLACE_FIELDS } from "#app/domain/catalogue/destination";
import type { RefusedForm } from "#app/presenters/form-view";
import { definitionOf } from "./entity-form";
import { FormField } from "#app/components/forms/form-field";
import { useNewAnswer } from "#app/components/forms/use-answers";
import type { FormControl } from "#app/components/forms/use-form";
import { Button } from "#app/components/ui/button";

const UNREACHABLE = "We couldn't look up the postcode. Please try again.";
const POSTCODE = definitionOf("postcode", PLACE_FIELDS.postcode);
const LATITUDE = definitionOf("latitude", PLACE_FIELDS.latitude);
const LONGITUDE = definitionOf("longitude", PLACE_FIELDS.longitude);

/** Filling in coordinates submits the form, which so needs a hidden first button for Enter. */
export function PlaceFields({ control }: { control: FormControl }) {
  const { field, fill, refuse } = control;
  const fetcher = useFetcher<RefusedForm>();
  const isBusy = fetcher.state !== "idle";
  const [news, setNews] = useState("");
  useNewAnswer(fetcher.data, ({ form, isUnanswered }) => {
    const { values, errors, formError } = form;
    const fault = errors["postcode"] ?? (isUnanswered ? UNREACHABLE : formError?.message);
    if (fault !== undefined) return refuse({ postcode: fault });
    const { postcode, latitude, longitude, region } = values;
    fill({ postcode, latitude, longitude, region });
    setNews(`Coordinates of ${postcode} filled in.`);
  });
  function locate(element: HTMLFormElement): void {
    setNews("");
    const typed = new FormData(element);
    typed.set("intent", "locate");
    fetcher.submit(typed, { method: "post", action: element.getAttribute("action") ?? undefined });
  }
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-end gap-2 *:first:min-w-0 *:first:flex-[1_1_7rem]">
        <FormField definition={POSTCODE} field={field("postcode")} />
        <Button
          type="submit"
          name="intent"
          value="locate"
          size="small"
          Icon={LocateFixed}
          label={isBusy ? "Looking up…" : "Fill in coordinates"}
          isBusy={isBusy}
          onClick={(event) => {
            event.preventDefault();
            const { form } = event.currentTarget;
            if (!isBusy && form) locate(form);
          }}
        />
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
