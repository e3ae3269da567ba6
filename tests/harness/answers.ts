interface Listed {
  name: string;
  featured: boolean;
  dogFriendly: boolean;
  accessible: boolean;
  hiking?: boolean;
}

/** A result of /api/search as other programs read it, with the fields that tests look at. */
export interface SearchResult {
  destination: { id: number; slug: string; name: string; url: string };
  weather: {
    current: { temp: number };
    forecast: { temp: { max: number }; precipitation: number; score: number | null }[];
    temperatureUnit: string;
    issuedAt: string;
    provider: string;
  } | null;
  drivingTime: { hours: number; minutes: number; distance: number; distanceUnit: string };
  drivingTimes?: { from: string; leave: string; hours: number; minutes: number; ferry: string | null }[];
  visit: { leave: string; arrive: string; leaveAt: string; arriveAt: string; light: string };
  score: { value: number; verdict: string; reasons: string[] } | null;
  stay?: { nights: number; score: number | null; days: { date: string; score: number | null }[] };
  home: { score: number; difference: number | null } | null;
  warnings: { asOf: string; issued: { level: string }[] } | null;
  inBand: boolean;
  matches?: { filters: string[]; name: string | null }[];
  activities: Listed[];
  hotels: Listed[];
  campsites: Listed[];
}
