import { runBeginLine } from '../overview/begin-line.ts';
import { chooseWorkflow } from '../loop/list.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { beginRun, type RunRequest } from './begin-run.ts';
import type { Control } from './control.ts';
import { beginEvent, type RunEnd } from './rules/describe-run.ts';
import { superviseWorkflow } from './supervise.ts';

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
