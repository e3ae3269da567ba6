import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TourBrowser } from "./tour-browser";

/** The name under which WebDriver's answers refer to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const SHOW = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
/** Makes the window as narrow as a phone, which GTK's buttons and text fields would otherwise prevent. */
const NARROW_WINDOW =
  "* { min-width: 0; padding-left: 0; padding-right: 0; margin-left: 0; margin-right: 0 }";

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts WebKitGTK's browser on a virtual screen with a fresh home folder. Plain WebDriver requests control it. */
export async function startWebKit(binary: string, width: number, height: number): Promise<TourBrowser> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const port = await freePort();
  const command = [
    "-a",
    "-s",
    `-screen 0 ${2 * width}x${2 * height}x24`,
    "WebKitWebDriver",
    `--port=${port}`,
  ];
  const driver = spawn("xvfb-run", command, {
    // A process group of its own, so that all processes it starts end with it.
    detached: true,
    stdio: "ignore",
    env: { ...process.env, ...homeIn(home), LANG: "C.UTF-8", LANGUAGE: "en_GB" },
  });
  const ask = await session(`http://127.0.0.1:${port}`, driver, binary);
  /**
   * Finds an element and scrolls it to the middle of the window at once, because the driver does not wait for smooth
   * scrolling.
   */
  const element = async (xpath: string): Promise<string> => {
    const found = await ask<Record<string, string>>("POST", "/element", { using: "xpath", value: xpath });
    await ask("POST", "/execute/sync", { script: SHOW, args: [found] });
    return `/element/${found[ELEMENT]}`;
  };
  await ask("POST", "/window/rect", { width, height });
  return {
    open: (url) => ask("POST", "/url", { url }),
    reload: () => ask("POST", "/refresh", {}),
    evaluate: (expression) => ask("POST", "/execute/sync", { script: `return ${expression}`, args: [] }),
    press: async (xpath) => ask("POST", `${await element(xpath)}/click`, {}),
    type: async (xpath, text) => ask("POST", `${await element(xpath)}/value`, { text }),
    picture: async () => Buffer.from(await ask<string>("GET", "/screenshot"), "base64"),
    close: async () => {
      await ask("DELETE", "").catch(() => undefined);
      if (driver.pid && driver.exitCode === null) process.kill(-driver.pid);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function homeIn(home: string): Record<string, string> {
  const config = join(home, "config");
  mkdirSync(join(config, "gtk-3.0"), { recursive: true });
  writeFileSync(join(config, "gtk-3.0/gtk.css"), NARROW_WINDOW);
  return {
    HOME: home,
    XDG_CONFIG_HOME: config,
    XDG_DATA_HOME: join(home, "data"),
    XDG_CACHE_HOME: join(home, "cache"),
    // WebKit's sandbox needs rights that containers lack.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
}

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/**
 * Begins a session once the driver listens. Returns a function that sends a command and returns WebDriver's value, or
 * throws its error.
 */
async function session(driverUrl: string, driver: ChildProcess, binary: string): Promise<Ask> {
  const request = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(driverUrl + path, { method, body: body ? JSON.stringify(body) : null });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  for (;;) {
    if (driver.exitCode !== null) throw new Error("WebKitWebDriver has ended");
    const status = await request("GET", "/status").catch(() => null);
    if (status) break;
    await sleep(50);
  }
  const options = { binary, args: ["--automation"] };
  const alwaysMatch = { "webkitgtk:browserOptions": options, timeouts: { implicit: 120_000 } };
  const { sessionId } = await request<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch },
  });
  return (method, path, body) => request(method, `/session/${sessionId}${path}`, body);
}
