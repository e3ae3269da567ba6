import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { type PrivacyPart, keptView } from "#app/presenters/about/kept-list";
import * as schema from "./schema";

const ofFeatures = import.meta.glob<Record<string, unknown>>("../features/*/db/tables.ts", { eager: true });

const tables = [schema, ...Object.values(ofFeatures)]
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value) => value instanceof SQLiteTable);
const privacyOfFeatures = import.meta.glob<{ privacy: PrivacyPart }>("../features/*/presenters/privacy.ts", {
  eager: true,
});
const { everyone, withAccount } = keptView(Object.values(privacyOfFeatures).map(({ privacy }) => privacy));
const named = [...everyone, ...withAccount].flatMap(({ table }) => table ?? []);

describe("the privacy text", () => {
  it("names every table that belongs to a user", () => {
    const ofUsers = tables
      .map(getTableConfig)
      .filter(({ name, foreignKeys }) => name === "users" || foreignKeys.some(isOfUsers))
      .map(({ name }) => name);
    expect(ofUsers).toContain("search_history");
    expect(ofUsers.filter((name) => !named.includes(name))).toEqual([]);
  });

  it("names no table that is gone", () => {
    const names = tables.map((table) => getTableConfig(table).name);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });
});

function isOfUsers(key: ReturnType<typeof getTableConfig>["foreignKeys"][number]): boolean {
  return getTableConfig(key.reference().foreignTable).name === "users";
}
