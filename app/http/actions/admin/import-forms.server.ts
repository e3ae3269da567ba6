import { redirect } from "@remix-run/cloudflare";
import { CATALOGUE_REFUSALS } from "#app/http/answers/catalogue-refusals";
import { NOT_AVAILABLE } from "#app/http/answers/unavailable";
import { NOT_TEXT, decodeUpload } from "#app/http/bodies/read-body.server";
import { redirectWithToast } from "#app/http/session/flash.server";
import { importReportText } from "#app/presenters/admin/import-json";
import { type OwnForm, formByIntent } from "#app/http/actions/form-action.server";
import { editsOf } from "./admin-calls.server";

const PAGE = "/admin/catalogue";
const COMMON = { needs: "admin", failure: { title: "Error", message: NOT_AVAILABLE } } as const;

/** Redirects to the preview. The catalogue does not change yet. */
export const UPLOAD_FORM: OwnForm = {
  ...COMMON,
  id: "upload",
  texts: ["intent"],
  async submit(posted, { context: { app } }) {
    const bytes = await posted.file("file")?.arrayBuffer();
    const text = bytes ? decodeUpload(bytes) : "";
    if (!text) {
      return posted.refuse({
        status: 400,
        errors: { file: text === null ? NOT_TEXT : "Choose a file to import." },
      });
    }
    const started = await app.catalogue.startImport(text);
    if (!started.ok) return posted.refuse({ status: 400, errors: { file: started.error } });
    return redirect(`${PAGE}?import=${started.value}`);
  },
};

const APPLY_FORM: OwnForm = {
  ...COMMON,
  id: "apply",
  texts: ["intent", "importId"],
  async submit(posted, args, user) {
    const applied = await editsOf(args, user).applyImport(posted.text("importId"));
    if (!applied.ok) return posted.refuse(CATALOGUE_REFUSALS[applied.error]);
    return redirectWithToast(args, PAGE, { title: "Success!", description: importReportText(applied.value) });
  },
};

export const importFormOf = formByIntent({ upload: UPLOAD_FORM, apply: APPLY_FORM });
