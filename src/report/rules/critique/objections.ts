import { idsOf } from '../report-input.ts';
import type { ReportCritique, ReportDefect } from './hand-in.ts';
import { comparable, sentencesWith, type PrintedSentence } from './printed-words.ts';

/** One reading of the report by a critic: what it handed in, or why nothing came of it. */
export interface CritiqueRound {
  /** `i5-k1`: the first critic of iteration 5. */
  assignment: string;
  handIn: ReportCritique | null;
  problems: readonly string[];
}

/** Something that a critic holds against the report. */
export interface Objection extends ReportDefect {
  /** `K001`; numbered in the order in which they were raised. */
  id: string;
  /** The words of the last critic who looked at it: its ruling, or the statement. */
  said: string;
  isResolved: boolean;
}

/** The objections after some rounds. A critic can only rule on what was raised before its own reading. */
export function objectionsAfter(rounds: readonly CritiqueRound[]): Objection[] {
  return rounds.reduce<Objection[]>((before, { handIn }) => {
    if (handIn === null) return before;
    const ruled = before.map((one): Objection => {
      const ruling = handIn.rulings.find(({ objection }) => objection === one.id);
      if (ruling === undefined || one.isResolved) return one;
      return { ...one, said: ruling.reason, isResolved: ruling.ruling === 'resolved' };
    });
    const raised = handIn.defects.map((defect, index): Objection => {
      const id = `K${String(before.length + index + 1).padStart(3, '0')}`;
      return { ...defect, id, said: defect.statement, isResolved: false };
    });
    return [...ruled, ...raised];
  }, []);
}

/** The report as it is now, as far as objections are about it. */
export interface ReportNow {
  sentences: readonly PrintedSentence[];
  /** It is the same as when a critic last handed in. */
  isUnchanged: boolean;
  /** The sentences that a critic last read, as far as they are known. */
  judged?: readonly PrintedSentence[];
}

/**
 * Whether the report still holds what an open objection is about. Code finds a sentence again; whether a changed paragraph, or a changed
 * report, answers the objection it cannot see: the words that were objected to may rightly stand in a sentence that says more now.
 */
export function stillStands({ kind, excerpt }: Objection, { sentences, isUnchanged, judged }: ReportNow): boolean {
  if (isUnchanged) return true;
  const found = kind === 'unanswered' ? [] : sentencesWith(excerpt, sentences);
  if (kind === 'uncited') return found.some(({ bindings }) => idsOf(bindings, 'claim').length === 0);
  const known = judged && new Set(judged.map(({ paragraph }) => comparable(paragraph)));
  return found.some(({ paragraph }) => known?.has(comparable(paragraph)) !== false);
}

/** The next step of the critique. */
export type CritiqueStep =
  | { kind: 'ask'; round: number }
  | { kind: 'return'; round: number; objections: readonly Objection[] }
  | { kind: 'done' };

/** How often the session was sent back in the critique of an iteration. */
export interface CritiqueCounts {
  /** For each critic that had not handed in. */
  asked: Readonly<Record<number, number>>;
  /** With the objections of each critic. */
  returned: Readonly<Record<number, number>>;
}

/** How often a critic is asked for that does not hand in. */
export const mostAsked = 2;

/**
 * The next step: a critic reads, its objections go back, another reads what came of blockers, for a number of rounds; what the last
 * one holds against the report goes back once, too, and nobody judges the answer. Where a critic does not hand in although it was asked for twice, or was refused, the critique is over without its approval.
 */
export function nextStep(
  rounds: readonly CritiqueRound[],
  mostRounds: number,
  report: ReportNow,
  { asked, returned }: CritiqueCounts,
): CritiqueStep {
  for (let round = 1; round <= mostRounds; round += 1) {
    const found = rounds[round - 1];
    if (found === undefined) return (asked[round] ?? 0) < mostAsked ? { kind: 'ask', round } : { kind: 'done' };
    if (found.handIn === null) return { kind: 'done' };
    const open = objectionsAfter(rounds.slice(0, round)).filter(({ isResolved }) => !isResolved);
    // A later critic has seen what came of these.
    if (rounds.length > round) continue;
    const hasBlocker = open.some(({ severity }) => severity === 'blocker');
    // Concerns are worth a writer, not another critic.
    const isLast = round === mostRounds || !hasBlocker;
    const standing = open.filter((one) => stillStands(one, report));
    const isToAnswer = standing.some(({ severity }) => isLast || severity === 'blocker');
    if (returned[round] === undefined && isToAnswer) return { kind: 'return', round, objections: standing };
    if (isLast) return { kind: 'done' };
  }
  return { kind: 'done' };
}

/** The result of a critique. */
export interface CritiqueOutcome {
  /** The critics who handed in. */
  read: number;
  /** Why the last critic who was asked did not judge the report; undefined when it did. */
  unjudged: string | undefined;
  raised: number;
  resolved: number;
  /** Open, and still in the report as far as code can see. */
  standing: readonly Objection[];
  /** Open when the last critic handed in; the report was changed there since, and nobody judged the change. */
  changed: readonly Objection[];
}

/** @param unasked why no critic has judged the report where none handed in. */
export function outcomeOf(rounds: readonly CritiqueRound[], report: ReportNow, unasked: string): CritiqueOutcome {
  const all = objectionsAfter(rounds);
  const open = all.filter(({ isResolved }) => !isResolved);
  const last = rounds.at(-1);
  return {
    read: rounds.filter(({ handIn }) => handIn !== null).length,
    unjudged:
      last === undefined
        ? unasked
        : last.handIn === null
          ? `the hand-in of critic ${last.assignment} was refused (${last.problems.join('; ')})`
          : undefined,
    raised: all.length,
    resolved: all.length - open.length,
    standing: open.filter((one) => stillStands(one, report)),
    changed: open.filter((one) => !stillStands(one, report)),
  };
}
