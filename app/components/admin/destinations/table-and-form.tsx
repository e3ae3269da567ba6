import { type ReactNode, useState } from "react";
import type { AdminEditorView } from "#app/presenters/admin/catalogue-view";
import { EditorFrame, useFocusAfterLoss } from "#app/components/admin/admin-frame";
import { DeleteDialog, DeleteQuestion, type Deletion } from "./delete-question";
import { EditorForm } from "./editor-form";

interface Props {
  rowCount: number;
  table: (onDelete: (deletion: Deletion) => void) => ReactNode;
  title: string;
  /** When it changes, the heading gets the focus. */
  about: string;
  /** When it changes, the form begins again. */
  formKey: string;
  editor: AdminEditorView;
  action: string;
  returnTo: string;
  /** What the address asks whether to delete, without JavaScript. */
  asked: Deletion | undefined;
}

export function TableAndForm({ rowCount, table, title, about, formKey, asked, ...form }: Props) {
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  useFocusAfterLoss(rowCount);
  return (
    <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="@container min-w-0">{table(setDeletion)}</div>
      <EditorFrame title={title} about={about}>
        {asked && <DeleteQuestion deletion={asked} />}
        <EditorForm key={formKey} {...form} />
      </EditorFrame>
      {deletion && <DeleteDialog deletion={deletion} onClose={() => setDeletion(null)} />}
    </div>
  );
}
