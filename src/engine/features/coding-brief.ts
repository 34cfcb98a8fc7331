import { longestBrief, redirection } from '../brief.ts';
import type { Redirect } from '../steering/redirect.ts';
import { isRecorded, type WorkflowState } from '../state/state.ts';
import { cut, excerpt, printable } from '../workflow-error.ts';
import { describeCounts, describeJudgement } from './describe.ts';
import type { FeatureList } from './feature.ts';
import { judge } from './judgement.ts';
import { featuresToBegin } from './ready.ts';
import type { Waiting } from './standing.ts';

export interface CodingBriefInput {
  state: WorkflowState;
  /** Settled; undefined before there is one. */
  list: FeatureList | undefined;
  waiting: Waiting;
  /** What a person is asked, one line each. */
  asked: readonly string[];
  problems: readonly string[];
  redirects: readonly Pick<Redirect, 'text'>[];
  folder: string;
  /** What is to be done for the acceptance checklist, when nothing else is left. */
  acceptance: string | undefined;
}

const longestGoal = 2_500;
const mostAsked = 5;

/** What Claude is to do in an iteration of implementation; the feature's own brief comes from the command that begins it. */
export function composeCodingBrief(input: CodingBriefInput): string {
  const { state, list, redirects, problems, asked } = input;
  const title = `# Brief: workflow ${state.name} · ${state.current_phase} · iteration ${state.iteration} of at most ${state.max_iterations}`;
  const parts = [
    `${title}\n\nIt replaces the briefs of all earlier iterations.`,
    goal(input),
    ...(redirects.length > 0 ? [redirection({ redirects })] : []),
    section('## So far', [
      list === undefined ? 'There is no feature list yet.' : `${describeCounts(list)}.`,
      ...(state.verdict === null ? [] : [excerpt(state.verdict)]),
      ...asked.slice(0, mostAsked).map((line) => `- the user is asked: ${excerpt(line)}`),
    ]),
    ...(problems.length > 0
      ? [
          section(
            '## To mend first',
            problems.map((problem) => `- ${excerpt(problem)}`),
          ),
        ]
      : []),
    section('## Steps', numbered(steps(input))),
    ...(input.acceptance === undefined ? [] : [input.acceptance]),
    boundaries(input),
  ];
  return cut(parts.join('\n\n'), longestBrief);
}

function goal({ state, folder }: CodingBriefInput): string {
  const text = printable(state.prompt);
  const shown =
    text.length <= longestGoal ? text : `${cut(text, longestGoal)}… (in full in ${folder}/${state.name}-state.md)`;
  return `## Goal\n\n${shown.replace(/^/gm, '> ')}`;
}

const record = 'Run `autonomous-workflow record`, and then end your turn. The next brief comes by itself.';
const patience =
  'it runs tests: give it a time limit of 600000 ms or, where they take longer, run it in the background and wait for its end';

function steps({ state, list, waiting, acceptance }: CodingBriefInput): string[] {
  if (isRecorded(state) && acceptance !== undefined)
    return ['The iteration is recorded. What is left is what has to be reached, below; then end your turn.'];
  if (isRecorded(state)) return ['The iteration is recorded: end your turn. The next brief comes by itself.'];
  if (list === undefined)
    return [
      'Run `autonomous-workflow features import`. It makes the feature list from the plan.',
      'If it says that an agent has to divide the plan, start the agent `autonomous-workflow:feature-decomposer` with the goal above and all that the command printed. It hands in by itself.',
      record,
    ];
  const running = list.features.filter(({ status }) => status === 'in_progress');
  const [feature] = running.length > 0 ? running : featuresToBegin(list, 1);
  if (feature === undefined) return [`${describeJudgement(judge(list, waiting))} ${record}`];
  return [
    `Run \`autonomous-workflow feature start ${feature.id}\` (${excerpt(feature.name)}; ${patience}). It prints what is to be done: follow it to its end, also through \`autonomous-workflow feature verify ${feature.id}\` and the review that this asks for.`,
    `${record} One feature in an iteration, also when it was quick.`,
  ];
}

function boundaries({ folder }: CodingBriefInput): string {
  return section('## Boundaries', [
    `- Agents write the code and review it; you start them and pass on what commands print. ${folder}/ is written by commands only, but for a file that a step tells you to write.`,
    '- Nothing passes but by `feature verify`. Never remove, skip or weaken a test, and leave what verifies the project as it is: it is found out.',
    '- Do not commit: the command does, when a feature has passed.',
  ]);
}

function section(title: string, lines: readonly string[]): string {
  return `${title}\n\n${lines.join('\n')}`;
}

function numbered(lines: readonly string[]): string[] {
  return lines.map((line, index) => `${index + 1}. ${line}`);
}
