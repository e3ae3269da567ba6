import type { SaidDay } from "#app/features/alerts/domain/brief";
import type { Mail } from "#app/services/mail/ports";
import { xmlText } from "#app/presenters/xml";

interface Part {
  readonly text: string;
  readonly html: string;
}

/** In the reader's own colours, light or dark. */
export const letterOf = (parts: readonly Part[]): Pick<Mail, "text" | "html"> => ({
  text: [...parts.map(({ text }) => text).filter(Boolean), ""].join("\n\n"),
  html: [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    "<style>:root{color-scheme:light dark}</style></head>",
    '<body style="font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:16px;overflow-wrap:anywhere">',
    ...parts.map(({ html }) => html),
    "</body></html>",
  ].join("\n"),
});

export const sentencesOf = (text: string): string[] => text.split(/(?<=\.) /);

export function title(text: string): Part {
  const [first = "", ...more] = sentencesOf(text);
  const heading = `<h1 style="font-size:22px;line-height:1.3;margin:20px 0 8px">${xmlText(first)}</h1>`;
  return { text, html: more.length > 0 ? heading + words(more.join(" ")).html : heading };
}

export const words = (text: string): Part => ({
  text,
  html: `<p style="margin:12px 0">${xmlText(text)}</p>`,
});

/** A place has its address on a line of its own. */
export function day({ title: name, text, places }: SaidDay, site: string): Part {
  const [texts, htmls] = [[name], [`<h2 style="font-size:18px;margin:0 0 4px">${xmlText(name)}</h2>`]];
  if (text) {
    texts.push(text);
    htmls.push(`<p style="margin:0">${xmlText(text)}</p>`);
  }
  for (const { name: place, why, thing, path } of places) {
    const lines = [why, thing].filter(Boolean);
    texts.push(`- ${place}: ${lines.join(" ")}\n  ${site}${path}`);
    const head = `<a href="${xmlText(site + path)}"><b>${xmlText(place)}</b></a>`;
    htmls.push(`<p style="margin:8px 0">${[head, ...lines.map(xmlText)].join("<br>")}</p>`);
  }
  return { text: texts.join("\n"), html: `<div style="margin:24px 0">${htmls.join("\n")}</div>` };
}

export const links = (labelled: Readonly<Record<string, string>>): Part => ({
  text: Object.entries(labelled)
    .map(([label, url]) => `${label}:\n${url}`)
    .join("\n\n"),
  html: `<p style="margin:16px 0">${Object.entries(labelled)
    .map(
      ([label, url]) =>
        `<a href="${xmlText(url)}" style="display:inline-block;padding:6px 16px 6px 0">${xmlText(label)}</a>`,
    )
    .join(" ")}</p>`,
});

/** 1,200 by 630 pixels. The email is complete without it, so it has no words where it is not shown. */
export const picture = (url: string): Part => ({
  text: "",
  html: `<img src="${xmlText(url)}" alt="" width="512" style="width:100%;height:auto;border-radius:12px">`,
});
