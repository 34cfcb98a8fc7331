import { randomUUID } from 'node:crypto';
import { step } from '../app/step.ts';
import { readOrRestoreState, startIteration } from '../app/turn.ts';
import { acquireWorkflow, releaseWorkflow, type Session } from '../loop/list.ts';
import { storedIterationRuntime } from '../loop/iteration-runtime.ts';
import { iterationResult } from '../loop/rules/decide.ts';
import { isWriting, shownVerdict } from '../loop/rules/iteration.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { readSpend, spentState, updateSpend } from '../spend/spend.ts';
import { readState } from '../loop/state-file.ts';
import { changeState } from '../loop/workflow.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { forgetSession } from '../session/pointer.ts';
import { changeRun, readRunRecord, waitAfterError, waitUntil } from './waits.ts';
import type { Control, RunEnd } from './rules/run-events.ts';
import { isOwner, runSession } from './session.ts';

/** A workflow that this process has begun or continued. */
export interface Run {
  paths: WorkflowPaths;
  /** The session of the lease, which runs first. */
  session: Session;
  /** Iterations after which the run ends even if the workflow has not. */
  iterations: number | undefined;
  control: Control;
}

/** The most lost sessions of one iteration before it fails; a restart does not reset the count. */
const mostLostSessions = 5;

type Step = { kind: 'work' } | ({ kind: 'stop' } & Omit<RunEnd, 'iterations'>);

/** Runs sessions one after the other until the workflow ends or a person ends the run. The caller holds the lease. */
export async function superviseWorkflow(run: Run): Promise<RunEnd> {
  const supervisor = new Supervisor(run);
  try {
    return await supervisor.work();
  } finally {
    await supervisor.letGo();
  }
}

class Supervisor {
  readonly #paths: WorkflowPaths;
  readonly #control: Control;
  readonly #iterations: number;
  /** Iterations that ended in this run. */
  #ended = 0;
  /** The iteration in progress that this run has worked on, with its beginning; undefined when there is none. */
  #current: { iteration: number; begun: string } | undefined;
  /** The session of the lease. */
  #session: Session;
  /** Whether that session has not run yet. */
  #isNew = true;
  /** Whether the last session ended its turn by itself. */
  #turnOver = false;
  /** Whether claude has ever answered: an error before that is one of the set-up. */
  #hasWorked = false;

  constructor({ paths, session, iterations, control }: Run) {
    this.#paths = paths;
    this.#session = session;
    this.#iterations = iterations ?? Infinity;
    this.#control = control;
  }

