/** What a destination's own words say can be seen there; motifs draw it. */
const FEATURE_WORDS = {
  pier: /\bpier\b/i,
  lighthouse: /\blighthouse\b/i,
  huts: /\bbeach huts?\b/i,
  castle: /\bcastle\b/i,
  tor: /\b(Tors?|Dartmoor|Bodmin|Haytor)\b/,
  arch: /\b(sea arch|natural arch|Durdle Door)\b/i,
  chalk: /\b(chalk|white cliffs|Beachy Head|Seven Sisters|the Needles)\b/i,
  gorge: /\b(Gorge|Malham)\b/,
  abbey: /\b(abbey|priory|church)\b/i,
  glasshouse: /\b(glasshouse|palm house|conservatory|biomes?|botanic)/i,
} as const;

export type Feature = keyof typeof FEATURE_WORDS;

/** The features named anywhere in a destination's name, description or activities. */
export function featuresIn(words: string): ReadonlySet<Feature> {
  const named = Object.entries(FEATURE_WORDS).filter(([, pattern]) => pattern.test(words));
  return new Set(named.map(([feature]) => feature as Feature));
}
