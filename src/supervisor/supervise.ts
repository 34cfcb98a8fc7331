import { randomUUID } from 'node:crypto';
import { step } from '../app/step.ts';
import { beginAndBrief } from '../app/features.ts';
import { readOrRestoreState, startIteration, takeNotices } from '../app/turn.ts';
import { acquireWorkflow, releaseWorkflow, type Session, chooseWorkflow } from '../loop/list.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { updateSpend } from '../spend/spend.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { appendEvent, linesSince, logEnd } from '../journal/journal.ts';
import { type WorkflowPaths, workflowPaths } from '../files/paths.ts';
import { forgetSession, isHeld, readLease } from '../session/lease.ts';
import { changeRun, readRunRecord, waitAfterError, waitUntil, endOrphan } from './waits.ts';
import { printedOf, type Control, type RunEnd, type RunLine } from './rules/run-events.ts';
import { isOwner, runSession, requireClaude } from './session.ts';
import { givenArguments } from '../loop/rules/command-rules.ts';
import { type BeginRequest, carryOutRequest } from '../app/slash-command.ts';
import { resumeWorkflow } from '../app/begin.ts';
import { beginLine } from '../overview/begin-line.ts';
import { type Mode, modeOf } from '../base/vocabulary.ts';
import { takeWorkIn } from '../forge/take-in.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';

/** The most lost sessions of one iteration before it fails; a restart does not reset the count. */
const mostLostSessions = 5;

type Stop = Omit<RunEnd, 'iterations'>;

/** Runs sessions one after the other until the workflow ends or a person ends the run. */
class Supervisor {
  readonly #paths: WorkflowPaths;
  readonly #control: Control;
  readonly #iterations: number;
  #ended = 0;
  /** The iteration in progress that this run has worked on; undefined when there is none. */
  #worksOn: number | undefined;
  /** The session of the lease. */
  #session: Session;
  /** Whether that session has not run yet. */
  #isNew = true;
  /** Whether the last session ended its turn by itself. */
  #turnOver = false;
  /** Whether claude has ever answered: an error before that is one of the set-up. */
  #hasWorked = false;

  /** @param session that of the lease, which runs first. */
  constructor(paths: WorkflowPaths, session: Session, { iterations, control }: Pick<Drive, 'iterations' | 'control'>) {
    this.#paths = paths;
    this.#session = session;
    this.#iterations = iterations ?? Infinity;
    this.#control = control;
  }

