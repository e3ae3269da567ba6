import { type RouteConfig, index, route } from "@remix-run/route-config";
import { ADDRESSES } from "./http/address/addresses";

/** Remix's routes. They come from the table of addresses. */
export default ADDRESSES.map(({ path, module }) =>
  path === "" ? index(`routes/${module}`) : route(path, `routes/${module}`),
) satisfies RouteConfig;
