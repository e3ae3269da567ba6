import * as z from "zod";
import { LIST_OF } from "#app/domain/catalogue/edit";
import { WEATHER_LICENCE, weatherNotice } from "#app/domain/weather/forecast-origin";
import { CALLS } from "#app/http/address/addresses";
import type { Needs } from "#app/http/address/address";
import { ADMIN_CALLS } from "./admin-calls";
import { VISITORS_CALLS } from "./calls";
import {
  ANSWERS,
  BODIES,
  HEADERS,
  type Descriptions,
  type Operation,
  QUERY_WORDS,
  type Success,
  TAGS,
} from "./operation";

/* Makes the OpenAPI 3.1 document of the calls from the schemas that check their input and their answers. */

const DESCRIPTIONS: Descriptions = { ...VISITORS_CALLS, ...ADMIN_CALLS };

/** The description of one method of a call, with its facts from the table of addresses. */
interface Call extends Operation {
  readonly needs: Needs;
  readonly isUnlimited?: true;
  readonly isChange: boolean;
}

interface Json {
  [name: string]: unknown;
}

/** The licences of the answers' fields: weather, OpenStreetMap, the agencies, and our own. */
const LICENCES = [
  "Licences go by field.",
  `Weather, where the site runs on Open-Meteo: “${weatherNotice("open-meteo")}”; what we make of it is offered under ${WEATHER_LICENCE}.`,
  "Each place names its service in `provider`; `sample` is made up and free.",
  "Campsites, positions of things to do and `nearby` without its beaches: © OpenStreetMap contributors, stations also David Wheatley (uk-railway-stations), ODbL 1.0.",
  "Beaches and bathing water: Environment Agency, Natural Resources Wales and SEPA, Open Government Licence v3.0. Texts: our own. All credits: /credits.",
].join(" ");

const schemaAt = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json) => ({ "application/json": { schema } });

/** Returns shapes by name as JSON Schemas (draft 2020-12). A shape that contains another refers to it. */
function schemasOf(
  shapes: Readonly<Record<string, z.ZodType>>,
  io: "input" | "output",
): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(shapes)) registry.add(shape, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => schemaAt(id).$ref,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: made }) => {
      // Adds a rule's own description, which the registry of names lacks.
      Object.assign(made, z.globalRegistry.get(zodSchema));
      // A number in an address is text with a pattern; its bounds already say the same.
      if (made.type === "integer") delete made.pattern;
      if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum;
      if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum;
      // The format already says the same as the pattern.
      if (made.format === "date-time" || made.format === "date" || made.format === "uri") delete made.pattern;
    },
  });
  const plain = Object.entries(schemas).map(([name, made]) => {
    const own = Object.entries(made).filter(([key]) => !["$schema", "$id", "id"].includes(key));
    return [name, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(plain);
}

const DONE: Readonly<Record<number, string>> = {
  200: "Done.",
  201: "Made.",
  202: "Begun.",
  204: "Done; there is nothing to say.",
  304: "Nothing is new since the version that If-None-Match names.",
};

const listed = (shapes: NonNullable<Success["list"]>): Json =>
  typeof shapes === "string" ? schemaAt(shapes) : { anyOf: shapes.map(schemaAt) };

function successOf({ one, list, file }: Success, status: number, { headers = [] }: Operation): Json {
  // Of these headers, a 304 repeats only the ETag.
  const sent = status === 304 ? headers.filter((name) => name === "ETag") : headers;
  const described = sent.map((name) => {
    const type = name === "X-Total-Count" ? "integer" : "string";
    return [name, { description: HEADERS[name], schema: { type } }] as const;
  });
  return {
    description: DONE[status],
    ...(described.length > 0 ? { headers: Object.fromEntries(described) } : {}),
    ...(one ? { content: json(schemaAt(one)) } : {}),
    ...(list ? { content: json({ type: "array", items: listed(list) }) } : {}),
    ...(file ? { content: { [file]: { schema: {} } } } : {}),
  };
}

const TOO_MANY_REQUESTS =
  "Too many requests from your address or network within a minute; Retry-After says how long to wait.";

/** Returns the refusals of all calls of this kind, and those of this call. */
function refusalsOf({ needs, isUnlimited, isChange, body, refusals }: Call): [number, string][] {
  const forbidden = [
    ...(isChange ? ["The request came from another site."] : []),
    ...(needs === "admin" ? ["Only the administrator may do this."] : []),
  ];
  const all: Record<number, string | undefined> = {
    ...(body ? { 400: "The body cannot be read; `errors` names the fields." } : {}),
    ...(needs === "anyone" ? {} : { 401: "The caller is not signed in." }),
    ...(forbidden.length > 0 ? { 403: forbidden.join(" ") } : {}),
    ...(isChange ? { 413: "The body is larger than we read." } : {}),
    ...(body ? { 415: "The body is not application/json." } : {}),
    ...refusals,
    ...(isUnlimited ? {} : { 429: [refusals?.[429], TOO_MANY_REQUESTS].filter(Boolean).join(" ") }),
    503: "Not available just now; Retry-After says when to ask again.",
  };
  return Object.entries(all).flatMap(([status, words]) =>
    words === undefined ? [] : [[Number(status), words]],
  );
}

function answersOf(operation: Call): Json {
  const answers: Record<number, Json> = {};
  for (const [status, description] of refusalsOf(operation)) {
    answers[status] = { description, content: json(schemaAt("Refusal")) };
  }
  for (const [status, success] of Object.entries(operation.success)) {
    answers[Number(status)] = successOf(success, Number(status), operation);
  }
  const retryAfter = { description: "Seconds to wait.", schema: { type: "integer" } };
  for (const status of [429, 503].filter((status) => status in answers)) {
    answers[status] = { ...answers[status], headers: { "Retry-After": retryAfter } };
  }
  if (operation.id === "health") answers[503] = STALE_OR_SILENT;
  return answers;
}

const STALE_OR_SILENT = {
  description: "No run has brought a forecast for three hours, or there is nothing to answer from.",
  content: json({ anyOf: [schemaAt("Health"), schemaAt("Refusal")] }),
};

function parametersOfQuery(query: z.ZodObject): Json[] {
  const { properties = {}, required = [] } = schemasOf({ query }, "input")["query"] as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    description: QUERY_WORDS[name],
    schema: withoutNull(schema),
  }));
}

