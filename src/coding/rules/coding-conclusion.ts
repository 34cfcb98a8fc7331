import type { Ledger } from '../../research/rules/ledger.ts';
import {
  type ProgressSample,
  describeLadder,
  lastLevel,
  mostExemptions,
  moveOnLadder,
} from '../../loop/rules/stall.ts';
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
    const stall = moveOnLadder(state, codingSamples(list, ledger, rounds), {
      window: state.stall_window,
      exemptions: mostExemptions,
    });
    const judgement = list === undefined ? undefined : judge(list, waiting);
    const over = endOf(list, judgement, sweep);
    const sentence =
      list === undefined || judgement === undefined
        ? 'there is no feature list yet'
        : over === 'complete'
          ? `${describeCounts(list)}. Everything that passed was verified once more.`
          : `${describeCounts(list)}. ${describeJudgement(judgement)}`;
    return {
      stall,
      over: over ?? (stall.stall_level === lastLevel ? 'stalled' : null),
      verdict: stall.stall_level === 0 ? sentence : `${sentence} ${describeLadder(stall)}`,
      ...(list !== undefined && { result: describeCounts(list) }),
      step: 'search',
      isLast: true,
    };
  };
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
      return sweep.verdict === 'passed' ? 'complete' : sweep.verdict === 'could_not_run' ? 'blocked_on_human' : null;
  }
}

/**
 * The progress of each iteration of coding. Every ended attempt counts as progress, since a feature has only three, and so does every
 * round of critics, of which there are few.
 */
export function codingSamples(
  list: FeatureList | undefined,
  ledger: Ledger,
  rounds: readonly number[] = [],
): ProgressSample[] {
  const attempts = (list?.features ?? []).flatMap(({ id, attempts: all }) => all.map((one) => ({ ...one, id })));
  return ledger.iterations
    .filter(({ kind }) => kind === 'coding')
    .map(({ iteration, recorded_at }) => {
      const ended = attempts.filter(({ ended_at }) => ended_at !== null && ended_at <= recorded_at);
      const passed = new Set(ended.filter(({ outcome }) => outcome === 'passed').map(({ id }) => id));
      return {
        iteration,
        valid: true,
        open: (list?.features ?? []).map(({ id }) => id).filter((id) => !passed.has(id)),
        product: `${ended.length} attempts ended, ${rounds.filter((round) => round <= iteration).length} rounds of critics`,
      };
    });
}
