import { useLocation } from "@remix-run/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useEffect } from "react";
import { foldLine, foldMark } from "./panel";
import { table } from "./table";

export function Prose({ children }: { children: ReactNode }) {
  return <div className="max-w-text text-lg">{children}</div>;
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-3.5 text-xl leading-[1.45]">{children}</p>;
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="mt-11 space-y-3.5 first:mt-0 [&>h3]:mt-7">
      <h2 id={id} className="scroll-mt-4">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Closed at first, so that the page is short. An address that names it or something in it opens it. */
export function FoldedPart({ id, title, isOpen, children }: PartProps & { isOpen?: boolean }) {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    const fold = named?.closest("details");
    if (!fold || fold.open) return;
    fold.open = true;
    named?.scrollIntoView();
  }, [hash, key]);
  return (
    <details
      open={isOpen}
      className="group border-b border-line first-of-type:border-t not-first:first-of-type:mt-8 open:pb-8"
    >
      <summary className={`${foldLine} w-full justify-between py-3 text-ink`}>
        <h2 id={id} className="min-w-0 scroll-mt-4 text-xl wrap-anywhere hyphens-auto">
          {title}
        </h2>
        <ChevronDown className={`${foldMark} ml-auto`} aria-hidden />
      </summary>
      <div className="mt-2 space-y-3.5 [&>h3]:mt-7">{children}</div>
    </details>
  );
}

export function Bullets({ children }: { children: ReactNode }) {
  return <ul className="list-disc space-y-1.5 pl-5">{children}</ul>;
}

export function Terms({ rows }: { rows: readonly { term: string; sentences: readonly ReactNode[] }[] }) {
  return (
    <dl className="mt-4 space-y-4 text-base">
      {rows.map(({ term, sentences }) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          {sentences.map((sentence, index) => (
            <dd key={index} className="text-ink-soft">
              {sentence}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface FactTableProps {
  caption?: string;
  columns: readonly string[];
  /** A cell for each column; the first is the row's heading. */
  rows: readonly (readonly [string, ...string[]])[];
}

export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <table
      className={table({
        className:
          "text-base max-xs:text-sm max-xs:[&_:is(th,td)]:pr-[8px] [&_:is(th,td)]:align-top [&_td]:wrap-anywhere [&_th]:font-semibold",
      })}
    >
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
