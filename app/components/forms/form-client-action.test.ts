import type { ClientActionFunctionArgs } from "@remix-run/react";
import { describe, expect, it, vi } from "vitest";
import type { RefusedForm } from "#app/presenters/form-view";
import { accountFormProps } from "#app/presenters/accounts/view";
import { clientAction } from "./form-client-action";
import { withWords } from "./use-form";

/** What an account form says after this error of its post. */
async function saidAfter(error: unknown, form: Parameters<typeof accountFormProps>[0]) {
  const args = { serverAction: vi.fn().mockRejectedValue(error) } as unknown as ClientActionFunctionArgs;
  const answer = await clientAction(args);
  return withWords(answer as RefusedForm, accountFormProps(form)).formError;
}
const routeError = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });

describe("a form whose action did not answer", () => {
  it("blames the connection where there was no answer at all", async () => {
    for (const words of [
      "Failed to fetch",
      "NetworkError when attempting to fetch resource.",
      "Load failed",
    ]) {
      expect(await saidAfter(new TypeError(words), "register")).toMatchObject({
        title: "Registration failed: Unable to connect to the server",
        message: "Please check your connection and try again.",
      });
    }
  });

  it.each([
    ["register", "Registration failed", "Could not create account"],
    ["preferences", "Update failed", "Failed to update preferences"],
    ["login", "Login failed", "Accounts aren't available at the moment. Please try again shortly."],
  ] as const)("has words of its own (%s) for an answer without a sentence", async (form, title, message) => {
    const undecodable = new Error("Unable to decode turbo-stream response from URL: /auth.data");
    expect(await saidAfter(undecodable, form)).toEqual({ title, message });
    expect(await saidAfter(routeError(502, "Bad gateway"), form)).toEqual({ title, message });
  });

  it("passes a sentence on under its own title", async () => {
    const refused = routeError(413, { message: "This is too large." });
    expect(await saidAfter(refused, "register")).toEqual({
      title: "Registration failed",
      message: "This is too large.",
    });
  });

  it("lets a redirect through", async () => {
    const redirect = new Response(null, { status: 302 });
    await expect(saidAfter(redirect, "login")).rejects.toBe(redirect);
  });
});
