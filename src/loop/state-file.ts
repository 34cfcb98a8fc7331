import { existsSync } from 'node:fs';
import { hasShapeOf } from '../base/json.ts';
import { WorkflowError, exitCodes, oneLine } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import {
  writeDocument,
  type WrittenDocument,
  documentsInLog,
  valueAsWritten,
  hasDocument,
} from '../journal/document.ts';
import { hasLog } from '../journal/journal.ts';
import type { Json } from '../journal/rules/fold.ts';
import { type WorkflowState, hasPhase, isWriting } from './rules/state.ts';
import { initialState } from './rules/initial-state.ts';
import { formatAmount } from '../base/figures.ts';
import { modeOf, phases, phaseTraits, type PhaseName } from '../base/vocabulary.ts';

const nameOf = ({ name }: WorkflowPaths): string => `${name}-state.md`;

/** The part of the state's document that writing needs; state-document adds the reading of a changed file. */
export function stateFile(paths: WorkflowPaths) {
  return {
    paths,
    name: nameOf(paths),
    title: 'the state file',
    format: (state) => formatFrontMatter({ ...state }, formatStateBody(state, paths.folder)),
  } as const satisfies WrittenDocument<WorkflowState>;
}

/**
 * The validated state of a workflow. Seed-style files are migrated in memory and written in the new form at the next change.
 * @throws WorkflowError when there is no workflow, or its state is no state.
 */
export async function readState(paths: WorkflowPaths): Promise<WorkflowState> {
  const known = withAllKeys(valueAsWritten(paths, nameOf(paths)));
  if (known !== undefined) return known;
  if (!stateExists(paths)) throw missing(paths);
  const { readChangedState } = await import('./state-document.ts');
  return readChangedState(paths);
}

/** The state as the log has it, not validated; undefined where it has none. */
export const loggedState = (paths: WorkflowPaths): WorkflowState | undefined =>
  withAllKeys(valueAsWritten(paths, nameOf(paths)) ?? documentsInLog(paths).get(nameOf(paths)));

/** Whether there is a workflow: a state file, valid or not, or a log that has the state. */
export function stateExists(paths: WorkflowPaths): boolean {
  if (existsSync(paths.state)) return true;
  return hasLog(paths) && (hasDocument(paths, nameOf(paths)) || documentsInLog(paths).has(nameOf(paths)));
}

/** Writes the state. The caller holds the workflow's lock. */
export function writeState(paths: WorkflowPaths, state: WorkflowState, now: Date): void {
  writeDocument(stateFile(paths), state, now);
}

/** Adds keys that a state of an older version lacks. */
function withAllKeys(value: Json | undefined): WorkflowState | undefined {
  if (!hasShapeOf(value, { prompt: '', iteration: 0 })) return undefined;
  const missing = Object.entries(initialState).filter(([key]) => !Object.hasOwn(value, key));
  return { ...value, ...Object.fromEntries(missing) } as unknown as WorkflowState;
}

function missing(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError(`There is no workflow '${paths.name}'`, {
    where: paths.state,
    fix: 'List the workflows of this project with: autonomous-workflow list',
    exitCode: exitCodes.usage,
  });
}

/** What the body says of each phase: its heading, and the figures of the state by their labels. */
const progressOf = [
  [
    phases.A,
    'Research',
    [
      ['Iterations recorded', 'total_iterations_research'],
      ['Sources consulted', 'sources_cited'],
      ['Key findings', 'findings_count'],
      ['New findings in the last iteration', 'new_findings_last_iteration'],
      ['Open questions', 'open_questions'],
      ['Sections in report', 'sections_in_report'],
    ],
  ],
  [
    phases.B,
    'Planning',
    [
      ['Iterations recorded', 'total_iterations_planning'],
      ['Components designed', 'components_designed'],
      ['Critic issues resolved', 'critic_issues_resolved'],
      ['Open design decisions', 'open_design_decisions'],
    ],
  ],
  [
    phases.C,
    'Implementation',
    [
      ['Iterations recorded', 'total_iterations_coding'],
      ['Features total', 'features_total'],
      ['Features complete', 'features_complete'],
      ['Features failed', 'features_failed'],
      ['Last completed feature', 'last_completed_feature'],
    ],
  ],
] as const satisfies [PhaseName, string, [string, keyof WorkflowState][]][];

