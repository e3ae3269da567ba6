import { defineConfig } from "drizzle-kit";

/** Read each generated migration before you commit it: a rebuilt parent table deletes its children's rows on D1. */
export default defineConfig({
  dialect: "sqlite",
  schema: ["./app/db/schema.ts", "./app/features/*/db/tables.ts"],
  out: "./migrations",
});