  async work(): Promise<RunEnd> {
    for (let step = work; ; step = await this.#runSession()) {
      if (step.kind === 'work') step = await this.#judge();
      if (step.kind === 'stop') return { ...step, iterations: this.#ended };
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

  /** The decision between two sessions, the same as at the end of every turn. */
  async #judge(): Promise<Step> {
    const now = new Date();
    const { state, notices } = await readOrRestoreState(this.#paths, now);
    for (const text of notices) this.#control.report({ event: 'note', text });
    const { id, transcript, usd } = this.#session;
    if (this.#turnOver) await updateSpend(this.#paths, state, id, transcript, now, usd);
    const stop = this.#mustStop(state);
    // The session ended the workflow in its last turn.
    if (stop !== undefined && this.#turnOver && state.status !== 'in_progress') {
      this.#ends(state, state);
      await this.#noteLateCost(now);
    }
    if (stop !== undefined) return stop;
    if (this.#ended >= this.#iterations) return { kind: 'stop', why: 'enough' };
    if (state.iteration === 0) {
      await startIteration(this.#paths, now);
      return { kind: 'work' };
    }
    const isExhausted = readRunRecord(this.#paths, state.iteration).lost >= mostLostSessions;
    // An iteration counts as done if its record was written, even if the session was lost afterwards.
    const isDone = isRecorded(state) && this.#current?.iteration === state.iteration;
    const isCounted = this.#turnOver || isExhausted || isDone;
    if (!isCounted && !isRecorded(state)) return this.#control.soon.aborted ? asked : { kind: 'work' };
    return this.#judgeTurn(state, { isCounted, isExhausted });
  }

  /** Corrects the cost of a workflow that ended before the cost of its last session was known. */
  async #noteLateCost(now: Date): Promise<void> {
    await changeState(this.#paths, now, (state) => {
      const after = spentState(this.#paths, state);
      const { spent_last_iteration: spent, cost_usd, tokens } = after;
      if (spent === null || (cost_usd === state.cost_usd && tokens === state.tokens)) return { state };
      return { state: after, event: { event: 'spent', ...spent } };
    });
  }

  async #judgeTurn(
    state: WorkflowState,
    { isCounted, isExhausted }: { isCounted: boolean; isExhausted: boolean },
  ): Promise<Step> {
    // The run ends after the iteration in progress even if the workflow goes on.
    const isLast = isCounted && (this.#ended + 1 >= this.#iterations || this.#control.soon.aborted);
    const { reply, goOn, notices } = await step(this.#paths, {
      session: this.#session,
      between: { begins: !isLast, isExhausted },
      isShown: false,
    });
    this.#turnOver = false;
    for (const text of notices) this.#control.report({ event: 'note', text });
    const after = await readState(this.#paths);
    const goesOn = goOn !== undefined && after.iteration === state.iteration;
    if (!goesOn && isCounted) this.#ends(state, after);
    if (!goesOn) this.#current = undefined;
    const stop = this.#mustStop(after);
    if (stop !== undefined) return stop;
    if (goesOn) {
      this.#control.report({ event: 'sent-back', iteration: state.iteration });
    } else if (isLast) {
      return this.#control.soon.aborted ? asked : { kind: 'stop', why: 'enough' };
    }
    if (reply.kind !== 'pause') return { kind: 'work' };
    const { why, seconds } = reply;
    const until = Date.now() + seconds * 1_000;
    // A pause with a reason is one until work is possible again.
    await waitUntil(this.#paths, { why: why ?? 'the next iteration', until, counts: why === undefined }, this.#control);
    if (this.#control.soon.aborted) return asked;
    await startIteration(this.#paths, new Date(), { failed: reply.failed });
    return { kind: 'work' };
  }

  /** The reason to stop now, or undefined. */
  #mustStop(state: WorkflowState): Step | undefined {
    if (state.status !== 'in_progress') return { kind: 'stop', why: 'over' };
    if (!isOwner(this.#paths, this.#session.id)) return { kind: 'stop', why: 'taken' };
    return this.#control.now.aborted ? asked : undefined;
  }

  /** Runs one session for the iteration in progress. */
  async #runSession(): Promise<Step> {
    const state = await readState(this.#paths);
    const stop = this.#mustStop(state);
    if (stop !== undefined) return stop;
    const { iteration } = state;
    if (!this.#isNew) await this.#claimAgain(iteration);
    this.#isNew = false;
    this.#begins(state);
    const { end, signs } = await runSession(this.#paths, this.#session.id, state, this.#control);
    this.#turnOver = end.kind === 'turn-over';
    this.#session = { ...this.#session, usd: signs.result?.costUsd };
    this.#hasWorked ||= (signs.result?.costUsd ?? 0) > 0;
    switch (end.kind) {
      case 'turn-over':
      case 'ended':
        return { kind: 'work' };
      case 'lost':
        this.#countLost(iteration, end.why);
        return { kind: 'work' };
      case 'api': {
        if (end.needsPerson && !this.#hasWorked) return { kind: 'stop', why: 'unreachable', problem: end.error };
        const waited = await waitAfterError(this.#paths, iteration, end, this.#control);
        return waited === undefined ? { kind: 'work' } : { kind: 'stop', ...waited };
      }
    }
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
    appendEvent(this.#paths, new Date(), { event: 'session-lost', iteration, why });
    this.#control.report({ event: 'session-lost', iteration, why, lost, most: mostLostSessions });
  }

  /** Called when a session begins to work on the iteration in progress. */
  #begins(state: WorkflowState): void {
    const { iteration, current_phase: phase } = state;
    this.#current = { iteration, begun: storedIterationRuntime(this.#paths)?.begun_at ?? '' };
    const [writing, session] = [isWriting(state), this.#session.id];
    this.#control.report({ event: 'iteration-begun', iteration, phase, writing, session });
  }

  /** @param before the state at the end of the iteration, before the next one began. */
  #ends(before: WorkflowState, after: WorkflowState): void {
    this.#ended += 1;
    const begun = Date.parse(this.#current?.begun ?? '');
    const { usd, last, current } = readSpend(this.#paths, after);
    const spent = [last, current].find((one) => one?.iteration === before.iteration);
    const next = after.current_phase === before.current_phase ? after : before;
    this.#control.report({
      event: 'iteration-ended',
      iteration: before.iteration,
      outcome: isRecorded(before) ? 'recorded' : 'failed',
      minutes: Number.isNaN(begun) ? 0 : (Date.now() - begun) / 60_000,
      usd: spent?.usd ?? null,
      total_usd: usd,
      result: before.last_result ?? '',
      text: iterationResult({ ...before, cost_usd: usd }, storedIterationRuntime(this.#paths)?.problems, next),
      verdict: shownVerdict(next),
    });
  }
}

const work: Step = { kind: 'work' };
const asked: Step = { kind: 'stop', why: 'asked' };
