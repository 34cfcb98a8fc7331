import type { Escalation } from '../../loop/rules/escalation.ts';
import { type Ledger, type Question, isFile, isForUser, openQuestions } from './ledger.ts';
import { pageAddress } from './pages/addresses.ts';
import type { SnapshotRow } from './pages/snapshot-row.ts';
import { describeChecks, warningsOf } from './checks.ts';
import { attemptsOf, isWay, type Gap } from './gap.ts';
import { gapsOf } from './gaps.ts';
import { neededBatches } from './verdicts.ts';
import { isForTrial } from './questions.ts';
import { claimsToJudge } from './claim-judging.ts';
import { latestOutage, type SearchOutage } from './searches.ts';

/** The facts of the ledger that the next iteration needs, so that hooks need not read a ledger of any size. */
export interface Outlook {
  /** The most urgent open questions for agents, at most eight; those that wait for a person's answer are last. */
  questions: (Pick<Question, 'id' | 'text' | 'priority' | 'addressee' | 'missing'> & {
    escalated?: true;
    tried?: number;
    /** Whether the user asked it. */
    own?: true;
    /** What was found for it in the last iteration is still to be judged: until then nobody searches for it again. */
    isJudged?: true;
  })[];
  /** All questions of the user; none before the goal was read. */
  own: Pick<Question, 'id' | 'text'>[];
  /** The gaps in the findings, worst first: at most six, and some more of the kinds that have a researcher of their own. */
  gaps: Gap[];
  /** The ways in which questions were tried in valid iterations, with repetitions. */
  ways: string[];
  /** Whether no analyst of the repository has handed in yet. */
  codeIsUnread: boolean;
  /** New claims of the last recorded iteration. */
  newClaims: number;
  /** The outage of the search in the latest iterations, or null. */
  outage: SearchOutage | null;
  /** Batches of claims that need a verifier. */
  verifiers: number;
  /** Findings that need a judge. */
  unjudged: number;
  /** Addresses of the readable pages that findings cite, the latest first. */
  pages: string[];
  /** A sentence for each of the latest claims that may not be stated or cited. */
  warnings: string[];
  /** The progress of checking the findings: a phrase. */
  checks: string;
}

const mostQuestions = 8;
const mostGaps = 6;
const mostOfKind = 2;

/**
 * The outlook of a ledger. Questions that wait for a person do not count as open.
 * @param pages the outcomes of all requested pages.
 * @param carried the findings that carry the report, as far as it is written.
 */
export function outlookOf(
  ledger: Ledger,
  escalations: readonly Escalation[] = [],
  pages: readonly SnapshotRow[] = [],
  carried: ReadonlySet<string> = new Set(),
): Outlook {
  const waiting = new Set(escalations.filter(({ answered_at }) => answered_at === null).map(({ item }) => item));
  const tries = attemptsOf(ledger);
  const last = ledger.iterations.at(-1)?.iteration;
  const unjudged = claimsToJudge(ledger);
  const isWaiting = unjudged.some(({ judged, first_iteration }) => judged === undefined && first_iteration === last);
  const questions = openQuestions(ledger)
    .filter((question) => !isForUser(question) && !isForTrial(question))
    .map(({ id, text, priority, addressee, raised_by, missing }) => {
      const tried = tries.get(id) ?? 0;
      return {
        id,
        text,
        priority,
        ...(addressee !== undefined && { addressee }),
        ...(missing !== undefined && { missing }),
        ...(waiting.has(id) && { escalated: true as const }),
        ...(tried > 0 && { tried }),
        ...(raised_by === 'user' && { own: true as const }),
        ...(tried > 0 && isWaiting && { isJudged: true as const }),
      };
    });
  // Each attempt without an answer lowers the rank of a question, so that every question gets its turn. The user's questions go
  // first.
  const rank = { high: 0, medium: 1, low: 2 };
  const turn = ({ priority, tried = 0, own }: Outlook['questions'][number]) =>
    own === true && tried === 0 ? 0 : rank[priority] + tried;
  const free = questions.filter(({ id }) => !waiting.has(id)).sort((a, b) => turn(a) - turn(b));
  return {
    questions: [...free, ...questions.filter(({ id }) => waiting.has(id))].slice(0, mostQuestions),
    own: ledger.questions.flatMap(({ id, text, raised_by }) => (raised_by === 'user' ? { id, text } : [])),
    gaps: mostDamaging(gapsOf(ledger, pages, carried)),
    ways: ledger.iterations.flatMap(({ valid, followed = [] }) => (valid ? followed.filter(isWay) : [])),
    codeIsUnread: !ledger.merged.some((id) => id.includes('/repo-analyst-')),
    newClaims: ledger.iterations.at(-1)?.new_claims ?? 0,
    outage: latestOutage(ledger.iterations) ?? null,
    verifiers: neededBatches(ledger).length,
    unjudged: unjudged.length,
    pages: pagesRead(ledger, pages),
    warnings: warningsOf(ledger),
    checks: describeChecks(ledger),
  };
}

function mostDamaging(gaps: readonly Gap[]): Gap[] {
  const of = (kind: Gap['kind']) => gaps.filter((gap) => gap.kind === kind).slice(0, mostOfKind);
  return [
    ...gaps.filter(({ kind }) => kind === undefined).slice(0, mostGaps),
    ...of('second-source'),
    ...of('options'),
  ];
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
