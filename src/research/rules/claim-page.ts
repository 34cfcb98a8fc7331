import { oneLine } from '../../base/errors.ts';
import type { Claim, Evidence, EvidenceCheck, Ledger, Source } from './ledger.ts';
import { capitalized } from '../../base/text.ts';
import { evidenceWords } from './absence.ts';
import { sourcesById } from './distrust.ts';
import { verdictWords, verifiedText } from './verified-text.ts';

const quoteOutcomes: Readonly<Record<EvidenceCheck['verdict'], string>> = {
  exact: 'stands there word for word',
  ellipsis: 'stands there, with parts left out',
  near: 'stands there in nearly the same words',
  absent: 'does not stand there',
  'number-mismatch': 'stands there with another number',
  'not-found': 'was repeated by code and found nothing',
  found: 'was repeated by code and found it after all',
  'could-not-run': 'could not be checked',
  'not-carrying': 'stands there, but does not say this',
};

/** The result of checking a quote, in words for people. */
export function quoteOutcome(check: EvidenceCheck | undefined): string {
  return check === undefined ? 'has not been checked' : quoteOutcomes[check.verdict];
}

/** The page or line of a quote in a file, in words; empty for a page of the web, and where the nearest words are not the quote. */
export function placeInWords(check: EvidenceCheck | undefined): string {
  if (check?.sound !== true) return '';
  if (check.page !== undefined) return `page ${check.page}`;
  return check.line === undefined ? '' : `line ${check.line}`;
}

/** One claim in full for people: text, quotes with addresses, verdicts, contradictions. */
export function describeClaimInFull(claim: Claim, ledger: Ledger): string {
  const { id, text, importance, confidence, confidence_reason: reason = '', evidence } = claim;
  const verdict = verdictWords(claim, ledger);
  const sources = sourcesById(ledger);
  const standing = verifiedText(claim, ledger);
  const disputes = ledger.contradictions.filter(({ claims = [] }) => claims.includes(id));
  const votes = (ledger.looks ?? []).filter((vote) => vote.claim === id);
  return [
    `${id}: ${oneLine(standing)}`,
    ...(standing === text ? [] : [`Handed in as: ${oneLine(text)}`]),
    `${importance}; confidence ${confidence}${reason === '' ? '' : ` (${reason})`}; ${verdict === undefined ? 'no verifier has judged it' : `verifiers: ${verdict}`}`,
    ...evidence.flatMap((one) => ['', ...describeQuote(one, sources.get(one.source))]),
    ...(votes.length === 0 ? [] : ['', 'Verdicts:']),
    ...votes.map(
      ({ assignment, verdict: vote, reason: why }) =>
        `- ${assignment} ${vote}${why === null ? '' : `: ${oneLine(why)}`}`,
    ),
    ...describeDisputes(
      'Disputed:',
      disputes.filter(({ status }) => status !== 'resolved'),
    ),
    ...describeDisputes(
      'Was disputed, and is resolved:',
      disputes.filter(({ status }) => status === 'resolved'),
    ),
  ].join('\n');
}

function describeDisputes(heading: string, disputes: Ledger['contradictions']): string[] {
  if (disputes.length === 0) return [];
  const lines = disputes.map(
    ({ id, statement, claims = [] }) => `- ${id}: ${oneLine(statement)} (${claims.join(' / ')})`,
  );
  return ['', heading, ...lines];
}

function describeQuote(evidence: Evidence, source: Source | undefined): string[] {
  const { searched, wording, url, hand_in, check } = evidence;
  const why = check?.detail == null ? '' : `: ${oneLine(check.detail)}`;
  const place = placeInWords(check);
  const doubt = check?.sound === false && check.verdict !== 'could-not-run' ? '; it carries nothing' : '';
  return [
    capitalized(oneLine(evidenceWords(evidence, source?.url ?? ''))),
    `  ${source === undefined ? 'unknown source' : `${oneLine(source.title)} [${source.key}], ${source.kind}`}`,
    `  ${oneLine(url ?? source?.url ?? '')}${place === '' ? '' : `, ${place}`}`,
    `  The ${searched === undefined ? 'quote' : 'search'} ${quoteOutcome(check)}${why}${doubt}. Handed in by ${hand_in}${wording === undefined ? '' : ` as: ${oneLine(wording)}`}.`,
    ...(check?.snapshot == null ? [] : [`  Stored text: snapshots/${check.snapshot}.txt`]),
  ];
}
