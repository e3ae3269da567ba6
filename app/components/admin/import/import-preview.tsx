import { Form, Link, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ImportPreviewView } from "#app/presenters/admin/import-view";
import { SubmitButton } from "#app/components/forms/submit-button";

/** What an uploaded file would change; nothing is written before its button is pressed. */
export function ImportPreview({ preview }: { preview: ImportPreviewView }) {
  const { importId, added, changed, unchangedCount, stale, faulty } = preview;
  const isBusy = useNavigation().formData?.get("intent") === "apply";
  const writes = added.length + changed.length;
  return (
    <section className="import-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">What this file would change</h2>
      <dl className="facts">
        <Count name="Added" count={added.length} />
        <Count name="Changed" count={changed.length} />
        <Count name="Unchanged" count={unchangedCount} />
        <Count name="Faulty" count={faulty.length} isProblem />
        {stale.length > 0 && <Count name="Changed here since the upload" count={stale.length} isProblem />}
      </dl>
      <Fold
        title="Faulty"
        count={faulty.length}
        note="Passed over: put them right in the file and upload it again."
        isOpen
      >
        {faulty.map(({ position, name, reasons }) => (
          <li key={position}>
            <strong>{name || `Entry ${position}`}</strong>
            <span className="hint">{` entry ${position} of the file`}</span>
            <ul className="import-reasons">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </li>
        ))}
      </Fold>
      <Fold title="Changed here since the upload" count={stale.length} note="Not written over." isOpen>
        {stale.map((slug) => (
          <li key={slug}>{slug}</li>
        ))}
      </Fold>
      <Fold title="Added" count={added.length}>
        {added.map(({ slug, name }) => (
          <li key={slug}>{name}</li>
        ))}
      </Fold>
      <Fold title="Changed" count={changed.length}>
        {changed.map(({ slug, name, fields }) => (
          <li key={slug}>
            {name} <span className="hint">{fields.join(", ")}</span>
          </li>
        ))}
      </Fold>
      <Form
        method="post"
        action={`/admin/catalogue?import=${encodeURIComponent(importId)}`}
        encType="multipart/form-data"
        className="editor-actions"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="apply" />
        <input type="hidden" name="importId" value={importId} />
        {writes > 0 ? (
          <SubmitButton
            isBusy={isBusy}
            label={`Apply ${writes} ${writes === 1 ? "change" : "changes"}`}
            busyLabel="Applying..."
          />
        ) : (
          <p>There is nothing to apply.</p>
        )}
        <Link to="/admin/catalogue" className="button">
          Cancel
        </Link>
      </Form>
    </section>
  );
}

function Count({ name, count, isProblem }: { name: string; count: number; isProblem?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isProblem && count > 0 ? "is-problem" : undefined}>{count}</dd>
    </div>
  );
}

interface FoldProps {
  title: string;
  count: number;
  note?: string;
  isOpen?: boolean;
  children: ReactNode;
}

function Fold({ title, count, note, isOpen, children }: FoldProps) {
  if (count === 0) return null;
  return (
    <details open={isOpen} className="import-fold">
      <summary>{`${title} (${count})`}</summary>
      {note && <p className="hint">{note}</p>}
      <ul>{children}</ul>
    </details>
  );
}
