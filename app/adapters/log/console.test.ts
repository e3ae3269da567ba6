import { afterEach, describe, expect, it, vi } from "vitest";
import { createConsoleLog } from "./console";

afterEach(() => vi.restoreAllMocks());

describe("the console log", () => {
  it("writes one line of JSON an event, whatever the fields hold", () => {
    const written = vi.spyOn(console, "log").mockImplementation(() => {}); // read instead of printed
    createConsoleLog().info("catalogue.saved", { name: "Bath\n\u001b[31mfake line" });
    const line = String(written.mock.calls[0]?.[0]);
    expect(line).not.toMatch(/[\n\u001b]/);
    expect(JSON.parse(line)).toEqual({
      level: "info",
      event: "catalogue.saved",
      name: "Bath\n\u001b[31mfake line",
    });
  });

  it("writes an error's name and message beside the fields", () => {
    const written = vi.spyOn(console, "error").mockImplementation(() => {}); // read instead of printed
    createConsoleLog().error("weather.refresh-failed", new RangeError("too far"), { placesFailed: 3 });
    expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({
      level: "error",
      event: "weather.refresh-failed",
      error: "RangeError",
      message: "too far",
      placesFailed: 3,
    });
  });

  it("writes what was thrown even if it is no Error", () => {
    const written = vi.spyOn(console, "error").mockImplementation(() => {}); // read instead of printed
    createConsoleLog().error("request.failed", "out of luck");
    expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({ message: "out of luck" });
  });

  it("says which query failed and why, and never what was bound to it", () => {
    const written = vi.spyOn(console, "error").mockImplementation(() => {}); // read instead of printed
    const cause = new Error("UNIQUE constraint failed");
    const failed = new Error("Failed query: insert into users\nparams: Ann,a secret hash\nof two lines", {
      cause,
    });
    createConsoleLog().error("request.failed", failed);
    const line = String(written.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({
      message: "Failed query: insert into users",
      cause: "UNIQUE constraint failed",
    });
    expect(line).not.toMatch(/secret|two lines/);
    expect(line).toContain("console.test.ts");
  });

  it("writes three causes of an error, the nearest first, each without what was bound", () => {
    const written = vi.spyOn(console, "error").mockImplementation(() => {}); // read instead of printed
    const endless = new Error("the disk is full");
    endless.cause = endless;
    const driver = new Error("Failed query: select 1\nparams: LS6 3AA", { cause: endless });
    createConsoleLog().error("request.failed", new Error("not saved", { cause: driver }));
    const line = String(written.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({
      cause: "Failed query: select 1; because: the disk is full; because: the disk is full",
    });
    expect(line).not.toContain("LS6");
  });
});
