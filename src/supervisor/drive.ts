import { runBeginLine } from '../app/announce-begin.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { beginRun, type RunRequest } from './begin-run.ts';
import type { Control } from './control.ts';
import { MachineRun } from './machines.ts';
import { beginEvent, type RunEnd } from './rules/describe-run.ts';
import { superviseWorkflow } from './supervise.ts';

export interface Drive {
  /** Iterations after which the run ends even if the workflow has not. */
  iterations: number | undefined;
  /** The remote through which other machines can continue. */
  remote: string | undefined;
  /** The owner's name in the lease, shared by the jobs of a pipeline; undefined for a name of this machine's own. */
  as: string | undefined;
  /** Ends the run when several features can be built elsewhere at the same time. */
  fansOut: boolean;
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
 * Drives a workflow until it or the run ends, alone or as one of several machines.
 * @throws WorkflowError when it is refused; nothing is changed then.
 */
export async function driveWorkflow(request: RunRequest, drive: Drive): Promise<Driven> {
  if (drive.remote === undefined) return driveFor(request, drive, undefined);
  const name = request.name ?? (await chooseWorkflow(request.root, undefined)).name;
  const named = { ...request, name };
  const machine = await MachineRun.join(named, { remote: drive.remote, as: drive.as }, drive.control.report, drive.now);
  try {
    return await driveFor(named, drive, machine);
  } catch (error) {
    await machine.abandon();
    throw error;
  }
}

async function driveFor(
  request: RunRequest,
  { iterations, unlessEnded, fansOut, control, now }: Drive,
  machine: MachineRun | undefined,
): Promise<Driven> {
  if (unlessEnded && request.mode === undefined) {
    const state = await readState(await chooseWorkflow(request.root, request.name));
    if (state.status !== 'in_progress') {
      await machine?.abandon();
      return { state, end: { why: 'over', iterations: 0, endedBefore: true } };
    }
  }
  const { paths, session, notices } = await beginRun(request, now);
  const begun = await readState(paths);
  control.report(beginEvent(begun, paths.folder, await runBeginLine(paths, begun)));
  for (const text of notices) control.report({ event: 'note', text });
  machine?.begin();
  const controlled = machine === undefined ? control : machine.controlled(control);
  const end = await superviseWorkflow({
    paths,
    session,
    iterations,
    control: controlled,
    fansOut,
    ...(machine !== undefined && { publish: machine.publish, integrate: () => machine.integrate(controlled) }),
  });
  const left = machine === undefined ? end : await machine.leave(end);
  return { state: await readState(paths), end: left };
}
