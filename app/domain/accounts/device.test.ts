import { expect, it } from "vitest";
import { deviceInWords, withAccount } from "./device";

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    "Chrome on Linux",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36 Edg/156.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1",
    "Safari on an iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1 Version/18.0 Safari/605.1",
    "Safari on a Mac",
  ],
  ["curl/8.0", "Unknown device"],
  ["<script>alert(1)</script>", "Unknown device"],
  [null, "Unknown device"],
])("a device in words %s is %s", (userAgent, words) => {
  expect(deviceInWords(userAgent)).toBe(words);
});

it("a known device knows the latest five accounts, each once", () => {
  let device = { id: "d", userIds: [] as readonly number[] };
  for (const id of [1, 2, 3, 2, 4, 5, 6]) device = withAccount(device, id);
  expect(device.userIds).toEqual([3, 2, 4, 5, 6]);
  // Five more sign-ins by one user push no other account out of the list.
  for (let times = 0; times < 5; times += 1) device = withAccount(device, 3);
  expect(device.userIds).toEqual([2, 4, 5, 6, 3]);
});
