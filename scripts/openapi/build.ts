import { writeFileSync } from "node:fs";
import { openApiDocument } from "./document";

/* Writes the OpenAPI document, which is committed. */

const FILE = "app/presenters/developers/openapi.json";

writeFileSync(FILE, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log(`${FILE} is written`);
