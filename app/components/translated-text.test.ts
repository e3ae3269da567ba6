import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

/*
 * A browser that translates a page puts each text into an element of its own. React then no longer finds the text: one
 * that changes stays as it was, and an element that appears before a text makes the page fail. A text is safe if it is
 * all that its element holds: `<p>Leaving <b>{time}</b></p>` or <p>{`Leaving ${time}`}</p>.
 */

type Piece = "text" | "changing text" | "element" | "element at times";

/** Values of these names are elements, and these functions return one. */
const ELEMENTS =
  /^(children|actions?|element|end|filters|ground|heading|input|map|over|question|settings|table|toggle|under)$/;
const DRAW = /\b(children|choice|row)\(/;

function isElement(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

const holdsElement = (node: ts.Node): boolean =>
  isElement(node) || (ts.forEachChild(node, (child) => holdsElement(child) || undefined) ?? false);

const isNothing = (node: ts.Expression): boolean =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  node.getText() === "undefined";

/** Says whether the text cannot change while the element lives, since the element's key is made of it. */
function isKey(node: ts.Expression): boolean {
  const name = node.getText().replace(/^\w+\((\w+).*$/, "$1");
  for (let parent: ts.Node = node.parent; !ts.isSourceFile(parent); parent = parent.parent) {
    const opening = ts.isJsxElement(parent) ? parent.openingElement : undefined;
    for (const attribute of opening?.attributes.properties ?? [])
      if (ts.isJsxAttribute(attribute) && attribute.name.getText() === "key")
        return attribute.initializer?.getText().includes(name) ?? false;
  }
  return false;
}

/** Returns what an expression between tags draws, or null for nothing. An unknown name is a text. */
function pieceOf(node: ts.Expression): Piece | null {
  if (ts.isParenthesizedExpression(node)) return pieceOf(node.expression);
  if (ts.isStringLiteral(node)) return "text";
  if (isNothing(node)) return null;
  if (isElement(node)) return "element";
  const branches = branchesOf(node);
  if (branches !== null)
    return branches.some((branch) => pieceOf(branch)?.endsWith("text"))
      ? "changing text"
      : "element at times";
  if (holdsElement(node) || ELEMENTS.test(node.getText()) || DRAW.test(node.getText()))
    return "element at times";
  return isKey(node) ? "text" : "changing text";
}

/** Returns the expressions of which one is drawn. */
function branchesOf(node: ts.Expression): ts.Expression[] | null {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (!ts.isBinaryExpression(node)) return null;
  const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd ? [node.right] : [node.left, node.right];
}

function piecesBetween(children: readonly ts.JsxChild[]): Piece[] {
  return children
    .map((child): Piece | null => {
      if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? null : "text";
      if (ts.isJsxExpression(child)) return child.expression ? pieceOf(child.expression) : null;
      return "element";
    })
    .filter((piece) => piece !== null);
}

/** Says whether a text beside others may change, or an element may appear before a text. */
function breaks(node: ts.JsxElement | ts.JsxFragment): boolean {
  const pieces = piecesBetween(node.children);
  if (ts.isJsxFragment(node) && pieces.length === 1) return pieces[0] === "changing text";
  const appears = pieces.indexOf("element at times");
  return (
    (pieces.length > 1 && pieces.includes("changing text")) ||
    (appears !== -1 && pieces.lastIndexOf("text") > appears)
  );
}

/** Says whether a component draws a text without an element around it. */
function drawsText(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer))
    return (
      /^[A-Z]/.test(node.name.getText()) &&
      !ts.isBlock(node.initializer.body) &&
      holdsElement(node.initializer.body) &&
      pieceOf(node.initializer.body) === "changing text"
    );
  if (!ts.isReturnStatement(node) || !node.expression) return false;
  const owner = ts.findAncestor(node, ts.isFunctionLike);
  return /^[A-Z]/.test(owner?.name?.getText() ?? "") && pieceOf(node.expression) === "changing text";
}

/** Returns the places in a source that a translating browser breaks, as "12: <p>{count} places</p>". */
function brokenIn(code: string): string[] {
  const source = ts.createSourceFile("a.tsx", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const broken: string[] = [];
  const visit = (node: ts.Node): void => {
    const isBroken = ts.isJsxElement(node) || ts.isJsxFragment(node) ? breaks(node) : drawsText(node);
    if (isBroken)
      broken.push(
        `${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText().replaceAll(/\s+/g, " ").slice(0, 90)}`,
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return broken;
}

it.each([
  "<p>{count} places</p>",
  "<p>Leaving {time}</p>",
  "<p><Icon />{isBusy ? 'Saving' : 'Save'}</p>",
  "<p>{isOn && <b />} text</p>",
  "<p>text{isOn && ', more'}</p>",
  "<p><b />{names.join()}</p>",
  "<>{name}</>",
  "const Word = ({ word, id }) => (id ? word : <b>{word}</b>);",
  "function Word({ word }) { return word; }",
])("finds %s", (code) => {
  expect(brokenIn(code)).toHaveLength(1);
});

it.each([
  "const Word = ({ word }) => word !== null && <b>{word}</b>;",
  "<p>{`${count} places`}</p>",
  "<p>Leaving <b>{time}</b></p>",
  "<p>{isBusy ? 'Saving' : 'Save'}</p>",
  "<p>text {isOn && <b />}</p>",
  "<p><b />{children}</p>",
  "<ul>{names.map((name) => <li key={name}><b />{capitalised(name)}</li>)}</ul>",
])("allows %s", (code) => {
  expect(brokenIn(code)).toEqual([]);
});

it("leaves no text that changes beside others", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"),
  );
  const broken = files.flatMap((name) =>
    brokenIn(readFileSync(join("app", name), "utf8")).map((place) => `${name}:${place}`),
  );
  expect(broken).toEqual([]);
});
