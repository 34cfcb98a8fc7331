import { randomUUID } from 'node:crypto';
import { quote } from '../base/command-line.ts';
import { type BeginRequest, carryOutRequest } from '../app/slash-command.ts';
import { resumeWorkflow } from '../app/begin.ts';
import { beginLine } from '../overview/begin-line.ts';
import { type Mode, modeOf, budgetsOf } from '../base/vocabulary.ts';
import { takeWorkIn } from '../forge/take-in.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { chooseWorkflow, type Session } from '../loop/list.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { requireClaude } from './claude-process.ts';
import { endOrphan } from './waits.ts';
import type { Control, RunEnd } from './rules/run-events.ts';
import { superviseWorkflow } from './supervise.ts';

/** The arguments of `run`. */
export interface RunRequest {
  root: string;
  /** The mode of a new workflow; undefined to continue an existing one. */
  mode: Mode | undefined;
  name: string | undefined;
  prompt: string | undefined;
  /** Options of the slash commands, by name. */
  options: Readonly<Record<string, string>>;
  takeOver: boolean;
}

/**
 * Creates or continues the workflow for this process. A workflow in progress continues unchanged; one that has ended is resumed
 * with the given budgets.
 * @returns the workflow, the session that owns it now, and messages for the user.
 * @throws WorkflowError when it is refused; nothing is changed then.
 */
async function beginRun(asked: RunRequest, now: Date) {
  const { root, mode, options } = asked;
  const taken = await takeWorkIn(root, mode ?? '', quoteWords({ ...asked, takeOver: false }));
  const request = { ...asked, name: taken.name ?? asked.name };
  const { name, takeOver } = request;
  const session: Session = { id: randomUUID(), process: process.pid, folder: root, transcript: '', driver: 'headless' };
  const known = await existing(request);
  if (known === undefined && (mode === undefined || name === undefined)) throw missingWords();
  requireClaude();
  // The claude of a supervisor that was killed would still write files that this process owns now.
  const isFree = known !== undefined && (takeOver || !isHeld(known, readLease(known)));
  const orphan = isFree
    ? await endOrphan(known, (await readState(known).catch(() => ({ iteration: 0 }))).iteration)
    : undefined;
  const notices = [...(orphan === undefined ? [] : [orphan]), ...taken.notes];
  if (known !== undefined && (await goesOn(known, request))) {
    notices.push(...(await resumeWorkflow(known, { driver: 'headless', keeps: true }, { session, takeOver }, now)));
    if (Object.keys(options).length > 0)
      notices.push(
        `The workflow '${known.name}' goes on with the budgets and options it has. To change a budget: autonomous-workflow run ${known.name} --max-cost 20 (or another of its budgets), without --mode`,
      );
    return { paths: known, session, notices };
  }
  // A new workflow has no owner to take it over from.
  const words = quoteWords({ ...request, takeOver: takeOver && mode === undefined }, known?.name);
  const begin: BeginRequest = {
    command: mode ?? 'continue-auto',
    rawArguments: taken.name === undefined ? words : taken.rawArguments,
    session,
    insideRalphLoop: false,
    maxIterations: undefined,
  };
  notices.push(...(await carryOutRequest(root, begin, now)));
  return { paths: known ?? workflowPaths(root, name ?? ''), session, notices };
}

/** The workflow that the arguments name, if it exists. */
async function existing({ root, mode, name }: RunRequest): Promise<WorkflowPaths | undefined> {
  if (mode === undefined) return name === undefined ? chooseUnstopped(root) : chooseWorkflow(root, name);
  if (name === undefined) return undefined;
  const paths = workflowPaths(root, name);
  return stateExists(paths) ? paths : undefined;
}

/**
 * The workflow that goes on without being named.
 * @throws WorkflowError for one that a person stopped, which only its name sets going again, because each iteration costs money.
 */
async function chooseUnstopped(root: string): Promise<WorkflowPaths> {
  const paths = await chooseWorkflow(root, undefined);
  const { end_reason } = await readState(paths);
  if (end_reason !== 'stop_requested') return paths;
  throw new WorkflowError(`The workflow '${paths.name}' was stopped by a person, so it goes on only by its name`, {
    fix: `Go on with it: autonomous-workflow run ${paths.name}. All that run can do: autonomous-workflow run --help`,
    exitCode: exitCodes.usage,
  });
}

/** Whether the same workflow is in progress and the arguments do not change it. */
async function goesOn(paths: WorkflowPaths, { mode, prompt, options }: RunRequest): Promise<boolean> {
  const state = await readState(paths);
  if (state.status !== 'in_progress') return false;
  if (mode !== undefined)
    return modeOf(state.workflow_type) === mode && (prompt === undefined || prompt === state.prompt);
  return Object.keys(options).length === 0;
}

function missingWords(): WorkflowError {
  return new WorkflowError('The topic and the prompt are missing', {
    fix: "Example: autonomous-workflow run --mode research 'rate-limiting' 'How do rate limiters compare?'",
    exitCode: exitCodes.usage,
  });
}

/**
 * The raw arguments of the equivalent slash command, so that both use the same checks and messages: options, topic, prompt.
 * @param name the workflow's name, if it was chosen and not given.
 */
export function quoteWords(
  { name: said, prompt, options, takeOver }: Pick<RunRequest, 'name' | 'prompt' | 'options' | 'takeOver'>,
  name = said,
): string {
  const flags = Object.entries(options).map(([option, value]) =>
    option === 'branch' && value === '' ? '--branch' : `--${option}=${quote(value)}`,
  );
  const words = [name, prompt].filter((word) => word !== undefined).map(quote);
  return [...(takeOver ? ['--take-over'] : []), ...flags, ...words].join(' ');
}

interface Drive {
  /** Iterations after which the run ends even if the workflow has not. */
  iterations: number | undefined;
  /** Does nothing when the workflow has ended. */
  unlessEnded: boolean;
  control: Control;
  now: Date;
}

/**
 * Drives a workflow until it or the run ends.
 * @throws WorkflowError when it is refused; nothing is changed then.
 */
export async function driveWorkflow(
  request: RunRequest,
  { iterations, unlessEnded, control, now }: Drive,
): Promise<{ state: WorkflowState; end: RunEnd }> {
  if (unlessEnded && request.mode === undefined) {
    const state = await readState(await chooseWorkflow(request.root, request.name));
    if (state.status !== 'in_progress') return { state, end: { why: 'over', iterations: 0, endedBefore: true } };
  }
  const { paths, session, notices } = await beginRun(request, now);
  const begun = await readState(paths);
  const { name, iteration } = begun;
  const text = await beginLine(paths, 'run');
  const mode = modeOf(begun.workflow_type);
  control.report({ event: 'begun', name, mode, folder: paths.folder, iteration, ...budgetsOf(begun), text });
  for (const one of notices) control.report({ event: 'note', text: one });
  const end = await superviseWorkflow({ paths, session, iterations, control });
  return { state: await readState(paths), end };
}
