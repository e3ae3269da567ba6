import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { passwordWords } from "./admin-sign-in.mjs";

/** Starts a site that answers every sign-in with this status. Returns also the requests that it receives. */
async function siteThatAnswers(status: number) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.cookie ?? ""}`.trim());
    if (request.url === "/api/login" && status === 200)
      response.setHeader("Set-Cookie", "session=s1; Path=/");
    response.writeHead(request.url === "/api/login" ? status : 204).end();
  });
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it("the password of .dev.vars is printed where the site takes it, and the session ends at once", async () => {
  const { address, asked } = await siteThatAnswers(200);
  expect(await passwordWords(address, "bada")).toBe(
    "Sign in as admin with the password bada (ADMIN_PASSWORD in .dev.vars).",
  );
  expect(asked).toEqual(["/api/login", "/api/logout session=s1"]);
});

it.each([401, 429, 503])("it is not printed where the site answers %d", async (status) => {
  const { address } = await siteThatAnswers(status);
  const words = await passwordWords(address, "bada");
  expect(words).not.toContain("bada");
  expect(words).toContain("Sign in as admin");
});

it("nor where nothing answers, or none is written down", async () => {
  expect(await passwordWords("http://127.0.0.1:9", "bada")).not.toContain("bada");
  expect(await passwordWords("http://127.0.0.1:9", "")).toContain("npm run admin:password");
});
