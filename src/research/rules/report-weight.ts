/** The importance of a claim for a report. */
export interface ReportWeight {
  /** Whether the summary, a recommendation or a table states it. */
  isCarrying: boolean;
  /** How many sentences state it. */
  uses: number;
  /** Whether a writer could not state it in its present form. */
  isInDoubt?: true;
  /** Words of a writer about its quotes that no verifier has been given: they reopen a decision. */
  remark?: string;
}

const carryingSection = /summary|abstract|recommend|conclusion/i;
const tables = /\\begin\{(tabular|tabularx|longtable|tabulary)\*?\}[^]*?\\end\{\1\*?\}/g;
const sections = /\\(section|subsection|subsubsection|paragraph)\*?\{([^{}]*)\}/g;
const ranks = ['section', 'subsection', 'subsubsection', 'paragraph'];

/** The importance of each claim that a report in TeX states. */
export function reportWeights(tex: string): Map<string, ReportWeight> {
  const text = tex.replace(/(?<!\\)%.*$/gm, '');
  const headings = Array.from(text.matchAll(sections), ({ index, 1: kind = '', 2: title = '' }) => ({
    index,
    rank: ranks.indexOf(kind),
    title,
  }));
  const inTables = Array.from(text.matchAll(tables), ({ index, 0: table }) => [index, index + table.length] as const);
  const weights = new Map<string, ReportWeight>();
  for (const { index, 1: ids = '' } of text.matchAll(/\\claim\{([^{}]*)\}/g)) {
    const around = headings
      .filter((one) => one.index < index)
      // A heading ends those of its rank and below.
      .filter(({ rank }, at, before) => before.slice(at + 1).every((later) => later.rank > rank));
    const isCarrying =
      around.some(({ title }) => carryingSection.test(title)) ||
      inTables.some(([from, to]) => index > from && index < to);
    for (const id of ids.split(',').map((one) => one.trim())) {
      const known = weights.get(id) ?? { isCarrying: false, uses: 0 };
      weights.set(id, { isCarrying: known.isCarrying || isCarrying, uses: known.uses + 1 });
    }
  }
  return weights;
}
