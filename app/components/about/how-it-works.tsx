import { Link } from "#app/framework/link";
import { useRankingLinks } from "#app/components/layout/site-data";
import { Bullets, FactTable, FoldedPart } from "#app/components/ui/prose";
import { WARNINGS_URL } from "#app/domain/warnings/official-warning";
import { OutLink } from "#app/components/ui/out-link";

const WEIGHTS = [
  ["Warmth", "the warmest hour, and the humidity", "× 4", "× 2"],
  ["Sky", "how much of it is cloud", "× 2", "× 4"],
  ["Dryness", "the rain of your visit in millimetres, scaled to a whole day", "× 3", "× 3"],
  ["Wind", "the mean wind, not its gusts", "× 1", "× 1"],
] as const;

const VERDICTS = [
  ["90 and over", "ideal"],
  ["80 to 89", "excellent"],
  ["70 to 79", "very good"],
  ["60 to 69", "good"],
  ["50 to 59", "acceptable"],
  ["40 to 49", "marginal"],
  ["below 40", "poor"],
];

const SURENESS = [
  ["30 minutes to 1 hour", "4.3%", "12.1%"],
  ["1 to 2 hours", "3.6%", "8.5%"],
  ["2 to 3 hours", "2.9%", "7.1%"],
  ["3 to 5 hours", "2.8%", "6.2%"],
  ["All trips up to 5 hours", "3.0%", "7.2%"],
] as const;

export function Ranking() {
  const links = useRankingLinks();
  return (
    <FoldedPart id="ranking" title="How the ranking works">
      <p>
        Each place gets a score out of 100 for your day: the Holiday Climate Index (HCI), which researchers in
        tourism made from what travellers said matters to them. Four parts are rated up to 10 each. How much a
        part counts depends on the ranking you choose: × 4 means that it can give 40 of the 100 points.
      </p>
      <FactTable columns={["Part", "Taken from", "Best day out", "Beach & sun"]} rows={WEIGHTS} />
      <p>
        “Best day out” is HCI: Urban. “Beach &amp; sun” is HCI: Beach, which asks for more warmth and counts
        the sky twice as much.
      </p>
      <p>
        The published index moves in steps: 19.9° would score 8 points less than 20.0°. For the order we draw
        straight lines between the middles of the steps, so that a tenth of a degree changes the score a
        little instead of by a whole step. We call this “HCI, interpolated”.
      </p>
      <WhichHoursCount />
      <h3>At home, and too close to call</h3>
      <p>
        The score at home is estimated from the nearest places on our list within 25 km; closer places count
        more. Forecasts are not sharp enough to tell 69 from 66, so places within 3 points of the best (4
        points two days ahead, 5 points from three days ahead on) count as equal. They come first, the nearest
        at the top. If you meet someone, a place must be within the drive of all of you, the longest of your
        drives decides, and we say when each of you has to leave. Four days ahead and later, a forecast may
        change. Once we know how 60 days turned out, they decide how many points count as equal.
      </p>
      {links.map(({ to, label }) => (
        <p key={to}>
          <Link to={to}>{label}</Link>
        </p>
      ))}
      <WhatFiltersFind />
      <h3>What the words mean</h3>
      <Bullets>
        {VERDICTS.map(([range, verdict]) => (
          <li key={verdict}>{`${range}: ${verdict}`}</li>
        ))}
      </Bullets>
      <h3>When two places are level</h3>
      <p>
        More hours of sunshine come first, then the lower chance of rain, then the shorter drive, then the
        name. The drive is not part of the score. A place without a usable forecast has no score and comes
        last.
      </p>
    </FoldedPart>
  );
}

function WhatFiltersFind() {
  return (
    <>
      <h3>What filters find</h3>
      <p>
        One thing to do there must meet all the needs that you choose: somewhere for the dog and somewhere
        else without steps isn't enough. Of the things you like, one is enough. What we haven't checked counts
        as no, so a place that we know little about may be left out. Anything known to be closed in the month
        of your visit doesn't count.
      </p>
      <h3>What is free with your membership</h3>
      <p>
        Where a body such as the National Trust charges to come in, we say that its members don't pay. That
        comes from the owner's own page, and a person read the list; where members pay as well, such as for a
        boat, we say nothing. It is never a promise: what a membership opens changes, so check the page before
        you go. We don't say what one body grants the members of another. Your memberships change no order:
        what your card opens counts as free, and that is all.
      </p>
    </>
  );
}

