/** Sections that say nothing which has to be found in a source beside it. */
export const reasonedSections = /method|open question|limitation/i;
/** Where what is common knowledge needs no citation. */
export const commonKnowledge = /background/i;

/** Whether a section sums the others up. */
export function isSummarySection(section: string): boolean {
  return /summary|abstract/i.test(section);
}

/** Numbers that point into the document or name a thing, and say nothing that a source would have to say. */
export const pointing =
  /\b(?:sections?|figures?|figs?\.|tables?|chapters?|appendix|steps?|equations?|footnotes?|lines?|phases?|questions?|findings?|items?|points?|parts?)\s+\d+(?:\.\d+)*(?:\s*(?:–|-|and|to|,)\s*\d+(?:\.\d+)*)*|\[\d+\]|\b[CSQX]\d{3,}\b|\(\d\)|^\d+[.)]\s/gi;
