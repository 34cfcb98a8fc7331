import { randomUUID } from 'node:crypto';
import { announceElsewhere } from '../loop/announce.ts';
import { endTurn } from '../app/turn-end.ts';
import { readOrRestoreState } from '../app/restore.ts';
import { startIteration } from '../app/turn.ts';
import { excerpt } from '../base/errors.ts';
import { takeAsked } from '../loop/asked.ts';
import { storedIterationRuntime } from '../loop/iteration-runtime.ts';
import { acquireWorkflow, releaseWorkflow, type Session } from '../loop/ownership.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { iterationNews } from '../loop/rules/news.ts';
import { catchUpSpend, readSpend } from '../spend/spend.ts';
import { isWriting, shownVerdict } from '../loop/rules/iteration.ts';
import { readState } from '../loop/state-file.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { forgetSession } from '../session/pointer.ts';
import type { Control } from './control.ts';
import { readRunRecord, writeRunRecord } from './run-record.ts';
import type { RunEnd } from './rules/describe-run.ts';
import { mostLostSessions } from './rules/recovery.ts';
import { runSession } from './session.ts';
import { errorOfForecast } from './outlook.ts';
import { forecastOf, likelyUsd, readMeasured, type Measured } from '../app/forecast.ts';
import { noteLimits, weekIsUsed } from './week.ts';
import { outlastFullDisk } from './full-disk.ts';
import { waitAfterError, waitForPause } from './waits.ts';
import { isOwner } from './watch.ts';

/** A workflow that this process has begun, or has taken up. */
export interface Run {
  paths: WorkflowPaths;
  /** The session of the lease; it runs first. */
  session: Session;
  /** Iterations after which the run ends although the workflow does not. */
  iterations: number | undefined;
  control: Control;
}

type Step = { kind: 'work' } | ({ kind: 'stop' } & Omit<RunEnd, 'iterations'>);

