import { Form } from "@remix-run/react";
import { useHydrated } from "#app/hooks/use-hydrated";
import type { AdminEditorView, ItemSubject } from "#app/presenters/admin-catalogue-view";
import { EditorActions } from "./editor-frame";
import { EditorProblems } from "./editor-problems";
import { FormField } from "./form-field";
import { ImageField } from "./image-field";
import { ITEM_FORMS } from "./item-fields";
import { type TypedValues, blanksIn, isFilled } from "./posted-form";
import { TickBoxes } from "./tick-boxes";
import { usePostedForm } from "./use-posted-form";

interface Props {
  editor: AdminEditorView & { subject: ItemSubject };
  isBusy: boolean;
  /** The page with this editor open. */
  action: string;
  /** The page with a new entry's form, where a saved form leads. */
  returnTo: string;
}

/** A new entry of a destination's list, or one that is there. It cannot be saved before it says enough. */
export function ItemForm({ editor, isBusy, action, returnTo }: Props) {
  const { subject, id, index, version, form } = editor;
  const { noun, fields, required, flags } = ITEM_FORMS[subject];
  const isHydrated = useHydrated();
  const requiredFields = fields.filter(({ name }) => required.includes(name));
  const check = (typed: TypedValues) => blanksIn(typed, requiredFields);
  const { formProps, problems, summary, typed, field } = usePostedForm({
    id: `${subject}-form`,
    form,
    isBusy,
    check,
  });
  return (
    <Form {...formProps} action={action} className="editor-form" preventScrollReset>
      <EditorProblems editor={editor} problems={problems} summary={summary} reloadHref={action} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="id" value={id} />
      {index !== null && <input type="hidden" name="index" value={index} />}
      {version !== null && <input type="hidden" name="version" value={version} />}
      <input type="hidden" name="returnTo" value={returnTo} />
      {fields.map((definition) => {
        const Field = definition.name === "imageUrl" ? ImageField : FormField;
        return <Field key={definition.name} definition={definition} field={field(definition.name)} />;
      })}
      {flags.map(({ legend, boxes }) => (
        <TickBoxes key={legend} legend={legend} boxes={boxes} values={form.values} />
      ))}
      <EditorActions
        intent={index === null ? "create" : "update"}
        label={`${index === null ? "Add" : "Update"} ${noun}`}
        busyLabel="Saving..."
        isBusy={isBusy}
        isDisabled={isHydrated && !isFilled(typed, required)}
        cancelHref={returnTo}
      />
    </Form>
  );
}
