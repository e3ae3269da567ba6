import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const require = createRequire(import.meta.url);

/** Tailwind with our tokens and variants, as in the build. */
const tailwind = await loadDesignSystem(readFileSync("app/styles/app.css", "utf8"), {
  base: resolve("app/styles"),
  loadStylesheet: (id, base) => {
    const path = id === "tailwindcss" ? require.resolve("tailwindcss/index.css") : resolve(base, id);
    return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, "utf8") });
  },
});

const filesOf = (ending: RegExp): string[] =>
  readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join("app", name));

/** The classes in our own CSS files. */
const OWN = new Set(
  filesOf(/\.css$/).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? ""),
  ),
);

/** Classes without a style, which only mark an element for its descendants or siblings. */
const MARKER = /^(group|peer)(\/[\w-]+)?$/;

/** Returns only the classes that have no style. */
function withoutStyle(classes: readonly string[]): string[] {
  const unknown = classes.filter((name) => !OWN.has(name) && !MARKER.test(name));
  const css = tailwind.candidatesToCss(unknown);
  return unknown.filter((_, index) => css[index] === null);
}

/** Functions whose arguments are classes. */
const CLASS_CALLS = new Set(["clsx", "cva"]);
const CLASS_NAME = /^class(Name)?$/;
const CHOICE = /^(&&|\|\||\?\?)$/;

/**
 * Returns the classes that a file uses: in className, in the arguments of clsx and cva, and in the constants named
 * there. In a template, a word next to a value is only a part of a class and is left out.
 */
function classesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const classes: string[] = [];
  const add = (text: string) => void classes.push(...text.split(/\s+/).filter((name) => name !== ""));

  function read(node: ts.Node): void {
    if (ts.isStringLiteralLike(node)) return add(node.text);
    if (ts.isTemplateHead(node)) return add(node.text.replace(/\S+$/, ""));
    if (ts.isTemplateMiddle(node)) return add(node.text.replace(/^\S+/, "").replace(/\S+$/, ""));
    if (ts.isTemplateTail(node)) return add(node.text.replace(/^\S+/, ""));
    if (ts.isIdentifier(node)) {
      const constant = constants.get(node.text);
      constants.delete(node.text);
      return constant && read(constant);
    }
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].forEach(read);
    if (ts.isBinaryExpression(node))
      return CHOICE.test(node.operatorToken.getText()) ? read(node.right) : undefined;
    if (ts.isElementAccessExpression(node)) return read(node.expression);
    if (ts.isPropertyAccessExpression(node)) return;
    if (ts.isCallExpression(node) && !CLASS_CALLS.has(node.expression.getText())) return visit(node);
    if (ts.isPropertyAssignment(node)) return readProperty(node);
    ts.forEachChild(node, read);
  }

  /** A variant's value has the classes; a choice of variants, as in compoundVariants, names them in className. */
  function readProperty({ name, initializer }: ts.PropertyAssignment): void {
    if (/^(defaultVariants|compoundVariants)$/.test(name.getText())) return visit(initializer);
    if (ts.isStringLiteral(name) && !ts.isStringLiteral(initializer)) add(name.text);
    read(initializer);
  }

  const find = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, find);
  };
  const visit = (node: ts.Node): void => {
    const isClassName =
      (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && CLASS_NAME.test(node.name.getText());
    if (isClassName && node.initializer) return read(node.initializer);
    if (ts.isCallExpression(node) && CLASS_CALLS.has(node.expression.getText()))
      return node.arguments.forEach(read);
    ts.forEachChild(node, visit);
  };
  find(source);
  visit(source);
  return [...new Set(classes)];
}

describe("the classes of the components", () => {
  it("all mean something: a utility that is misspelt would be passed over in silence", () => {
    const byFile = filesOf(/\.tsx?$/).map((file) => [file, classesIn(file)] as const);
    const all = [...new Set(byFile.flatMap(([, names]) => names))];
    expect(all.length).toBeGreaterThan(500);
    const meaningless = withoutStyle(all);
    const whereOf = (name: string) => byFile.find(([, names]) => names.includes(name))?.[0];
    expect(meaningless.map((name) => `${name} in ${whereOf(name)}`)).toEqual([]);
  });

  it("would be reported with their wrong letters", () => {
    const classes = ["flex", "text-ink-soft", "card-body", "group/x", "text-ink-sofft", "hovr:flex"];
    expect(withoutStyle(classes)).toEqual(["text-ink-sofft", "hovr:flex"]);
  });
});
