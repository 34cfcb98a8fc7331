import type { Escalation } from '../../loop/rules/escalation.ts';
import { type Ledger, type Question, isFile, isForUser, openQuestions } from './ledger.ts';
import { pageAddress } from './pages/addresses.ts';
import type { SnapshotRow } from './pages/snapshot-row.ts';
import { describeChecks, warningsOf } from './checks.ts';
import { nameOfAngle, primarySources } from './angles.ts';
import { attemptsOf, type Gap } from './gap.ts';
import { askAlike } from './like-questions.ts';
import { gapsOf } from './gaps.ts';
import { neededBatches } from './critiques.ts';
import { openPairs } from './sorting.ts';
import { latestOutage, type SearchOutage } from './searches.ts';

/** The few facts of the ledger that steer the next iteration, so that a hook need not read a ledger of any size. */
export interface Outlook {
  /** The most urgent open questions that agents can answer, at most eight; those that wait for a person's answer come last. */
  questions: (Pick<Question, 'id' | 'text' | 'priority' | 'addressee' | 'missing'> & {
    escalated?: true;
    tried?: number;
    /** The user asked it. */
    own?: true;
    /** One before it that asks nearly the same. */
    like?: string;
  })[];
  /** Urgent questions that do not wait for a person. */
  urgentQuestions: number;
  /** The gaps in the findings, the most damaging first: at most six of all kinds, and some of those that have a researcher of their own. */
  gaps: Gap[];
  /** The angles that agents took in valid iterations, once for each time. */
  anglesTaken: string[];
  /** Whether the repository still yields something new. */
  analystPays: boolean;
  /** New claims of the last recorded iteration. */
  newClaims: number;
  /** The outage of the search that the latest iterations were in, or null. */
  outage: SearchOutage | null;
  /** Batches of claims that wait for a verifier. */
  verifiers: number;
  /** Pairs of claims that wait for a sorter. */
  unsorted: number;
  /** Addresses of the pages that findings rest on and that could be read, the latest first. */
  pages: string[];
  /** Claims that may not be stated or cited, and why; the latest, a sentence each. */
  warnings: string[];
  /** How far the findings are checked: a phrase. */
  checks: string;
}

const mostQuestions = 8;
const mostGaps = 6;
const mostOfKind = 2;
/** An analyst is not sent out again after analysts brought nothing new in this many valid iterations in a row. */
const idleAnalystRounds = 2;

/**
 * The facts of a ledger that the next decision needs, without the ledger. Questions that wait for a person are left out of the
 * open ones.
 * @param pages what became of every page that was asked for.
 */
export function outlookOf(
  ledger: Ledger,
  escalations: readonly Escalation[] = [],
  pages: readonly SnapshotRow[] = [],
): Outlook {
  const waiting = new Set(escalations.filter(({ answered_at }) => answered_at === null).map(({ item }) => item));
  const attempts = attemptsOf(ledger);
  const questions = openQuestions(ledger)
    .filter((question) => !isForUser(question))
    .map(({ id, text, priority, addressee, raised_by, missing }) => {
      const tried = attempts.get(id) ?? 0;
      return {
        id,
        text,
        priority,
        ...(addressee !== undefined && { addressee }),
        ...(missing !== undefined && { missing }),
        ...(waiting.has(id) && { escalated: true as const }),
        ...(tried > 0 && { tried }),
        ...(raised_by === 'user' && { own: true as const }),
      };
    });
  // Each time that a question was followed in vain lets a less urgent one go before it: none is left out for ever. What the user asked
  // is followed at once.
  const rank = { high: 0, medium: 1, low: 2 };
  const turn = ({ priority, tried = 0, own }: Outlook['questions'][number]) =>
    own === true && tried === 0 ? 0 : rank[priority] + tried;
  const free = questions.filter(({ id }) => !waiting.has(id)).sort((a, b) => turn(a) - turn(b));
  return {
    questions: withLike([...free, ...questions.filter(({ id }) => waiting.has(id))].slice(0, mostQuestions)),
    urgentQuestions: free.filter(({ priority }) => priority === 'high').length,
    gaps: mostDamaging(gapsOf(ledger, pages)),
    anglesTaken: [
      ...ledger.iterations.flatMap(({ valid, followed = [] }) =>
        valid ? followed.filter((id) => id.startsWith('angle:')) : [],
      ),
      ...(isFirstHand(ledger) ? [nameOfAngle(primarySources)] : []),
    ],
    analystPays: analystPays(ledger),
    newClaims: ledger.iterations.at(-1)?.new_claims ?? 0,
    outage: latestOutage(ledger.iterations) ?? null,
    verifiers: neededBatches(ledger).length,
    unsorted: openPairs(ledger).length,
    pages: pagesRead(ledger, pages),
    warnings: warningsOf(ledger),
    checks: describeChecks(ledger),
  };
}

function mostDamaging(gaps: readonly Gap[]): Gap[] {
  const of = (kind: Gap['kind']) => gaps.filter((gap) => gap.kind === kind).slice(0, mostOfKind);
  return [...gaps.filter(({ kind }) => kind === undefined).slice(0, mostGaps), ...of('second-source'), ...of('things')];
}

function withLike(questions: Outlook['questions']): Outlook['questions'] {
  const first: Outlook['questions'] = [];
  return questions.map((question) => {
    const like = first.find(({ text, addressee }) => addressee === question.addressee && askAlike(text, question.text));
    if (like !== undefined) return { ...question, like: like.id };
    first.push(question);
    return question;
  });
}

/** Pages of which none is second-hand, so that nobody needs to be sent to primary sources. */
const enoughPages = 5;

function isFirstHand({ sources }: Ledger): boolean {
  const pages = sources.filter((source) => !isFile(source));
  return pages.length >= enoughPages && pages.every(({ kind }) => kind === 'primary');
}

/** Text of this length names some thirty pages. */
const mostPages = 40;

function pagesRead({ sources }: Ledger, pages: readonly SnapshotRow[]): string[] {
  const unread = new Set(pages.flatMap(({ page, snapshot }) => (snapshot === null ? [page] : [])));
  const onWeb = sources.flatMap((source) =>
    isFile(source) || unread.has(pageAddress(source.url)) ? [] : [source.url],
  );
  return onWeb.toReversed().slice(0, mostPages);
}

function analystPays(ledger: Ledger): boolean {
  const rounds = ledger.iterations.filter(({ kind, valid }) => kind === 'research' && valid);
  const since = rounds.at(-idleAnalystRounds)?.iteration;
  if (since === undefined) return true;
  return ledger.observations.some(
    (observation) =>
      observation.new && observation.iteration >= since && observation.hand_in.includes('/repo-analyst-'),
  );
}
