import { readFileSync, readdirSync } from "node:fs";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createScryptPasswordHasher } from "#app/adapters/security/scrypt-password-hasher";
import { changeAdminStatements, createAdminStatements } from "./admin-account";

interface AdminRow {
  username: string;
  username_key: string;
  password: string;
  created_at: number;
}

const miniflare = new Miniflare({
  modules: true,
  script: "export default { fetch: () => new Response() }",
  d1Databases: ["DB"],
});
let database: Awaited<ReturnType<typeof miniflare.getD1Database>>;

async function run(statements: readonly string[]): Promise<void> {
  for (const statement of statements) await database.prepare(statement).run();
}
const admins = async () => (await database.prepare("SELECT * FROM users").all<AdminRow>()).results;
const isPassword = async (password: string) =>
  createScryptPasswordHasher().verify(password, (await admins())[0]?.password ?? null);

beforeAll(async () => {
  database = await miniflare.getD1Database("DB");
  for (const name of readdirSync("migrations")
    .filter((file) => file.endsWith(".sql"))
    .sort()) {
    await run(readFileSync(`migrations/${name}`, "utf8").split("--> statement-breakpoint"));
  }
});
beforeEach(() => run(["DELETE FROM users"]));
afterAll(() => miniflare.dispose());

describe("the administrator's account", () => {
  it("is made once by set-up; its own command gives a new password and ends its sessions", async () => {
    await run(await createAdminStatements("first-password", 1_000));
    const made = await admins();
    expect(made).toMatchObject([{ username: "admin", username_key: "admin", created_at: 1_000 }]);
    await run(await createAdminStatements("second-password", 2_000));
    expect(await admins()).toEqual(made);
    await run([
      "INSERT INTO sessions (id, user_id, created_at, expires_at) SELECT 'hash', id, 1, 2 FROM users",
    ]);
    await run(await changeAdminStatements("it's; -- quoted", 3_000));
    expect(await isPassword("it's; -- quoted")).toBe(true);
    expect(await admins()).toHaveLength(1);
    expect((await database.prepare("SELECT * FROM sessions").all()).results).toEqual([]);
  });

  it("is made by that command where set-up never ran", async () => {
    await run(await changeAdminStatements("a-new-password", 2_000));
    expect(await admins()).toMatchObject([{ username: "admin" }]);
  });

  it("refuses a password that the sign-in form would refuse", async () => {
    await expect(createAdminStatements("short", 1_000)).rejects.toThrow("too short");
  });
});
