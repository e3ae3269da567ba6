import { writeFileSync } from "node:fs";
import { openApiDocument } from "./document";

/* Writes the OpenAPI document to a file that is committed. */

const FILE = "app/presenters/developers/openapi.json";

writeFileSync(FILE, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log(`Wrote ${FILE}`);
