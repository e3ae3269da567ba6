import { searchParameters } from "#app/domain/search/address";

const example = (name: string, slug: string, postcode: string, description: string) => ({
  name,
  slug,
  description,
  imageUrl: `/images/destinations/${slug}.svg`,
  pageUrl: `/destinations/${slug}`,
  /** Within an hour of the place. */
  searchUrl: `/search?${searchParameters({ postcode, drivingHours: 1 })}`,
});

export type ExampleDestination = ReturnType<typeof example>;

export const EXAMPLE_DESTINATIONS: readonly ExampleDestination[] = [
  example("Brighton", "brighton", "BN2 1TW", "Pebbles, a pier and the South Downs behind."),
  example("The Lake District", "the-lake-district", "LA23 3HJ", "Fells to climb and lakes to cross."),
  example("York", "york", "YO1 7HH", "City walls, snickelways and the Minster."),
];
