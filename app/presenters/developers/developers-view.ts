import { type DocumentedCall, openApi } from "./document";
import { examples } from "./examples";

export type DevelopersView = ReturnType<typeof developersView>;

/** `site` is our address, such as "https://sunny.example". */
export function developersView(site: string) {
  const calls = Object.entries(openApi().document.paths).flatMap(([path, { get: call }]) =>
    call?.tags.includes("Public") ? [callView(path, call)] : [],
  );
  return { examples: examples(site), calls };
}

function callView(path: string, { summary, description, parameters = [], responses }: DocumentedCall) {
  return {
    path,
    summary,
    description: description?.replaceAll("`", "") ?? null,
    parameters: parameters
      .filter((parameter) => parameter.in === "query")
      .map(({ name, schema, description = "" }) => ({
        name,
        /** Empty if the parameter is not a choice. */
        choices: schema.enum ?? schema.items?.enum ?? [],
        values: valuesOf(schema),
        // Descriptions in the document are Markdown.
        words: description.replaceAll("`", ""),
      })),
    answers: Object.entries(responses).map(([status, answer]) => [status, answer.description] as const),
  };
}

/** "A whole number from 1 to 5."; null if `choices` lists them, or if any text is possible. */
function valuesOf({
  items,
  enum: choices = items?.enum,
  minimum,
  maximum,
  multipleOf,
  format,
  type = "",
}: NonNullable<DocumentedCall["parameters"]>[number]["schema"]): string | null {
  if (choices) return null;
  if (format === "date") return "A date.";
  if (minimum === undefined) return type === "string" ? null : `${type}.`;
  const range = maximum === undefined ? `from ${minimum} on` : `from ${minimum} to ${maximum}`;
  return multipleOf === undefined ? `A whole number ${range}.` : `A multiple of ${multipleOf} ${range}.`;
}
