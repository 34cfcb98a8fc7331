import {
  type Claim,
  type Contradiction,
  type Ledger,
  type Question,
  type Source,
  addressees,
  openContradictions,
  openQuestions,
} from './ledger.ts';
import { whyNotCitable } from './checks.ts';
import { distrust, markOf } from './distrust.ts';
import { carryingEvidence } from './borne-by-quote.ts';
import { isSoundClaim, mayBeCited } from './failed-quotes.ts';
import { evidenceWords } from './absence.ts';
import { verifiedText } from './verified-text.ts';
import { carriersOf, partlySaidBy } from './also-said.ts';
import { allWords, quotedWords } from '../../base/text.ts';
import { excerpt } from '../../base/errors.ts';

export interface EvidenceSelection {
  /** The claims to show; contradictions and questions are shown only with all of them. */
  claims: readonly Claim[];
}

/** Findings with their evidence and citation keys, for a writer. */
export function describeEvidence(ledger: Ledger, { claims }: EvidenceSelection): string {
  if (claims.length === 0) return '';
  return ['Findings:', ...claims.map((claim) => describeClaim(claim, ledger))].join('\n');
}

/**
 * The most important findings that have room, central ones first.
 * @param most characters.
 * @returns left: the number of omitted findings.
 */
export function describeMostImportant(
  ledger: Ledger,
  claims: readonly Claim[],
  most: number,
): { text: string; left: number } {
  const rank = { central: 0, supporting: 1, peripheral: 2 };
  const lines: string[] = [];
  let room = most;
  for (const claim of claims.toSorted((a, b) => rank[a.importance] - rank[b.importance])) {
    const line = describeClaim(claim, ledger);
    room -= line.length + 1;
    if (room < 0) break;
    lines.push(line);
  }
  return {
    text: lines.length === 0 ? '' : ['Findings:', ...lines].join('\n'),
    left: claims.length - lines.length,
  };
}

/** Questions for the web first, then for the code, then for the user. */
export function byAddressee(questions: readonly Question[]): Question[] {
  const rank = ({ addressee = 'web' }: Question) => addressees.indexOf(addressee);
  return questions.toSorted((a, b) => rank(a) - rank(b));
}

/** The priority of a question with its addressee, if that is not the web. */
export function describePriority({ priority, addressee = 'web' }: Question): string {
  return addressee === 'web' ? priority : `${priority}, for the ${addressee}`;
}

/** The whole ledger as text: findings, contradictions, open questions. */
export function describeAllEvidence(ledger: Ledger): string {
  const parts = [describeEvidence(ledger, { claims: ledger.claims }) || 'No findings yet.'];
  const open = openContradictions(ledger);
  const resolved = ledger.contradictions.filter(({ status }) => status === 'resolved');
  if (open.length > 0) parts.push(['Contradictions:', ...open.map(describeContradiction)].join('\n'));
  if (resolved.length > 0) parts.push(['Resolved contradictions:', ...resolved.map(describeContradiction)].join('\n'));
  const questions = openQuestions(ledger);
  if (questions.length > 0) {
    parts.push(
      [
        'Open questions:',
        ...byAddressee(questions).map((one) => `- ${one.id} (${describePriority(one)}): ${allWords(one.text)}`),
      ].join('\n'),
    );
  }
  return parts.join('\n\n');
}

/**
 * A claim with its keys, the sound quote that carries it best, and its reliability. A claim without a supporting quote has no keys and a note
 * that it must not be cited.
 */
