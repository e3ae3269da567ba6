import { expect, it } from "vitest";
import { recoveryMail } from "./mails";

it("several links to a new password are below the sentence that says why there are several", () => {
  const urls = ["https://sunny.example/reset?token=a", "https://sunny.example/reset?token=b"];
  const [why = "", ...below] = recoveryMail(urls).text.split("\n\n");
  expect(why).toMatch(/Each account with this address has its own link, .*:$/);
  expect(below.slice(0, 2)).toEqual(urls);
  expect(recoveryMail(urls.slice(0, 1)).text).toMatch(/Choose a new one:\n\nhttps/);
});
