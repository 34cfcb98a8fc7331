const estimate =
  /\b(?:person|man|developer|engineer)[- ]?(?:hours?|days?|weeks?|months?|years?)\b|\b\d+\s+(?:story points?|sprints?)\b/iu;

/** The first estimate in units of work, such as "5 person-days" or "2 sprints"; undefined without one. Of others critics judge. */
export function timeEstimate(text: string): string | undefined {
  return estimate.exec(text)?.[0];
}
