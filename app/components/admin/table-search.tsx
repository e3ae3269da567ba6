import { Form, Link } from "@remix-run/react";
import { Plus, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { adminAddress } from "./admin-address";
import { listParams } from "./destinations/destination-list";
import type { DestinationList } from "./destinations/use-destination-list";

/** Finds destinations as one types. Control and K puts the focus here. */
export function TableSearch({ list: { query, total, show } }: { list: DestinationList }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "k") return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const { sort } = listParams(query);
  return (
    <div className="table-tools">
      <Form
        role="search"
        action="/admin"
        className="table-search"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="tab" value="destinations" />
        {sort && <input type="hidden" name="sort" value={sort} />}
        <label htmlFor="destination-search" className="field-label">
          Search destinations
        </label>
        <span className="search-field">
          <Search className="icon" aria-hidden />
          <input
            ref={input}
            id="destination-search"
            type="search"
            name="q"
            className="field"
            placeholder="Name, region, postcode or offer"
            autoComplete="off"
            aria-keyshortcuts="Control+K Meta+K"
            value={query.words}
            onChange={(event) => show({ ...query, words: event.currentTarget.value, page: 1 })}
          />
        </span>
      </Form>
      <p className="table-count" role="status">
        {`${total} ${total === 1 ? "destination" : "destinations"}`}
      </p>
      <Link
        to={`${adminAddress({ tab: "destinations", shown: query })}#editor`}
        className="button"
        preventScrollReset
        onClick={() => document.getElementById("destination-form-name")?.focus()}
      >
        <Plus className="icon" aria-hidden />
        Add Destination
      </Link>
    </div>
  );
}
