import { counted, quotedWords } from '../../base/text.ts';
import type { ClaimVerdict, EvidenceCheck } from './ledger.ts';

/** One piece of evidence for a claim, as checked by code. */
export interface WeighedEvidence {
  kind: 'primary' | 'secondary' | 'repository' | 'document';
  /** Sources of the same group are not independent; see independentGroups. */
  group: number;
  /** Null when the source could not be read: neither a pass nor a failure. */
  quote: { verdict: Exclude<EvidenceCheck['verdict'], 'could-not-run'>; sound: boolean } | null;
}

export interface ClaimStanding {
  evidence: readonly WeighedEvidence[];
  /** The verdict of verification; null when it was not verified. */
  verdict: ClaimVerdict | null;
  /** Whether one of its contradictions is not resolved. */
  isContested: boolean;
  /**
   * The nature of its evidence: verified lines of the repository; an interpretation of such lines; a maker's statement about its
   * own product; a verified absence of words in a page; statements of parties that profit from it.
   */
  nature?: 'lines' | 'reading' | 'own' | 'absence' | 'interested' | undefined;
  /** Whether no judge has said yet whether its quote says it, and what the quote lacks of it, as one said. */
  isUnjudged: boolean;
  lacks?: string | undefined;
}

export interface Confidence {
  level: 'high' | 'medium' | 'low';
  /** The reason of the level, or the requirement for a higher one, in one line. */
  reason: string;
}

/** The reason for a claim that can have no second source. */
export const onlyMaker = 'only its maker can say';
const ownReason = `its maker's own statement: ${onlyMaker}`;

const longestNamed = 120;

function soundOf(evidence: readonly WeighedEvidence[]): WeighedEvidence[] {
  return evidence.filter(({ quote }) => quote?.sound === true);
}

/**
 * The reliability of a claim, computed from checks, not from an agent's opinion. High: verified as supported, with at least two
 * independent sources, one of them primary, a sound quote in one piece in each group, and no contradiction, or with its maker alone
 * where nobody else can say; and lines of the repository, which code has proved. Medium: one primary or two independent secondary
 * sources with sound quotes. Low: all others; unverified claims of interested parties, or
 * whose quotes nobody has judged yet, or do not say all of them; and contradicted ones.
 */
export function confidenceOf(standing: ClaimStanding): Confidence {
  const { evidence, isContested, nature } = standing;
  // The report states it in the words that verifiers bore out.
  const verdict = standing.verdict === 'qualified' ? 'supported' : standing.verdict;
  const sound = soundOf(evidence);
  const groups = new Set(sound.map(({ group }) => group)).size;
  const isPrimary = sound.some(({ kind }) => kind !== 'secondary');
  if (verdict !== 'contradicted') {
    if (groups === 0) return { level: 'low', reason: withoutQuote(evidence) };
    if (!isPrimary && groups < 2) return { level: 'low', reason: 'a single secondary source' };
  }
  const isReading = nature === 'reading' && groups === 1;
  const basis = isReading
    ? 'a reading of lines of the repository'
    : `${counted(groups, 'independent source')}, ${isPrimary ? 'a primary one among them' : 'none of them primary'}`;
  if (verdict === 'contradicted') return { level: 'low', reason: `verification contradicted it (${basis})` };

  const isUnverified = verdict === null || verdict === 'unverified';
  const needed = `${isContested ? 'an answer to what contradicts it, ' : ''}verification`;
  if (isUnverified && standing.isUnjudged)
    return { level: 'low', reason: `nobody has judged yet whether its quote says all of it; lacks ${needed}` };
  if (isUnverified && standing.lacks !== undefined) {
    const lacks = quotedWords(standing.lacks, longestNamed);
    return { level: 'low', reason: `its quote does not say all of it (${lacks}); lacks ${needed}` };
  }
  const exact = sound.filter(({ quote }) => quote?.verdict === 'exact' || quote?.verdict === 'not-found');
  const lacks = [
    groups < 2 && !isReading && 'a second independent source',
    !isPrimary && 'a primary source',
    new Set(exact.map(({ group }) => group)).size < Math.min(groups, 2) && 'quotes in one piece, word for word',
    isContested && 'an answer to what contradicts it',
    isUnverified && nature !== 'lines' && 'verification',
  ].filter((lack) => lack !== false);
  const isUndisputed = !isContested && verdict !== 'unverified';
  if (isUndisputed && nature === 'lines') return { level: 'high', reason: 'lines of the repository' };
  const ofMaker = groups < 2 ? ownReason : basis;
  const byNature = nature === 'own' ? ofMaker : nature === 'absence' ? 'searched again by code' : undefined;
  if (isUndisputed && byNature !== undefined)
    return verdict === 'supported'
      ? { level: 'high', reason: byNature }
      : { level: 'medium', reason: `${byNature}; lacks verification` };
  if (nature === 'interested' && groups < 2) {
    const [level, verified] =
      verdict === 'supported' ? (['medium', 'verified'] as const) : (['low', 'not verified'] as const);
    return { level, reason: `an interested party alone says so (${verified})` };
  }
  if (lacks.length === 0) return { level: 'high', reason: `verified; ${basis}` };
  return { level: 'medium', reason: `${basis}; lacks ${lacks.join(', ')}` };
}

function withoutQuote(evidence: readonly WeighedEvidence[]): string {
  if (evidence.length === 0) return 'no evidence';
  const unread = evidence.filter(({ quote }) => quote === null).length;
  if (unread === evidence.length) return `no quote could be checked: ${counted(unread, 'source')} could not be read`;
  const failed = evidence.filter(
    ({ quote }) => quote !== null && ['absent', 'number-mismatch', 'found'].includes(quote.verdict),
  ).length;
  if (failed > 0)
    return `${failed} of ${counted(evidence.length, 'quote')} not found in the source as quoted, and no other holds`;
  return 'its quotes are too short or leave out what turns them round';
}
