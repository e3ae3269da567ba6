const SURENESS = [
  { trip: "30 minutes to 1 hour", half: "4.3%", nineInTen: "12.1%" },
  { trip: "1 to 2 hours", half: "3.6%", nineInTen: "8.5%" },
  { trip: "2 to 3 hours", half: "2.9%", nineInTen: "7.1%" },
  { trip: "3 to 5 hours", half: "2.8%", nineInTen: "6.2%" },
  { trip: "All trips up to 5 hours", half: "3.0%", nineInTen: "7.2%" },
] as const;

/** Where drive times come from and how far off they are. */
export function DriveTimes() {
  return (
    <section aria-labelledby="drive-times">
      <h2 id="drive-times">How drive times work, and how sure they are</h2>
      <p>
        We carry our own map of the roads and car ferries of Britain and Ireland, made from{" "}
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
          OpenStreetMap<span className="sr-only">, in a new tab</span>
        </a>
        , and find the quickest way from the middle of your postcode's sector to every place.
      </p>
      <table>
        <caption>
          How far our minutes are off, compared with 7,288 driving times from 2014, free of traffic, that we
          did not use to set the map up
        </caption>
        <thead>
          <tr>
            <th scope="col">Length of trip</th>
            <th scope="col">Half are within</th>
            <th scope="col">Nine in ten are within</th>
          </tr>
        </thead>
        <tbody>
          {SURENESS.map(({ trip, half, nineInTen }) => (
            <tr key={trip}>
              <th scope="row">{trip}</th>
              <td>{half}</td>
              <td>{nineInTen}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        <li>In Scotland half are within 4.2% and nine in ten within 11.9%, in Wales within 3.2% and 6.9%.</li>
        <li>
          Our map of Greater London, Hampshire and North Yorkshire is coarser. Take times of trips that stay
          inside them as “about”.
        </li>
        <li>Trips of less than half an hour are coarse everywhere.</li>
        <li>Times are free of traffic. Leave more time for a Friday evening or a bank holiday.</li>
        <li>
          Ferry times are typical ones, crossing and waiting together, without a timetable. Where a drive
          includes a ferry we say so, and whether to book it ahead. From islands without a car ferry we show
          what the island itself has.
        </li>
        <li>Tolls, charging zones and vehicle limits are not known to us. The roads are those of 2021.</li>
      </ul>
      <p>For the way itself, each drive time links to directions on a map.</p>
    </section>
  );
}
