/** The importance of a claim for a report. */
export interface ReportWeight {
  /** Whether the summary or a table states it. */
  isCarrying: boolean;
  /** How many sentences state it. */
  uses: number;
}

const cited = /\[@[CXQ]\d{3,}[^[\]\n]*\]/g;

/**
 * The importance of each claim that a report states.
 * @param source the report as its writers handed it in: Markdown with marks such as `[@C012]`.
 * @param currentId the present id of a claim that was joined with another.
 */
export function reportWeights(
  source: string,
  currentId: (id: string) => string = (id) => id,
): Map<string, ReportWeight> {
  const weights = new Map<string, ReportWeight>();
  let isSummary = false;
  for (const line of source.split('\n')) {
    if (line.startsWith('# ')) isSummary = /^# Executive Summary\s*$/.test(line);
    const isCarrying = isSummary || /^\s*\|/.test(line);
    for (const id of (line.match(cited) ?? []).flatMap((mark) => mark.match(/C\d{3,}/g) ?? []).map(currentId)) {
      const known = weights.get(id) ?? { isCarrying: false, uses: 0 };
      weights.set(id, { isCarrying: known.isCarrying || isCarrying, uses: known.uses + 1 });
    }
  }
  return weights;
}
