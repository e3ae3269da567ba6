import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AdminSubject } from "#app/presenters/admin/catalogue-view";
import { button } from "../../ui/button";
import { dialogActions } from "../../ui/dialog";

/** What is to be deleted, and where the administrator is afterwards. */
export interface Deletion {
  subject: AdminSubject;
  id: number;
  index: number | null;
  version: number | null;
  name: string;
  returnTo: string;
}

interface Props {
  deletion: Deletion;
  onSubmit?: () => void;
  /** The way out. */
  children: ReactNode;
}

/** The button that deletes for good, with the version that was looked at. */
export function DeleteForm({ deletion, onSubmit, children }: Props) {
  const { subject, id, index, version, returnTo } = deletion;
  return (
    <Form
      method="post"
      action={returnTo}
      className={`${dialogActions} mt-5`}
      onSubmit={onSubmit}
      preventScrollReset
    >
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={id} />
      {index !== null && <input type="hidden" name="index" value={index} />}
      {version !== null && <input type="hidden" name="version" value={version} />}
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
      <button type="submit" className={button({ tone: "berry" })}>
        Delete
      </button>
    </Form>
  );
}
