import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { takePort } from "./take-port.mjs";

/** A program that reserves the port, or says why it cannot, and then keeps running. */
const PROGRAM = `
  import { takePort } from "./scripts/commands/take-port.mjs";
  console.log(String(await takePort(Number(process.argv[1]))));
  setInterval(() => undefined, 1_000);
`;

/** Starts another process that tries to take the port, and returns its output. */
async function otherStart(port: number): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, "--", String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: String(said).trim() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

describe("a port", () => {
  it("is taken by one of two starts at once, and free again when that one is killed", async () => {
    const port = await freePort();
    const starts = await Promise.all([otherStart(port), otherStart(port)]);
    const words = starts.map(({ said }) => said);
    expect(words).toContain("null");
    expect(words).toContainEqual(expect.stringMatching(`^Port ${port} is in use: .* PORT=${port + 1}\\.$`));
    const winner = starts.find(({ said }) => said === "null")?.child;
    winner?.kill("SIGKILL");
    if (winner) await once(winner, "exit");
    expect((await otherStart(port)).said).toBe("null");
  });

  it.each(["127.0.0.1", "0.0.0.0"])(
    "is refused in a sentence where another server has it at %s",
    async (host) => {
      const server = createServer().listen(0, host);
      onTestFinished(() => void server.close());
      await once(server, "listening");
      const { port } = server.address() as AddressInfo;
      expect(await takePort(port)).toContain(`Port ${port} is in use`);
    },
  );

  it.each([NaN, 0, 65_536, 80.5])("is refused in a sentence where it is none: %d", async (port) => {
    expect(await takePort(port)).toBe("PORT must be a number from 1 to 65535.");
  });
});

it("npm start ends with that sentence before it touches anything", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, ["scripts/start.mjs", "--sample"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(String(chunk)));
  const [code] = (await once(child, "close")) as [number];
  expect(code).toBe(1);
  expect(output.join("")).toMatch(/^Port \d+ is in use: [^\n]+\n$/);
});
