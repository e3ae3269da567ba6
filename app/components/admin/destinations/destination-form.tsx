import { useState } from "react";
import { withKindPicture } from "#app/domain/catalogue/destination";
import { faultsIn } from "#app/domain/field-rules";
import type { AdminEditorView } from "#app/presenters/admin/catalogue-view";
import { NOT_CHANGED } from "#app/presenters/admin/words-view";
import { useForm } from "#app/components/forms/use-form";
import { EditorActions, EditorProblems } from "#app/components/admin/admin-frame";
import { EntityFields } from "./entity-fields";
import { DESTINATION_FORM } from "./entity-form";
import { KindChoice } from "./kind-choice";
import { PlaceFields } from "./place-fields";
import { form } from "#app/components/ui/field";

interface Props {
  editor: AdminEditorView;
  action: string;
  /** The page without this editor, shown after saving. */
  returnTo: string;
}

/** Saving fails if someone else changes the destination meanwhile. Its id is the form's key. */
export function DestinationForm({ editor, action, returnTo }: Props) {
  const [{ id, version, ownPictures, form: opened }] = useState(editor);
  const isNew = id === 0;
  const intent = isNew ? "create" : "update";
  const { Form, formProps, values, field, fill, refuse, isBusy, ...state } = useForm({
    id: "destination-form",
    first: opened,
    check: (given) => faultsIn(DESTINATION_FORM.rules, withKindPicture(given)),
    unanswered: { title: "Error", message: NOT_CHANGED.destination[intent] },
  });
  return (
    <Form {...formProps} action={action} className={form} data-dense preventScrollReset>
      <EditorProblems {...state} reloadHref={action} />
      {/* Enter presses the first submit button: it saves and does not fill in the coordinates. */}
      <button type="submit" name="intent" value={intent} hidden />
      <input type="hidden" name="subject" value="destination" />
      <input type="hidden" name="id" value={id} />
      {version !== null && <input type="hidden" name="version" value={values["version"] ?? version} />}
      <input type="hidden" name="returnTo" value={returnTo} />
      <EntityFields
        form={DESTINATION_FORM}
        values={values}
        field={field}
        fill={fill}
        ownPictures={ownPictures}
        place={<PlaceFields field={field} fill={fill} refuse={refuse} />}
        kind={<KindChoice field={field("kind")} />}
      />
      <EditorActions
        intent={intent}
        label={isNew ? "Create Destination" : "Update Destination"}
        busyLabel="Saving..."
        isBusy={isBusy}
        cancelHref={returnTo}
      />
    </Form>
  );
}
