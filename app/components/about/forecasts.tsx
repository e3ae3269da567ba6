/** Whose forecasts, how old, and what sample weather is. */
export function Forecasts() {
  return (
    <section aria-labelledby="forecasts">
      <h2 id="forecasts">Forecasts and their age</h2>
      <p>
        Forecasts are fetched every hour, for today and the five days after it. An opened place names who made
        its forecast and when we fetched it. If a forecast is more than 90 minutes old, its age is shown.
        After 24 hours we no longer use it, and the place reads “Weather data unavailable”.
      </p>
      <h3 id="sample">Sample weather</h3>
      <p>
        A copy of this site can run without a weather service. It then makes up plausible weather from the
        averages of 1991 to 2020 at the nearest weather stations, and every page carries the notice “Sample
        weather, not a forecast”. Do not plan a trip by it.
      </p>
    </section>
  );
}
