import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { LIST_PAGE_LENGTH, type ListQuery } from "#app/domain/catalogue/place-list";
import type { DestinationList } from "./destinations/use-destination-list";
import { ButtonLink, button } from "#app/components/ui/button";

const PAGES = "mt-4 flex flex-wrap items-center gap-4 tabular-nums empty:hidden";

export function TablePages({ list }: { list: DestinationList }) {
  const { query, total, page, pageCount, rows } = list;
  if (pageCount === 1) return null;
  const first = (page - 1) * LIST_PAGE_LENGTH + 1;
  return (
    <nav className={PAGES} aria-label="Pages of destinations">
      <PageLink list={list} query={{ ...query, page: page - 1 }}>
        <ChevronLeft className="icon" aria-hidden />
        Previous
      </PageLink>
      <p role="status">
        {/* Count and page come from two queries, so a counted row may be gone. */}
        {rows.length > 0 && `${first}–${first + rows.length - 1} of ${total}`}
      </p>
      <PageLink list={list} query={{ ...query, page: page + 1 }}>
        Next
        <ChevronRight className="icon" aria-hidden />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  list: DestinationList;
  query: ListQuery;
  children: ReactNode;
}

function PageLink({ list, query, children }: PageLinkProps) {
  if (query.page < 1 || query.page > list.pageCount) {
    return (
      <span className={button({ className: "cursor-default! opacity-55!" })} aria-disabled role="link">
        {children}
      </span>
    );
  }
  return (
    <ButtonLink
      to={list.addressOf(query)}
      label={children}
      preventScrollReset
      replace
      onClick={() => document.getElementById("destination-search")?.scrollIntoView({ block: "center" })}
    />
  );
}

interface NewerOlderProps {
  label: string;
  newerHref: string | null;
  olderHref: string | null;
}

export function NewerOlder({ label, newerHref, olderHref }: NewerOlderProps) {
  return (
    <nav className={PAGES} aria-label={label}>
      {newerHref !== null && <ButtonLink to={newerHref} label="Newer" />}
      {olderHref !== null && <ButtonLink to={olderHref} label="Older" />}
    </nav>
  );
}
