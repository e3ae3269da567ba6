import { Form, useNavigate } from "@remix-run/react";
import type { AdminTab } from "#app/presenters/admin/catalogue-view";
import type { DestinationChoicesView, PickedDestinationView } from "#app/presenters/admin/catalogue-page";
import { WHOLE_LIST } from "#app/domain/catalogue/place-list";
import { adminAddress } from "#app/presenters/admin/address-view";
import { Select } from "#app/components/forms/select";
import { Button } from "#app/components/ui/button";
import { field, fieldLabel, hint } from "#app/components/ui/field";

interface Props {
  tab: AdminTab;
  offered: DestinationChoicesView;
  picked: PickedDestinationView | null;
}

/** The page changes with the choice; without JavaScript when a button is pressed. */
export function DestinationPicker({ tab, offered, picked }: Props) {
  const navigate = useNavigate();
  const { words, isCut, choices } = offered;
  const isListed = !picked || choices.some(([id]) => id === picked.id);
  return (
    <>
      {(isCut || words !== "") && <NameSearch tab={tab} offered={offered} />}
      <Form action="/admin" className="mb-5 grid max-w-120 gap-1">
        <input type="hidden" name="tab" value={tab} />
        {words !== "" && <input type="hidden" name="q" value={words} />}
        <label htmlFor="picked-destination" className={fieldLabel}>
          Destination
        </label>
        <Select
          // Resets the select when another destination or search is shown.
          key={`${picked?.id} ${words}`}
          id="picked-destination"
          name="destination"
          defaultValue={picked?.id ?? ""}
          onChange={(event) => {
            const destination = Number(event.currentTarget.value);
            const shown = { ...WHOLE_LIST, words };
            // If unsaved changes keep this page open, the select must show this page's destination again.
            event.currentTarget.value = String(picked?.id ?? "");
            navigate(adminAddress({ tab, destination, shown }), { preventScrollReset: true });
          }}
        >
          <option value="" disabled>
            Select a destination
          </option>
          {!isListed && <option value={picked.id}>{picked.name}</option>}
          {choices.map(([id, name, count]) => (
            <option key={id} value={id}>
              {`${name} (${count})`}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit" label="Show" />
        </noscript>
      </Form>
    </>
  );
}

function NameSearch({ tab, offered }: Omit<Props, "picked">) {
  const { words, isCut, choices } = offered;
  const found = isCut
    ? `The first ${choices.length} are listed: type a part of the name.`
    : `${choices.length} found`;
  return (
    <Form action="/admin" role="search" className="mb-3 grid max-w-120 gap-1">
      <input type="hidden" name="tab" value={tab} />
      <label htmlFor="destination-words" className={fieldLabel}>
        Find a destination
      </label>
      <span className="flex gap-2">
        <input
          key={words}
          id="destination-words"
          type="search"
          name="q"
          className={field({})}
          defaultValue={words}
          placeholder="Name, region, postcode or offer"
          autoComplete="off"
        />
        <Button type="submit" label="Find" />
      </span>
      <p className={hint} role="status">
        {found}
      </p>
    </Form>
  );
}