export function describeClaim(claim: Claim, ledger: Ledger): string {
  const { id, importance, confidence, confidence_reason: reason, evidence } = claim;
  const lines = [`- ${id} (${importance}, confidence ${confidence}) ${allWords(verifiedText(claim, ledger))}`];
  const citable = evidence.filter(mayBeCited);
  const [best] = carryingEvidence(claim, sourcesOf(claim, ledger.sources));
  const isRefuted = claim.verdict === 'contradicted';
  if (best === undefined) lines.push(`  NOT CITABLE, no quote carries it: ${whyNotCitable(claim)}`);
  else {
    const cited = [...new Set(keysOf(isSoundClaim(claim) ? sound(citable) : citable, ledger.sources))];
    const unread = best.check?.verdict === 'could-not-run' ? (best.check.detail ?? 'its source could not be read') : '';
    const state = unread === '' ? '' : ` (not checked: ${excerpt(unread)})`;
    const cite = isRefuted ? 'NOT TO BE ASSERTED, verification contradicted it' : 'cite';
    const page = best.check?.page;
    // With several sources LaTeX would print the page for the last one.
    const citation = `\\citep${page === undefined || cited.length > 1 ? '' : `[p.~${page}]`}{${cited.join(',')}}`;
    const where = page === undefined ? '' : `, p. ${page}`;
    const said =
      best.searched === undefined
        ? `quote${where}: ${quotedWords(best.quote)}`
        : evidenceWords(best, sourceWith(best.source, ledger.sources)?.url ?? '');
    lines.push(`  ${cite}: ${citation}\\claim{${id}}; ${said}${state}`);
  }
  if (best !== undefined && !isRefuted) lines.push(...citeRelatedClaims(claim, ledger));
  if (reason !== undefined) lines.push(`  confidence ${confidence}: ${reason}`);
  const mark = best === undefined || isRefuted ? '' : markOf(claim, sourcesOf(claim, ledger.sources));
  if (mark !== '') lines.push(`  marked "${mark}" in print: ${distrust[mark].short}`);
  const said = describeVerdict(claim, ledger);
  if (said !== '') lines.push(`  ${said}`);
  return lines.join('\n');
}

/** The sources of claims that say it with more, or a part of it, which are cited with it, each for its own finding. */
function citeRelatedClaims(claim: Claim, ledger: Ledger): string[] {
  const cite = ({ id }: Claim, keys: readonly string[]) => `\\citep{${keys.join(',')}}\\claim{${id}}`;
  const wider = carriersOf(claim, ledger).map((one) => cite(one.wider, one.keys));
  const parts = partlySaidBy(claim, ledger).map((one) => cite(one.part, one.keys));
  return [
    ...(wider.length === 0 ? [] : [`  also said, with more: ${wider.join(', ')}`]),
    ...(parts.length === 0 ? [] : [`  a part of it also said: ${parts.join(', ')}`]),
  ];
}

function describeVerdict({ id, text, verdict }: Claim, { looks = [] }: Pick<Ledger, 'looks'>): string {
  if (verdict !== 'contradicted' && verdict !== 'qualified') return '';
  const vote = looks.findLast((one) => one.claim === id && one.verdict === verdict);
  const why = vote?.reason == null ? '' : `: ${quotedWords(vote.reason)}`;
  const handedIn =
    vote?.rewording == null ? '' : ` Stated as verifiers bore it out; handed in as: ${quotedWords(text)}`;
  return `verifiers say ${verdict}${why}${handedIn}`;
}

function describeContradiction({ id, statement, sides, claims = [], different }: Contradiction): string {
  const none =
    different === undefined ? '' : ` Different things: ${different.map((words) => quotedWords(words)).join(', ')}.`;
  const about = `${claims.length === 0 ? '' : ` About ${claims.join(', ')}.`}${none}`;
  return `- ${id}: ${allWords(statement)} (${sides.map(allWords).join(' / ')})${about}`;
}

function sound(evidence: Claim['evidence']): Claim['evidence'] {
  return evidence.filter(({ check }) => check?.sound === true);
}

function keysOf(evidence: Claim['evidence'], sources: readonly Source[]): string[] {
  return evidence.map(({ source }) => sourceWith(source, sources)?.key ?? '?');
}

function sourcesOf({ evidence }: Claim, sources: readonly Source[]): Map<string, Source> {
  return new Map(evidence.flatMap(({ source }) => sourceWith(source, sources) ?? []).map((one) => [one.id, one]));
}

function sourceWith(id: string, sources: readonly Source[]): Source | undefined {
  // Ids are numbered from 1 in the order of the list.
  const known = sources[Number(id.slice(1)) - 1];
  return known?.id === id ? known : sources.find((one) => one.id === id);
}
