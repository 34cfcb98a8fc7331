import type { Assignment } from '../../loop/rules/assignment.ts';
import { openItems, type Escalation } from '../../loop/rules/escalation.ts';
import { counted } from '../../base/text.ts';
import { claimsToJudge } from './claim-judging.ts';
import { type Ledger, type Question, isFile, isForUser, openContradictions, openQuestions } from './ledger.ts';
import { hasFailed, isRepositoryFact, sourcesById } from './standing.ts';
import { pageAddress } from './pages/addresses.ts';
import type { SnapshotRow } from './pages/page.ts';
import { isForTrial } from './questions.ts';
import { latestOutage, type SearchOutage } from './searches.ts';

/** The facts of the ledger that the next iteration needs, so that hooks need not read a ledger of any size. */
export interface Outlook {
  /** The most urgent open questions for agents, at most eight; those that wait for a person's answer are last. */
  questions: (Pick<Question, 'id' | 'text' | 'priority' | 'addressee'> & { escalated?: true })[];
  /** All questions of the user; none before the goal was read. */
  own: Pick<Question, 'id' | 'text'>[];
  /** The outage of the search in the latest iterations, or null. */
  outage: SearchOutage | null;
  /** Findings that need a judge. */
  unjudged: number;
  /** Addresses of the readable pages that findings cite, the latest first. */
  pages: string[];
  /** The progress of checking the findings: a phrase. */
  checks: string;
  /** The agents of the iteration that follows, once the one before is recorded. */
  next?: { iteration: number; assignments: Assignment[] };
}

const mostQuestions = 8;

/**
 * The outlook of a ledger. Questions that wait for a person do not count as open.
 * @param pages the outcomes of all requested pages.
 */
export function outlookOf(
  ledger: Ledger,
  escalations: readonly Escalation[] = [],
  pages: readonly SnapshotRow[] = [],
): Outlook {
  const waiting = openItems(escalations);
  const questions = openQuestions(ledger)
    .filter((question) => !isForUser(question) && !isForTrial(question))
    .map(({ id, text, priority, addressee }) => ({
      ...{ id, text, priority },
      ...(addressee !== undefined && { addressee }),
      ...(waiting.has(id) && { escalated: true as const }),
    }));
  const free = questions.filter(({ escalated }) => escalated !== true);
  return {
    questions: [...free, ...questions.filter((one) => !free.includes(one))].slice(0, mostQuestions),
    own: ledger.questions.flatMap(({ id, text, raised_by }) => (raised_by === 'user' ? { id, text } : [])),
    outage: latestOutage(ledger.iterations) ?? null,
    unjudged: claimsToJudge(ledger).length,
    pages: pagesRead(ledger, pages),
    checks: describeChecks(ledger),
  };
}

/** About thirty addresses have room in a text of this length. */
const mostPages = 40;

function pagesRead({ sources }: Ledger, pages: readonly SnapshotRow[]): string[] {
  const unread = new Set(pages.flatMap(({ page, snapshot }) => (snapshot === null ? [page] : [])));
  const onWeb = sources.flatMap((source) =>
    isFile(source) || unread.has(pageAddress(source.url)) ? [] : [source.url],
  );
  return onWeb.toReversed().slice(0, mostPages);
}

/** What verifiers found, in numbers, without those that are 0. */
export function describeVerdicts({ claims }: Pick<Ledger, 'claims'>): string[] {
  const words = {
    supported: 'confirmed in their page',
    qualified: 'confirmed in narrower words',
    contradicted: 'refuted',
    unverified: 'undecided',
  };
  return Object.entries(words).flatMap(([wanted, said]) => {
    const { length } = claims.filter(({ verdict }) => verdict === wanted);
    return length === 0 ? [] : [`${length} ${said}`];
  });
}

/** The progress of checking the findings, in numbers; empty before the first check. */
export function describeChecks(ledger: Ledger): string {
  const evidence = ledger.claims.flatMap((claim) => claim.evidence);
  if (evidence.every(({ check }) => check === undefined)) return '';
  const count = (number: number, what: string) => (number === 0 ? [] : [`${number} ${what}`]);
  const unread = ledger.claims.filter(
    (claim) =>
      claim.importance === 'central' && claim.verdict === undefined && !isRepositoryFact(claim, sourcesById(ledger)),
  );
  const open = openContradictions(ledger).map(({ id }) => id);
  const quotes = [
    `${evidence.filter(({ check }) => check?.sound === true).length} of ${evidence.length} quotes found in their sources`,
    ...count(evidence.filter(hasFailed).length, 'not there as quoted'),
    ...count(evidence.filter(({ check }) => check?.verdict === 'could-not-run').length, 'could not be checked'),
  ];
  const claims = [
    `verifiers have read ${counted(ledger.claims.filter(({ verdict }) => verdict !== undefined).length, 'finding')}`,
    ...describeVerdicts(ledger),
    ...count(unread.length, 'central ones to read'),
  ];
  const contested =
    open.length === 0
      ? []
      : [`${counted(open.length, 'contradiction')} open, with both sides in the report (${open.join(', ')})`];
  return [quotes.join(', '), claims.join(', '), ...contested].join('; ');
}
