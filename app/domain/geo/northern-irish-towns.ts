import type { Town } from "./postcode";

const town = (name: string, area: string, latitude: number, longitude: number, otherName = ""): Town => ({
  name,
  area,
  region: "Northern Ireland",
  otherName,
  latitude,
  longitude,
});

/** Our own, to about a kilometre: the other towns' source lacks Northern Ireland. The largest first. */
export const NORTHERN_IRISH_TOWNS: readonly Town[] = [
  town("Belfast", "County Antrim", 54.597, -5.93, "Béal Feirste"),
  town("Derry", "County Londonderry", 54.997, -7.321, "Londonderry"),
  town("Lisburn", "County Antrim", 54.51, -6.045),
  town("Newry", "County Down", 54.176, -6.338),
  town("Bangor", "County Down", 54.66, -5.67),
  town("Armagh", "County Armagh", 54.35, -6.655),
  town("Omagh", "County Tyrone", 54.6, -7.3),
  town("Enniskillen", "County Fermanagh", 54.345, -7.64),
  town("Ballymena", "County Antrim", 54.864, -6.279),
  town("Coleraine", "County Londonderry", 55.133, -6.667),
];
