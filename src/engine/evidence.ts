import type { Claim, Ledger, Source } from './ledger.ts';
import { openQuestions } from './ledger.ts';
import { excerpt, printable } from './workflow-error.ts';

export interface EvidenceSelection {
  /** The claims to show; contradictions and questions are shown with all of them only. */
  claims: readonly Claim[];
}

/** Findings with their evidence and citation keys, as a writer needs them. */
export function describeEvidence(ledger: Ledger, { claims }: EvidenceSelection): string {
  if (claims.length === 0) return '';
  const sources = new Map(ledger.sources.map((source) => [source.id, source]));
  return ['Findings:', ...claims.map((claim) => describeClaim(claim, sources))].join('\n');
}

/** Everything the ledger knows: findings, contradictions, open questions. */
export function describeAllEvidence(ledger: Ledger): string {
  const parts = [describeEvidence(ledger, { claims: ledger.claims }) || 'No findings yet.'];
  if (ledger.contradictions.length > 0) {
    const lines = ledger.contradictions.map(
      ({ id, statement, sides }) => `- ${id}: ${printable(statement)} (${sides.map(printable).join(' / ')})`,
    );
    parts.push(['Contradictions:', ...lines].join('\n'));
  }
  const questions = openQuestions(ledger);
  if (questions.length > 0) {
    parts.push(
      [
        'Open questions:',
        ...questions.map(({ id, priority, text }) => `- ${id} (${priority}): ${printable(text)}`),
      ].join('\n'),
    );
  }
  return parts.join('\n\n');
}

function describeClaim(claim: Claim, sources: ReadonlyMap<string, Source>): string {
  const cited = [...new Set(claim.evidence.map(({ source }) => sources.get(source)?.key ?? '?'))];
  const quote = claim.evidence[0]?.quote ?? '';
  return [
    `- ${claim.id} (${claim.importance}, confidence ${claim.confidence}) ${printable(claim.text)}`,
    `  cite: \\citep{${cited.join(',')}}\\claim{${claim.id}}; quote: "${excerpt(quote)}"`,
  ].join('\n');
}
