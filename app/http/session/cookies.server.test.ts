import { describe, expect, it } from "vitest";
import { createCookies, readCookie } from "./cookies.server";

const request = (cookie = "") => new Request("http://localhost/", { headers: { Cookie: cookie } });

describe("a cookie", () => {
  const cookies = createCookies({ secrets: ["a secret"] });
  const DAY_SECONDS = 86_400;
  const attributesOf = async (name: keyof typeof cookies, address: string) => {
    const written = await cookies[name](new Request(address)).serialize("value");
    const [pair = "", ...attributes] = written.split("; ");
    return [pair.split("=", 1)[0], ...attributes.toSorted()];
  };

  it.each([
    ["session", 30 * DAY_SECONDS],
    ["toast", 60],
    ["device", 365 * DAY_SECONDS],
  ] as const)(
    "of the %s is no script's, comes with no other site's requests, and is for %i s",
    async (name, seconds) => {
      const common = ["HttpOnly", `Max-Age=${seconds}`, "Path=/", "SameSite=Lax"];
      expect(await attributesOf(name, "http://localhost/")).toEqual([name, ...common]);
      expect(await attributesOf(name, "https://site.example/")).toEqual([
        `__Host-${name}`,
        ...common,
        "Secure",
      ]);
    },
  );
});

it("cookies that a former secret signed are read for as long as it is there, and the new one signs", async () => {
  const before = createCookies({ secrets: ["old"] });
  const during = createCookies({ secrets: ["new", "old"] });
  const after = createCookies({ secrets: ["new"] });
  const set = async (cookies: typeof before) =>
    (await cookies.session(request()).serialize("token")).split(";", 1)[0];
  const old = request(await set(before));
  expect(await readCookie(during.session(old), old)).toBe("token");
  expect(await readCookie(after.session(old), old)).toBeNull();
  const fresh = request(await set(during));
  expect(await readCookie(after.session(fresh), fresh)).toBe("token");
});
