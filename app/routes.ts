import { type RouteConfig, index, route } from "@remix-run/route-config";
import { ADDRESSES } from "./http/address/addresses";

/** The framework's routes, from the table of addresses. */
export default ADDRESSES.map(({ path, module }) =>
  path === "" ? index(`routes/${module}`) : route(path, `routes/${module}`),
) satisfies RouteConfig;
