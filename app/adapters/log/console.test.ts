import { afterEach, describe, expect, it, vi } from "vitest";
import { createConsoleLog } from "./console";

afterEach(() => vi.restoreAllMocks());

/** Reads what is written instead of printing it. */
const listen = (method: "log" | "error") => {
  const written = vi.spyOn(console, method).mockImplementation(() => {});
  return () => String(written.mock.calls[0]?.[0]);
};

describe("the console log", () => {
  it("writes one line of JSON an event, whatever the fields hold", () => {
    const lineOf = listen("log");
    const fields = { name: "Bath\n\u001b[31mfake line" };
    createConsoleLog().info("catalogue.saved", fields);
    const line = lineOf();
    expect(line).not.toMatch(/[\n\u001b]/);
    expect(JSON.parse(line)).toEqual({ level: "info", event: "catalogue.saved", ...fields });
  });

  it("writes an error's name and message beside the fields", () => {
    const lineOf = listen("error");
    createConsoleLog().error("weather.refresh-failed", new RangeError("too far"), { placesFailed: 3 });
    expect(JSON.parse(lineOf())).toMatchObject({
      level: "error",
      event: "weather.refresh-failed",
      error: "RangeError",
      message: "too far",
      placesFailed: 3,
    });
  });

  it("writes what was thrown even if it is no Error", () => {
    const lineOf = listen("error");
    createConsoleLog().error("request.failed", "out of luck");
    expect(JSON.parse(lineOf())).toMatchObject({ message: "out of luck" });
  });

  it("says which query failed and why, and never what was bound to it", () => {
    const lineOf = listen("error");
    const cause = new Error("UNIQUE constraint failed");
    const failed = new Error("Failed query: insert into users\nparams: Ann,a secret hash\nof two lines", {
      cause,
    });
    createConsoleLog().error("request.failed", failed);
    const line = lineOf();
    expect(JSON.parse(line)).toMatchObject({
      message: "Failed query: insert into users",
      cause: "UNIQUE constraint failed",
    });
    expect(line).not.toMatch(/secret|two lines/);
    expect(line).toContain("console.test.ts");
  });

  it("writes three causes of an error, the nearest first, each without what was bound", () => {
    const lineOf = listen("error");
    const endless = new Error("the disk is full");
    endless.cause = endless;
    const driver = new Error("Failed query: select 1\nparams: LS6 3AA", { cause: endless });
    createConsoleLog().error("request.failed", new Error("not saved", { cause: driver }));
    const line = lineOf();
    expect(JSON.parse(line)).toMatchObject({
      cause: "Failed query: select 1; because: the disk is full; because: the disk is full",
    });
    expect(line).not.toContain("LS6");
  });
});
