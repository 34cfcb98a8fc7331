import { isCitable } from '../../research/rules/failed-quotes.ts';
import type { Ledger } from '../../research/rules/ledger.ts';
import { evidenceWords } from '../../research/rules/absence.ts';
import { verdictWords, verifiedText } from '../../research/rules/verified-text.ts';
import type { FindingRow, Part } from './view.ts';

/** The number of findings in one answer. */
export const findingsInPart = 50;

/** The findings of a ledger with their evidence, newest first. */
export function findingRows({ claims, sources, looks }: Pick<Ledger, 'claims' | 'sources' | 'looks'>): FindingRow[] {
  const sourceOf = new Map(sources.map((source) => [source.id, source]));
  return claims
    .map((claim) => ({
      id: claim.id,
      text: verifiedText(claim, { looks }),
      importance: claim.importance,
      confidence: claim.confidence,
      reason: claim.confidence_reason ?? '',
      verdict: verdictWords(claim, { looks }) ?? null,
      iteration: claim.first_iteration,
      counts: isCitable(claim),
      evidence: claim.evidence.map(({ source, url, check, ...words }) => ({
        title: sourceOf.get(source)?.title ?? source,
        key: sourceOf.get(source)?.key ?? source,
        url: url ?? sourceOf.get(source)?.url ?? '',
        kind: sourceOf.get(source)?.kind ?? '',
        quote:
          words.searched === undefined
            ? words.quote
            : evidenceWords({ url, ...words }, sourceOf.get(source)?.url ?? ''),
        isAbsence: words.searched !== undefined,
        check: check?.verdict ?? null,
        detail: check?.detail ?? null,
      })),
    }))
    .reverse();
}

/** The findings that contain all of the words, from an index on. */
export function findingsPart(rows: readonly FindingRow[], words: string, from: number): Part<FindingRow> {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = wanted.length === 0 ? rows : rows.filter((row) => holds(row, wanted));
  return { total: found.length, rows: found.slice(from, from + findingsInPart) };
}

function holds(
  { id, text, confidence, verdict, importance, evidence }: FindingRow,
  wanted: readonly string[],
): boolean {
  const all = [
    id,
    text,
    confidence,
    verdict ?? '',
    importance,
    ...evidence.flatMap(({ title, url, key }) => [title, url, key]),
  ]
    .join(' ')
    .toLowerCase();
  return wanted.every((word) => all.includes(word));
}
