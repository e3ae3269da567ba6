import { type ReactNode, useState } from "react";
import type { AdminEditorView } from "#app/presenters/admin/catalogue-view";
import { EditorFrame, useFocusAfterLoss, EditorActions } from "#app/components/admin/admin-frame";
import { DeleteDialog, DeleteQuestion, type Deletion } from "./delete-question";
import { withKindPicture } from "#app/domain/catalogue/destination";
import { faultsIn } from "#app/domain/field-rules";
import { notChanged } from "#app/presenters/admin/words-view";
import { useHydrated } from "#app/components/behaviour/use-browser-state";
import { PostedForm } from "#app/components/forms/posted-form";
import { isFilled, useForm } from "#app/components/forms/use-form";
import { EntityFields } from "./entity-fields";
import { ENTITY_FORMS } from "./entity-form";
import { form } from "#app/components/ui/field";

interface Props extends Omit<FormProps, "onDiscard"> {
  rowCount: number;
  table: (onDelete: (deletion: Deletion) => void) => ReactNode;
  title: string;
  /** What the address asks whether to delete, without JavaScript. */
  asked: Deletion | undefined;
}

export function TableAndForm({ rowCount, table, title, asked, ...form }: Props) {
  const { subject, id, index, version } = form.editor;
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  // In a new entry's form, Cancel links to the page that is already open. This count resets the form.
  const [discards, setDiscards] = useState(0);
  const about = [subject, id, index, discards].join();
  // A place's form stays if its version changes, as when its things to do are fetched meanwhile.
  const formKey = subject === "destination" ? about : `${about} ${version}`;
  useFocusAfterLoss(rowCount);
  return (
    <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="@container min-w-0">{table(setDeletion)}</div>
      <EditorFrame title={title} about={about}>
        {asked && <DeleteQuestion deletion={asked} />}
        <EditorForm key={formKey} {...form} onDiscard={() => setDiscards(discards + 1)} />
      </EditorFrame>
      {deletion && <DeleteDialog deletion={deletion} onClose={() => setDeletion(null)} />}
    </div>
  );
}

interface FormProps {
  editor: AdminEditorView;
  action: string;
  /** The page without this editor, shown after saving. */
  returnTo: string;
  onDiscard: () => void;
}

/** Saving fails if someone else changes the entry meanwhile. */
function EditorForm({ editor, action, returnTo, onDiscard }: FormProps) {
  const [{ subject, id, index, version, ownPictures, form: first }] = useState(editor);
  const isPlace = subject === "destination";
  const isNew = isPlace ? id === 0 : index === null;
  const intent = isNew ? "create" : "update";
  const entity = ENTITY_FORMS[subject];
  const isHydrated = useHydrated();
  const control = useForm({
    id: `${subject}-form`,
    first,
    check: (given) => faultsIn(entity.rules, isPlace ? withKindPicture(given) : given),
    unanswered: { title: "Error", message: notChanged(subject, intent) },
  });
  const { typed, values, isBusy } = control;
  const shownVersion = version === null ? null : (values["version"] ?? version);
  const verb = isPlace ? "Create" : "Add";
  return (
    <PostedForm
      control={control}
      action={action}
      className={form}
      hidden={{ subject, id, index, version: shownVersion, returnTo }}
      reloadHref={action}
      data-dense
      preventScrollReset
    >
      {/* Enter presses the first submit button: it saves and does not fill in the coordinates. */}
      {isPlace && <button type="submit" name="intent" value={intent} hidden />}
      <EntityFields form={entity} control={control} isPlace={isPlace} ownPictures={ownPictures} />
      <EditorActions
        intent={intent}
        label={`${isNew ? verb : "Update"} ${entity.noun}`}
        isBusy={isBusy}
        isDisabled={!isPlace && isHydrated && !isFilled(typed, entity.required)}
        cancelHref={returnTo}
        onDiscard={onDiscard}
      />
    </PostedForm>
  );
}
