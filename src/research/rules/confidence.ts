import type { ClaimVerdict, EvidenceCheck } from './ledger.ts';

/** One piece of evidence for a claim, as code found it. */
export interface WeighedEvidence {
  kind: 'primary' | 'secondary' | 'repository' | 'document';
  /** Sources of the same group are not independent of each other; see independentGroups. */
  group: number;
  /** Null when the quote could not be checked because its source could not be read: neither a pass nor a failure. */
  quote: { verdict: Exclude<EvidenceCheck['verdict'], 'could-not-run'>; sound: boolean } | null;
}

export interface ClaimStanding {
  evidence: readonly WeighedEvidence[];
  /** The verdict of verification; null when nobody was asked. */
  verdict: ClaimVerdict | null;
  /** A contradiction about it is not resolved. */
  isContested: boolean;
  /**
   * The nature of its evidence: lines of the repository, where code has verified it; a reading of such lines; its maker's word about
   * what only that can say, where the quote has its words or where it lacks some; words that code has found nowhere on a page; the word of those that gain by it.
   */
  nature?: 'lines' | 'reading' | 'own' | 'said' | 'absence' | 'interested' | undefined;
}

export interface Confidence {
  level: 'high' | 'medium' | 'low';
  /** One line: the reason of the level, or what a higher one lacks. */
  reason: string;
}

/** Of a claim for which there can be no second source. */
export const onlyMaker = 'only its maker can say';

/**
 * How far a claim can be relied on, computed from what was checked, never from what an agent believes. High: verified as supported,
 * at least two independent sources, one of them primary, a sound quote in one piece in each group, nothing contradicts it; or certain by its
 * nature, and nobody objects. Medium: one primary or two independent secondary sources with sound quotes. Low: all others, what an
 * interested party alone says and nobody has verified, and whatever verification contradicted.
 */
export function confidenceOf({ evidence, verdict, isContested, nature }: ClaimStanding): Confidence {
  const sound = evidence.filter(({ quote }) => quote?.sound === true);
  const groups = new Set(sound.map(({ group }) => group)).size;
  const isPrimary = sound.some(({ kind }) => kind !== 'secondary');
  const isReading = nature === 'reading' && groups === 1;
  const counted = isReading
    ? 'a reading of lines of the repository'
    : `${plural(groups, 'independent source')}, ${isPrimary ? 'a primary one among them' : 'none of them primary'}`;
  if (verdict === 'contradicted') return { level: 'low', reason: `verification contradicted it (${counted})` };
  if (groups === 0) return { level: 'low', reason: withoutQuote(evidence) };
  if (!isPrimary && groups < 2) return { level: 'low', reason: 'a single secondary source' };

  const exact = sound.filter(({ quote }) => quote?.verdict === 'exact' || quote?.verdict === 'not-found');
  const lacks = [
    groups < 2 && !isReading && 'a second independent source',
    !isPrimary && 'a primary source',
    new Set(exact.map(({ group }) => group)).size < Math.min(groups, 2) && 'quotes in one piece, word for word',
    isContested && 'an answer to what contradicts it',
    verdict === 'qualified' && 'a statement without the qualification that verification asks for',
    (verdict === null || verdict === 'unverified') && nature !== 'lines' && 'verification',
  ].filter((lack) => lack !== false);
  const isUndisputed = !isContested && verdict !== 'qualified' && verdict !== 'unverified';
  if (isUndisputed && nature === 'lines') return { level: 'high', reason: 'lines of the repository' };
  if (isUndisputed && (nature === 'own' || (nature === 'said' && verdict === 'supported')))
    return { level: 'high', reason: `its maker's own statement: ${onlyMaker}` };
  if (isUndisputed && nature === 'said')
    return {
      level: 'medium',
      reason: "its maker's own statement, but its quote lacks words of it; lacks verification",
    };
  if (isUndisputed && nature === 'absence') return { level: 'high', reason: 'searched again by code' };
  if (nature === 'interested' && groups < 2) {
    const [level, verified] =
      verdict === 'supported' ? (['medium', 'verified'] as const) : (['low', 'not verified'] as const);
    return { level, reason: `an interested party alone says so (${verified})` };
  }
  if (lacks.length === 0) return { level: 'high', reason: `verified; ${counted}` };
  return { level: 'medium', reason: `${counted}; lacks ${lacks.join(', ')}` };
}

function withoutQuote(evidence: readonly WeighedEvidence[]): string {
  if (evidence.length === 0) return 'no evidence';
  const unread = evidence.filter(({ quote }) => quote === null).length;
  if (unread === evidence.length) return `no quote could be checked: ${plural(unread, 'source')} could not be read`;
  const failed = evidence.filter(
    ({ quote }) => quote !== null && ['absent', 'number-mismatch', 'found'].includes(quote.verdict),
  ).length;
  if (failed > 0)
    return `${failed} of ${plural(evidence.length, 'quote')} not found in the source as quoted, and no other holds`;
  return 'its quotes are too short or leave out what turns them round';
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