  async work(): Promise<RunEnd> {
    for (;;) {
      const stop = (await this.#judge()) ?? (await this.#runSession());
      if (stop !== undefined) return { ...stop, iterations: this.#ended };
    }
  }

  /** Releases the lease; where that cannot be written it is free when this process has ended. */
  async letGo(): Promise<void> {
    try {
      await releaseWorkflow(this.#paths, new Date(), this.#session.id, 'run');
      forgetSession(this.#paths, this.#session.id);
    } catch {
      return;
    }
  }

  /** The decision between two sessions, the same as at the end of every turn; undefined where the next session runs. */
  async #judge(): Promise<Stop | undefined> {
    const now = new Date();
    const state = await readOrRestoreState(this.#paths, now);
    this.#say(takeNotices(this.#paths));
    const { id, transcript, usd } = this.#session;
    if (this.#turnOver) await updateSpend(this.#paths, state, id, transcript, now, usd);
    const stop = this.#mustStop(state);
    // The session ended the workflow in its last turn.
    if (stop !== undefined && this.#turnOver && state.status !== 'in_progress') this.#ended += 1;
    if (stop !== undefined) return stop;
    if (this.#ended >= this.#iterations) return { why: 'enough' };
    if (state.iteration === 0) {
      await startIteration(this.#paths, now);
      return undefined;
    }
    const isExhausted = readRunRecord(this.#paths, state.iteration).lost >= mostLostSessions;
    // An iteration counts as done if its record was written, even if the session was lost afterwards.
    const isDone = isRecorded(state) && this.#worksOn === state.iteration;
    const isCounted = this.#turnOver || isExhausted || isDone;
    if (!isCounted && !isRecorded(state)) return this.#control.soon.aborted ? asked : undefined;
    // The run ends after the iteration in progress even if the workflow goes on.
    const isLast = isCounted && (this.#ended + 1 >= this.#iterations || this.#control.soon.aborted);
    const {
      reply,
      goOn,
      notices: more,
    } = await step(this.#paths, {
      session: this.#session,
      between: { begins: !isLast, isExhausted },
      isShown: false,
    });
    this.#turnOver = false;
    this.#say(more);
    const after = await readState(this.#paths);
    const goesOn = goOn !== undefined && after.iteration === state.iteration;
    if (!goesOn && isCounted) this.#ended += 1;
    if (!goesOn) this.#worksOn = undefined;
    const end = this.#mustStop(after) ?? (isLast && !goesOn ? this.#enough : undefined);
    if (end !== undefined || reply.kind !== 'pause') return end;
    const { why, seconds, failed } = reply;
    const until = Date.now() + seconds * 1_000;
    // A pause with a reason is one until work is possible again.
    await waitUntil(this.#paths, { why: why ?? 'the next iteration', until, counts: why === undefined }, this.#control);
    if (this.#control.soon.aborted) return asked;
    await startIteration(this.#paths, new Date(), { failed });
    return undefined;
  }

  get #enough(): Stop {
    return this.#control.soon.aborted ? asked : { why: 'enough' };
  }

  #mustStop(state: WorkflowState): Stop | undefined {
    if (state.status !== 'in_progress') return { why: 'over' };
    if (!isOwner(this.#paths, this.#session.id)) return { why: 'taken' };
    return this.#control.now.aborted ? asked : undefined;
  }

  /** Runs a session for the iteration in progress; undefined where the run goes on after it. */
  async #runSession(): Promise<Stop | undefined> {
    const state = await readState(this.#paths);
    const stop = this.#mustStop(state);
    if (stop !== undefined) return stop;
    const { iteration } = state;
    if (!this.#isNew) await this.#claimAgain(iteration);
    this.#isNew = false;
    this.#worksOn = iteration;
    const { notices, text: brief } = await beginAndBrief(this.#paths, state);
    this.#say(notices);
    // The commands of the project may have run for minutes.
    const begun = await readState(this.#paths);
    const over = this.#mustStop(begun);
    if (over !== undefined) return over;
    const { end, signs } = await runSession(this.#paths, this.#session.id, { state: begun, brief }, this.#control);
    this.#turnOver = end.kind === 'turn-over';
    this.#session = { ...this.#session, usd: signs.result?.costUsd };
    this.#hasWorked ||= (signs.result?.costUsd ?? 0) > 0;
    if (end.kind === 'lost') this.#countLost(iteration, end.why);
    if (end.kind !== 'api') return undefined;
    if (end.needsPerson && !this.#hasWorked) return { why: 'unreachable', problem: end.error };
    return waitAfterError(this.#paths, iteration, end, this.#control);
  }

  async #claimAgain(iteration: number): Promise<void> {
    const next = { ...this.#session, id: randomUUID(), usd: undefined };
    await acquireWorkflow(this.#paths, new Date(), next, `run, iteration ${iteration}`);
    this.#session = next;
  }

  /** A lost session does not count as a failed iteration, but too many of them do. */
  #countLost(iteration: number, why: string): void {
    const lost = readRunRecord(this.#paths, iteration).lost + 1;
    changeRun(this.#paths, iteration, { lost });
    const counted = `${why} (${lost} of at most ${mostLostSessions})`;
    appendEvent(this.#paths, new Date(), { event: 'session-lost', iteration, why: counted });
  }

  #say(notices: readonly string[]): void {
    for (const text of notices) this.#control.print(note(text));
  }
}

const note = (text: string): RunLine => ({ time: new Date().toISOString(), event: 'note', text });
const asked: Stop = { why: 'asked' };

export interface RunRequest {
  root: string;
  /** The mode of a new workflow; undefined to continue an existing one. */
  mode: Mode | undefined;
  name: string | undefined;
  prompt: string | undefined;
  /** Options of the slash commands, by name. */
  options: Record<string, string>;
  takeOver: boolean;
}

/**
 * Creates or continues the workflow for this process. A workflow in progress continues unchanged; one that has ended is resumed
 * with the given budgets.
 * @returns the workflow, the session that owns it now, and messages for the user.
 */
async function beginRun(asked: RunRequest, now: Date) {
  const { root, mode, options } = asked;
  const command = mode ?? 'continue-auto';
  const taken = await takeWorkIn(root, givenArguments(command, asked));
  const request = { ...asked, name: taken.read.name };
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
    await resumeWorkflow(known, { driver: 'headless', keeps: true }, { session, takeOver }, now);
    if (Object.keys(options).length > 0)
      notices.push(
        `The workflow '${known.name}' goes on with the budgets and options it has. To change a budget: autonomous-workflow run ${known.name} --max-cost 20 (or another of its budgets), without --mode`,
      );
    return { paths: known, session, notices };
  }
  // A new workflow has no owner to take it over from.
  const own = takeOver && mode === undefined ? { 'take-over': 'yes' } : {};
  const begin: BeginRequest = {
    command,
    read: { ...taken.read, name: known?.name ?? name, options: { ...taken.read.options, ...own } },
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

interface Drive {
  /** Iterations after which the run ends even if the workflow has not. */
  iterations: number | undefined;
  unlessEnded: boolean;
  control: Control;
  now: Date;
}

/** Drives a workflow until it or the run ends. */
export async function driveWorkflow(
  request: RunRequest,
  { iterations, unlessEnded, control, now }: Drive,
): Promise<{ state: WorkflowState; end: RunEnd }> {
  if (unlessEnded && request.mode === undefined) {
    const state = await readState(await chooseWorkflow(request.root, request.name));
    if (state.status !== 'in_progress') return { state, end: { why: 'over', iterations: 0, endedBefore: true } };
  }
  const { paths, session, notices } = await beginRun(request, now);
  for (const text of [await beginLine(paths, 'run'), ...notices]) control.print(note(text));
  const follow = logFollower(paths, control);
  const timer = setInterval(follow, followMilliseconds);
  const supervisor = new Supervisor(paths, session, { iterations, control });
  const end = await supervisor.work().finally(async () => {
    await supervisor.letGo();
    clearInterval(timer);
    follow();
  });
  return { state: await readState(paths), end };
}

const followMilliseconds = 1_000;

/** Returns a function that prints what the log has had since it was called last. */
function logFollower(paths: WorkflowPaths, { print }: Control): () => void {
  let read = logEnd(paths).bytes;
  return () => {
    const lines = linesSince(paths, { bytes: read, end: '' }) ?? [];
    read += lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
    // The changes to documents in a line are for the log alone.
    for (const line of printedOf(lines)) print(Object.assign(line, { changes: undefined }));
  };
}
