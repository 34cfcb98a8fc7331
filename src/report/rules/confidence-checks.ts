import type { ReportFinding } from './finding.ts';
import { idsOf, type ReadReport } from './report-input.ts';

const ranks: Readonly<Record<string, number>> = { low: 0, medium: 1, high: 2 };
/** Names of a confidence without a reason for doubt. */
const unremarkable =
  /\((?:confidence:? )?(?:high|medium)(?: confidence)?\)|\bconfidence(?: is|:)? (?:high|medium)\b|\b(?:high|medium) confidence\b/gi;
const stated = /\bconfidence(?: is|:)? (high|medium|low)\b|\b(high|medium|low) confidence\b/gi;

/**
 * A part of A6: a stated confidence must not be above that of the findings beside it. Above all of them is an error, above some a
 * warning. Of several in one sentence the highest counts, against the sentence's most certain finding.
 */
export function checkConfidence(report: ReadReport): ReportFinding[] {
  const { paragraphs, claims, finding } = report;
  const wrong = paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ text, at, bindings }) => {
      const matches = [...text.matchAll(stated)];
      const said = matches.map(([, one, other]) => (one ?? other ?? '').toLowerCase());
      if (matches.length > 1 && matches.some(([, one]) => one === undefined)) return [];
      const highest = said.toSorted((left, right) => rank(right) - rank(left))[0];
      if (highest === undefined) return [];
      const own = idsOf(bindings, 'claim');
      const beside = (own.length > 0 ? own : idsOf(paragraph.bindings, 'claim')).flatMap((id) => claims.get(id) ?? []);
      const below = beside.filter(({ confidence }) => rank(confidence) < rank(highest));
      const isWrong = below.length === beside.length;
      if (below.length === 0 || (said.length > 1 && !isWrong)) return [];
      const named = below.map(({ id, confidence }) => `${id} (${confidence})`).join(', ');
      const message = `The text states ${highest} confidence beside ${named}`;
      const fix =
        'Leave it out, or state what `autonomous-workflow evidence` prints with the findings, the lowest of several.';
      return [finding('A6', isWrong ? 'hard' : 'warning', at, message, fix)];
    }),
  );
  return [...wrong, ...repeatedConfidence(report)];
}

/** Warns of a confidence stated in many sentences: the evidence table has that of each finding. */
function repeatedConfidence({ paragraphs, finding }: ReadReport): ReportFinding[] {
  const places = paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap(({ text, at }) => (text.match(unremarkable) ?? []).map(() => at)),
  );
  if (places.length < 2) return [];
  const message = `High or medium confidence is stated ${places.length} times in the text`;
  const fix =
    'Leave it out: the evidence table has it of each finding. Say of which findings a reader should be wary, and why.';
  return [finding('A6', 'warning', places[1] ?? 0, message, fix)];
}

function rank(confidence: string | undefined): number {
  return ranks[confidence ?? ''] ?? 0;
}
