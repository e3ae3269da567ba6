import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CatalogueFilePage } from "#app/components/admin/import/catalogue-file-page";
import type { User } from "#app/domain/accounts/account";
import { editsOf } from "#app/http/actions/admin/admin-calls.server";
import { answerError } from "#app/http/answers/answer-json";
import { CATALOGUE_REFUSALS } from "#app/http/answers/catalogue-refusals";
import { redirectWithToast } from "#app/http/session/flash.server";
import { requireAdmin } from "#app/http/session/guards.server";
import { type UploadForm, readUploadForm } from "#app/http/bodies/read-upload.server";
import { importPreviewView, importReportText } from "#app/presenters/admin/import-json";
import type { CatalogueFilePageView } from "#app/presenters/admin/import-view";

export { documentHeaders as headers } from "#app/http/door/document-headers";

const PAGE = "/admin/catalogue";

export const meta: MetaFunction = () => [{ title: "Import and export – Sunny Escape" }];

/** An upload is shown with what it would change, by ?import=; nothing is written here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const importId = new URL(request.url).searchParams.get("import");
  if (importId === null) return data<CatalogueFilePageView>({ preview: null, error: null });
  return orUnavailable(context, async () => {
    const preview = await context.app.catalogue.previewImport(importId);
    if (!preview.ok) return refused(CATALOGUE_REFUSALS[preview.error]);
    return data<CatalogueFilePageView>({ preview: importPreviewView(importId, preview.value), error: null });
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const user = await requireAdmin(request, context);
  const form = await readUploadForm(request);
  switch (form.intent) {
    case "upload":
      return orUnavailable(context, () => upload(form, context));
    case "apply":
      return orUnavailable(context, () => apply(form, args, user));
    default:
      throw answerError(400, "This form cannot be read.");
  }
}

async function upload({ text, fault }: UploadForm, { app }: AppLoadContext) {
  if (fault) return refused(fault);
  const started = await app.catalogue.startImport(text);
  if (!started.ok) return refused({ status: 400, message: started.error });
  throw redirect(`${PAGE}?import=${started.value}`);
}

async function apply({ importId }: UploadForm, args: ActionFunctionArgs, user: User) {
  const applied = await editsOf(args, user).applyImport(importId);
  if (!applied.ok) return refused(CATALOGUE_REFUSALS[applied.error]);
  const description = importReportText(applied.value);
  throw await redirectWithToast(args, PAGE, { title: "Success!", description });
}

/** The answer, or a page that says that the database or the cache did not answer. */
async function orUnavailable<Answer>({ app }: AppLoadContext, answer: () => Promise<Answer>) {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Response) throw error;
    app.log.error("catalogue-file.unavailable", error);
    return refused({ status: 503, message: "This is not available just now. Please try again in a moment." });
  }
}

function refused({ status, message }: { status: number; message: string }) {
  return data<CatalogueFilePageView>({ preview: null, error: message }, { status });
}

export default function CatalogueFile() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <CatalogueFilePage view={answer ? { ...view, error: answer.error } : view} />;
}
