import { describe, expect, it } from "vitest";
import { createCookies, readCookie } from "./cookies.server";

const request = (cookie = "") => new Request("http://localhost/", { headers: { Cookie: cookie } });

describe("cookies under a new secret", () => {
  it("that the old one signed are read for as long as it is there, and the new one signs", async () => {
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
});
