import { type DocumentedCall, openApi } from "./document";
import { type Example, examples } from "./examples";

interface ParameterView {
  readonly name: string;
  /** What it may be: "1 to 5", "best or near". */
  readonly values: string;
  readonly words: string;
}

/** A call that anybody may make. */
interface CallView {
  readonly path: string;
  readonly summary: string;
  readonly description: string | null;
  readonly parameters: readonly ParameterView[];
  readonly answers: readonly (readonly [status: string, words: string])[];
}

export interface DevelopersView {
  readonly examples: readonly Example[];
  readonly calls: readonly CallView[];
}

/** The page for those who write programs, of a site at this address. */
export function developersView(site: string): DevelopersView {
  const calls = Object.entries(openApi().document.paths).flatMap(([path, { get: call }]) =>
    call?.tags.includes("Public") ? [callView(path, call)] : [],
  );
  return { examples: examples(site), calls };
}

function callView(path: string, { summary, description, parameters = [], responses }: DocumentedCall) {
  return {
    ...{ path, summary, description: description?.replaceAll("`", "") ?? null },
    parameters: parameters
      .filter((parameter) => parameter.in === "query")
      .map(({ name, schema, description = "" }) => ({
        ...{ name, values: valuesOf(schema) },
        // The document's words are Markdown.
        words: description.replaceAll("`", ""),
      })),
    answers: Object.entries(responses).map(([status, answer]) => [status, answer.description] as const),
  };
}

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

function valuesOf({
  items,
  enum: choices = items?.enum,
  minimum,
  maximum,
  type = "",
}: NonNullable<DocumentedCall["parameters"]>[number]["schema"]): string {
  if (choices) return either.format(choices);
  if (minimum === undefined) return type === "string" ? "text" : type;
  return maximum === undefined ? `a whole number from ${minimum} on` : `${minimum} to ${maximum}`;
}
