import { Fragment, type ReactNode } from "react";
import { FormField, TickBoxes } from "#app/components/forms/form-field";
import type { FormControl } from "#app/components/forms/use-form";
import type { EntityForm } from "./entity-form";
import { ImageField } from "./image-field";
import { hint } from "#app/components/ui/field";

interface Props extends Pick<FormControl, "values" | "field"> {
  form: EntityForm;
  place?: ReactNode;
  kind?: ReactNode;
  ownPictures?: readonly string[] | undefined;
  fill: FormControl["fill"];
}

/** Texts and choices, then check boxes, then the facts, which are closed at first. */
export function EntityFields({ form, values, field, place, kind, ownPictures = [], fill }: Props) {
  const { texts, facts, boxes } = form;
  return (
    <>
      {texts.map((definition) => {
        const { name, holds } = definition;
        if (place && holds === "degrees") return null;
        if (place && holds === "postcode") return <Fragment key={name}>{place}</Fragment>;
        if (kind && name === "kind") return <Fragment key={name}>{kind}</Fragment>;
        if (holds === "imageAddress")
          return (
            <ImageField
              key={name}
              definition={definition}
              pictures={ownPictures}
              fill={fill}
              field={field(name)}
            />
          );
        return <FormField key={name} definition={definition} field={field(name)} />;
      })}
      {boxes.map((group) => (
        <TickBoxes key={group.legend} {...group} values={values} />
      ))}
      {facts.length > 0 && (
        <details
          className="open:grid open:gap-3.5"
          open={facts.some(({ name }) => field(name).error) || undefined}
        >
          <summary className="cursor-pointer py-2 font-semibold">Facts</summary>
          <p className={hint}>Leave empty what you haven't checked: visitors are then asked to ring ahead.</p>
          {facts.map((definition) => (
            <FormField key={definition.name} definition={definition} field={field(definition.name)} />
          ))}
        </details>
      )}
    </>
  );
}
