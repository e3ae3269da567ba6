import { cva, type VariantProps } from "class-variance-authority";
import type { LucideIcon } from "lucide-react/types";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "#app/framework/link";

/** A busy button has aria-disabled, which keeps the focus; one that cannot be used is disabled. */
export const button = cva(
  "inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border py-2 leading-[1.2] font-semibold no-underline disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-75 motion-safe:transition-colors",
  {
    variants: {
      tone: {
        plain: "border-line-strong bg-raised text-ink hover:bg-sunken",
        sun: "border-sun-deep bg-sun text-on-sun hover:bg-sun-hover",
        berry: "border-berry bg-berry text-raised hover:bg-berry-hover",
      },
      size: {
        regular: "min-h-target px-4.5",
        large: "min-h-[52px] px-6 text-lg max-xs:px-3",
        /** Beside a field and in admin tables. */
        small: "min-h-[42px] px-3 text-md",
        row: "min-h-target px-4.5 max-xs:px-3",
        bar: "min-h-target px-3.5 max-md:gap-1 max-md:px-1.5",
      },
    },
    defaultVariants: { tone: "plain", size: "regular" },
  },
);

export const iconButton = cva(
  "inline-grid size-target flex-none cursor-pointer place-items-center text-ink",
  {
    variants: {
      shape: {
        square: "rounded-control hover:bg-sunken",
        round: "rounded-full border border-line-strong bg-raised hover:bg-sunken",
      },
    },
    defaultVariants: { shape: "square" },
  },
);

interface Look extends VariantProps<typeof button> {
  className?: string;
  Icon?: LucideIcon;
  label: ReactNode;
  /** For screen readers, after the label: " of Filey". */
  more?: string;
}

/** A label alone has no element around it, as React then changes it on translated pages too. */
function drawn<Props extends Look>({ tone, size, className, Icon, label, more, ...attributes }: Props) {
  const words = (
    <>
      {Icon && <Icon className="icon" aria-hidden />}
      <span>{label}</span>
      {more && <span className="sr-only">{more}</span>}
    </>
  );
  const look = button({ tone, size, className });
  return { ...attributes, className: look, children: (Icon ?? more) ? words : label };
}

export const Button = ({ isBusy, ...props }: Look & ComponentProps<"button"> & { isBusy?: boolean }) => (
  <button type="button" aria-disabled={isBusy || undefined} {...drawn(props)} />
);

export const ButtonLink = (props: Look & ComponentProps<typeof Link>) => <Link {...drawn(props)} />;

/** Loads a whole document. */
// oxlint-disable-next-line jsx-a11y/anchor-has-content -- its label
export const ButtonAnchor = (props: Look & ComponentProps<"a">) => <a {...drawn(props)} />;

interface IconLook extends VariantProps<typeof iconButton>, ComponentProps<"button"> {
  Icon: LucideIcon;
  label: string;
}

export const IconButton = ({ shape, className, Icon, label, ...attributes }: IconLook) => (
  <button type="button" className={iconButton({ shape, className })} {...attributes}>
    <Icon className="icon" aria-hidden />
    <span className="sr-only">{label}</span>
  </button>
);
