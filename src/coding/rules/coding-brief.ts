import {
  type BriefInput,
  goal,
  heading,
  longestBrief,
  redirection,
  whenAllAnswered,
  whileInBackground,
  agentSteps,
} from '../../loop/rules/brief.ts';
import { isRecorded } from '../../loop/rules/state.ts';
import { cut, excerpt } from '../../base/errors.ts';
import { describeCounts } from './feature-list.ts';
import type { FeatureList, LastSweep } from './feature.ts';
import { judge, waitLimit, type Waiting, type Judgement, featuresToBegin } from './progress.ts';
import { stepOf } from './scrutiny.ts';
import { itemized } from './tasks.ts';
import { afterFeature, endOfFeature, endOfIteration } from './attempt.ts';
import type { Ledger } from '../../research/rules/ledger.ts';
import { describeStall, judgeStall, stallStep, type IterationYield } from '../../loop/rules/iteration.ts';
import type { Conclude } from '../../research/rules/record.ts';
import type { EndReason } from '../../base/vocabulary.ts';

export interface CodingBriefInput extends Omit<BriefInput, 'described' | 'agreed'> {
  list: FeatureList | undefined;
  waiting: Waiting;
  atWork: ReadonlySet<string>;
}

/** The brief of an iteration of implementation; the feature's own brief comes from the command that begins it. */
export function composeCodingBrief(input: CodingBriefInput): string {
  const { state, list, redirects, problems, assignments, acceptance } = input;
  const stalled = describeStall(state);
  const step = isRecorded(state) ? undefined : stepOf(assignments);
  const why = {
    look: 'Before a feature is begun, critics judge whether it can be implemented.',
    answer: 'Before a feature is begun, researchers look for what settles a blocker of critics.',
  };
  const parts = [
    heading(input),
    // The goal is in each coder's task file.
    ...(list === undefined ? [goal(input)] : []),
    ...(redirects.length > 0 ? [redirection({ redirects }, true)] : []),
    section('## So far', [
      ...(list === undefined ? ['There is no feature list yet.'] : [`${describeCounts(list)}.`]),
      ...(stalled === undefined ? [] : [`- ${stalled}`]),
      ...(step === undefined ? [] : [why[step]]),
    ]),
    ...itemized('## To fix first\n', problems.map(excerpt)),
    section('## Steps', step === undefined ? numbered(steps(input)) : [...agentSteps(input), `2. ${lastOfScrutiny}`]),
    ...(acceptance === undefined ? [] : [acceptance]),
    section('## Boundaries', [
      'Change and commit nothing yourself: agents write and review the code, and only `feature verify` makes a feature pass and commits it.',
    ]),
  ];
  return cut(parts.join('\n\n'), longestBrief);
}

function steps(input: CodingBriefInput): string[] {
  const { state, list, waiting, acceptance } = input;
  if (isRecorded(state))
    return acceptance === undefined
      ? ['The iteration is recorded: end your turn. The next brief comes by itself.']
      : ['The iteration is recorded. Only the acceptance checklist is left, below; then end your turn.'];
  if (list === undefined)
    return [
      'Run `autonomous-workflow feature import`. It makes the feature list from the plan.',
      'If it says that an agent has to divide the plan, start the agent `autonomous-workflow:feature-decomposer` with the goal above and all that the command printed. If it works in the background, end your turn: you are called when it has answered.',
      `${whenAllAnswered} Then end your turn. The next brief comes by itself.`,
    ];
  const own = featureSteps(input, list);
  return own.length > 0 ? own : [`${judge(list, waiting).said} ${endOfIteration}`];
}

const lastOfScrutiny = `${whenAllAnswered} It says what comes next. Then end your turn: the next brief comes by itself.`;

