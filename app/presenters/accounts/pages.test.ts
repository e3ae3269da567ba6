import { describe, expect, it } from "vitest";
import { authPageView } from "./pages";

const view = (query: string) => authPageView(new URLSearchParams(query));

describe("the sign-in page", () => {
  it("says that the session has expired, or else that an account is optional for a search and needed for the rest", () => {
    const words = "Your session has expired or you need to log in again. Please sign in to continue.";
    expect(view("session_expired=true").banner).toBe(words);
    expect(view("from=search&session_expired=true").banner).toBe(words);
    expect(view("from=search").banner).toMatch(/optional/);
    for (const from of ["feature", "recommendations"]) {
      expect(view(`from=${from}`).banner).toMatch(/favorites, recommendations and more/);
    }
  });

  it.each(["", "from=https://evil.example", "from=constructor", "session_expired=<script>alert(1)</script>"])(
    "has no banner for %j and repeats nothing of it",
    (query) => {
      expect(view(query)).toMatchObject({ banner: null, tab: "login" });
      expect(JSON.stringify(view(query))).not.toMatch(/evil|script|constructor/);
    },
  );

  it("opens on the tab that is asked for, else for a new account where the link said so", () => {
    expect(view("tab=register").tab).toBe("register");
    expect(view("tab=other").tab).toBe("login");
    expect(view("from=home")).toEqual({ tab: "register", banner: null });
    expect(view("from=recommendations").tab).toBe("register");
    expect(view("from=recommendations&tab=login").tab).toBe("login");
    expect(view("from=feature").tab).toBe("login");
  });
});