/** Runs sessions one after the other until the workflow ends or somebody ends the run. The caller holds the lease. */
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
  #session: Session;
  #isNew = true;
  #ended = 0;
  #turnOver = false;
  /** Whether claude has ever come as far as an answer: before that, an error is one of the set-up. */
  #hasWorked = false;

  constructor({ paths, session, iterations, control }: Run) {
    this.#paths = paths;
    this.#session = session;
    this.#iterations = iterations ?? Infinity;
    this.#control = control;
  }

  async work(): Promise<RunEnd> {
    for (;;) {
      const step = await outlastFullDisk(() => this.#judge(), this.#control);
      const next = step?.kind === 'work' ? await outlastFullDisk(() => this.#runSession(), this.#control) : step;
      const { kind, ...end } = next ?? asked;
      if (kind === 'stop') return { ...(end as Omit<RunEnd, 'iterations'>), iterations: this.#ended };
    }
  }

  /** The lease is free for any other session from now on. */
  async letGo(): Promise<void> {
    await releaseWorkflow(this.#paths, new Date(), this.#session.id, 'run');
    forgetSession(this.#paths, this.#session.id);
  }

  /** The decision between two sessions: the same as at the end of every turn. */
  async #judge(): Promise<Step> {
    const now = new Date();
    const { state } = await readOrRestoreState(this.#paths, now);
    // Claude Code reports the cost of a session when it ends.
    if (this.#turnOver) await catchUpSpend(this.#paths, now);
    const stop = this.#mustStop(state);
    // The session itself ended the workflow with its last turn.
    if (stop !== undefined && this.#turnOver && state.status !== 'in_progress') this.#reportEnded(state, state);
    if (state.status !== 'in_progress') this.#reportError(state);
    if (stop !== undefined) return stop;
    if (this.#ended >= this.#iterations) return { kind: 'stop', why: 'enough' };
    if (state.iteration === 0) {
      await startIteration(this.#paths, now);
      return { kind: 'work' };
    }
    const isExhausted = readRunRecord(this.#paths, state.iteration).lost >= mostLostSessions;
    // A session that was lost after its record has done its iteration all the same.
    const isDone = isRecorded(state) && state.iteration === this.#worksOn;
    const isCounted = this.#turnOver || isExhausted || isDone;
    if (!isCounted && !isRecorded(state)) return this.#control.soon.aborted ? asked : { kind: 'work' };
    return this.#judgeTurn(state, { isCounted, isExhausted }, now);
  }

  async #judgeTurn(
    state: WorkflowState,
    { isCounted, isExhausted }: { isCounted: boolean; isExhausted: boolean },
    now: Date,
  ): Promise<Step> {
    const measured = readMeasured(this.#paths, state);
    const isLast = isCounted && (this.#ended + 1 >= this.#iterations || this.#control.soon.aborted);
    const { outcome, notices, occasions, configuration } = await endTurn(this.#paths, {
      session: this.#session,
      now,
      agentTasks: [],
      inputWaiting: false,
      between: { begins: !isLast, isExhausted, likelyUsd: likelyUsd(measured, state) },
    });
    this.#turnOver = false;
    announceElsewhere(this.#paths, now, occasions, configuration);
    for (const text of [...notices, ...takeAsked(this.#paths).map(needsYou(this.#paths))]) {
      this.#control.report({ event: 'note', text });
    }
    const after = await readState(this.#paths);
    const goesOn = outcome.kind === 'go-on' && after.iteration === state.iteration;
    if (!goesOn && isCounted) this.#reportEnded(state, after);
    if (!goesOn) this.#worksOn = 0;
    if (!goesOn) this.#reportForecast(measured, after, now);
    if (after.status !== 'in_progress' || after.current_phase !== state.current_phase) this.#reportError(state);
    const stop = this.#mustStop(after);
    if (stop !== undefined) return stop;
    if (goesOn) {
      this.#control.report({ event: 'sent-back', iteration: state.iteration });
    } else if (isLast) {
      return this.#control.soon.aborted ? asked : { kind: 'stop', why: 'enough' };
    }
    if (outcome.kind !== 'pause') return { kind: 'work' };
    await waitForPause(this.#paths, outcome.seconds, this.#control);
    if (this.#control.soon.aborted) return asked;
    await startIteration(this.#paths, new Date(), { failed: outcome.failed, likelyUsd: likelyUsd(measured, after) });
    return { kind: 'work' };
  }

  /** Why there is nothing more to do, or undefined. */
  #mustStop(state: WorkflowState): Step | undefined {
    if (state.status !== 'in_progress') return { kind: 'stop', why: 'over' };
    if (!isOwner(this.#paths, this.#session.id)) return { kind: 'stop', why: 'taken' };
    return this.#control.now.aborted ? asked : undefined;
  }

  #reportEnded(before: WorkflowState, after: WorkflowState): void {
    this.#ended += 1;
    const begun = Date.parse(this.#begunAt);
    const { usd, last, current } = readSpend(this.#paths, after);
    const spent = [last, current].find((one) => one?.iteration === before.iteration);
    this.#control.report({
      event: 'iteration-ended',
      iteration: before.iteration,
      outcome: isRecorded(before) ? 'recorded' : 'failed',
      minutes: Number.isNaN(begun) ? 0 : (Date.now() - begun) / 60_000,
      usd: spent?.usd ?? null,
      total_usd: usd,
      result: before.last_result ?? '',
      text: iterationNews({ ...before, cost_usd: usd }, storedIterationRuntime(this.#paths)?.problems),
      verdict: shownVerdict(before),
    });
  }

  /** How long the rest of the phase is likely to take, when iterations of it were measured. */
  #reportForecast(measured: Measured, state: WorkflowState, now: Date): void {
    const found = forecastOf(measured, state, now);
    if (found === undefined) return;
    const { iteration, current_phase: phase } = state;
    const { iterations, usd, minutes, isBound: at_most } = found;
    appendEvent(this.#paths, now, { event: 'forecast', iteration, iterations, usd, minutes, at_most });
    const done_at = new Date(now.getTime() + minutes * 60_000).toISOString();
    this.#control.report({ event: 'forecast', phase, iterations, usd, done_at, at_most });
  }

  /** How wrong the first forecast of a phase that is over was. */
  #reportError(state: WorkflowState): void {
    const text = errorOfForecast(readMeasured(this.#paths, state), state.current_phase);
    if (text !== undefined) this.#control.report({ event: 'note', text });
  }

  #begunAt = '';
  /** The iteration of the last session of this run. */
  #worksOn = 0;

  /** One session for the iteration in progress. */
  async #runSession(): Promise<Step> {
    const state = await readState(this.#paths);
    const stop = this.#mustStop(state);
    if (stop !== undefined) return stop;
    const { iteration } = state;
    const week = await weekIsUsed(this.#paths, iteration);
    if (week !== undefined) return { kind: 'stop', ...week };
    if (!this.#isNew) await this.#claimAgain(iteration);
    this.#isNew = false;
    this.#begunAt = storedIterationRuntime(this.#paths)?.begun_at ?? '';
    this.#worksOn = iteration;
    this.#control.report({
      event: 'iteration-begun',
      iteration,
      phase: state.current_phase,
      writing: isWriting(state),
      session: this.#session.id,
    });
    const { end, signs } = await runSession(this.#paths, this.#session.id, state, this.#control);
    this.#turnOver = end.kind === 'turn-over';
    // Only this write waits for room, so that the session is not repeated.
    await outlastFullDisk(() => noteLimits(this.#paths, iteration, signs.limits), this.#control);
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
        return waited === undefined ? { kind: 'work' } : { kind: 'stop', why: 'unreachable', problem: waited };
      }
    }
  }

  async #claimAgain(iteration: number): Promise<void> {
    const next = { ...this.#session, id: randomUUID() };
    await acquireWorkflow(this.#paths, new Date(), next, `run, iteration ${iteration}`);
    this.#session = next;
  }

  /** A session that was lost is no failure of the iteration; too many of them are. */
  #countLost(iteration: number, why: string): void {
    const record = readRunRecord(this.#paths, iteration);
    const lost = record.lost + 1;
    writeRunRecord(this.#paths, { ...record, lost });
    appendEvent(this.#paths, new Date(), { event: 'session-lost', iteration, why });
    this.#control.report({ event: 'session-lost', iteration, why, lost, most: mostLostSessions });
  }
}

const asked: Step = { kind: 'stop', why: 'asked' };

const needsYou =
  ({ name }: WorkflowPaths) =>
  (question: string) =>
    `needs you: ${excerpt(question)} → Answer in another terminal: autonomous-workflow escalations ${name}`;
