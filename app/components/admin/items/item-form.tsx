import type { CatalogueItem } from "#app/domain/catalogue/edit";
import { faultsIn } from "#app/domain/field-rules";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import type { AdminEditorView } from "#app/presenters/admin/catalogue-view";
import { NOT_CHANGED } from "#app/presenters/admin/words-view";
import { isFilled, useForm } from "#app/components/forms/use-form";
import { EditorActions, EditorProblems } from "#app/components/admin/admin-frame";
import { EntityFields } from "#app/components/admin/destinations/entity-fields";
import { ITEM_FORMS } from "#app/components/admin/destinations/entity-form";
import { form } from "#app/components/ui/field";

interface Props {
  editor: AdminEditorView & { subject: CatalogueItem };
  action: string;
  /** With a new entry's form, shown after saving. */
  returnTo: string;
}

/** It cannot be saved until all required fields are filled in. */
export function ItemForm({ editor, action, returnTo }: Props) {
  const { subject, id, index, version } = editor;
  const entity = ITEM_FORMS[subject];
  const { noun, rules, required } = entity;
  const isHydrated = useHydrated();
  const intent = index === null ? "create" : "update";
  const { Form, formProps, values, typed, field, fill, isBusy, ...state } = useForm({
    id: `${subject}-form`,
    first: editor.form,
    check: (given) => faultsIn(rules, given),
    unanswered: { title: "Error", message: NOT_CHANGED[subject][intent] },
  });
  return (
    <Form {...formProps} action={action} className={form} data-dense preventScrollReset>
      <EditorProblems {...state} reloadHref={action} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="id" value={id} />
      {index !== null && <input type="hidden" name="index" value={index} />}
      {version !== null && <input type="hidden" name="version" value={values["version"] ?? version} />}
      <input type="hidden" name="returnTo" value={returnTo} />
      <EntityFields form={entity} values={values} field={field} fill={fill} />
      <EditorActions
        intent={intent}
        label={`${index === null ? "Add" : "Update"} ${noun}`}
        busyLabel="Saving..."
        isBusy={isBusy}
        isDisabled={isHydrated && !isFilled(typed, required)}
        cancelHref={returnTo}
      />
    </Form>
  );
}
