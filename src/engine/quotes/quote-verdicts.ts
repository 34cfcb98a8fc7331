/** From verbatim down: with marked omissions, all but the same words, not there, there with another number. */
export const quoteVerdicts = ['exact', 'ellipsis', 'near', 'absent', 'number-mismatch'] as const;
export type QuoteVerdict = (typeof quoteVerdicts)[number];
