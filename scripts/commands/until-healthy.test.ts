import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { untilHealthy } from "./until-healthy.mjs";

it("the site is announced once its health is good, not while it still reads its first forecasts", async () => {
  const statuses = [503, 503, 200, 200];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(statuses[asked.length - 1] ?? 500).end();
  });
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  await untilHealthy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(asked).toEqual(["/healthz", "/healthz", "/healthz"]);
});
