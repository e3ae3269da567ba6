import { Form, useNavigation } from "@remix-run/react";
import { Download } from "lucide-react";
import type { CatalogueFilePageView } from "#app/presenters/admin/import-view";
import { SubmitButton } from "#app/components/forms/submit-button";
import { AdminHead } from "../admin-head";
import { ImportPreview } from "./import-preview";

const EXPORTS = [
  { file: "catalogue.json", label: "Whole catalogue", hint: "JSON, which can be imported again" },
  { file: "destinations.csv", label: "Destinations", hint: "CSV, for a spreadsheet" },
];

/** The catalogue as a file: out, and in again after a look at what it would change. */
export function CatalogueFilePage({ view }: { view: CatalogueFilePageView }) {
  const { preview, error } = view;
  return (
    <div className="admin">
      <AdminHead title="Import and export" />
      <div className="file-desk">
        <section className="file-card" aria-labelledby="export-title">
          <h2 id="export-title">Export</h2>
          <ul>
            {EXPORTS.map(({ file, label, hint }) => (
              <li key={file}>
                <a href={`/api/admin/catalogue/export/${file}`} download={file} className="button">
                  <Download className="icon" aria-hidden />
                  {label}
                </a>
                <span className="hint">{hint}</span>
              </li>
            ))}
          </ul>
        </section>
        <Upload error={error} hasPreview={preview !== null} />
      </div>
      {preview && <ImportPreview key={preview.importId} preview={preview} />}
    </div>
  );
}

function Upload({ error, hasPreview }: { error: string | null; hasPreview: boolean }) {
  const isBusy = useNavigation().formData?.get("intent") === "upload";
  return (
    <section className="file-card" aria-labelledby="import-title">
      <h2 id="import-title">Import</h2>
      <Form
        method="post"
        action="/admin/catalogue"
        encType="multipart/form-data"
        className="editor-form"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="upload" />
        <div className="form-row">
          <label htmlFor="catalogue-file" className="field-label">
            {hasPreview ? "Another catalogue file" : "Catalogue file"}
          </label>
          <p id="catalogue-file-hint" className="hint">
            JSON of the same form as the export, up to 5 MB. You see what it would change before anything is
            written.
          </p>
          {error !== null && (
            <p id="catalogue-file-error" className="field-error" role="alert">
              <span className="sr-only">Error: </span>
              {error}
            </p>
          )}
          <input
            id="catalogue-file"
            type="file"
            name="file"
            accept=".json,application/json"
            className="field"
            required
            aria-invalid={error !== null || undefined}
            aria-describedby={
              error === null ? "catalogue-file-hint" : "catalogue-file-error catalogue-file-hint"
            }
          />
        </div>
        <div>
          <SubmitButton isBusy={isBusy} label="Check the File" busyLabel="Checking..." />
        </div>
      </Form>
    </section>
  );
}
