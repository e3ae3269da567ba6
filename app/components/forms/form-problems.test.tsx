import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FormProblems } from "./form-problems";

it("says a fault that two fields have once, with a link to the first of them", () => {
  const problems = [
    { fieldId: "password", words: "Password must be at least 6 characters" },
    { fieldId: "confirmPassword", words: "Password must be at least 6 characters" },
    { fieldId: "username", words: "Username must be at least 3 characters" },
  ];
  const markup = renderToStaticMarkup(<FormProblems problems={problems} />);
  const links = [...markup.matchAll(/href="#(\w+)"/g)].map(([, field]) => field);
  expect(links).toEqual(["password", "username"]);
});
