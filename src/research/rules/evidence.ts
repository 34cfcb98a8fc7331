import {
  type Claim,
  type Contradiction,
  type Ledger,
  type Question,
  addressees,
  openContradictions,
  openQuestions,
} from './ledger.ts';
import { whyNotCitable } from './checks.ts';
import { distrust, markOf, sourcesById } from './distrust.ts';
import { carryingEvidence } from './judged.ts';
import { isSoundClaim, mayBeCited } from './failed-quotes.ts';
import { evidenceWords, pageWords } from './absence.ts';
import { decidingVote, isContestedByOne, verifiedText } from './verified-text.ts';
import { allWords, quotedWords } from '../../base/text.ts';
import { excerpt } from '../../base/errors.ts';

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
export function describeAllEvidence(ledger: Ledger, stated?: ReadonlySet<string>): string {
  const findings = describeEvidence(ledger, { claims: ledger.claims, ...(stated !== undefined && { stated }) });
  const parts = [findings || 'No findings yet.'];
  const open = openContradictions(ledger);
  const describeContradiction = contradictionLine;
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
  const { id, statement, claims = [], different } = contradiction;
  const none =
    different === undefined ? '' : ` Different things: ${different.map((words) => quotedWords(words)).join(', ')}.`;
  return `- ${id}: ${allWords(statement)} About ${claims.join(', ')}.${none}`;
}
