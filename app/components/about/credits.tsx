import { WARNINGS_URL } from "#app/domain/warnings/official-warning";
import { page } from "#app/components/ui/page";
import { Prose, Terms } from "#app/components/ui/prose";
import {
  SEA_NOTICE,
  WEATHER_LICENCE,
  WEATHER_SERVICES,
  weatherNotice,
} from "#app/domain/weather/forecast-origin";
import { OutLink } from "#app/components/ui/out-link";

const FORECAST_NOTICES = Object.keys(WEATHER_SERVICES)
  .map((provider) => `${weatherNotice(provider)}.`)
  .join(" ");

interface Credit {
  what: string;
  notice: string;
  links?: readonly { href: string; label: string }[];
}

const OGL = {
  href: "https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/",
  label: "Open Government Licence v3.0",
};

/** On this page, and beside every map that draws roads. */
const ROADS_NOTICE = "© OpenStreetMap contributors, available under the Open Database Licence 1.0.";

/** Where a licence prescribes the wording, it is quoted word for word. */
const CREDITS: readonly Credit[] = [
  {
    what: "Postcodes and towns",
    notice:
      "Contains OS data © Crown copyright and database right 2024–2025. Contains Royal Mail data © Royal Mail copyright and database right 2025. Contains National Statistics data © Crown copyright and database right 2025. Source: Office for National Statistics licensed under the Open Government Licence v.3.0. Contains public sector information licensed under the Open Government Licence v3.0, among it Food Hygiene Rating Scheme addresses in Northern Ireland.",
    links: [OGL],
  },
  {
    what: "Roads and ferries",
    notice: `${ROADS_NOTICE} Parts: Department for Transport, major road links 2018, and OS data, under the Open Government Licence v3.0.`,
    links: [
      { href: "https://www.openstreetmap.org/copyright", label: "OpenStreetMap copyright" },
      { href: "https://opendatacommons.org/licenses/odbl/1-0/", label: "Open Database Licence 1.0" },
    ],
  },
  {
    what: "Traffic at the hour of driving",
    notice:
      "Contains public sector information licensed under the Open Government Licence v3.0 (Department for Transport, road traffic and travel time statistics, 2016 to 2023). Areas of authorities: Office for National Statistics, OGL v3. Contains OS data © Crown copyright and database right 2021.",
    links: [OGL],
  },
  {
    what: "The map’s land and roads",
    notice:
      "Source: Office for National Statistics licensed under the Open Government Licence v.3.0. Contains OS data © Crown copyright and database right 2024. Isle of Man, Ireland and the Continent: made with Natural Earth.",
    links: [OGL],
  },
  {
    what: "The map’s lakes and ferries, and the area within a drive",
    notice: ROADS_NOTICE,
    links: [{ href: "https://www.openstreetmap.org/copyright", label: "OpenStreetMap copyright" }],
  },
  {
    what: "Climate averages",
    notice: "Contains Met Office data © Crown copyright, licensed under the Open Government Licence v3.0.",
  },
  {
    what: "Forecasts",
    notice: `One of these, depending on the site's weather service. ${FORECAST_NOTICES} Contains Met Office data © Crown copyright where Open-Meteo is the service. What we make of forecasts (days, hours of a visit, scores) is offered under ${WEATHER_LICENCE}.`,
    links: [
      ...Object.values(WEATHER_SERVICES).map(({ href, name }) => ({ href, label: name })),
      { href: "https://creativecommons.org/licenses/by-sa/4.0/", label: "CC BY-SA 4.0" },
      { href: "https://creativecommons.org/licenses/by/4.0/", label: "CC BY 4.0" },
    ],
  },
  {
    what: "Weather warnings",
    notice:
      "Met Office, National Severe Weather Warning Service, © Crown copyright, shown as issued where the site’s operator has a key for them.",
    links: [{ href: WARNINGS_URL, label: "Met Office weather warnings" }],
  },
  {
    what: "The sea",
    notice: `${SEA_NOTICE}. Sunny Escape computed the daily averages.`,
    links: [
      {
        href: "https://marine.copernicus.eu/user-corner/service-commitments-and-licence",
        label: "Copernicus Marine Service licence",
      },
      { href: "https://creativecommons.org/licenses/by/4.0/", label: "CC BY 4.0" },
    ],
  },
  {
    what: "Campsites, positions of things to do, what is near a place, and places that an administrator has fetched",
    notice: "© OpenStreetMap contributors, available under the Open Database Licence 1.0.",
    links: [{ href: "https://www.openstreetmap.org/copyright", label: "OpenStreetMap copyright" }],
  },
  {
    what: "Stations",
    notice:
      "Stations: David Wheatley (uk-railway-stations), from Trainline EU’s stations and its sources; © OpenStreetMap contributors. Open Database Licence 1.0.",
    links: [{ href: "https://opendatacommons.org/licenses/odbl/1-0/", label: "Open Database Licence 1.0" }],
  },
  { what: "Museums", notice: "Mapping Museums, licensed under CC BY 4.0." },
  {
    what: "Beaches and bathing waters",
    notice:
      "Contains Environment Agency information © Environment Agency and database right, licensed under the Open Government Licence v3.0. Classes in Wales and Scotland: open data of Natural Resources Wales and the Scottish Environment Protection Agency.",
    links: [OGL],
  },
  {
    what: "Tides",
    notice:
      "Tidal constants: TICON-4 (Hart-Davis and others, SEANOE 109129), CC BY 4.0, from sea levels of GESLA-4: British Oceanographic Data Centre, Channel Coastal Observatory, University of Hawaii Sea Level Center. Rounded and predicted here; not for navigation.",
    links: [{ href: "https://creativecommons.org/licenses/by/4.0/", label: "CC BY 4.0" }],
  },
  {
    what: "The Holiday Climate Index",
    notice:
      "Scott, Rutty, Amelung and Tang (2016), Atmosphere 7(6), 80, for HCI: Urban; Rutty and others (2020), Atmosphere 11(4), 412, for HCI: Beach.",
    links: [
      { href: "https://doi.org/10.3390/atmos7060080", label: "doi 10.3390/atmos7060080" },
      { href: "https://doi.org/10.3390/atmos11040412", label: "doi 10.3390/atmos11040412" },
    ],
  },
  { what: "Weather icons", notice: "Meteocons by Bas Milius, MIT licence; some are cropped and recoloured." },
  { what: "Interface icons", notice: "Lucide, ISC licence." },
  { what: "Type", notice: "Fraunces and Figtree, both under the SIL Open Font Licence 1.1." },
];

export const CreditsPage = () => (
  <div className={page}>
    <Prose>
      <h1>Data and credits</h1>
      <Terms
        rows={CREDITS.map((credit) => ({
          term: credit.what,
          sentences: [<Notice key={credit.what} {...credit} />],
        }))}
      />
    </Prose>
  </div>
);

function Notice({ notice, links }: Credit) {
  return (
    <>
      <span>{notice}</span>
      {links?.map(({ href, label }) => (
        <span key={href}>
          {" "}
          <OutLink href={href}>
            <span>{label}</span>
          </OutLink>
        </span>
      ))}
    </>
  );
}
