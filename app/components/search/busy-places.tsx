import type { ComponentProps, RefObject } from "react";
import { useBusySearch } from "./search-states";

interface Props extends Omit<ComponentProps<"div">, "ref"> {
  as?: "section" | "div";
  box?: RefObject<HTMLDivElement>;
}

/** Dim while another search is on its way. What is in it is not drawn again for that. */
export const BusyPlaces = ({ as: Part = "div", box, className, ...props }: Props) => (
  <Part {...props} ref={box} className={`places @container ${className}`} aria-busy={useBusySearch()} />
);
