import { randomUUID } from 'node:crypto';
import { quote } from '../base/command-line.ts';
import { carryOutRequest, type BeginRequest } from '../app/slash-command.ts';
import { resumeWorkflow } from '../app/begin.ts';
import { runBeginLine } from '../overview/begin-line.ts';
import { modeOf, type Mode } from '../base/vocabulary.ts';
import { takeWorkIn } from '../forge/take-in.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { Session } from '../loop/ownership.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { requireClaude } from './claude-process.ts';
import { endOrphan } from './run-record.ts';
import { beginEvent, type Control, type RunEnd } from './rules/run-events.ts';
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

/** A workflow that this process now owns. */
export interface Begun {
  paths: WorkflowPaths;
  session: Session;
  /** Messages for the user. */
  notices: string[];
}

/**
 * Creates or continues the workflow for this process. A workflow in progress continues unchanged; one that has ended is resumed
 * with the given budgets.
 * @throws WorkflowError when it is refused; nothing is changed then.
 */
export async function beginRun(asked: RunRequest, now: Date): Promise<Begun> {
  const { root, mode } = asked;
  const taken = await takeWorkIn(root, mode ?? '', quoteWords({ ...asked, takeOver: false }));
  const request = { ...asked, name: taken.name ?? asked.name };
  const { name } = request;
  const session: Session = { id: randomUUID(), process: process.pid, folder: root, transcript: '', driver: 'headless' };
  const known = await existing(request);
  if (known === undefined && (mode === undefined || name === undefined)) throw missingWords();
  requireClaude();
  const orphan = known === undefined ? undefined : await endLeftOver(known, request.takeOver);
  const notices = [...(orphan === undefined ? [] : [orphan]), ...taken.notes];
  if (known !== undefined && (await goesOn(known, request))) {
    notices.push(...(await resumeWorkflow(known, 'run', { session, takeOver: request.takeOver }, now)));
    if (Object.keys(request.options).length > 0) notices.push(unusedOptions(known));
    return { paths: known, session, notices };
  }
  const command = mode ?? 'continue-auto';
  // A new workflow has no owner to take it over from.
  const takeOver = request.takeOver && mode === undefined;
  const rawArguments =
    taken.name === undefined ? quoteWords({ ...request, takeOver }, known?.name) : taken.rawArguments;
  const begin: BeginRequest = { command, rawArguments, session, insideRalphLoop: false, maxIterations: undefined };
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

/**
 * Ends the claude of a supervisor that was killed, because it would still write files that this process owns now.
 * @returns a sentence about it; undefined when there was none.
 */
export async function endLeftOver(paths: WorkflowPaths, takeOver: boolean): Promise<string | undefined> {
  if (isHeld(paths, readLease(paths)) && !takeOver) return undefined;
  return endOrphan(paths, (await readState(paths).catch(() => ({ iteration: 0 }))).iteration);
}

function unusedOptions({ name }: WorkflowPaths): string {
  return `The workflow '${name}' goes on with the budgets and options it has. To change a budget: autonomous-workflow run ${name} --max-cost 20 (or another of its budgets), without --mode`;
}

function missingWords(): WorkflowError {
  return new WorkflowError('The topic and the prompt are missing', {
    fix: "Example: autonomous-workflow run --mode research 'rate-limiting' 'How do rate limiters compare?'",
    exitCode: exitCodes.usage,
  });
}

/** The arguments in the order of a slash command: options, topic, prompt. */
interface SlashWords {
  name: string | undefined;
  prompt: string | undefined;
  options: Readonly<Record<string, string>>;
  takeOver: boolean;
}

/**
 * The raw arguments of the equivalent slash command, so that both use the same checks and messages.
 * @param name the workflow's name, if it was chosen and not given.
 */
export function quoteWords({ name: said, prompt, options, takeOver }: SlashWords, name = said): string {
  const flags = Object.entries(options).map(([option, value]) =>
    option === 'branch' && value === '' ? '--branch' : `--${option}=${quote(value)}`,
  );
  return [
    ...(takeOver ? ['--take-over'] : []),
    ...flags,
    ...[name, prompt].filter((word) => word !== undefined).map(quote),
  ].join(' ');
}

export interface Drive {
  /** Iterations after which the run ends even if the workflow has not. */
  iterations: number | undefined;
  /** Does nothing when the workflow has ended. */
  unlessEnded: boolean;
  control: Control;
  now: Date;
}

/** The state of a workflow after a run. */
export interface Driven {
  state: WorkflowState;
  end: RunEnd;
}

/**
 * Drives a workflow until it or the run ends.
 * @throws WorkflowError when it is refused; nothing is changed then.
 */
export async function driveWorkflow(
  request: RunRequest,
  { iterations, unlessEnded, control, now }: Drive,
): Promise<Driven> {
  if (unlessEnded && request.mode === undefined) {
    const state = await readState(await chooseWorkflow(request.root, request.name));
    if (state.status !== 'in_progress') return { state, end: { why: 'over', iterations: 0, endedBefore: true } };
  }
  const { paths, session, notices } = await beginRun(request, now);
  const begun = await readState(paths);
  control.report(beginEvent(begun, paths.folder, await runBeginLine(paths, begun)));
  for (const text of notices) control.report({ event: 'note', text });
  const end = await superviseWorkflow({ paths, session, iterations, control });
  return { state: await readState(paths), end };
}
