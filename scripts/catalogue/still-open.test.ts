import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { newActivity } from "../../tests/fakes/drafts";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { type LookedUp, readStillOpen } from "#app/domain/catalogue/still-open";
import { readCatalogue } from "../setup/catalogue-files";
import { ledgerFaults, stillOpenReport } from "./still-open-report";

const CATALOGUE = join(fileURLToPath(new URL("../..", import.meta.url)), "catalogue");
const TODAY = "2027-06-01";

describe("the list of what is still open", () => {
  const museum = newActivity({ name: "Museum", description: "", cost: "paid" });
  const works = { shutFrom: "2026-01-01", shutUntil: "2027-06-01" };
  const inn = { name: "Inn", location: "", priceRange: "", description: "", featured: false };
  const chain = { ...inn, name: "Premier Inn Ely" };
  const files = (...activities: unknown[]) =>
    [{ slug: "ely", hotels: [inn, chain], campsites: [], activities }] as unknown as CatalogueFile[];
  const line = (where: string, status: LookedUp["status"], lookedUpOn: string | null = "2027-05-01") => ({
    ...{ where, status, lookedUpOn, seenIn: "its page" },
  });

  it("fits the catalogue", () => {
    const ledger = readStillOpen(readFileSync(join(CATALOGUE, "still-open.tsv"), "utf8"));
    expect(ledgerFaults(readCatalogue(CATALOGUE), ledger)).toEqual([]);
  });

  it("does not fit if what has shut is still listed, what is open is not, or works have no dates or no line", () => {
    const ledger = [
      line("ely/Inn", "shut for good"),
      line("ely/Museum", "shut for works"),
      line("ely/Palace", "open"),
      line("ely/Palace", "open"),
    ];
    const mill = { ...museum, name: "Mill", ...works };
    expect(ledgerFaults(files(museum, mill), ledger)).toEqual([
      "ely/Inn: shut for good",
      "ely/Museum: shut for works",
      "ely/Palace: open",
      "ely/Palace: open",
      "ely/Palace: twice",
      "ely/Mill: no line",
    ]);
  });

  it("is printed from the oldest look-up on, with works that are over and what nobody has looked up", () => {
    const ledger = [
      line("ely/Museum", "shut for works", "2026-11-30"),
      line("ely/Palace", "shut for good", "2026-10-01"),
      line("ely/Old Inn", "in other use", null),
    ];
    expect(stillOpenReport(files({ ...museum, ...works }), ledger, TODAY)).toEqual([
      "ely/Palace: looked up on 2026-10-01, look again",
      "ely/Museum: looked up on 2026-11-30, look again",
      "ely/Museum: its works were to end on 2027-06-01, take them out",
      "1 independent hotels and 0 paid or indoor things nobody has looked up",
    ]);
  });
});