/** Removes null from a parameter's schema, because an address leaves out a parameter instead. */
function withoutNull({ anyOf, default: usual, ...schema }: Json): Json {
  const [some = {}] = (anyOf as Json[] | undefined) ?? [];
  return { ...schema, ...some, ...(usual === null || usual === undefined ? {} : { default: usual }) };
}

const PATH_PARAMETERS: Readonly<Record<string, Json>> = {
  id: { type: "integer", minimum: 1 },
  destinationId: { type: "integer", minimum: 1 },
  index: { type: "integer", minimum: 0 },
  list: { enum: Object.values(LIST_OF) },
  importId: { type: "string" },
};

const parametersOfPath = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: PATH_PARAMETERS[name],
  }));

const header = (name: string, description: string): Json => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" },
});

function operationOf(operation: Call, path: string): Json {
  const { id, tag, summary, description, needs, query, body, success, takesVersion } = operation;
  const parameters = [
    ...parametersOfPath(path),
    ...(query ? parametersOfQuery(query) : []),
    ...(304 in success ? [header("If-None-Match", "The ETag of an answer that is known already.")] : []),
    ...(takesVersion ? [header("If-Match", "The ETag of the version that the change was made for.")] : []),
  ];
  return {
    operationId: id,
    tags: [tag ?? "Admin"],
    summary,
    ...(description === undefined ? {} : { description }),
    security: needs === "anyone" ? [] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(schemaAt(body)) } } : {}),
    responses: answersOf(operation),
  };
}

/** Returns paths in OpenAPI's form, such as "/api/favorites/{destinationId}". */
function pathsOf(descriptions: Descriptions): Json {
  const paths: Record<string, Json> = {};
  for (const [name, described] of Object.entries<Operation | readonly Operation[]>(descriptions)) {
    const [method = "", address = ""] = name.split(" ");
    for (const operation of [described].flat()) {
      const path = `/${address}`.replace(":file", operation.file ?? "").replace(/:(\w+)/g, "{$1}");
      const call = { ...operation, ...CALLS[address as keyof typeof CALLS], isChange: method !== "GET" };
      (paths[path] ??= {})[method.toLowerCase()] = operationOf(call, path);
    }
  }
  return paths;
}

/** Returns the whole document. */
export function openApiDocument(): Json {
  const session = {
    type: "apiKey",
    in: "cookie",
    name: "session",
    description: "The cookie that signing in sets; over https its name begins with __Host-.",
  };
  return {
    openapi: "3.1.1",
    info: {
      title: "Sunny Escape",
      version: "1",
      summary: "Where in the UK is the weather best, within your drive?",
      description:
        "Every refusal has a sentence for people in `message`. Times are ISO 8601. Temperatures and distances are whole numbers in the units asked for; every other number names its unit. One address, or one IPv6 network of 64 bits, may usually make 120 calls a minute: more are answered with 429.\n\n" +
        LICENCES,
      license: {
        name: `${WEATHER_LICENCE} for the weather; the other fields as the description says`,
        url: "https://creativecommons.org/licenses/by-sa/4.0/",
      },
    },
    servers: [{ url: "/", description: "The site that this document comes from" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: pathsOf(DESCRIPTIONS),
    components: {
      schemas: { ...schemasOf(ANSWERS, "output"), ...schemasOf(BODIES, "input") },
      securitySchemes: { session },
    },
  };
}
