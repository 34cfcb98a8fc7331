import { cut, excerpt, oneLine, printable, shortened } from '../../base/errors.ts';
import { describeMilliseconds, localTime } from '../../base/clock.ts';
import { counted } from '../../base/text.ts';
import { modeOf } from '../../base/vocabulary.ts';
import type { ShownAgent } from './agents.ts';
import type { Summary } from './answers.ts';
import type { BrokenOverview, Overview, Row } from './overview.ts';

const longestGoal = 120;
const longestTask = 80;
const mostAgents = 8;

/** The five answers as the rows of a table; what it needs has a row for each line. */
export function answerRows({ is_well, doing, needs, cost, until }: Summary): Row[] {
  const [first = 'nothing', ...more] = needs.flatMap((one) => one.split('\n')).map(oneLine);
  return [
    ['state', is_well],
    ['now', doing],
    ['needs you', first],
    ...more.map((one): Row => ['', one]),
    ['cost', cost],
    ['done', until],
  ];
}

/** The status of a workflow, for people: the five answers, details of its mode, files, and recent events. */
export function formatStatus(overview: Overview, now: Date, isVerbose = false): string {
  const { name, workflow_type, prompt, summary, details, numbers, agents, files, recent } = overview;
  const goal = isVerbose ? printable(prompt) : cut(excerpt(prompt), longestGoal);
  const shown = agents.filter(({ state }) => isVerbose || state !== 'handed in').slice(0, mostAgents);
  const answers = answerRows(summary);
  const rows = [...details, ...(isVerbose ? numbers : [])];
  const width = Math.max(...[...answers, ...rows].map(([label]) => label.length));
  const line = ([label, text]: Row) => `${label.padEnd(width)}  ${printable(text)}`;
  const work = shown.map((agent) => `${' '.repeat(width)}  - ${describeAgent(agent, now)}`);
  const [state = '', doing = '', ...others] = answers.map(line);
  return [
    [`${name} (${modeOf(workflow_type)}): ${goal}`],
    [state, doing, ...work, ...others],
    rows.map(line),
    files.map((file) => `file  ${file}`),
    recent.map(printable),
  ]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

/** An agent by its task, with its age while it is at work. */
export function describeAgent({ assignment, agent, task, state, started_at }: ShownAgent, now: Date): string {
  const age =
    started_at === null || state !== 'at work'
      ? ''
      : ` for ${describeMilliseconds(now.getTime() - Date.parse(started_at))}`;
  const about = shortened(printable(task).split('\n')[0] ?? '', longestTask);
  return `${assignment === null ? '' : `${assignment} `}${agent} ${state}${age}${about === '' ? '' : `: ${about}`}`;
}

/** A line for each workflow: its state, and the figures that its mode has. */
export function formatList(all: readonly (Overview | BrokenOverview)[]): string {
  if (all.length === 0) return 'No workflows in this project.';
  const width = Math.max(...all.map(({ name }) => name.length));
  return all.map((one) => `${one.name.padEnd(width)}  ${'problem' in one ? one.problem : listed(one)}`).join('\n');
}

function listed({ status, end_reason, iteration, findings_count, features_total, ...state }: Overview): string {
  const figures = [
    `iteration ${iteration}`,
    ...(findings_count === 0 ? [] : [counted(findings_count, 'finding')]),
    ...(features_total === 0 ? [] : [`${state.features_complete} of ${counted(features_total, 'feature')} pass`]),
    localTime(new Date(state.updated_at)),
  ];
  return `${(end_reason === null ? status : `${status} (${end_reason})`).padEnd(24)}  ${figures.join(', ')}`;
}

/** Several workflows, the main answers of each. */
export function formatSeveral(all: readonly (Overview | BrokenOverview)[]): string {
  const parts = all.map((one) =>
    'problem' in one
      ? `${one.name}: ${excerpt(one.problem)}`
      : `${one.name}: ${one.summary.is_well}\n  now        ${one.summary.doing}\n  needs you  ${excerpt(one.summary.needs[0] ?? 'nothing')}\n  cost       ${one.summary.cost}`,
  );
  return [...parts, 'More about one: autonomous-workflow status NAME'].join('\n\n');
}
