import { calls } from "#app/http/actions/calls.server";
import { answerError, answerJsonText } from "#app/http/answers/answer-json";
import { destinationsCsv } from "#app/presenters/catalogue/csv";
import { catalogueFilesJson } from "#app/presenters/catalogue/json";

const attachment = (name: string) => ({ "Content-Disposition": `attachment; filename="${name}"` });

/** As catalogue.json, which can be imported, or as destinations.csv. */
export const loader = calls("api/admin/catalogue/export/:file", {
  async GET({ params, context: { app } }) {
    switch (params["file"]) {
      case "catalogue.json": {
        const json = catalogueFilesJson(await app.catalogue.all());
        return answerJsonText(json, { headers: attachment("catalogue.json") });
      }
      case "destinations.csv": {
        const headers = { "Content-Type": "text/csv; charset=utf-8", ...attachment("destinations.csv") };
        return new Response(destinationsCsv(await app.catalogue.all()), { headers });
      }
      default:
        return answerError(404, "This file doesn't exist.");
    }
  },
});

export const action = loader;
