/**
 * npm run lighthouse: five pages of the built Worker on sample weather, as a middling phone sees them. Needs
 * `npm run build && npm run build:worker` first, and CHROME_PATH where Chrome is not in its usual place.
 * What is the same on every machine must hold; times are only warned about, since a shared machine blurs them.
 */
const PORT = 8795;
const at = (path) => `http://localhost:${PORT}${path}`;
const error = (limit) => ["error", { ...limit, aggregationMethod: "optimistic" }];
const warn = (limit) => ["warn", { ...limit, aggregationMethod: "median" }];

const SEO_BUT_CRAWLING = [
  "document-title",
  "meta-description",
  "http-status-code",
  "link-text",
  "crawlable-anchors",
  "image-alt",
  "hreflang",
  "canonical",
];

module.exports = {
  ci: {
    collect: {
      startServerCommand: `npx tsx tests/e2e/serve.ts ${PORT}`,
      startServerReadyPattern: "Serving",
      startServerReadyTimeout: 60_000,
      url: [
        at("/"),
        at("/search?postcode=SW1A1AA&drivingHours=2"),
        at("/destinations/brighton"),
        at("/map"),
        at("/auth"),
      ],
      numberOfRuns: 3,
      settings: { chromeFlags: "--headless=new --no-sandbox --disable-gpu --disable-quic" },
    },
    assert: {
      assertMatrix: [
        {
          matchingUrlPattern: ".*",
          assertions: {
            "categories:accessibility": error({ minScore: 1 }),
            "categories:best-practices": error({ minScore: 1 }),
            "cumulative-layout-shift": error({ maxNumericValue: 0.01 }),
            // What Home and the results may load in all is measured by the bench; a form's page loads its form too.
            "resource-summary:script:size": error({ maxNumericValue: 145_000 }),
            "resource-summary:font:size": error({ maxNumericValue: 45_000 }),
            // The outline of the country, which the map draws, is a fifth of it.
            "total-byte-weight": error({ maxNumericValue: 330_000 }),
            "categories:performance": warn({ minScore: 0.95 }),
            "largest-contentful-paint": warn({ maxNumericValue: 2_500 }),
            "total-blocking-time": warn({ maxNumericValue: 200 }),
          },
        },
        {
          matchingUrlPattern: "/destinations/",
          // Without the outline of the country, which comes when its map does.
          assertions: { "total-byte-weight": error({ maxNumericValue: 250_000 }) },
        },
        {
          matchingUrlPattern: "^(?!.*/(search|auth))",
          assertions: { "categories:seo": error({ minScore: 1 }) },
        },
        {
          // A search and the sign-in are kept out of search engines on purpose: all but that must be well there.
          matchingUrlPattern: "/(search|auth)",
          assertions: Object.fromEntries(SEO_BUT_CRAWLING.map((audit) => [audit, error({ minScore: 1 })])),
        },
      ],
    },
    upload: { target: "filesystem", outputDir: "test-results/lighthouse" },
  },
};
