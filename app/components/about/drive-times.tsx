/** Where drive times come from and how far off they are. */
export function DriveTimes() {
  return (
    <section aria-labelledby="drive-times">
      <h2 id="drive-times">How drive times work, and how sure they are</h2>
      <p>
        We carry our own map of Britain's and Northern Ireland's main roads and car ferries, and find the
        quickest way from the middle of your postcode's sector to every place.
      </p>
      <ul>
        <li>
          Compared with driving times from 2014 that we did not use to set it up, for trips of up to 300
          minutes: half of our times are within 3.6% of the minutes, and nine in ten are within 9.5%.
        </li>
        <li>Times are free of traffic. Leave more time for a Friday evening or a bank holiday.</li>
        <li>Trips of less than half an hour are coarse.</li>
        <li>
          Ferry times are typical ones, crossing and waiting together, without a timetable. Where a drive
          includes a ferry we say so, and whether to book it ahead.
        </li>
        <li>Tolls, charging zones and vehicle limits are not known to us.</li>
        <li>In remote glens and on peninsulas a time can be further off.</li>
      </ul>
      <p>For the way itself, each drive time links to directions on a map.</p>
    </section>
  );
}
