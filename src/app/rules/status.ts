import { isWriting, shownVerdict } from '../../loop/rules/iteration.ts';
import type { Wait } from '../../loop/rules/waiting.ts';
import { elapsedHours, type WorkflowState } from '../../loop/rules/state.ts';
import { counted } from '../../base/text.ts';
import { excerpt, printable } from '../../base/errors.ts';

export interface StatusInput {
  state: WorkflowState;
  /** Who owns it: a sentence. */
  owner: string;
  finished: number;
  assigned: number;
  /** A phrase on the work in progress, where it is not that of agents who hand in. */
  work?: string | undefined;
  /** Cost and tokens so far: a phrase. */
  spend: string;
  /** The reason why its session waits, if it does. */
  wait: Wait | undefined;
  /** The files that a person would open, from the project's root. */
  files: readonly string[];
  /** Objections of critics to the features, one line each. */
  held?: readonly string[];
  /** Why the web search does not work: a phrase; empty where it does. */
  outage?: string;
  /** How far the findings are checked: a phrase; empty before anything was. */
  checks?: string;
  /** The result of the checks of the report: a phrase; empty before there were any. */
  report?: string;
  /** The result of the critique of the report: a phrase; empty before there was one. */
  critique?: string;
  /** The last lines of progress.txt. */
  recent: readonly string[];
  /** Open questions to a person, one line each. */
  escalations?: readonly string[];
  now: Date;
}

/** Where a workflow stands, for people. */
export function formatStatus({
  state,
  owner,
  finished,
  assigned,
  work = isWriting(state) ? 'writing the report up' : describeAgents(finished, assigned),
  spend,
  wait,
  files,
  held = [],
  outage = '',
  checks = '',
  report = '',
  critique = '',
  recent,
  escalations = [],
  now,
}: StatusInput): string {
  const end = state.end_reason === null || state.end_reason === state.status ? '' : ` (${state.end_reason})`;
  const goesOn = state.status === 'in_progress';
  const rows: [string, string][] = [
    ['workflow', `${state.name}: ${state.status}${end}`],
    ['goal', excerpt(state.prompt)],
    ['phase', state.current_phase],
    ['iteration', `${state.iteration} of at most ${state.max_iterations}${goesOn && work !== '' ? `, ${work}` : ''}`],
    [
      'found',
      `${counted(state.findings_count, 'finding')}, ${counted(state.sources_cited, 'source')}, ${counted(state.open_questions, 'open question')}`,
    ],
    ...(state.features_total === 0 ? [] : [['features', describeFeatureCounts(state)] as [string, string]]),
    ...held.map((line) => ['held against', line] as [string, string]),
    ...(outage === '' ? [] : [['searches', outage] as [string, string]]),
    ...(checks === '' ? [] : [['checked', checks] as [string, string]]),
    ...(report === '' ? [] : [['report', report] as [string, string]]),
    ...(critique === '' ? [] : [['critique', critique] as [string, string]]),
    ['verdict', shownVerdict(state) ?? 'none yet'],
    [
      'time',
      `${elapsedHours(state, now).toFixed(1)} of at most ${counted(state.max_duration_hours, 'hour')}, last change ${state.updated_at}`,
    ],
    ['cost', spend],
    ['driver', `${state.driver}; ${owner}`],
  ];
  const waiting = goesOn ? describeWait(wait, now) : undefined;
  if (waiting !== undefined) rows.push(['waits', waiting]);
  if (state.end_message !== null) rows.push(['end', state.end_message]);
  const width = Math.max(...rows.map(([label]) => label.length));
  const table = rows.map(([label, value]) => `${label.padEnd(width)}  ${printable(value)}`);
  const asked = escalations.length === 0 ? [] : [...escalations.map(excerpt), ''];
  return [...asked, ...table, '', ...files.map((file) => `file  ${file}`), '', ...recent.map(printable)]
    .join('\n')
    .trimEnd();
}

/** The number of agents that handed in; that of assignments is unknown after machine state was lost. */
export function describeAgents(finished: number, assigned: number): string {
  if (assigned > 0) return `${finished} of ${counted(assigned, 'agent')} handed in`;
  return finished === 0 ? '' : `${counted(finished, 'agent')} handed in`;
}

function describeFeatureCounts({ features_total, features_complete, features_failed }: WorkflowState): string {
  const failed = features_failed === 0 ? '' : `, ${features_failed} failed`;
  return `${features_complete} of ${features_total} pass${failed} (autonomous-workflow feature list)`;
}

function describeWait(wait: Wait | undefined, now: Date): string | undefined {
  if (wait === undefined) return undefined;
  switch (wait.kind) {
    case 'agents':
      return `for ${counted(wait.tasks.length, 'agent')}, since ${new Date(wait.turn).toISOString()}`;
    case 'input':
      return 'for what was typed to be answered';
    case 'pause':
      return `for the next iteration, ${until(wait.until, now)}${wait.why === undefined ? '' : `: ${wait.why}`}`;
    case 'api':
      return `for the API (${wait.error}), ${until(wait.until, now)}; attempt ${wait.attempt}`;
    case 'busy':
      return undefined;
  }
}

function until(instant: number, now: Date): string {
  const minutes = Math.max(0, Math.ceil((instant - now.getTime()) / 60_000));
  return `until ${new Date(instant).toISOString()} (${minutes} min)`;
}
