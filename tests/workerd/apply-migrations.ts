import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";

let emptying: Promise<D1PreparedStatement[]> | undefined;

/** Migrates the database, which all files of a process share, and returns the statements that empty it. */
async function migrate(): Promise<D1PreparedStatement[]> {
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name <> 'd1_migrations'",
  ).all<{ name: string }>();
  return [
    env.DB.prepare("PRAGMA defer_foreign_keys = ON"),
    ...results.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`)),
  ];
}

/** Gives each test an empty database and an empty cache. */
beforeEach(async () => {
  await env.DB.batch(await (emptying ??= migrate()));
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
});
