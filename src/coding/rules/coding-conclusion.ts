import type { Ledger } from '../../research/rules/ledger.ts';
import { describeStall, judgeStall, stallStep, type IterationYield } from '../../loop/rules/stall.ts';
import type { Conclude } from '../../research/rules/research-conclusion.ts';
import type { EndReason } from '../../base/vocabulary.ts';
import { describeCounts, describeJudgement } from './describe.ts';
import type { FeatureList } from './feature.ts';
import { judge, type Judgement } from './remaining-work.ts';
import type { Waiting } from './feature-status.ts';

/** The last verification of all passed features together. */
export interface LastSweep {
  verdict: 'passed' | 'failed' | 'could_not_run';
  /** Ids of the features that passed then. */
  passed: string[];
  at: string;
  /** The verified tree, and the commit checked out then; sweeps before 0.3 have neither. */
  tree?: string | undefined;
  head?: string | undefined;
  /** How everything ended in a fresh clone; missing where nothing else passed, and in earlier versions. */
  clone?: { is: 'passed' | 'failed' | 'not-run'; why: string } | undefined;
}

export interface ImplementationStatus {
  /** With derived statuses; undefined before there is one. */
  list: FeatureList | undefined;
  waiting: Waiting;
  sweep: LastSweep | undefined;
  /** Iterations in which critics judged the features, or their objections were answered. */
  rounds?: readonly number[];
}

/** Whether implementation is complete, blocked, or continues. */
export function concludeCoding({ list, waiting, sweep, rounds = [] }: ImplementationStatus): Conclude {
  return (state, ledger) => {
    const stall = judgeStall(state, codingYields(list, ledger, rounds));
    const after = { ...state, ...stall };
    const judgement = list === undefined ? undefined : judge(list, waiting);
    const over = endOf(list, judgement, sweep);
    const sentence =
      list === undefined || judgement === undefined
        ? 'there is no feature list yet'
        : over === 'complete'
          ? `${describeCounts(list)}. Everything that passed was verified once more${inClone(sweep)}.`
          : `${describeCounts(list)}. ${describeJudgement(judgement)}`;
    return {
      stall,
      over: over ?? (stallStep(after) === 'the end' ? 'stalled' : null),
      verdict: [sentence, describeStall(after)].filter((part) => part !== undefined).join(' '),
      ...(list !== undefined && { result: describeCounts(list) }),
      isLast: true,
    };
  };
}

function inClone(sweep: LastSweep | undefined): string {
  if (sweep?.clone === undefined) return '';
  return sweep.clone.is === 'passed' ? ', also in a fresh clone' : `, but not in a fresh clone: ${sweep.clone.why}`;
}

/** Whether the last sweep covers all features that pass now. */
export function coversAll(list: FeatureList, sweep: LastSweep | undefined): boolean {
  const swept = new Set(sweep?.passed);
  return list.features.every(({ id, passes }) => !passes || swept.has(id));
}

function endOf(
  list: FeatureList | undefined,
  judgement: Judgement | undefined,
  sweep: LastSweep | undefined,
): EndReason | null {
  switch (judgement?.is) {
    case undefined:
    case 'going-on':
      return null;
    case 'blocked-on-human':
      return 'blocked_on_human';
    case 'failed':
      return 'failure_threshold';
    case 'ready-for-sweep':
      if (list === undefined || sweep === undefined || !coversAll(list, sweep)) return null;
      // A sweep that failed while every feature still passes: none is to blame, so the user is asked.
      return sweep.verdict === 'passed' ? 'complete' : 'blocked_on_human';
  }
}

/**
 * Whether each iteration of coding brought something. An attempt that ended counts, whatever its outcome, since a feature has only a few, and so does
 * a round of critics.
 */
function codingYields(
  list: FeatureList | undefined,
  { iterations }: Ledger,
  rounds: readonly number[] = [],
): IterationYield[] {
  const ended = (list?.features ?? []).flatMap(({ attempts }) => attempts.flatMap(({ ended_at }) => ended_at ?? []));
  const coding = iterations.filter(({ kind }) => kind === 'coding');
  return coding.map(({ iteration, recorded_at }, at) => {
    const before = coding[at - 1]?.recorded_at ?? '';
    return {
      iteration,
      valid: true,
      brought: rounds.includes(iteration) || ended.some((time) => time > before && time <= recorded_at),
    };
  });
}
