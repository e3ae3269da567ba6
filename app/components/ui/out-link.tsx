import type { AnchorHTMLAttributes } from "react";

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** For screen readers, after the words: " in Filey". */
  more?: string;
}

/** To another site. Screen readers announce the new tab. */
export const OutLink = ({ more = "", children, ...attributes }: Props) => (
  <a {...attributes} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="sr-only">{`${more}, in a new tab`}</span>
  </a>
);
