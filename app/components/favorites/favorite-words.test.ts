import { describe, expect, it } from "vitest";
import { favoriteToast } from "./favorite-words";

describe("favoriteToast", () => {
  it("names what was saved or removed, and has words of its own for each failure", () => {
    expect(favoriteToast({ outcome: "saved", isWanted: true }, "Bath", false)).toMatchObject({
      title: "Added to favorites",
      description: "Bath",
    });
    expect(favoriteToast({ outcome: "saved", isWanted: false }, "Bath", true).title).toBe(
      "Removed from favorites",
    );
    const added = { isWanted: true } as const;
    expect(favoriteToast({ outcome: "unreachable", ...added }, "Bath", false).title).toBe("Connection Issue");
    expect(favoriteToast({ outcome: "refused", ...added }, "Bath", false)).toMatchObject({
      title: "Error",
      description: "Could not add to favorites. Please try again.",
    });
    expect(favoriteToast({ outcome: "unexpected", ...added }, "Bath", false).description).toBe(
      "Something went wrong. Please try again.",
    );
    expect(favoriteToast({ outcome: "unreachable", isWanted: false }, "Bath", true).title).toBe(
      "Error removing favorite",
    );
    expect(favoriteToast({ outcome: "login-required", isWanted: true }, "Bath", false).description).toBe(
      "Please log in to add destinations to your favorites.",
    );
    expect(favoriteToast({ outcome: "login-required", isWanted: false }, "Bath", true).description).toBe(
      "Please log in to manage your favorites.",
    );
  });
});
