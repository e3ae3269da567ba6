import { searchParameters } from "#app/domain/search/address";

export interface ExampleDestination {
  readonly name: string;
  readonly slug: string;
  readonly imageUrl: string;
  readonly description: string;
  readonly pageUrl: string;
  /** Within an hour of the place. */
  readonly searchUrl: string;
}

const example = (name: string, slug: string, postcode: string, description: string): ExampleDestination => ({
  name,
  slug,
  description,
  imageUrl: `/images/destinations/${slug}.svg`,
  pageUrl: `/destinations/${slug}`,
  searchUrl: `/search?${searchParameters({ postcode, drivingHours: 1 })}`,
});

export const EXAMPLE_DESTINATIONS: readonly ExampleDestination[] = [
  example("Brighton", "brighton", "BN2 1TW", "Pebbles, a pier and the South Downs behind."),
  example("The Lake District", "the-lake-district", "LA23 3HJ", "Fells to climb and lakes to cross."),
  example("York", "york", "YO1 7HH", "City walls, snickelways and the Minster."),
];
