/* Replaces @remix-run/cloudflare in the Worker (wrangler.toml). The package is only CommonJS, so a bundler
   keeps all of @remix-run/server-runtime and the router; from their own modules it can take parts. This
   file has what the package adds to them, and what our code uses of them. */
import { createCookieFactory } from "@remix-run/server-runtime";
// oxlint-disable-next-line no-restricted-imports -- the package exports this file under no name
import { sign, unsign } from "../../../node_modules/@remix-run/cloudflare/dist/crypto.js";

export { createRequestHandler, data, redirect } from "@remix-run/server-runtime";

export const createCookie = createCookieFactory({ sign, unsign });
