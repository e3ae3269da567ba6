import { faultsIn } from "#app/domain/field-rules";
import { DESTINATION_RULES } from "#app/domain/destination-rules";
import type { AdminEditorView } from "#app/presenters/admin-catalogue-view";
import { NOT_CHANGED } from "#app/presenters/admin-words-view";
import { FormField } from "../forms/form-field";
import { TickBoxes } from "../forms/tick-boxes";
import { useForm } from "../forms/use-form";
import {
  DESCRIPTION,
  IMAGE,
  KIND,
  NAME,
  PARTNERSHIP_CODE,
  REGION,
  SPECIAL_OFFER,
} from "./destination-fields";
import { EditorActions } from "./editor-frame";
import { EditorProblems } from "./editor-problems";
import { ImageField } from "./image-field";
import { PlaceFields } from "./place-fields";

interface Props {
  editor: AdminEditorView;
  /** The page with this editor open. */
  action: string;
  /** The page without it, where a saved form leads. */
  returnTo: string;
}

const FEATURED = [{ name: "featured", label: "Featured" }];

/** A new destination, or one that is there. */
export function DestinationForm({ editor, action, returnTo }: Props) {
  const { id, version } = editor;
  const isNew = id === 0;
  const intent = isNew ? "create" : "update";
  const { Form, formProps, values, typed, field, fill, refuse, isBusy, ...state } = useForm({
    id: "destination-form",
    first: editor.form,
    check: (given) => faultsIn(DESTINATION_RULES, given),
    unanswered: { title: "Error", message: NOT_CHANGED.destination[intent] },
  });
  return (
    <Form {...formProps} action={action} className="editor-form" preventScrollReset>
      <EditorProblems {...state} reloadHref={action} />
      {/* The first button of a form is the one that Enter presses: it must not be the coordinates' one. */}
      <button type="submit" name="intent" value={intent} hidden />
      <input type="hidden" name="subject" value="destination" />
      <input type="hidden" name="id" value={id} />
      {version !== null && <input type="hidden" name="version" value={values["version"] ?? version} />}
      <input type="hidden" name="returnTo" value={returnTo} />
      <FormField definition={NAME} field={field("name")} />
      <PlaceFields typed={typed} field={field} fill={fill} refuse={refuse} locateIntent="locate" />
      <FormField definition={REGION} field={field("region")} />
      <ImageField definition={IMAGE} field={field("imageUrl")} />
      <FormField definition={DESCRIPTION} field={field("description")} />
      <FormField definition={KIND} field={field("kind")} />
      <TickBoxes legend="Promotion" boxes={FEATURED} values={values} />
      <FormField definition={SPECIAL_OFFER} field={field("specialOffer")} />
      <FormField definition={PARTNERSHIP_CODE} field={field("partnershipCode")} />
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
