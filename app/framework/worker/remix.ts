/* Replaces @remix-run/cloudflare in the Worker (wrangler.toml). That package is only CommonJS, so a bundler
   includes all of @remix-run/server-runtime and the router with it; from the modules of those packages it includes
   only what is used. This file has what @remix-run/cloudflare adds, and re-exports what our code uses of them. */
import { createCookieFactory } from "@remix-run/server-runtime";
// oxlint-disable-next-line no-restricted-imports -- the package exports this file under no name
import { sign, unsign } from "../../../node_modules/@remix-run/cloudflare/dist/crypto.js";

export { createRequestHandler, data, redirect } from "@remix-run/server-runtime";

export const createCookie = createCookieFactory({ sign, unsign });
