interface Example {
  readonly title: string;
  readonly language: "sh" | "js";
  readonly code: string;
}

/** They run unchanged: a test takes them from the page and runs them. */
export function examples(site: string): Example[] {
  const search = `${site}/api/search?postcode=LS6%203AA&drivingHours=2&limit=3`;
  return [
    {
      title: "The three best places within two hours of Leeds, today",
      language: "sh",
      code: `curl --fail --silent --show-error '${search}'`,
    },
    {
      title: "The same in a browser, on a page of any site, or in Node",
      language: "js",
      code: `const answer = await fetch("${search}");
if (!answer.ok) throw new Error((await answer.json()).message);
for (const { destination, score, drivingTime } of await answer.json()) {
  const drive = \`\${drivingTime.hours} h \${drivingTime.minutes} min\`;
  console.log(\`\${destination.name}: \${score?.value ?? "no score"}, \${drive}\`);
  console.log(\`  \${destination.url}\`);
}`,
    },
    {
      title: "All destinations, in parts of two hundred",
      language: "js",
      code: `let part = "${site}/api/destinations/all?limit=200";
const names = [];
while (part) {
  const answer = await fetch(part);
  if (!answer.ok) throw new Error((await answer.json()).message);
  for (const { name } of await answer.json()) names.push(name);
  part = /<([^>]+)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1];
}
console.log(\`\${names.length} destinations\`);`,
    },
    {
      title: "Only what is new: the second request is answered with 304 and nothing else",
      language: "sh",
      code: `url='${site}/api/destinations/all?limit=100'
curl --fail --silent --show-error --etag-save tag.txt --output part.json "$url"
curl --fail --silent --show-error --etag-compare tag.txt --write-out '%{http_code}\\n' "$url"`,
    },
  ];
}
