import {
  type Claim,
  type Contradiction,
  type Ledger,
  openContradictions,
  openQuestions,
  type Evidence,
  type EvidenceCheck,
  type Source,
} from './ledger.ts';
import {
  carryingEvidence,
  distrust,
  isSoundClaim,
  markOf,
  mayBeCited,
  sourcesById,
  whyNotCitable,
} from './standing.ts';
import { evidenceWords, pageWords } from './absence.ts';
import { decidingVote, isContestedByOne, verifiedText, verdictWords } from './verified-text.ts';
import { allWords, quotedWords, capitalized } from '../../base/text.ts';
import { excerpt, oneLine } from '../../base/errors.ts';

export interface EvidenceSelection {
  /** The claims to show; contradictions and questions are shown only with all of them. */
  claims: readonly Claim[];
  /** The ids of the claims that the report states: a writer reads them there, and needs no quote to change their sentence. */
  stated?: ReadonlySet<string>;
}

/** Findings with their evidence and citation keys, for a writer: those that the report does not state yet, then the others. */
export function describeEvidence(ledger: Ledger, { claims, stated = new Set() }: EvidenceSelection): string {
  const known = claims.filter(({ id }) => stated.has(id));
  const fresh = claims.filter(({ id }) => !stated.has(id));
  const list = (some: readonly Claim[]) => some.map((claim) => describeClaim(claim, ledger, stated));
  return [
    ...(fresh.length === 0 ? [] : [known.length === 0 ? 'Findings:' : 'Findings that the report does not state yet:']),
    ...list(fresh),
    ...(known.length === 0 ? [] : ['Findings that the report states, without their quotes:']),
    ...list(known),
  ].join('\n');
}

/** The parts of a printed text that are not longer than this, in characters; each begins with a new line of a list. */
export function inPages(text: string, most: number): string[] {
  const pages: string[] = [];
  for (const entry of text.split(/\n(?=- |\n)/)) {
    const last = pages.at(-1);
    if (last === undefined || last.length + 1 + entry.length > most) pages.push(entry);
    else pages[pages.length - 1] = `${last}\n${entry}`;
  }
  return pages;
}

/** The whole ledger as text: findings, contradictions, open questions. */
export function describeAllEvidence(ledger: Ledger, stated?: ReadonlySet<string>): string {
  const findings = describeEvidence(ledger, { claims: ledger.claims, ...(stated !== undefined && { stated }) });
  const open = openContradictions(ledger);
  const resolved = ledger.contradictions.filter(({ status }) => status === 'resolved');
  const questions = openQuestions(ledger).map(
    ({ id, priority, addressee, text }) =>
      `- ${id} (${priority}${addressee === undefined ? '' : `, for the ${addressee}`}): ${allWords(text)}`,
  );
  return [
    findings || 'No findings yet.',
    ...section('Contradictions:', open.map(contradictionLine)),
    ...section('Resolved contradictions:', resolved.map(contradictionLine)),
    ...section('Open questions:', questions),
  ].join('\n');
}

/**
 * A claim with its keys, the sound quote that carries it best, and what its reliability lacks. A claim without a supporting quote has no
 * keys and a note that it must not be cited. A claim that the report states has no quote: its sentence was written from it.
 */
