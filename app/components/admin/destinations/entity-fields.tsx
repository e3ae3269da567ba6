import { FormField, TickBoxes } from "#app/components/forms/form-field";
import type { FormControl } from "#app/components/forms/use-form";
import type { EntityForm } from "./entity-form";
import { ImageField } from "./image-field";
import { KindChoice } from "./kind-choice";
import { PlaceFields } from "./place-fields";
import { hint } from "#app/components/ui/field";

interface Props {
  form: EntityForm;
  control: FormControl;
  /** A postcode fills in its coordinates, and the kind is chosen by its picture. */
  isPlace: boolean;
  ownPictures?: readonly string[] | undefined;
}

export function EntityFields({ form: { texts, facts, boxes }, control, isPlace, ownPictures }: Props) {
  const { values, field } = control;
  return (
    <>
      {texts.map((definition) => {
        const { name, holds } = definition;
        if (isPlace && holds === "degrees") return null;
        if (isPlace && holds === "postcode") return <PlaceFields key={name} control={control} />;
        if (isPlace && name === "kind") return <KindChoice key={name} field={field(name)} />;
        if (holds === "imageAddress")
          return <ImageField key={name} definition={definition} control={control} pictures={ownPictures} />;
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
