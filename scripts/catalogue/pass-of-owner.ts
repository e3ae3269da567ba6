import type { Activity } from "#app/domain/catalogue/activity";
import type { Pass } from "#app/domain/catalogue/passes";

const PASS_OF_HOST: Readonly<Record<string, Pass>> = {
  "nationaltrust.org.uk": "nt",
  "english-heritage.org.uk": "english-heritage",
  "nts.org.uk": "nts",
  "historicenvironment.scot": "hes",
  "cadw.gov.wales": "cadw",
  "rspb.org.uk": "rspb",
  "wwt.org.uk": "wwt",
  "rhs.org.uk": "rhs",
  "cumbriawildlifetrust.org.uk": "wildlife-trusts",
  "essexwt.org.uk": "wildlife-trusts",
  "kentwildlifetrust.org.uk": "wildlife-trusts",
  "lincstrust.org.uk": "wildlife-trusts",
  "lrwt.org.uk": "wildlife-trusts",
  "norfolkwildlifetrust.org.uk": "wildlife-trusts",
  "scottishwildlifetrust.org.uk": "wildlife-trusts",
  "suffolkwildlifetrust.org": "wildlife-trusts",
  "welshwildlife.org": "wildlife-trusts",
  "ywt.org.uk": "wildlife-trusts",
};

/** Null if it is free to all, if we don't know whether it charges, or if its page is on another site. */
export function passOfOwner({ cost, websiteUrl }: Activity): Pass | null {
  if ((cost !== "paid" && cost !== "mixed") || websiteUrl === undefined) return null;
  const host = new URL(websiteUrl).hostname.replace(/^www\./, "");
  return PASS_OF_HOST[host] ?? null;
}
