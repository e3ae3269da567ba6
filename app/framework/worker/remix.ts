/*
 * Replaces @remix-run/cloudflare in the Worker (wrangler.toml). That package is only CommonJS, so a bundler would
 * include all of @remix-run/server-runtime and the router; with ES modules the bundler includes only the parts that
 * are used. This file contains the additions of @remix-run/cloudflare and re-exports the parts of the other packages
 * that our code uses.
 */
import { createCookieFactory } from "@remix-run/server-runtime";
// oxlint-disable-next-line no-restricted-imports -- the package exports this file under no name
import { sign, unsign } from "../../../node_modules/@remix-run/cloudflare/dist/crypto.js";

export { createRequestHandler, data, redirect } from "@remix-run/server-runtime";

export const createCookie = createCookieFactory({ sign, unsign });
