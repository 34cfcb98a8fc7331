import { describeError } from '../base/errors.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { renewEveryMilliseconds } from '../machines/rules/machine-record.ts';
import { shareWorkflow, type Kept, type SharedWorkflow } from '../machines/shared-workflow.ts';
import { workflowPaths } from '../files/paths.ts';
import { readHandedOut } from '../coding/handed-out.ts';
import { forgetCandidates } from '../machines/candidates.ts';
import { integrateHandedBack } from './integrate.ts';
import { endLeftOver, type RunRequest } from './begin-run.ts';
import type { Control } from './control.ts';
import type { RunEnd } from './rules/describe-run.ts';

const asFailure = (error: unknown): Kept => ({ outcome: 'failed', why: describeError(error) });

/** A run whose workflow other machines can continue: renews the lease on the remote, and pushes finished iterations. */
export class MachineRun {
  readonly #shared: SharedWorkflow;
  readonly #report: Control['report'];
  readonly #lost = new AbortController();
  #why: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  private constructor(shared: SharedWorkflow, report: Control['report']) {
    this.#shared = shared;
    this.#report = report;
  }

  /**
   * Takes the workflow over from the remote, if it is there.
   * @throws WorkflowError when another machine has it, or the remote cannot be used; nothing is changed then.
   */
  static async join(
    request: RunRequest & { name: string },
    { remote, as }: { remote: string; as: string | undefined },
    report: Control['report'],
    now: Date,
  ): Promise<MachineRun> {
    const { root, name, takeOver } = request;
    const shared = await shareWorkflow(root, { workflow: name, remote, as }, (text) => {
      report({ event: 'note', text });
    });
    const run = new MachineRun(shared, report);
    const paths = workflowPaths(root, name);
    // A live owner on this machine: `beginRun` refuses this run next, so the lease is not acquired.
    if (isHeld(paths, readLease(paths)) && !takeOver) return run;
    const orphan = await endLeftOver(paths, takeOver);
    if (orphan !== undefined) report({ event: 'note', text: orphan });
    await shared.join(takeOver, now);
    return run;
  }

  /** Called when the workflow has begun here: from now on the lease is renewed. */
  begin(): void {
    this.#timer = setInterval(() => void this.#push((now) => this.#shared.renew(now)), renewEveryMilliseconds);
  }

  /** A control that also ends the run when another machine has the workflow, or may have it. */
  controlled(control: Control): Control {
    const both = (signal: AbortSignal) => AbortSignal.any([signal, this.#lost.signal]);
    return { ...control, soon: both(control.soon), now: both(control.now) };
  }

  /** Pushes the state of the workflow. Resolves to the reason why the workflow was lost, if it was. */
  readonly publish = async (): Promise<string | undefined> => {
    await this.#push((now) => this.#shared.publish(now));
    return this.#why;
  };

  /**
   * Integrates the results of jobs, pushes that, and only then removes the results. Resolves to whether anything was handed out.
   */
  async integrate(control: Control): Promise<boolean> {
    const { paths, shared } = this.#shared;
    const handingOut = await integrateHandedBack(paths, shared, control);
    if (handingOut === undefined) return false;
    if ((await this.publish()) === undefined && readHandedOut(paths) === undefined)
      await forgetCandidates(shared, handingOut);
    return true;
  }

  /** Releases the workflow for other machines. Resolves to the end of the run, with a problem if that failed. */
  async leave(end: RunEnd): Promise<RunEnd> {
    clearInterval(this.#timer);
    const left = await this.#shared.leave(new Date()).catch(asFailure);
    switch (left.outcome) {
      case 'kept':
        return this.#why === undefined ? end : { ...end, why: 'taken', problem: this.#why };
      case 'lost':
        return { ...end, why: 'taken', problem: left.why };
      case 'failed':
        return { ...end, why: 'unpushed', problem: left.why };
    }
  }

  /** Releases the workflow when it could not begin here, or the run fails. Finished work stays here and is pushed. */
  async abandon(): Promise<void> {
    if (this.#timer === undefined) await this.#shared.giveBack(new Date());
    else await this.leave({ why: 'asked', iterations: 0 });
  }

  async #push(push: (now: Date) => Promise<Kept>): Promise<void> {
    const pushed = await push(new Date()).catch(asFailure);
    if (pushed.outcome === 'failed') this.#noteFailure(pushed.why);
    if (pushed.outcome === 'lost') this.#lose(pushed.why);
  }

  #noteFailure(why: string): void {
    this.#report({ event: 'note', text: `The remote accepts no push: ${why}` });
    if (Date.now() > this.#shared.until) this.#lose('Its lease expired, because the remote could not be reached.');
  }

  #lose(why: string): void {
    this.#why ??= why;
    this.#lost.abort();
  }
}
