import { Form } from "@remix-run/react";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import { type RefObject, useEffect } from "react";
import { listParams } from "#app/domain/catalogue/place-list";
import { adminAddress } from "#app/presenters/admin/address-view";
import { type DestinationList, useSearchAsTyped } from "./destinations/use-destination-list";
import { ButtonLink } from "#app/components/ui/button";
import { field, fieldError, fieldLabel } from "#app/components/ui/field";
import { countLine } from "./admin-table";

export function TableSearch({ list }: { list: DestinationList }) {
  const { query, total } = list;
  const { input, typed, show, hasFailed } = useSearchAsTyped(list);
  useFocusByKeys(input);

  const { sort } = listParams(query);
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-5 gap-y-3">
      <Form
        role="search"
        action="/admin"
        className="grid max-w-104 flex-[1_1_16rem] gap-1"
        onSubmit={(event) => {
          event.preventDefault();
          void show();
        }}
      >
        <input type="hidden" name="tab" value="destinations" />
        {sort && <input type="hidden" name="sort" value={sort} />}
        <label htmlFor="destination-search" className={fieldLabel}>
          Search destinations
        </label>
        <span className="relative block">
          <Search className="icon absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft" aria-hidden />
          <input
            ref={input}
            id="destination-search"
            type="search"
            name="q"
            className={field({ className: "pl-10" })}
            placeholder="Name, region, postcode or offer"
            autoComplete="off"
            aria-keyshortcuts="Control+K Meta+K"
            defaultValue={query.words}
            onInput={typed}
          />
        </span>
        {hasFailed && (
          <p role="alert" className={fieldError}>
            This search got no answer. Check your connection, and that you're still logged in. We've kept the
            form as it was.
          </p>
        )}
      </Form>
      <p className={countLine} role="status">
        {`${total} ${total === 1 ? "destination" : "destinations"}`}
      </p>
      <ButtonLink
        to={`${adminAddress({ tab: "destinations", shown: query })}#editor`}
        Icon={Plus}
        label="Add Destination"
        className="ml-auto"
        preventScrollReset
        onClick={() => document.getElementById("destination-form-name")?.focus()}
      />
    </div>
  );
}

function useFocusByKeys(input: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "k") return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [input]);
}
