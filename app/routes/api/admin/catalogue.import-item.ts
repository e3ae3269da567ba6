import { answerCatalogueFailure, editsOf } from "#app/http/actions/admin/admin-calls.server";
import { calls } from "#app/http/actions/calls.server";
import { answerJson } from "#app/http/answers/answer-json";
import { importPreviewJson } from "#app/presenters/admin/import-json";

const importIdOf = (params: { readonly [name: string]: string | undefined }) => params["importId"] ?? "";

/** GET returns what an uploaded catalogue would change; POST changes it. */
export const loader = calls("api/admin/catalogue/import/:importId", {
  async GET({ params, context: { app } }) {
    const preview = await app.catalogue.previewImport(importIdOf(params));
    return preview.ok ? answerJson(importPreviewJson(preview.value)) : answerCatalogueFailure(preview.error);
  },
  async POST(args, user) {
    const applied = await editsOf(args, user).applyImport(importIdOf(args.params));
    return applied.ok ? answerJson(applied.value) : answerCatalogueFailure(applied.error);
  },
});

export const action = loader;
