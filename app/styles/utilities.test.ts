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

/** Functions whose arguments are classes, and the properties in those arguments that are not classes. */
const CLASS_CALLS = new Set(["clsx", "cva"]);
const NO_CLASSES = new Set(["defaultVariants"]);

/**
 * Returns the classes that a file uses: in className, in the arguments of clsx and cva, and in the constants named
 * there.
 */
function classesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const classes: string[] = [];
  const add = (text: string) => void classes.push(...text.split(/\s+/).filter((name) => name !== ""));

  /**
   * Reads the classes in an expression. In a template, a word next to a value is only a part of a class and is left
   * out.
   */
  function read(node: ts.Node): void {
    if (ts.isStringLiteralLike(node)) return void add(node.text);
    if (ts.isTemplateExpression(node)) return readTemplate(node);
    if (ts.isIdentifier(node)) {
      const constant = constants.get(node.text);
      constants.delete(node.text);
      return constant && read(constant);
    }
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].forEach(read);
    if (ts.isBinaryExpression(node)) {
      const isChoice = /^(&&|\|\||\?\?)$/.test(node.operatorToken.getText());
      return isChoice ? read(node.right) : undefined;
    }
    if (ts.isCallExpression(node)) return readCall(node);
    if (ts.isPropertyAssignment(node)) {
      if (ts.isStringLiteral(node.name) && node.initializer.kind !== ts.SyntaxKind.StringLiteral) {
        add(node.name.text);
      }
      return NO_CLASSES.has(node.name.getText()) ? undefined : read(node.initializer);
    }
    if (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node))
      return ts.forEachChild(node, read);
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return read(node.expression);
    if (ts.isElementAccessExpression(node)) return read(node.expression);
  }

  function readTemplate({ head, templateSpans }: ts.TemplateExpression): void {
    const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
    texts.forEach((text, index) => {
      const whole = (index === 0 ? text : text.replace(/^\S+/, "")).trimStart();
      add(index === texts.length - 1 ? whole : whole.replace(/\S+$/, ""));
    });
    templateSpans.forEach(({ expression }) => read(expression));
  }

  /** Any other call, such as one with a table of variants, has classes only in its property `className`. */
  function readCall(node: ts.CallExpression): void {
    if (CLASS_CALLS.has(node.expression.getText())) {
      node.arguments.forEach((argument, index) => {
        if (node.expression.getText() === "cva" && index === 1) readVariants(argument);
        else read(argument);
      });
      return;
    }
    for (const argument of node.arguments) {
      if (!ts.isObjectLiteralExpression(argument)) continue;
      for (const property of argument.properties) {
        if (ts.isPropertyAssignment(property) && property.name.getText() === "className")
          read(property.initializer);
      }
    }
  }

  function readVariants(node: ts.Node): void {
    if (!ts.isObjectLiteralExpression(node)) return;
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property)) continue;
      const name = property.name.getText();
      if (name === "variants") property.initializer.forEachChild((variant) => void values(variant));
      if (name === "compoundVariants") property.initializer.forEachChild(readCompound);
    }
  }
  const values = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer)) {
      node.initializer.properties.forEach((each) => ts.isPropertyAssignment(each) && read(each.initializer));
    }
  };
  const readCompound = (node: ts.Node): void =>
    ts.forEachChild(node, (property) => {
      if (ts.isPropertyAssignment(property) && /^class(Name)?$/.test(property.name.getText())) {
        read(property.initializer);
      }
    });

  const find = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, find);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && /^(className|class)$/.test(node.name.getText()) && node.initializer) {
      const { initializer } = node;
      return read(
        ts.isJsxExpression(initializer) && initializer.expression ? initializer.expression : initializer,
      );
    }
    if (ts.isCallExpression(node) && CLASS_CALLS.has(node.expression.getText())) return readCall(node);
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
