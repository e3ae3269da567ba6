import { expect, it } from "vitest";
import { clientAddress } from "./client-address";

const from = (address: string, networkBits?: number) =>
  clientAddress(
    new Request("https://example.test/", { headers: { "CF-Connecting-IP": address } }),
    networkBits,
  );

it("a client's address is what the platform has seen, for IPv6 the network of one connection, and nothing that the client claims", () => {
  expect(from("203.0.113.7")).toBe("203.0.113.7");
  const network = "2001:db8:0:100::/56";
  expect(from("2001:db8:0:100:aaaa:bbbb:cccc:dddd")).toBe(network);
  expect(from("2001:0DB8:0000:0101::5")).toBe(network);
  expect(from("2001:db8:0:1ff:1::")).toBe(network);
  expect(from("2001:db8:0:200::5")).not.toBe(network);
  expect(from("2001:db8:1:100::5")).not.toBe(network);
  expect(from("::1")).toBe("0:0:0:0::/56");
  expect(from("2001:db8:0:1ff:1::", 64)).toBe("2001:db8:0:1ff::/64");
  expect(from("2001:db8:0:1fe:1::", 64)).toBe("2001:db8:0:1fe::/64");
  expect(from("203.0.113.7", 64)).toBe("203.0.113.7");
  const request = new Request("https://example.test/", { headers: { "X-Forwarded-For": "203.0.113.7" } });
  expect(clientAddress(request)).toBe("unknown");
});
