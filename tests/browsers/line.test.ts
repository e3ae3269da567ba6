import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { startLine } from "./line";

it("repeats a read whose connection the site has closed, and no form", async () => {
  const asked: string[] = [];
  const site = createServer((request, response) => {
    asked.push(request.method ?? "");
    // Each first request of its kind meets a connection that closes.
    if (asked.filter((method) => method === request.method).length === 1) request.socket.destroy();
    else response.end("here");
  });
  await new Promise<void>((resolve) => site.listen(0, "localhost", resolve));
  onTestFinished(() => void site.close());
  const line = await startLine(new URL(`http://localhost:${(site.address() as AddressInfo).port}`));
  onTestFinished(() => line.cut());
  expect(await (await fetch(line.url)).text()).toBe("here");
  await expect(fetch(line.url, { method: "POST", body: "form" })).rejects.toThrow();
  expect(asked).toEqual(["GET", "GET", "POST"]);
});
