import type { ReportFinding } from './finding.ts';
import { idsOf, type ReadReport } from './report-input.ts';

const ranks: Readonly<Record<string, number>> = { low: 0, medium: 1, high: 2 };
const stated = /\bconfidence(?: is|:)? (high|medium|low)\b|\b(high|medium|low) confidence\b/gi;

/**
 * A part of A6: a confidence that the text states is not above that of the findings beside it. Above each of them it is wrong; above one of
 * several, a person should know.
 */
export function checkConfidence({ paragraphs, claims, finding }: ReadReport): ReportFinding[] {
  return paragraphs.flatMap((paragraph) =>
    paragraph.sentences.flatMap(({ text, at, bindings }) => {
      const said = Array.from(text.matchAll(stated), ([, one, other]) => (one ?? other ?? '').toLowerCase());
      if (said.length !== 1) return [];
      const own = idsOf(bindings, 'claim');
      const beside = (own.length > 0 ? own : idsOf(paragraph.bindings, 'claim')).flatMap((id) => claims.get(id) ?? []);
      const below = beside.filter(({ confidence }) => rank(confidence) < rank(said[0]));
      if (below.length === 0) return [];
      const isWrong = below.length === beside.length;
      const named = below.map(({ id, confidence }) => `${id} (${confidence})`).join(', ');
      return [
        finding(
          'A6',
          isWrong ? 'hard' : 'warning',
          at,
          `The text states ${said[0]} confidence beside ${named}`,
          'State the confidence that `autonomous-workflow report pack` prints with the findings, the lowest of several.',
        ),
      ];
    }),
  );
}

function rank(confidence: string | undefined): number {
  return ranks[confidence ?? ''] ?? 0;
}
