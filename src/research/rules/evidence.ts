import {
  type Claim,
  type Contradiction,
  type Ledger,
  openQuestions,
  type Question,
  type Evidence,
  type EvidenceCheck,
  type Source,
} from './ledger.ts';
import { carryingEvidence, citedEvidence, sourcesById, whyNotCitable } from './standing.ts';
import { evidenceWords, pageWords } from './evidence-check.ts';
import { decidingVote, verifiedText, verdictWords } from './verification.ts';
import { allWords, quotedWords, capitalized } from '../../base/text.ts';
import { excerpt, oneLine } from '../../base/errors.ts';

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
export function describeAllEvidence(ledger: Ledger): string {
  return [
    ...(ledger.claims.length === 0 ? ['No findings yet.'] : ['Findings:']),
    ...ledger.claims.map((claim) => describeClaim(claim, ledger)),
    ...section('Contradictions:', ledger.contradictions.map(contradictionLine)),
    ...section('Open questions:', openQuestions(ledger).map(questionLine)),
  ].join('\n');
}

/**
 * A claim with its keys, the sound quote that carries it best, and what its reliability lacks. A claim without a supporting quote has no
 * keys and a note that it must not be cited.
 */
export function describeClaim(claim: Claim, ledger: Ledger): string {
  const { id, importance, confidence, confidence_reason: reason = '', evidence, verdict, text } = claim;
  const sources = sourcesById(ledger);
  const [best] = carryingEvidence(claim);
  const vote = decidingVote(claim, ledger);
  const said = verdictWords(claim, ledger);
  const why = vote?.reason == null ? '' : `: ${quotedWords(vote.reason)}`;
  const handedIn =
    vote?.rewording == null ? '' : ` In the words that verifiers confirmed; handed in as: ${quotedWords(text)}`;
  const inPart = evidence.flatMap(({ part, source }) =>
    part === undefined
      ? []
      : [`another party, ${sources.get(source)?.key ?? '?'}, says the same, except for ${quotedWords(part)}`],
  );
  const lines = [
    best === undefined ? `NOT CITABLE, no quote carries it: ${whyNotCitable(claim)}` : citation(best),
    ...(best === undefined ? [] : inPart),
    ...(said === undefined || said === 'supported' || said === 'unverified'
      ? []
      : [`verdict: ${said}${why}${handedIn}`]),
  ];
  return [
    `- ${id} (${importance}, confidence ${confidence}${reason === '' ? '' : `: ${reason}`}) ${allWords(verifiedText(claim, ledger))}`,
    ...lines.map((line) => `  ${line}`),
  ].join('\n');

  function citation(shown: Evidence): string {
    const cited = [...new Set(citedEvidence(claim).map(({ source }) => sources.get(source)?.key ?? '?'))];
    const { check, searched, source } = shown;
    const isUnread = check?.verdict === 'could-not-run';
    const state = isUnread ? ` (not checked: ${excerpt(check.detail ?? 'its source could not be read')})` : '';
    const cite = verdict === 'contradicted' ? 'NOT TO BE ASSERTED, verification contradicted it' : 'cite';
    const where = placeInWords(check);
    const quote =
      searched === undefined
        ? `quote${where === '' ? '' : ` (${where})`}: ${quotedWords(pageWords(shown))}`
        : evidenceWords(shown, sources.get(source)?.url ?? '');
    return `${cite}: [@${id}], of ${cited.join(', ')}; ${quote}${state}`;
  }
}

function contradictionLine(contradiction: Contradiction): string {
  const { id, statement, claims = [], resolution, status } = contradiction;
  const end = status === 'resolved' ? ` Resolved: ${allWords(resolution ?? 'nobody said how')}` : '';
  return `- ${id}: ${allWords(statement)} About ${claims.join(', ')}.${end}`;
}

function questionLine({ id, priority, addressee, text, status, claims = [], built }: Question): string {
  const answers = [...claims, ...(built === undefined ? [] : [`${built.feature}: ${oneLine(built.answer)}`])];
  const end = status === 'open' ? '' : ` Answered${answers.length === 0 ? '' : ` by ${answers.join(', ')}`}.`;
  return `- ${id} (${priority}${addressee === undefined ? '' : `, for the ${addressee}`}): ${allWords(text)}${end}`;
}

/** Everything about a finding, or the line of a contradiction or question, for people; undefined for an id that nothing has. */
export function describeEntry(id: string, ledger: Ledger): string | undefined {
  const named = <One extends { id: string }>(all: readonly One[]) => all.find((one) => one.id === id);
  const [claim, contradiction] = [named(ledger.claims), named(ledger.contradictions)];
  if (claim !== undefined) return describeClaimInFull(claim, ledger);
  const question = named(ledger.questions);
  const line = contradiction ? contradictionLine(contradiction) : question && questionLine(question);
  return line?.slice(2);
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

/** Characters of the headings that are shown with a quote: the last ones say most. */
const longestHeading = 120;

/** The page or line of a quote in a file, or the headings above it, in words; empty where there is none, and for a quote that was not found. */
export function placeInWords(check: EvidenceCheck | undefined): string {
  if (check?.sound !== true) return '';
  const { page, line, heading = '' } = check;
  if (page !== undefined) return `page ${page}`;
  if (line !== undefined) return `line ${line}`;
  const near = heading.length > longestHeading ? `…${heading.slice(-longestHeading)}` : heading;
  return near === '' ? '' : `under “${near}”`;
}

/** One claim in full for people: text, quotes with addresses, verdicts, contradictions. */
function describeClaimInFull(claim: Claim, ledger: Ledger): string {
  const { id, text, importance, confidence, confidence_reason: reason = '', evidence } = claim;
  const verdict = verdictWords(claim, ledger);
  const sources = sourcesById(ledger);
  const standing = verifiedText(claim, ledger);
  const votes = (ledger.looks ?? []).filter((vote) => vote.claim === id);
  const disputes = ledger.contradictions.filter(({ claims = [] }) => claims.includes(id));
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
    ...section('Disputed:', disputes.map(contradictionLine)),
  ].join('\n');
}

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines];

function describeQuote(evidence: Evidence, source: Source | undefined): string[] {
  const { searched, wording, url, hand_in, check, part } = evidence;
  const why = check?.detail == null ? '' : `: ${oneLine(check.detail)}`;
  const place = placeInWords(check);
  const doubt = check?.sound === false && check.verdict !== 'could-not-run' ? '; it carries nothing' : '';
  return [
    capitalized(oneLine(evidenceWords(evidence, source?.url ?? ''))),
    `  ${source === undefined ? 'unknown source' : `${oneLine(source.title)} [${source.key}], ${source.kind}`}`,
    `  ${oneLine(url ?? source?.url ?? '')}${place === '' ? '' : `, ${place}`}`,
    `  The ${searched === undefined ? 'quote' : 'search'} ${quoteOutcome(check)}${why}${doubt}. Handed in by ${hand_in}${wording === undefined ? '' : ` as: ${oneLine(wording)}`}.`,
    ...(part === undefined ? [] : [`  Says the same, except for ${quotedWords(part)}`]),
    ...(check?.snapshot == null ? [] : [`  Stored text: snapshots/${check.snapshot}.txt`]),
  ];
}
