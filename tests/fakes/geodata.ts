import { readFileSync } from "node:fs";

/** For tests: a generated file. */
export const geodata = (name: string): ArrayBuffer =>
  new Uint8Array(readFileSync(`app/geodata/generated/${name}`)).buffer;

/** For tests: all postcode sectors of the country with their middles. */
export const ukSectors = readFileSync("data/postcodes/uk_sectors.csv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [name = "", latitude, longitude] = line.split(",");
    return { name, latitude: Number(latitude), longitude: Number(longitude) };
  });
