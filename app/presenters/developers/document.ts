import text from "./openapi.json?raw";

/* `npm run openapi:build` makes it. Text that is parsed at the first request, so that it does not slow the
   Worker's start. */

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: {
    readonly type?: string;
    readonly enum?: readonly string[];
    readonly items?: { readonly enum?: readonly string[] };
    readonly minimum?: number;
    readonly maximum?: number;
    readonly multipleOf?: number;
    readonly format?: string;
  };
}

export interface DocumentedCall {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>;
}

function readDocument() {
  const document = JSON.parse(text) as OpenApiDocument;
  return { document, json: JSON.stringify(document) };
}

let read: ReturnType<typeof readDocument> | undefined;

/** With its JSON text without white space. */
export const openApi = () => (read ??= readDocument());
