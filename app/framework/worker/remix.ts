/*
 * @remix-run/cloudflare in the Worker, in whose place wrangler.toml puts this file. The package is CommonJS alone, which keeps
 * whole in the Worker what it is made of: the modules of @remix-run/server-runtime, and by them those of the router, which a
 * bundler can take in part. Here is what it adds to them, and of them what our code asks for.
 */
import { createCookieFactory } from "@remix-run/server-runtime";
// oxlint-disable-next-line no-restricted-imports -- the package exports this file under no name
import { sign, unsign } from "../../../node_modules/@remix-run/cloudflare/dist/crypto.js";

export { createRequestHandler, data, redirect } from "@remix-run/server-runtime";

export const createCookie = createCookieFactory({ sign, unsign });