export function describeClaim(claim: Claim, ledger: Ledger, stated: ReadonlySet<string> = new Set()): string {
  const { id, importance, confidence, evidence } = claim;
  const lines = [`- ${id} (${importance}, confidence ${confidence}) ${allWords(verifiedText(claim, ledger))}`];
  const citable = evidence.filter(mayBeCited);
  const sources = sourcesById(ledger);
  const [best] = carryingEvidence(claim);
  const isRefuted = claim.verdict === 'contradicted';
  if (best === undefined) lines.push(`  NOT CITABLE, no quote carries it: ${whyNotCitable(claim)}`);
  else {
    const counted = isSoundClaim(claim) ? citable.filter(({ check }) => check?.sound === true) : citable;
    const cited = [...new Set(counted.map(({ source }) => sources.get(source)?.key ?? '?'))];
    const unread = best.check?.verdict === 'could-not-run' ? (best.check.detail ?? 'its source could not be read') : '';
    const state = unread === '' ? '' : ` (not checked: ${excerpt(unread)})`;
    const cite = isRefuted ? 'NOT TO BE ASSERTED, verification contradicted it' : 'cite';
    const page = best.check?.page;
    const where = page === undefined ? '' : `, p. ${page}`;
    const quote =
      best.searched === undefined
        ? `quote${where}: ${quotedWords(pageWords(best))}`
        : evidenceWords(best, sources.get(best.source)?.url ?? '');
    lines.push(`  ${cite}: [@${id}], of ${cited.join(', ')};${stated.has(id) ? '' : ` ${quote}`}${state}`);
  }
  lines.push(...describeLack(claim));
  const mark = best === undefined || isRefuted ? '' : markOf(claim, sources);
  if (mark !== '') lines.push(`  marked "${mark}" in print: ${distrust[mark].short}`);
  const said = describeVerdict(claim, ledger);
  if (said !== '') lines.push(`  ${said}`);
  return lines.join('\n');
}

/**
 * The conditions of high confidence that a claim lacks; for one of low confidence, why it deserves distrust; for one that has high
 * confidence from a single source, why it needs no second.
 */
function describeLack({ confidence, confidence_reason: reason }: Claim): string[] {
  if (reason === undefined) return [];
  if (confidence === 'high')
    return / independent sources\b/.test(reason) ? [] : [`  high: ${reason.replace(/^[^:]*: (?=only )/, '')}`];
  return [`  ${confidence}: ${confidence === 'low' ? reason : reason.replace(/^.*; (?=lacks )/, '')}`];
}

function describeVerdict(claim: Claim, ledger: Pick<Ledger, 'looks'>): string {
  const { text, verdict } = claim;
  const vote = decidingVote(claim, ledger);
  const why = vote?.reason == null ? '' : `: ${quotedWords(vote.reason)}`;
  if (isContestedByOne(claim, ledger)) return `say that it is disputed; one verifier contradicts it${why}`;
  if (verdict !== 'contradicted' && verdict !== 'qualified') return '';
  const handedIn =
    vote?.rewording == null ? '' : ` Stated as verifiers bore it out; handed in as: ${quotedWords(text)}`;
  return `verifiers say ${verdict}${why}${handedIn}`;
}

function contradictionLine(contradiction: Contradiction): string {
  const { id, statement, claims = [], resolution } = contradiction;
  const how = resolution === undefined ? '' : ` Resolved: ${allWords(resolution)}`;
  return `- ${id}: ${allWords(statement)} About ${claims.join(', ')}.${how}`;
}

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

/** The page or line of a quote in a file, in words; empty for a page of the web, and for a quote that was not found. */
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
  const votes = (ledger.looks ?? []).filter((vote) => vote.claim === id);
  const disputes = ledger.contradictions.filter(({ claims = [] }) => claims.includes(id));
  const isOver = ({ status }: Contradiction) => status === 'resolved';
  return [
    `${id}: ${oneLine(standing)}`,
    ...(standing === text ? [] : [`Handed in as: ${oneLine(text)}`]),
    `${importance}; confidence ${confidence}${reason === '' ? '' : ` (${reason})`}; ${verdict === undefined ? 'no verifier has judged it' : `verifiers: ${verdict}`}`,
    ...evidence.flatMap((one) => ['', ...describeQuote(one, sources.get(one.source))]),
    ...section(
      'Verdicts:',
      votes.map(
        ({ assignment, verdict: vote, reason: why }) =>
          `- ${assignment} ${vote}${why === null ? '' : `: ${oneLine(why)}`}`,
      ),
    ),
    ...section('Disputed:', disputes.filter((one) => !isOver(one)).map(contradictionLine)),
    ...section('Was disputed, and is resolved:', disputes.filter(isOver).map(contradictionLine)),
  ].join('\n');
}

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines];

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
