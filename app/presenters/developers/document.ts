import text from "./openapi.json?raw";

/*
 * The document of the calls, which `npm run openapi:build` makes from their schemas. It travels as text, and is read when
 * somebody first asks for it: nothing of it costs the Worker's start any time.
 */

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
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

/** What the page for people takes of a call. */
export interface DocumentedCall {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>;
}

let read: { readonly document: OpenApiDocument; readonly json: string } | undefined;

/** The document, and the same as JSON without the blanks that the file has for its readers. */
export function openApi() {
  if (!read) {
    const document = JSON.parse(text) as OpenApiDocument;
    read = { document, json: JSON.stringify(document) };
  }
  return read;
}
