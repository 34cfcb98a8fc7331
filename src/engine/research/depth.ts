export const depths = ['standard', 'thorough', 'exhaustive'] as const;
/** How sure research wants to be that little is left to find. */
export type Depth = (typeof depths)[number];

/** An iteration is low-yield when at most this share of what comes next would be new, with 95 % confidence. */
export const highestNovelty: Readonly<Record<Depth, number>> = { standard: 0.15, thorough: 0.1, exhaustive: 0.08 };

export const saturationRules = ['novelty', 'low-findings'] as const;
/**
 * What an iteration of low yield is. `novelty`: few of the latest observations are new, or none to speak of; saturation then also
 * asks for coverage and a blind probe. `low-findings`: fewer than two new claims, nothing else: the seed's rule.
 */
export type SaturationRule = (typeof saturationRules)[number];

export const searchSteps = ['search', 'pivot', 'probe'] as const;
/** What the next iteration searches for: on as before; more of what is missing; whether strangers find anything new. */
export type SearchStep = (typeof searchSteps)[number];
