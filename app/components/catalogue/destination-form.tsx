import { Form } from "@remix-run/react";
import type { AdminEditorView } from "#app/presenters/admin-catalogue-view";
import {
  DESCRIPTION,
  IMAGE,
  KIND,
  NAME,
  PARTNERSHIP_CODE,
  REGION,
  REQUIRED_FIELDS,
  SPECIAL_OFFER,
} from "./destination-fields";
import { EditorActions } from "./editor-frame";
import { EditorProblems } from "./editor-problems";
import { FormField } from "./form-field";
import { ImageField } from "./image-field";
import { type TypedValues, blanksIn } from "./posted-form";
import { PlaceFields } from "./place-fields";
import { TickBoxes } from "./tick-boxes";
import { usePostedForm } from "./use-posted-form";

interface Props {
  editor: AdminEditorView;
  isBusy: boolean;
  /** The page with this editor open. */
  action: string;
  /** The page without it, where a saved form leads. */
  returnTo: string;
}

const check = (typed: TypedValues) => blanksIn(typed, REQUIRED_FIELDS);
const FEATURED = [{ name: "featured", label: "Featured" }];

/** A new destination, or one that is there. */
export function DestinationForm({ editor, isBusy, action, returnTo }: Props) {
  const { id, version, form } = editor;
  const isNew = id === 0;
  const intent = isNew ? "create" : "update";
  const { formProps, problems, summary, typed, field, fill, refuse } = usePostedForm({
    id: "destination-form",
    form,
    isBusy,
    check,
  });
  return (
    <Form {...formProps} action={action} className="editor-form" preventScrollReset>
      <EditorProblems editor={editor} problems={problems} summary={summary} reloadHref={action} />
      {/* The first button of a form is the one that Enter presses: it must not be the coordinates' one. */}
      <button type="submit" name="intent" value={intent} hidden />
      <input type="hidden" name="subject" value="destination" />
      <input type="hidden" name="id" value={id} />
      {version !== null && <input type="hidden" name="version" value={version} />}
      <input type="hidden" name="returnTo" value={returnTo} />
      <FormField definition={NAME} field={field("name")} />
      <PlaceFields typed={typed} field={field} fill={fill} refuse={refuse} locateIntent="locate" />
      <FormField definition={REGION} field={field("region")} />
      <ImageField definition={IMAGE} field={field("imageUrl")} />
      <FormField definition={DESCRIPTION} field={field("description")} />
      <FormField definition={KIND} field={field("kind")} />
      <TickBoxes legend="Promotion" boxes={FEATURED} values={form.values} />
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
