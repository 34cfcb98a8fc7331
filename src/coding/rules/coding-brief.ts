import {
  agentSteps,
  type BriefInput,
  longestBrief,
  redirection,
  whenAllAnswered,
  whileInBackground,
} from '../../loop/rules/brief.ts';
import { isRecorded } from '../../loop/rules/state.ts';
import { cut, excerpt, printable } from '../../base/errors.ts';
import { describeCounts, describeJudgement, verdictBeyondCounts } from './describe.ts';
import type { FeatureList } from './feature.ts';
import { judge } from './remaining-work.ts';
import { waitLimit, featuresToBegin } from './ready.ts';
import { stepOf } from './scrutiny.ts';
import { afterFeature, endOfFeature, endOfIteration } from './session-steps.ts';
import type { Waiting } from './feature-status.ts';
import { worktreeFolder } from './attempt-record.ts';

export interface CodingBriefInput extends Omit<BriefInput, 'described' | 'agreed'> {
  /** The list with derived statuses; undefined before there is one. */
  list: FeatureList | undefined;
  waiting: Waiting;
  /** Whether a feature may be begun in this workflow. */
  isOpen: (feature: string) => boolean;
  /** Open questions to a person, and the critics' blockers while they are looked into, one line each. */
  asked: readonly string[];
  objections: readonly string[];
  /** The features whose agent is at work. */
  atWork: ReadonlySet<string>;
}

const longestGoal = 2_500;
const mostAsked = 5;

/** The brief of an iteration of implementation; the feature's own brief comes from the command that begins it. */
export function composeCodingBrief(input: CodingBriefInput): string {
  const { state, list, redirects, problems, asked } = input;
  const title = `# Brief: workflow ${state.name} · ${state.current_phase} · iteration ${state.iteration} of at most ${state.max_iterations}`;
  const parts = [
    `${title}\n\nIt replaces the briefs of all earlier iterations.`,
    // The goal is in each coder's task file.
    ...(list === undefined ? [goal(input)] : []),
    ...(redirects.length > 0 ? [redirection({ redirects }, true)] : []),
    section('## So far', [
      ...soFar(list, input.waiting, state.verdict),
      ...underScrutiny(input),
      ...asked.slice(0, mostAsked).map((line) => `- the user is asked: ${line}`),
    ]),
    ...(problems.length > 0
      ? [
          section(
            '## To fix first',
            problems.map((problem) => `- ${excerpt(problem)}`),
          ),
        ]
      : []),
    section('## Steps', isUnderScrutiny(input) ? scrutinySteps(input) : numbered(steps(input))),
    ...(input.acceptance === undefined ? [] : [input.acceptance]),
    boundaries(input),
  ];
  return cut(parts.join('\n\n'), longestBrief);
}

/** The part of a brief about critics or researchers, who come before the features, and about blockers that hold features back. */
function underScrutiny(input: CodingBriefInput): string[] {
  if (!isUnderScrutiny(input)) return [];
  const why =
    stepOf(input.assignments) === 'look'
      ? 'Before a feature is begun, critics judge whether it can be implemented.'
      : 'Researchers look for what settles a blocker of critics; a feature that it concerns waits.';
  return [why, ...input.objections.map((line) => `- ${line}`)];
}

const isUnderScrutiny = ({ state, assignments }: CodingBriefInput) =>
  !isRecorded(state) && stepOf(assignments) !== undefined;

const waits = describeJudgement({ is: 'blocked-on-human', escalations: [] }).split(':')[0] ?? '';

/** The number of features by status, and the parts of the last verdict that add to it. */
function soFar(list: FeatureList | undefined, waiting: Waiting, verdict: string | null): string[] {
  const counts = list === undefined ? 'There is no feature list yet.' : `${describeCounts(list)}.`;
  const said = verdictBeyondCounts(verdict ?? '');
  // The user may have answered since that verdict.
  if (list !== undefined && said.startsWith(waits) && judge(list, waiting).is !== 'blocked-on-human') return [counts];
  // The steps already say this.
  const isSaid = ['', counts, describeJudgement({ is: 'ready-for-sweep' })].includes(said);
  return isSaid ? [counts] : [counts, `- ${excerpt(said)}`];
}

