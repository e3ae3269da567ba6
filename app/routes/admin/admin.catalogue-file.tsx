import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CatalogueFilePage } from "#app/components/admin/import/catalogue-file-page";
import { UPLOAD_FORM, importFormOf } from "#app/http/actions/admin/import-forms.server";
import { answerForm } from "#app/http/actions/form-action.server";
import { CATALOGUE_REFUSALS } from "#app/http/answers/catalogue-refusals";
import { NOT_AVAILABLE, unavailablePage } from "#app/http/answers/unavailable";
import { requireAdmin } from "#app/http/session/guards.server";
import { importPreviewJson, type CatalogueFilePageView } from "#app/presenters/admin/import-json";
import { titled } from "#app/components/layout/titled";

export { clientAction, shouldRevalidate } from "#app/components/forms/form-client-action";

export const meta = titled("Import and export");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const importId = new URL(request.url).searchParams.get("import");
  if (importId === null) return data<CatalogueFilePageView>({ preview: null, error: null });
  const { catalogue, log } = context.app;
  try {
    const preview = await catalogue.previewImport(importId);
    if (!preview.ok) {
      const { status, message } = CATALOGUE_REFUSALS[preview.error];
      return data<CatalogueFilePageView>({ preview: null, error: message }, { status });
    }
    const view = { importId, ...importPreviewJson(preview.value) };
    return data<CatalogueFilePageView>({ preview: view, error: null });
  } catch (error) {
    const failed: CatalogueFilePageView = { preview: null, error: NOT_AVAILABLE };
    return unavailablePage(failed, error, { log, what: "catalogue-file" });
  }
}

export const action = (args: ActionFunctionArgs) => answerForm(args, importFormOf, { upload: UPLOAD_FORM });

export default function CatalogueFile() {
  return <CatalogueFilePage view={useLoaderData<typeof loader>()} />;
}
