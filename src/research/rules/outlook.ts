import type { Escalation } from '../../loop/rules/escalation.ts';
import { type Ledger, type Question, openQuestions } from './ledger.ts';
import type { SnapshotRow } from './pages/snapshot-row.ts';
import { describeChecks, warningsOf } from './checks.ts';
import { gapsOf, type Gap } from './gaps.ts';
import { neededBatches } from './critiques.ts';
import { openPairs } from './sorting.ts';
import { latestOutage, type SearchOutage } from './searches.ts';

/** The few facts of the ledger that steer the next iteration, so that a hook need not read a ledger of any size. */
export interface Outlook {
  /** The most urgent open questions, at most eight; those that wait for a person's answer come last. */
  questions: (Pick<Question, 'id' | 'text' | 'priority'> & { escalated?: true })[];
  /** Urgent questions that do not wait for a person. */
  urgentQuestions: number;
  /** The gaps in the findings, at most six, the most damaging first. */
  gaps: Gap[];
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
  /** Claims that may not be stated or cited, and why; the latest, a sentence each. */
  warnings: string[];
  /** How far the findings are checked: a phrase. */
  checks: string;
}

const mostQuestions = 8;
const mostGaps = 6;
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
  pages: Iterable<SnapshotRow> = [],
): Outlook {
  const waiting = new Set(escalations.filter(({ answered_at }) => answered_at === null).map(({ item }) => item));
  const questions = openQuestions(ledger).map(({ id, text, priority }) => {
    return { id, text, priority, ...(waiting.has(id) && { escalated: true as const }) };
  });
  const free = questions.filter(({ id }) => !waiting.has(id));
  return {
    questions: [...free, ...questions.filter(({ id }) => waiting.has(id))].slice(0, mostQuestions),
    urgentQuestions: free.filter(({ priority }) => priority === 'high').length,
    gaps: gapsOf(ledger, pages).slice(0, mostGaps),
    analystPays: analystPays(ledger),
    newClaims: ledger.iterations.at(-1)?.new_claims ?? 0,
    outage: latestOutage(ledger.iterations) ?? null,
    verifiers: neededBatches(ledger).length,
    unsorted: openPairs(ledger).length,
    warnings: warningsOf(ledger),
    checks: describeChecks(ledger),
  };
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
