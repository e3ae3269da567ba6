import { coast } from "./coast";
import { country } from "./country";
import { inlandWater } from "./inland-water";
import type { Setting } from "./setting";
import { town } from "./town";
import { upland } from "./upland";

/** Every setting by the name that scenes use for it. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  ...country,
  ...inlandWater,
  ...coast,
  ...town,
  ...upland,
};
