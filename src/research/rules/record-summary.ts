import type { RecordResult } from './record.ts';
import type { FailedQuote } from './failed-quotes.ts';
import { cut, excerpt } from '../../base/errors.ts';
import { counted, quotedWords } from '../../base/text.ts';
import { contestedWords, isContestedByOne, verifiedText } from './verified-text.ts';

/** The output of `record` remains in the session's context, which needs no findings: agents write them up. */
const mostLines = 6;
const longestText = 140;

/** Where the new findings are printed. */
export function describeNew({ newClaims, statistics }: Pick<RecordResult, 'newClaims' | 'statistics'>): string {
  return newClaims.length === 0
    ? ''
    : `\`autonomous-workflow evidence --iteration ${statistics.iteration}\` prints the findings.`;
}

/** Quotes that failed, as a warning. */
export function describeFailed(failed: readonly FailedQuote[]): string {
  const lines = failed.map(({ claim, verdict, detail }) => `- ${claim} ${verdict}: ${short(detail)}`);
  return listed(
    'Quotes that fail (“found”: there after all, though said to be absent; “not-carrying”: a verifier found that it says something else):',
    lines,
  );
}

/** Searches for absent words that could not be repeated, so that these findings are unchecked. */
export function describeUnrepeated({ claims }: Pick<RecordResult['ledger'], 'claims'>): string {
  const lines = claims.flatMap(({ id, evidence }) =>
    evidence.flatMap(({ searched, check }) =>
      searched !== undefined && check?.verdict === 'could-not-run'
        ? [`- ${id} (${short(searched.join(', '))}): ${short(check.detail ?? 'not searched')}`]
        : [],
    ),
  );
  return listed('Searches that could not be repeated:', lines);
}

/** New verdicts; what verifiers support, by ids alone, because its text is as it was handed in. */
export function describeVerdicts({ newVerdicts, ledger }: Pick<RecordResult, 'newVerdicts' | 'ledger'>): string {
  const isSupported = ({ verdict }: RecordResult['newVerdicts'][number]) => verdict === 'supported';
  const supported = newVerdicts.filter(isSupported).map(({ id }) => id);
  const lines = newVerdicts.flatMap((claim) => {
    const { id, verdict = 'unverified' } = claim;
    const undisputed = verdict === 'qualified' ? 'qualified, holds as' : verdict;
    const state = isContestedByOne(claim, ledger) ? contestedWords : undisputed;
    return isSupported(claim) ? [] : [`- ${id} ${state}: ${quotedWords(verifiedText(claim, ledger), longestText)}`];
  });
  return listed('Verified claims:', [
    ...(supported.length > 0 ? [`- ${supported.join(', ')} supported`] : []),
    ...lines,
  ]);
}

/** Newly resolved contradictions, which the report must no longer show as contested. */
export function describeResolved({ newlyResolved }: Pick<RecordResult, 'newlyResolved'>): string {
  const lines = newlyResolved.map(({ id, statement, claims = [] }) => {
    const of = claims.length === 0 ? '' : ` (${claims.join(', ')})`;
    return `- ${id}${of}: ${quotedWords(statement, longestText)}`;
  });
  return listed('Contradictions that are resolved, no longer contested:', lines, 'shows which side holds');
}

/** New questions and contradictions, with the ids for answering and resolving them. */
export function describeOpened({
  newlyOpened: { questions, contradictions },
}: Pick<RecordResult, 'newlyOpened'>): string {
  const lines = [
    ...contradictions.map(({ id, statement }) => `- ${id}: ${quotedWords(statement, longestText)}`),
    ...questions.map(({ id, priority, text }) => `- ${id} (${priority}): ${quotedWords(text, longestText)}`),
  ];
  return listed('New contradictions and questions:', lines, 'has them');
}

/** The questions that agents took for answered although things that they name have no finding. */
export function describeUnanswered({ ledger }: Pick<RecordResult, 'ledger'>): string {
  const taken = ledger.questions.filter(({ status, missing = [] }) => status === 'open' && missing.length > 0);
  const lines = taken.map(({ id, missing = [] }) => `- ${id}: no finding is on ${missing.join(', ')}`);
  return listed('Handed in as answered, but still open:', lines, 'has them');
}

interface Fetched {
  stored: number;
  dead: number;
  could_not_run: number;
  left: number;
  works?: { found: number; unknown: number; could_not_run: number; reason: string | null } | undefined;
}

/** The outcome of fetching sources and of asking catalogues about papers. */
export function describeFetched(fetched: Fetched | undefined, isFetching: boolean): string {
  const off = isFetching
    ? ''
    : 'Sources are not fetched (fetch_sources is false): no quote from the web can be checked.';
  if (fetched === undefined) return off;
  const { stored, dead, could_not_run, left, works } = fetched;
  const counts = `Sources fetched: ${stored} stored, ${dead} dead, ${could_not_run} could not be read${left === 0 ? '' : `, ${left} left for the next record`}.`;
  const more = dead + could_not_run === 0 ? '' : ' `autonomous-workflow source` says why.';
  const asked = works === undefined ? '' : describeWorks(works);
  return [counts + more, asked, off].filter((part) => part !== '').join('\n');
}

function describeWorks({ found, unknown, could_not_run, reason }: NonNullable<Fetched['works']>): string {
  const parts = [
    `${found} of ${counted(found + unknown + could_not_run, 'paper')} found in catalogues`,
    ...(could_not_run === 0 ? [] : [`${could_not_run} could not be asked about (${short(reason ?? 'no answer')})`]),
  ];
  return `Authors, years and venues: ${parts.join(', ')}.`;
}

function listed(heading: string, lines: readonly string[], verb = 'marks them'): string {
  if (lines.length === 0) return '';
  const left = lines.length - mostLines;
  const more = left > 0 ? [`- … and ${left} more: \`autonomous-workflow evidence\` ${verb}.`] : [];
  return [heading, ...lines.slice(0, mostLines), ...more].join('\n');
}

function short(text: string): string {
  const line = excerpt(text);
  return line.length <= longestText ? line : `${cut(line, longestText - 1)}…`;
}