function goal({ state, folder }: CodingBriefInput): string {
  const text = printable(state.prompt);
  const shown =
    text.length <= longestGoal ? text : `${cut(text, longestGoal)}… (in full in ${folder}/${state.name}-state.md)`;
  return `## Goal\n\n${shown.replace(/^/gm, '> ')}`;
}

function steps(input: CodingBriefInput): string[] {
  const { state, list, waiting, acceptance } = input;
  if (isRecorded(state) && acceptance !== undefined)
    return ['The iteration is recorded. What is left is what has to be reached, below; then end your turn.'];
  if (isRecorded(state)) return ['The iteration is recorded: end your turn. The next brief comes by itself.'];
  if (list === undefined)
    return [
      'Run `autonomous-workflow feature import`. It makes the feature list from the plan.',
      'If it says that an agent has to divide the plan, start the agent `autonomous-workflow:feature-decomposer` with the goal above and all that the command printed. It hands in by itself. If it works in the background, end your turn: you are called when it has answered.',
      `${whenAllAnswered} Then end your turn. The next brief comes by itself.`,
    ];
  const own = featureSteps({ ...input, list });
  return own.length > 0 ? own : [`${describeJudgement(judge(list, waiting))} ${endOfIteration}`];
}

function scrutinySteps(input: CodingBriefInput): string[] {
  const features = input.list === undefined ? [] : featureSteps({ ...input, list: input.list });
  const [first, ...others] = features;
  const beside = first === undefined ? [] : [`Meanwhile, no objection concerns these. ${first}`, ...others];
  const last = `${whenAllAnswered} It says what comes next. Then end your turn: the next brief comes by itself.`;
  return [...agentSteps(input), ...[...beside, last].map((step, index) => `${index + 2}. ${step}`)];
}

/** The steps for the features of an iteration; none if no feature is in progress or can be begun. */
function featureSteps({
  state,
  list,
  isOpen,
  folder,
  begun,
  atWork,
}: CodingBriefInput & { list: FeatureList }): string[] {
  const { parallel } = state;
  const running = list.features.filter(({ status }) => status === 'in_progress');
  const all = [...running, ...featuresToBegin(list, parallel, isOpen)].slice(0, parallel);
  const busy = all.filter(({ id }) => atWork.has(id)).map(({ id }) => ({ id, isAtWork: true, left: '' }));
  const place = (id: string) => (parallel > 1 ? `, in \`${worktreeFolder(folder, id)}\`` : '');
  const left = all.flatMap(({ id, name }) =>
    atWork.has(id)
      ? []
      : (begun?.get(id) ??
        `Run \`autonomous-workflow feature start ${id}\` (${excerpt(name)}${place(id)}), and do what it and \`feature verify\` print.`),
  );
  const first =
    left.length < 2
      ? left
      : [
          [
            'These are worked on side by side. Run what is to be run, one after the other, and start their agents in one message:',
            ...left.map((one) => `   - ${one}`),
          ].join('\n'),
        ];
  const bound =
    parallel > 1
      ? 'Begin no other feature in this iteration: `feature verify` does, where a place is free.'
      : 'One feature in an iteration, also when it was quick.';
  return [
    ...first.flatMap((one) => [
      `${one}\n   ${left.length > 1 ? `${whileInBackground} ` : ''}${endOfFeature} ${waitLimit}`,
      bound,
    ]),
    ...(busy.length > 0 ? [afterFeature(busy)] : []),
  ];
}

function boundaries({ folder }: CodingBriefInput): string {
  return section('## Boundaries', [
    `- Agents write the code and review it. You start them with the prompts that commands print, and change no file yourself; ${folder}/ is written by commands only.`,
    '- Nothing passes but by `feature verify`. Never remove, skip or weaken a test, and leave what verifies the project as it is: code that finds any of that fails the attempt, and a reviewer sees what is unclear.',
    '- Do not commit: the command does, when a feature has passed.',
  ]);
}

function section(title: string, lines: readonly string[]): string {
  return `${title}\n\n${lines.join('\n')}`;
}

function numbered(lines: readonly string[]): string[] {
  return lines.map((line, index) => `${index + 1}. ${line}`);
}
