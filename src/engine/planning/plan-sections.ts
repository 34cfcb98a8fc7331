/** The sections of a plan in the order of the document. The code stands in the ids of their items, such as `P-CMP-001`. */
export const planSections = [
  { code: 'VIS', title: 'Vision & Objectives', kinds: ['objective'] },
  { code: 'ARC', title: 'Architecture Overview', kinds: ['decision'] },
  { code: 'CMP', title: 'Component Design', kinds: ['component'] },
  { code: 'TEC', title: 'Technology Stack', kinds: ['technology'] },
  { code: 'DEF', title: 'Defensibility Analysis', kinds: ['argument'] },
  { code: 'RSK', title: 'Risk Assessment', kinds: ['risk'] },
  { code: 'SEQ', title: 'Implementation Sequence', kinds: ['step'] },
  { code: 'DEC', title: 'Open Design Decisions', kinds: ['open_decision'] },
] as const;

export type SectionCode = (typeof planSections)[number]['code'];
export type ItemKind = (typeof planSections)[number]['kinds'][number];

export const sectionCodes = planSections.map(({ code }) => code);
export const itemKinds = planSections.flatMap(({ kinds }): readonly ItemKind[] => kinds);

/** The section that an item's id puts it in, or undefined for an id that is none. */
export function sectionOf(item: string): SectionCode | undefined {
  const code = /^P-([A-Z]{3})-\d{3,}$/.exec(item)?.[1];
  return sectionCodes.find((one) => one === code);
}

/** The title of a section as people write it. */
export function sectionTitle(code: SectionCode): string {
  return planSections.find((section) => section.code === code)?.title ?? code;
}
