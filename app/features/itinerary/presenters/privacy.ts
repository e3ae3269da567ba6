import type { PrivacyPart } from "#app/presenters/about/kept-list";

export const privacy: PrivacyPart = {
  withAccount: [
    {
      table: "trip_stops",
      what: "Your trip: its places, days and nights, when you leave and the postcode districts that you and those you meet leave from, such as LS6, and what you chose to do and where to stay. Seven places at most",
      why: "to show it again, to print it, and to put it into your calendar",
      howLong: "until you remove them or delete your account",
    },
    {
      table: "trip_shares",
      what: "The private link of your trip, if you shared it",
      why: "so that those you give it to can read the trip without signing in",
      howLong: "until you end it or delete your account",
    },
    {
      table: "trip_votes",
      what: "What readers of your shared trip say of its places: yes or rather not, and a fingerprint of a random value in their browser. A hundred readers at most",
      why: "so that you and they can agree on a place; nobody's name is asked",
      howLong: "until you end the sharing or delete your account",
    },
  ],
  everyone: [
    {
      what: "In your browser alone: your trip, as you saw it",
      why: "so that you can read it without a connection",
      howLong:
        "until you see it again, log in or out, forget your postcode, or press Clear under “Saved in this browser” (/saved)",
    },
  ],
  inBrowsers: [
    {
      name: "trip-",
      text: "with the name of a place: a place of the trip that you put together while you aren't signed in, with the postcode districts that you and those you meet leave from. Unreadable to scripts, 90 days; signing in moves it into your account, and removing the place removes it.",
    },
    {
      name: "voter",
      text: "a random value, so that you can change what you said about a trip that someone shared with you. Unreadable to scripts, 90 days, and only if you open such a trip.",
    },
  ],
};
