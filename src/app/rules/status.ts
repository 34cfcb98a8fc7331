import { shownVerdict } from '../../loop/rules/iteration.ts';
import type { Wait } from '../../loop/rules/waiting.ts';
import { elapsedHours, isRecorded, type WorkflowState } from '../../loop/rules/state.ts';
import { hasPhase } from '../../loop/rules/modes.ts';
import { modeOf, phases, phaseTraits } from '../../base/vocabulary.ts';
import { clockTime, describeMilliseconds } from '../../base/clock.ts';
import { capitalized, counted } from '../../base/text.ts';
import { cut, excerpt, oneLine, printable } from '../../base/errors.ts';
import type { AgentRow } from './agents.ts';
import type { Summary } from './summary.ts';
import { describeUntested } from '../../loop/rules/untested.ts';

export interface StatusInput {
  state: WorkflowState;
  /** The first lines of the status. */
  summary: Summary;
  /** The agents of the iteration in progress. */
  agents?: readonly AgentRow[];
  /** A sentence on its owner. */
  owner: string;
  /** The reason why its session waits, if it does. */
  wait?: Wait | undefined;
  /** The files that a person would open, from the project's root. */
  files?: readonly string[];
  /** Objections of critics to the features, one line each. */
  held?: readonly string[];
  /** The tests that failed before any feature: a sentence; empty where there are none. */
  failing?: string;
  /** Why the web search does not work: a phrase; empty where it does. */
  outage?: string;
  /** How far the findings are checked: a phrase; empty before anything was. */
  checks?: string;
  /** The result of the checks of the report: a phrase; empty before there were any. */
  report?: string;
  /** The result of the critique of the report: a phrase; empty before there was one. */
  critique?: string;
  /** Redirects that no brief has contained yet. */
  waiting?: readonly string[];
  /** The last lines of progress.txt. */
  recent?: readonly string[];
  /** Whether the numbers of the verdict, the budgets and the owner are shown too. */
  isVerbose?: boolean;
  now: Date;
}

type Row = [label: string, text: string];

/** The status of a workflow, for people: the summary, details of its mode, files, and recent events. */
export function formatStatus(input: StatusInput): string {
  const { state, agents = [], files = [], recent = [], isVerbose = false, now } = input;
  const title = `${state.name} (${modeOf(state.workflow_type)}): ${isVerbose ? printable(state.prompt) : cut(excerpt(state.prompt), longestGoal)}`;
  const shown = agents.filter((agent) => isVerbose || agent.state !== 'handed in').slice(0, mostAgents);
  const answers = answersOf(input.summary);
  const details = [...detailsOf(input), ...(isVerbose ? numbersOf(input) : [])];
  const width = Math.max(...[...answers, ...details].map(([label]) => label.length));
  const line = ([label, text]: Row) => `${label.padEnd(width)}  ${printable(text)}`;
  const work = shown.map((agent) => `${' '.repeat(width)}  - ${describeAgent(agent, now)}`);
  const [well = '', doing = '', ...others] = answers.map(line);
  return [
    [title],
    [well, doing, ...work, ...others],
    details.map(line),
    files.map((file) => `file  ${file}`),
    recent.map(printable),
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

const longestGoal = 120;
const mostAgents = 8;
const longestTask = 80;

function answersOf({ is_well, doing, needs, until, cost }: Summary): Row[] {
  const asked = needs.flatMap((one) => one.split('\n')).map((one) => oneLine(one));
  const [first = 'nothing', ...more] = asked;
  return [
    ['well', is_well],
    ['now', doing],
    ['needs you', first],
    ...more.map((one): Row => ['', one]),
    ['done', until],
    ['cost', cost],
  ];
}

/** An agent by its task, with its age while it is at work. */
function describeAgent({ assignment, agent, task, state, started_at }: AgentRow, now: Date): string {
  const age = started_at === null ? '' : ` for ${describeMilliseconds(now.getTime() - Date.parse(started_at))}`;
  const about = printable(task).split('\n')[0] ?? '';
  const words = about === '' ? '' : `: ${about.length <= longestTask ? about : `${cut(about, longestTask - 1)}…`}`;
  return `${assignment === null ? '' : `${assignment} `}${agent} ${state}${state === 'at work' ? age : ''}${words}`;
}

/** The results so far that the mode has. */
function detailsOf({
  state,
  held = [],
  failing = '',
  outage = '',
  checks = '',
  report = '',
  critique = '',
  waiting = [],
}: StatusInput): Row[] {
  const hasResearch = hasPhase(modeOf(state.workflow_type), phases.A) || state.findings_count > 0;
  const found = `${counted(state.findings_count, 'finding')} from ${counted(state.sources_cited, 'source')}, ${counted(state.open_questions, 'open research question')}`;
  const verdict = shownVerdict(state);
  // A verdict of coding names the next feature, which may be in review by now.
  const isPast =
    phaseTraits[state.current_phase].worksOnFeatures && state.status === 'in_progress' && !isRecorded(state);
  return [
    ...(hasResearch ? [['found', found] as Row] : []),
    ...(checks === '' || !hasResearch ? [] : [['checked', checks] as Row]),
    ...(state.features_total === 0 ? [] : [['features', describeFeatureCounts(state)] as Row]),
    ...(failing === '' ? [] : [['red before', failing] as Row]),
    ...held.map((line): Row => ['held against', line]),
    ...(outage === '' ? [] : [['searches', outage] as Row]),
    ...(report === '' ? [] : [['report', report] as Row]),
    ...(critique === '' ? [] : [['critique', critique] as Row]),
    ...(state.last_result === null
      ? []
      : [['last', `iteration ${state.recorded_iteration}: ${state.last_result}`] as Row]),
    ...waiting.map((text): Row => ['redirect', `“${excerpt(text)}”`]),
    [
      'verdict',
      verdict === null
        ? 'none yet'
        : `${isPast ? `after iteration ${state.recorded_iteration}: ` : ''}${capitalized(verdict)}`,
    ],
  ];
}

function numbersOf({ state, owner, wait, now }: StatusInput): Row[] {
  return [
    ...(state.verdict_numbers === null ? [] : [['numbers', state.verdict_numbers] as Row]),
    ['iteration', `${state.iteration} of at most ${state.max_iterations}, ${state.current_phase}`],
    ['time', `${elapsedHours(state, now).toFixed(1)} of at most ${counted(state.max_duration_hours, 'hour')}`],
    ['changed', clockTime(new Date(state.updated_at), now)],
    ['driver', `${state.driver}; ${owner}`],
    ...(state.end_reason === null
      ? []
      : [['end', `${state.status} (${state.end_reason}): ${state.end_message ?? ''}`] as Row]),
    ...(wait?.kind === 'agents' ? [['waits', `for ${counted(wait.tasks.length, 'agent')}`] as Row] : []),
  ];
}

/** The number of agents that handed in; the number of assignments is unknown after machine state was lost. */
export function describeAgents(finished: number, assigned: number): string {
  if (assigned > 0) return `${finished} of ${counted(assigned, 'agent')} handed in`;
  return finished === 0 ? '' : `${counted(finished, 'agent')} handed in`;
}

function describeFeatureCounts({
  features_total,
  features_complete,
  features_failed,
  ...state
}: WorkflowState): string {
  const failed = features_failed === 0 ? '' : `, ${features_failed} failed`;
  return `${features_complete} of ${features_total} pass${describeUntested(state)}${failed} (autonomous-workflow feature list)`;
}
