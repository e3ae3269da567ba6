/** Reserves a port, so that a second start with the same port ends before it changes anything. */
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Reserves a port for this process. Returns null, or a sentence that says why this is not possible. The server itself
 * opens the port only a minute later. Until then, a socket marks the port as reserved; the system closes the socket
 * when the process ends.
 */
export async function takePort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return "PORT must be a number from 1 to 65535.";
  const isOurs = (await reserve(reservationOf(port))) && (await isFree(port));
  if (isOurs) return null;
  return `Port ${port} is in use: end the program that uses it, or choose another one with PORT=${port + 1}.`;
}

/**
 * Returns the name of the socket. Linux and Windows remove the socket with its process; elsewhere it is a file, which
 * remains if the process is killed.
 */
function reservationOf(port) {
  const name = `sunny-escape-${port}`;
  if (process.platform === "linux") return `\0${name}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

async function reserve(path) {
  if (await listens({ path }, { isKept: true })) return true;
  if (path.startsWith("\0") || process.platform === "win32" || (await answers(path))) return false;
  rmSync(path, { force: true });
  return listens({ path }, { isKept: true });
}

/** Returns whether the server can listen on localhost. That is both of these addresses if the machine has IPv6. */
async function isFree(port) {
  return (await listens({ port, host: "127.0.0.1" })) && (await listens({ port, host: "::1" }));
}

/**
 * Returns whether a server can listen there. With `isKept` it listens until the process ends, otherwise it stops at
 * once.
 */
function listens(where, { isKept = false } = {}) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.on("error", ({ code }) => resolve(code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT"));
    server.listen({ ...where, exclusive: true }, () => {
      if (!isKept) return server.close(() => resolve(true));
      server.unref();
      resolve(true);
    });
  });
}

function answers(path) {
  return new Promise((resolve) => {
    const socket = connect({ path }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
