import { type RouteConfig, index, route } from "@remix-run/route-config";
import { ADDRESSES } from "./http/address/addresses";

export default ADDRESSES.map(({ path, module }) =>
  path === "" ? index(module) : route(path, module),
) satisfies RouteConfig;
