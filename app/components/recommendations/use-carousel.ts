import { type RefObject, useCallback, useEffect, useState } from "react";

export interface CarouselPosition {
  /** From 1. */
  first: number;
  last: number;
}

/** The scroll position is null before the row is measured. */
export function useCarousel(row: RefObject<HTMLElement>, count: number) {
  const [position, setPosition] = useState<CarouselPosition | null>(null);

  const measure = useCallback(() => {
    const next = row.current && positionOf(row.current, count);
    if (!next) return;
    setPosition((last) => (last?.first === next.first && last.last === next.last ? last : next));
  }, [row, count]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, measure]);

  const turn = (direction: 1 | -1) => {
    const element = row.current;
    element?.scrollBy({ left: direction * stepOf(element) * inView(element) });
  };
  return { position, measure, turn };
}

function positionOf(row: HTMLElement, count: number): CarouselPosition {
  const before = Math.round(row.scrollLeft / stepOf(row));
  return { first: before + 1, last: Math.min(count, before + inView(row)) };
}

/** From the start of one card to that of the next, in CSS pixels. */
function stepOf(row: HTMLElement): number {
  const [one, two] = row.querySelectorAll("li > :first-child");
  if (!one) return row.clientWidth;
  return two ? two.getBoundingClientRect().left - one.getBoundingClientRect().left : one.clientWidth;
}

const inView = (row: HTMLElement): number => Math.max(1, Math.round(row.clientWidth / stepOf(row)));
