import { answerCatalogueFailure } from "#app/http/actions/admin/admin-calls.server";
import { calls } from "#app/http/actions/calls.server";
import { answerError, answerJson } from "#app/http/answers/answer-json";
import { readUpload } from "#app/http/bodies/read-body.server";
import { importPreviewJson } from "#app/presenters/admin/import-json";

/** The catalogue changes only when the upload is applied. */
export const loader = calls("api/admin/catalogue/import", {
  async POST({ request, context: { app } }) {
    const started = await app.catalogue.startImport(await readUpload(request));
    if (!started.ok) return answerError(400, started.error);
    const preview = await app.catalogue.previewImport(started.value);
    if (!preview.ok) return answerCatalogueFailure(preview.error);
    return answerJson({ importId: started.value, ...importPreviewJson(preview.value) });
  },
});

export const action = loader;