function WhichHoursCount() {
  return (
    <>
      <h3>Which hours count</h3>
      <p>
        The published index is made for whole days. Ours is taken over the hours of your visit, in daylight:
        from arriving (when you leave, plus the drive) until 18:00 or sunset, whichever comes first. If you
        arrive late, we count up to three hours. Rain at three in the morning spoils nothing, and sun before
        you arrive is no use. We assume that you leave at 9:00, or today at the next quarter of an hour,
        unless you choose another time. The same weather in every hour scores as the published index does.
      </p>
      <p>
        With less than an hour and a half of daylight left, a place reads “nearly dark when you arrive” and
        comes after all places with more. With no daylight left, it has no score for that day. A forecast
        without hours is scored on its whole day, and the page says so.
      </p>
    </>
  );
}

export function DriveTimes() {
  return (
    <FoldedPart id="drive-times" title="How drive times work, and how accurate they are">
      <p>
        We carry our own map of the roads and car ferries of Britain and Ireland, made from{" "}
        <OutLink href="https://www.openstreetmap.org/copyright">OpenStreetMap</OutLink>, and find the quickest
        way from the middle of your postcode's sector to every place.
      </p>
      <p>
        A drive has the usual traffic of the day and hour at which you leave, and the way home that of its own
        hour. On top of empty roads, the Department for Transport measured a fifth more time on England's
        motorways and trunk roads (2023) and two fifths more on its local A roads (to June 2023). We share
        this out by how much traffic each hour of the week has (2016), and on local roads by how fast each
        council's A roads are (2022). In Wales, Scotland and Northern Ireland we use the averages of England's
        towns and countryside. A bank holiday counts as a Sunday.
      </p>
      <p>
        “Up to” is a bad day: what traffic usually adds, 3.4 times on motorways and trunk roads and twice on
        others. A whole drive rarely needs that much. These are averages of past years, not live traffic. They
        cannot know events, roadworks or summer Saturdays, which fill the roads to the coast.
      </p>
      <FactTable
        caption="How our times on empty roads compare with 7,288 traffic-free driving times from 2014 that we didn't use to set up the map"
        columns={["Length of trip", "Half are within", "Nine in ten are within"]}
        rows={SURENESS}
      />
      <Bullets>
        <li>In Scotland half are within 4.2% and nine in ten within 11.9%, in Wales within 3.2% and 6.9%.</li>
        <li>
          Our map of Greater London, Hampshire and North Yorkshire is coarser: few roads are known there.
          Treat times of trips inside them as approximate.
        </li>
        <li>Times of trips under half an hour are approximate everywhere.</li>
        <li>
          Ferry times are typical ones, crossing and waiting together, without a timetable. Where a drive
          includes a ferry we say so, and whether to book it ahead. From islands without a car ferry we show
          what's on the island itself.
        </li>
        <li>
          Every road counts as open both ways: a one-way street can make a drive a little longer. Tolls,
          clean-air and congestion charges and limits for vehicles are not counted. The road map is from 2021.
        </li>
      </Bullets>
      <p>For the route itself, each drive time links to directions on a map.</p>
    </FoldedPart>
  );
}

export function Forecasts() {
  return (
    <FoldedPart id="forecasts" title="Forecasts and their age">
      <p>
        We fetch forecasts every hour, for today and the five days after it. As far ahead as the service has
        figures for each hour, we fetch those too. At night we fetch only some of the places each hour, in
        turn. A day’s figures are those of its hours from 5:00 to 22:00. After midnight we leave out the last
        of the six days until nine in ten places have it, some time in the morning. Until then, its best place
        would only be the best of a few. Open a place to see who made its forecast and when we fetched it. If
        a forecast is more than 90 minutes old, its age is shown. After 24 hours we no longer use it, and the
        place reads “Weather data unavailable”.
      </p>
      <p>
        Where Open-Meteo is the service, the first two days come from the Met Office’s model of the United
        Kingdom (UKV, 2 km) and the days after them from its Global model (10 km); the chance of rain comes
        from ECMWF’s ensemble on every day. In Shetland MET Norway’s model makes the first two and a half
        days, and ECMWF’s the rest. Where MET Norway is the service it makes all days, single hours for two
        and a half of them, and gives no chance of rain and no sunshine.{" "}
        <Link to="/credits">Licences and credits</Link>
      </p>
      <h3 id="warnings">Official warnings</h3>
      <p>
        Where the site’s operator has a key for them, the Met Office’s warnings are looked up every ten
        minutes and shown as issued, for the hours of your visit and your drive. No place under an amber or
        red one is praised. “Warnings not known” means that the last look was more than half an hour ago. A
        place without a warning may still get one:{" "}
        <a href={WARNINGS_URL}>look at the Met Office’s own page</a> before you set off.
      </p>
      <h3 id="sample">Sample weather</h3>
      <p>
        A copy of this site can run without a weather service. It then makes up plausible weather from the
        averages of 1991 to 2020 at the nearest weather stations, and every page carries the notice “Sample
        weather, not a forecast”. Don't plan a trip with it.
      </p>
    </FoldedPart>
  );
}
