import { type IncomingMessage, type ServerResponse, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A connection between a browser and the site. A test can cut it, and it records errors in the consoles of pages. */
export interface Line {
  readonly url: string;
  readonly errors: readonly string[];
  /** Leaves requests without an answer from now on, as if there were no connection. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

const SCRIPT = "/__console.js";
const NOTES = "/__console";

/** Runs before all other scripts of a page and does not change the document. */
const NOTE_ERRORS = `{
  document.currentScript.remove();
  const note = (...what) => navigator.sendBeacon("${NOTES}", what.map((each) => String(each?.stack || each)).join(" "));
  const write = console.error;
  console.error = (...what) => (note(location.pathname, ...what), write.apply(console, what));
  addEventListener("error", (event) => event instanceof ErrorEvent && note(location.pathname, event.message, event.error));
  addEventListener("unhandledrejection", (event) => note(location.pathname, event.reason));
  document.addEventListener("securitypolicyviolation", (event) => note(location.pathname, event.violatedDirective, event.blockedURI));
}`;

/** Starts a connection to the site at this address. */
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

/**
 * Passes a request on and its answer back. Adds the script that records errors to each page. Each request has a
 * connection of its own, and a read is repeated once: the site closes connections that are idle, and resets some of
 * many that come at once. A browser repeats such a request too, but the one behind the line it does not see.
 */
function pass(site: URL, asked: IncomingMessage, answer: ServerResponse, mayRepeat = true): void {
  // Asks for uncompressed answers, because pages are changed here. The host stays as it is, because the site checks
  // that a form comes from the host it is sent to.
  const headers = { ...asked.headers, "accept-encoding": "identity" };
  const options = { method: asked.method, headers, agent: false };
  const onward = request(new URL(asked.url ?? "/", site), options, (reply) => {
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
  onward.on("error", () => {
    if (mayRepeat && asked.method === "GET" && !answer.headersSent) pass(site, asked, answer, false);
    else answer.destroy();
  });
  if (asked.method === "GET") onward.end();
  else asked.pipe(onward);
}
