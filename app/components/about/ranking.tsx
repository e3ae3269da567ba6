const WEIGHTS = [
  { facet: "Warmth", from: "the day's highest temperature and its humidity", urban: 4, beach: 2 },
  { facet: "Sky", from: "how much of it is cloud", urban: 2, beach: 4 },
  { facet: "Dryness", from: "the day's rain in millimetres", urban: 3, beach: 3 },
  { facet: "Wind", from: "the day's mean wind, not its gusts", urban: 1, beach: 1 },
];

const VERDICTS = [
  ["90 and over", "ideal"],
  ["80 to 89", "excellent"],
  ["70 to 79", "very good"],
  ["60 to 69", "good"],
  ["50 to 59", "acceptable"],
  ["40 to 49", "marginal"],
  ["below 40", "poor"],
];

/** The index, its weights, its words, and what happens when two places are level. */
export function Ranking() {
  return (
    <section aria-labelledby="ranking">
      <h2 id="ranking">How the ranking works</h2>
      <p>
        Each place gets a score out of 100 for your day: the Holiday Climate Index (HCI), which researchers in
        tourism made from what travellers said matters to them. Four parts are rated up to 10 each. How much a
        part counts depends on the ranking you choose: × 4 means that it can give 40 of the 100 points.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Taken from</th>
            <th scope="col">Best day out</th>
            <th scope="col">Beach &amp; sun</th>
          </tr>
        </thead>
        <tbody>
          {WEIGHTS.map(({ facet, from, urban, beach }) => (
            <tr key={facet}>
              <th scope="row">{facet}</th>
              <td>{from}</td>
              <td>{`× ${urban}`}</td>
              <td>{`× ${beach}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        “Best day out” is HCI: Urban. “Beach &amp; sun” is HCI: Beach, which asks for more warmth and counts
        the sky twice as much.
      </p>
      <p>
        The published index moves in steps: 19.9° would score 8 points less than 20.0°. For the order we draw
        straight lines between the middles of the steps, so that a tenth of a degree moves the score by a hair
        and not by a step. We call this “HCI, interpolated”.
      </p>
      <h3>What the words mean</h3>
      <ul>
        {VERDICTS.map(([range, verdict]) => (
          <li key={verdict}>{`${range}: ${verdict}`}</li>
        ))}
      </ul>
      <h3>When two places are level</h3>
      <p>
        More hours of sunshine come first, then the lower chance of rain, then the shorter drive, then the
        name. The drive is not part of the score. A place without a usable forecast has no score and stands
        last.
      </p>
    </section>
  );
}