/** The readable part of the state file: a projection of the front matter, written anew each time. */
export function formatStateBody(state: WorkflowState, folder: string): string {
  const sections = [
    `# Autonomous Workflow State: ${state.name}`,
    `<!-- Written by \`autonomous-workflow\`; edits here are overwritten. Steer with the commands that \`autonomous-workflow --help\` lists. -->`,
    `## Current Phase\n\n${state.current_phase}${isWriting(state) && !phaseTraits[state.current_phase].worksOnFeatures ? ' (writing up)' : ''}, iteration ${state.iteration} of at most ${state.max_iterations}`,
    `## Original Prompt\n\n${indented(state.prompt)}`,
    `## Completed Phases\n\n${completedPhases(state)}`,
    ...progressOf.flatMap(([phase, heading, figures]) => {
      const lines = figures.map(([label, key]) => `- ${label}: ${state[key] ?? 'none'}`);
      if (state.current_phase === phase) lines.push(`- Verdict: ${state.verdict ?? 'none yet'}`);
      return goesThrough(state, phase) ? [`## ${heading} Progress\n\n${lines.join('\n')}`] : [];
    }),
    `## Cost\n\n- In all: ${formatAmount({ usd: state.cost_usd, tokens: state.tokens })}, of at most ${state.max_cost_usd} USD`,
    `## Context Restoration Files\n\n${restorationFiles(state, folder)}`,
  ];
  if (state.end_reason !== null) sections.splice(2, 0, `## End\n\n${state.end_reason}: ${state.end_message ?? ''}`);
  return `${sections.join('\n\n')}\n`;
}

function completedPhases({ workflow_type, current_phase, status }: WorkflowState): string {
  const mode = modeOf(workflow_type);
  const isDone = (phase: PhaseName) => status === 'complete' || phase < current_phase;
  return Object.values(phases)
    .filter((phase) => hasPhase(mode, phase))
    .map((phase) => `- [${isDone(phase) ? 'x' : ' '}] ${phase}`)
    .join('\n');
}

/** Whether a phase belongs to the workflow's mode, or was done before its plan was implemented. */
function goesThrough(state: WorkflowState, phase: PhaseName): boolean {
  const before = {
    [phases.A]: state.total_iterations_research,
    [phases.B]: state.total_iterations_planning,
    [phases.C]: 0,
  };
  return hasPhase(modeOf(state.workflow_type), phase) || before[phase] > 0;
}

function restorationFiles(state: WorkflowState, folder: string): string {
  const { name } = state;
  const codes = goesThrough(state, phases.C);
  // A plan of the user's own may lie anywhere in the project.
  const { plan_source: source } = state as { plan_source?: unknown };
  const own = typeof source === 'string' && !source.startsWith(`${folder}/`) ? [oneLine(source)] : [];
  return [
    `${folder}/${name}-state.md (this file)`,
    ...(goesThrough(state, phases.A) ? [`${folder}/${name}-report.tex`] : []),
    ...(goesThrough(state, phases.B) ? [`${folder}/${name}-plan.tex`] : []),
    ...own,
    ...(codes ? [`${folder}/feature-list.json`] : []),
    `${folder}/progress.txt`,
    'CLAUDE.md, where there is one',
  ]
    .map((file, index) => `${index + 1}. ${file}`)
    .join('\n');
}

/** An indented code block: the only Markdown form that shows any text as it is. */
const indented = (text: string): string => text.replace(/^/gm, '    ');

const plainWord = /^[A-Za-z][A-Za-z0-9_-]*$/;
const reservedWord = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/**
 * Front matter and body as one document. Values are written as YAML that is also JSON (quoted strings, flow collections), which needs no
 * YAML library when a hook starts; a property test compares it with the `yaml` package.
 */
export function formatFrontMatter(data: Record<string, unknown>, body: string): string {
  const lines = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${formatValue(key)}: ${formatValue(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

/** A YAML scalar or flow collection on one line; characters that YAML does not print are escaped. */
function formatValue(value: unknown): string {
  if (typeof value === 'string' && plainWord.test(value) && !reservedWord.test(value)) return value;
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
