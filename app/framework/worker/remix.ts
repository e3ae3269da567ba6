/* @remix-run/cloudflare is only CommonJS: a bundler would include the whole server runtime. */
import { createCookieFactory } from "@remix-run/server-runtime";
// oxlint-disable-next-line no-restricted-imports -- the package exports this file under no name
import { sign, unsign } from "../../../node_modules/@remix-run/cloudflare/dist/crypto.js";

export { createRequestHandler, data, redirect } from "@remix-run/server-runtime";

export const createCookie = createCookieFactory({ sign, unsign });
