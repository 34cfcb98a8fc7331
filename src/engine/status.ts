import { isWriting } from './iteration.ts';
import { elapsedHours, type WorkflowState } from './state.ts';
import { excerpt, printable } from './workflow-error.ts';

export interface StatusInput {
  state: WorkflowState;
  /** Who owns it: a sentence. */
  owner: string;
  settled: number;
  assigned: number;
  /** Files worth looking at that exist, from the project's root. */
  files: readonly string[];
  /** The last lines of progress.txt. */
  recent: readonly string[];
  now: Date;
}

/** Where a workflow stands, for people. */
export function formatStatus({ state, owner, settled, assigned, files, recent, now }: StatusInput): string {
  const end = state.end_reason === null || state.end_reason === state.status ? '' : ` (${state.end_reason})`;
  const goesOn = state.status === 'in_progress';
  const work = isWriting(state) ? 'writing the report up' : `${settled} of ${assigned} agents have handed in`;
  const rows: [string, string][] = [
    ['workflow', `${state.name}: ${state.status}${end}`],
    ['goal', excerpt(state.prompt)],
    ['phase', state.current_phase],
    ['iteration', `${state.iteration} of at most ${state.max_iterations}${goesOn ? `, ${work}` : ''}`],
    [
      'found',
      `${state.findings_count} findings, ${state.sources_cited} sources, ${state.open_questions} open questions`,
    ],
    ['verdict', state.verdict ?? 'none yet'],
    [
      'time',
      `${elapsedHours(state, now).toFixed(1)} of at most ${state.max_duration_hours} hours, last change ${state.updated_at}`,
    ],
    ['driver', `${state.driver}; ${owner}`],
  ];
  if (state.end_message !== null) rows.push(['end', state.end_message]);
  const width = Math.max(...rows.map(([label]) => label.length));
  const table = rows.map(([label, value]) => `${label.padEnd(width)}  ${printable(value)}`);
  return [...table, '', ...files.map((file) => `file  ${file}`), '', ...recent.map(printable)].join('\n').trimEnd();
}
