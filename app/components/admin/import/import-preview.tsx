import type { ReactNode } from "react";
import type { ImportPreviewView } from "#app/presenters/admin/import-json";
import { PostedForm } from "#app/components/forms/posted-form";
import { useForm } from "#app/components/forms/use-form";
import { SubmitButton } from "#app/components/forms/form-field";
import { ButtonLink } from "#app/components/ui/button";
import { hint } from "#app/components/ui/field";
import { Facts } from "#app/components/admin/admin-layout";

const NOT_APPLIED = {
  title: "Error",
  message: "We couldn't apply the changes. Please try again in a moment.",
};

export function ImportPreview({ preview }: { preview: ImportPreviewView }) {
  const { importId, added, changed, unchangedCount, stale, faulty } = preview;
  return (
    <section className="mt-8 grid gap-3.5" aria-labelledby="preview-title">
      <h2 id="preview-title" className="text-xl">
        What this file would change
      </h2>
      <Facts
        facts={[
          { name: "Added", value: added.length },
          { name: "Changed", value: changed.length },
          { name: "Unchanged", value: unchangedCount },
          { name: "Faulty", value: faulty.length, isProblem: faulty.length > 0 },
          ...(stale.length > 0
            ? [{ name: "Changed here since the upload", value: stale.length, isProblem: true }]
            : []),
        ]}
      />
      <Fold
        title="Faulty"
        count={faulty.length}
        note="Skipped: correct them in the file and upload it again."
        isOpen
      >
        {faulty.map((entry) => (
          <FaultyEntry key={entry.position} entry={entry} />
        ))}
      </Fold>
      <Fold title="Changed here since the upload" count={stale.length} note="Not overwritten." isOpen>
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
            <span>{name}</span> <span className={hint}>{fields.join(", ")}</span>
          </li>
        ))}
      </Fold>
      <Apply importId={importId} writes={added.length + changed.length} />
    </section>
  );
}

function FaultyEntry({ entry: { position, name, reasons } }: { entry: ImportPreviewView["faulty"][number] }) {
  return (
    <li>
      <strong>{name || `Entry ${position}`}</strong>
      <span className={hint}>{` entry ${position} of the file`}</span>
      <ul className="list-disc pl-5 text-berry">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </li>
  );
}

function Apply({ importId, writes }: { importId: string; writes: number }) {
  const control = useForm({ id: "apply", unanswered: NOT_APPLIED });
  return (
    <PostedForm
      control={control}
      action={`/admin/catalogue?import=${encodeURIComponent(importId)}`}
      encType="multipart/form-data"
      className="grid gap-4"
      hidden={{ intent: "apply", importId }}
    >
      <div className="flex flex-wrap items-center gap-2.5">
        {writes > 0 ? (
          <SubmitButton
            isBusy={control.isBusy}
            label={`Apply ${writes} ${writes === 1 ? "change" : "changes"}`}
            busyLabel="Applying..."
          />
        ) : (
          <p>Nothing to apply.</p>
        )}
        <ButtonLink to="/admin/catalogue" label="Cancel" />
      </div>
    </PostedForm>
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
    <details open={isOpen} className="rounded-tile border border-line px-4 py-2.5">
      <summary className="min-h-7 cursor-pointer font-semibold">{`${title} (${count})`}</summary>
      {note && <p className={hint}>{note}</p>}
      <ul className="mt-2 grid max-h-96 gap-1 overflow-y-auto">{children}</ul>
    </details>
  );
}
