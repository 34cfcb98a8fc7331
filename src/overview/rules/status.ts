import { excerpt, oneLine, printable, shortened } from '../../base/errors.ts';
import { describeMilliseconds, localTime } from '../../base/figures.ts';
import { counted } from '../../base/text.ts';
import { modeOf } from '../../base/vocabulary.ts';
import type { BrokenOverview, Overview, Row, ShownAgent, Summary } from './overview.ts';

const longestGoal = 300;
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

/** The status of a workflow, for people: the five answers, what its mode has, files, and recent events. */
export function formatStatus(overview: Overview, now: Date): string {
  const { name, workflow_type, prompt, summary, details, agents, files, recent } = overview;
  const shown = agents.filter(({ state }) => state !== 'handed in').slice(0, mostAgents);
  const answers = answerRows(summary);
  const width = Math.max(...[...answers, ...details].map(([label]) => label.length));
  const line = ([label, text]: Row) => `${label.padEnd(width)}  ${printable(text)}`;
  const work = shown.map((agent) => `${' '.repeat(width)}  - ${describeAgent(agent, now)}`);
  const [state = '', doing = '', ...others] = answers.map(line);
  return [
    [`${name} (${modeOf(workflow_type)}): ${shortened(excerpt(prompt), longestGoal)}`],
    [state, doing, ...work, ...others],
    details.map(line),
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

/** Several workflows: where each stands, and what it needs. */
export function formatList(all: readonly (Overview | BrokenOverview)[]): string {
  if (all.length === 0) return 'No workflows in this project.';
  const width = Math.max(...all.map(({ name }) => name.length));
  return all.map((one) => `${one.name.padEnd(width)}  ${'problem' in one ? one.problem : listed(one)}`).join('\n');
}

function listed({
  status,
  end_reason,
  iteration,
  findings_count,
  features_total,
  summary,
  ...state
}: Overview): string {
  const figures = [
    `iteration ${iteration}`,
    ...(findings_count === 0 ? [] : [counted(findings_count, 'finding')]),
    ...(features_total === 0 ? [] : [`${state.features_complete} of ${counted(features_total, 'feature')} pass`]),
    localTime(new Date(state.updated_at)),
    ...(status === 'in_progress' ? summary.needs.slice(0, 1).map((need) => `needs you: ${excerpt(need)}`) : []),
  ];
  return `${(end_reason === null ? status : `${status} (${end_reason})`).padEnd(24)}  ${figures.join(', ')}`;
}
