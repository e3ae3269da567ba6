import Download from "lucide-react/icons/download";
import type { CatalogueFilePageView, ImportPreviewView } from "#app/presenters/admin/import-json";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { PostedForm } from "#app/components/forms/posted-form";
import { useForm } from "#app/components/forms/use-form";
import { FieldError } from "#app/components/forms/field-error";
import { SubmitButton } from "#app/components/forms/form-field";
import { AdminLayout, Facts } from "#app/components/admin/admin-layout";
import { form, fieldLabel, fieldRow, hint } from "#app/components/ui/field";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/button";
import { panel } from "#app/components/ui/panel";
import type { ReactNode } from "react";

const EXPORTS = [
  { file: "catalogue.json", label: "Whole catalogue", note: "JSON, which can be imported again" },
  {
    file: "destinations.csv",
    label: "Destinations",
    note: "CSV, for a spreadsheet: without lists, it can be imported again",
  },
];

const CARD = panel({ className: "px-[clamp(0.875rem,2.5vw,1.5rem)] pt-4 pb-6" });
const FILE =
  "min-h-[42px] w-full rounded-control border-[1.5px] border-line-strong bg-raised px-1.5 py-1 text-ink file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-sm file:border file:border-line-strong file:bg-sunken file:px-3 file:py-0.5 file:font-semibold file:text-ink aria-invalid:border-2 aria-invalid:border-berry";

const NOT_SENT = { title: "Error", message: "We couldn't send the file. Please try again in a moment." };

export function CatalogueFilePage({ view }: { view: CatalogueFilePageView }) {
  const { preview, error } = view;
  return (
    <AdminLayout title="Import and export">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] items-start gap-5">
        <section className={CARD} aria-labelledby="export-title">
          <h2 id="export-title" className="text-xl">
            Export
          </h2>
          <ul>
            {EXPORTS.map(({ file, label, note }) => (
              <li key={file} className="mt-3 flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
                <ButtonAnchor
                  href={`/api/admin/catalogue/export/${file}`}
                  Icon={Download}
                  label={label}
                  download={file}
                />
                <span className={hint}>{note}</span>
              </li>
            ))}
          </ul>
        </section>
        <Upload error={error} hasPreview={preview !== null} />
      </div>
      {preview && <ImportPreview key={preview.importId} preview={preview} />}
    </AdminLayout>
  );
}

function Upload({ error, hasPreview }: { error: string | null; hasPreview: boolean }) {
  const control = useForm({
    id: "upload",
    // The file of a refused upload must be chosen again, because the browser does not keep it.
    ...(error !== null && { first: { ...EMPTY_FORM, formError: { title: "Error", message: error } } }),
    unanswered: NOT_SENT,
  });
  const { id, error: fault } = control.field("file");
  return (
    <section className={CARD} aria-labelledby="import-title">
      <h2 id="import-title" className="text-xl">
        Import
      </h2>
      <PostedForm
        control={control}
        action="/admin/catalogue"
        encType="multipart/form-data"
        className={form}
        hidden={{ intent: "upload" }}
        data-dense
      >
        <div className={fieldRow}>
          <label htmlFor={id} className={fieldLabel}>
            {hasPreview ? "Another catalogue file" : "Catalogue file"}
          </label>
          <p id={`${id}-hint`} className={hint}>
            JSON or CSV of the same form as the export, up to 5 MB. You'll see what it would change before
            anything is saved.
          </p>
          {fault !== undefined && <FieldError id={`${id}-error`}>{fault}</FieldError>}
          <input
            id={id}
            type="file"
            name="file"
            accept=".json,.csv,application/json,text/csv"
            className={FILE}
            required
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={fault === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
          />
        </div>
        <div>
          <SubmitButton isBusy={control.isBusy} label="Check the File" busyLabel="Checking..." />
        </div>
      </PostedForm>
    </section>
  );
}

const NOT_APPLIED = {
  title: "Error",
  message: "We couldn't apply the changes. Please try again in a moment.",
};

function ImportPreview({ preview }: { preview: ImportPreviewView }) {
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