/** The steps for the features of an iteration; none if no feature is in progress or can be begun. */
function featureSteps({ state: { parallel }, begun, atWork }: CodingBriefInput, list: FeatureList): string[] {
  const running = list.features.filter(({ status }) => status === 'in_progress');
  const all = [...running, ...featuresToBegin(list, parallel)].slice(0, parallel);
  const busy = all.map(({ id }) => id).filter((id) => atWork.has(id));
  const left = all.flatMap(({ id, name }) =>
    atWork.has(id)
      ? []
      : (begun?.get(id) ??
        `Run \`autonomous-workflow feature start ${id}\` (${excerpt(name)}), and do what it and \`feature verify\` print.`),
  );
  const isOne = left.length === 1;
  const together =
    'Work on these side by side: run the commands one after the other, then start their agents in one message:';
  const first = isOne ? left.join('') : [together, ...left.map((one) => `   - ${one}`)].join('\n');
  // Once a feature has begun, the session runs no long command for it.
  const isBegun = all.every(({ id }) => atWork.has(id) || begun?.has(id) === true);
  const bound =
    parallel > 1
      ? 'Begin no other feature in this iteration: `feature verify` does, where a place is free.'
      : 'Build one feature in an iteration, even if it was quick.';
  const ends = [...(isOne ? [] : [whileInBackground]), endOfFeature, ...(isBegun ? [] : [waitLimit])].join(' ');
  return [
    ...(left.length === 0 ? [] : [`${first}\n   ${ends}`, ...(isBegun && parallel === 1 ? [] : [bound])]),
    ...(busy.length > 0 ? [afterFeature(busy, [])] : []),
  ];
}

function section(title: string, lines: readonly string[]): string {
  return `${title}\n\n${lines.join('\n')}`;
}

const numbered = (lines: readonly string[]): string[] => lines.map((line, index) => `${index + 1}. ${line}`);

export interface ImplementationStatus {
  list: FeatureList | undefined;
  waiting: Waiting;
  sweep: LastSweep | undefined;
}

/** Whether implementation is complete, blocked, or continues. */
export function concludeCoding({ list, waiting, sweep }: ImplementationStatus): Conclude {
  return (state, ledger) => {
    const stall = judgeStall(state, codingYields(list, ledger));
    const after = { ...state, ...stall };
    const counts = list && describeCounts(list);
    const judgement = list && judge(list, waiting);
    const over = (list && judgement && endOf(list, judgement, sweep)) ?? null;
    const standing =
      over === 'complete' ? `Everything that passed was verified once more${inClone(sweep)}.` : judgement?.said;
    return {
      stall,
      over: over ?? (stallStep(after) === 'the end' ? 'stalled' : null),
      verdict: [counts === undefined ? 'there is no feature list yet' : `${counts}.`, standing, describeStall(after)]
        .filter((part) => part !== undefined)
        .join(' '),
      ...(counts !== undefined && { result: counts }),
      isLast: true,
    };
  };
}

function inClone(sweep: LastSweep | undefined): string {
  if (sweep?.clone === undefined) return '';
  return sweep.clone.is === 'passed' ? ', also in a fresh clone' : `, but not in a fresh clone: ${sweep.clone.why}`;
}

/** Whether the last sweep covers all features that pass now. */
export function coversAll({ features }: FeatureList, sweep: LastSweep | undefined): boolean {
  return features.every(({ id, passes }) => !passes || sweep?.passed.includes(id));
}

function endOf(list: FeatureList, { is }: Judgement, sweep: LastSweep | undefined): EndReason | null {
  if (is === 'blocked-on-human') return 'blocked_on_human';
  if (is === 'failed') return 'failure_threshold';
  if (is === 'going-on' || sweep === undefined || !coversAll(list, sweep)) return null;
  // A sweep that failed while every feature still passes: none is to blame, so the user is asked.
  return sweep.verdict === 'passed' ? 'complete' : 'blocked_on_human';
}

/** Whether each iteration brought something: an attempt that ended, whatever its outcome. */
function codingYields(list: FeatureList | undefined, { iterations }: Ledger): IterationYield[] {
  const ended = (list?.features ?? []).flatMap(({ attempts }) => attempts.flatMap(({ ended_at }) => ended_at ?? []));
  const coding = iterations.filter(({ kind }) => kind === 'coding');
  return coding.map(({ iteration, recorded_at }, at) => {
    const before = coding[at - 1]?.recorded_at ?? '';
    const brought = ended.some((time) => time > before && time <= recorded_at);
    return { iteration, valid: true, brought };
  });
}
