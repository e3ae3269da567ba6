import { Agent, type RequestOptions, request } from "node:http";
import { expect, it } from "vitest";
import { sharedSiteThisMorning } from "../harness/site";
const site = await sharedSiteThisMorning();

const CHUNK = Buffer.alloc(16 * 1024, "x");
const MEGABYTE = 1024 * 1024;

interface Answered {
  readonly status: number | undefined;
  /** The local port. It stays the same if the connection was kept open. */
  readonly localPort: number | undefined;
}

/** Sends one request over the agent's only connection, with a chunked body and without a Content-Length. */
function send(agent: Agent, path: string, options: RequestOptions, bodyBytes = 0): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, site.url), { agent, ...options }, (answer) => {
      const localPort = answer.socket.localPort;
      answer.resume().on("end", () => resolve({ status: answer.statusCode, localPort }));
    });
    sent.on("error", reject);
    for (let written = 0; written < bodyBytes; written += CHUNK.byteLength) sent.write(CHUNK);
    sent.end();
  });
}

it.each([
  ["a call that reads it", "/api/login", { "Content-Type": "application/json" }, 413],
  ["a form", "/units", { "Content-Type": "application/x-www-form-urlencoded" }, 413],
  ["a call of another content type", "/api/login", { "Content-Type": "text/plain" }, 415],
  ["a call that there is none of", "/api/nothing-here", { "Content-Type": "application/json" }, 404],
  ["another site's request", "/units", { Origin: "https://evil.example" }, 403],
  [
    "the administrator's import, from a guest",
    "/api/admin/catalogue/import",
    { "Content-Type": "application/json" },
    401,
  ],
])("leaves the connection as it was after 1 MB in chunks for %s", async (_, path, headers, status) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const refused = await send(agent, path, { method: "POST", headers }, MEGABYTE);
    expect(refused.status).toBe(status);
    const next = await send(agent, "/api/user", { method: "GET" });
    expect(next).toEqual({ status: 401, localPort: refused.localPort });
  } finally {
    agent.destroy();
  }
});
