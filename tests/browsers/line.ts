import { type IncomingMessage, type ServerResponse, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A connection between a browser and the site that can be cut. It also records the errors in pages' consoles. */
export interface Line {
  readonly url: string;
  readonly errors: readonly string[];
  /** From now on requests get no answer, as if the connection were gone. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

const SCRIPT = "/__console.js";
const NOTES = "/__console";

/** Runs before all other scripts of a page, and does not change the document. */
const NOTE_ERRORS = `{
  document.currentScript.remove();
  const note = (...what) => navigator.sendBeacon("${NOTES}", what.map((each) => String(each?.stack || each)).join(" "));
  const write = console.error;
  console.error = (...what) => (note(location.pathname, ...what), write.apply(console, what));
  addEventListener("error", (event) => event instanceof ErrorEvent && note(location.pathname, event.message, event.error));
  addEventListener("unhandledrejection", (event) => note(location.pathname, event.reason));
  document.addEventListener("securitypolicyviolation", (event) => note(location.pathname, event.violatedDirective, event.blockedURI));
}`;

/** Starts a line to the site at this address. */
export async function startLine(site: URL): Promise<Line> {
  const errors: string[] = [];
  const server = createServer((asked, answer) => {
    if (asked.url === SCRIPT)
      return void answer.setHeader("Content-Type", "text/javascript").end(NOTE_ERRORS);
    if (asked.url === NOTES) return void bodyOf(asked).then((text) => (errors.push(text), answer.end()));
    pass(site, asked, answer);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    errors,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    mend: () => listen(port),
  };
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** Passes a request on and the answer back, and adds the script that records errors to a page. */
function pass(site: URL, asked: IncomingMessage, answer: ServerResponse): void {
  // Not compressed, so that pages can be changed. The host stays: the site checks that forms come from the host they are sent to.
  const headers = { ...asked.headers, "accept-encoding": "identity" };
  const onward = request(new URL(asked.url ?? "/", site), { method: asked.method, headers }, (reply) => {
    const isPage = reply.headers["content-type"]?.startsWith("text/html");
    if (!isPage) {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      return void reply.pipe(answer);
    }
    void bodyOf(reply).then((page) => {
      delete reply.headers["content-length"];
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      answer.end(page.replace("<head>", `<head><script src="${SCRIPT}"></script>`));
    });
  });
  onward.on("error", () => answer.destroy());
  asked.pipe(onward);
}
