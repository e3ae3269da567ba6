import { searchParameters } from "#app/domain/search/address";
import type { SearchFormView } from "#app/presenters/search/form-view";

type Asked = "postcode" | "others" | "drivingHours" | "travelDate" | "leave" | "nights";

interface FilledForm extends Pick<SearchFormView, Asked> {
  filters: Readonly<Record<keyof SearchFormView["filters"], readonly string[]>>;
}

export function filledFormUrl({ others, nights, filters, ...asked }: FilledForm): string {
  return `/?${searchParameters({ ...asked, with: others ?? null, nights: nights || null, ...filters })}`;
}
