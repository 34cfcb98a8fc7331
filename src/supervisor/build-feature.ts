import { runBeginLine } from '../app/announce-begin.ts';
import { WorkflowError } from '../base/errors.ts';
import { readHandedOut, writeHandedOut } from '../coding/handed-out.ts';
import { makeCandidate } from '../coding/make-candidate.ts';
import type { Candidate } from '../coding/rules/candidate.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter, changeState } from '../loop/workflow.ts';
import { pushCandidate } from '../machines/candidates.ts';
import { shareWorkflow } from '../machines/shared-workflow.ts';
import { catchUpSpend, readSpend } from '../spend/spend.ts';
import { beginRun, type RunRequest } from './begin-run.ts';
import type { Control } from './control.ts';
import { beginEvent, type RunEnd } from './rules/describe-run.ts';
import { readRunRecord } from './run-record.ts';
import { superviseWorkflow } from './supervise.ts';

/** A feature that was built in a copy of its workflow, and pushed. */
export interface BuiltFeature {
  /** The state of the copy. */
  state: WorkflowState;
  end: RunEnd;
  candidate: Candidate;
}

/**
 * Builds one feature that was handed out, in a copy of the workflow and in one iteration, and pushes the result. The workflow
 * itself does not change: its driver verifies the work and integrates it.
 * @throws WorkflowError when it was not handed out, or the result cannot be pushed.
 */
export async function buildFeature(
  { root, name, takeOver }: RunRequest & { name: string },
  { feature, remote, control, now }: { feature: string; remote: string; control: Control; now: Date },
): Promise<BuiltFeature> {
  const news = (text: string) => {
    control.report({ event: 'note', text });
  };
  const machine = await shareWorkflow(root, { workflow: name, remote }, news);
  await machine.copy();
  const { paths } = machine;
  const handedOut = readHandedOut(paths);
  const entry = handedOut?.features.find((one) => one.feature === feature);
  if (handedOut === undefined || entry === undefined) throw notHandedOut(name, feature, handedOut?.features ?? []);
  await asWriter(paths, () => {
    writeHandedOut(paths, { ...handedOut, assigned: feature });
  });
  const before = readSpend(paths, await readState(paths));
  await limitCopy(paths, handedOut.features.length, now);
  const request = { root, name, mode: undefined, prompt: undefined, options: {}, takeOver };
  const { session, notices } = await beginRun(request, now);
  const begun = await readState(paths);
  control.report(beginEvent(begun, paths.folder, await runBeginLine(paths, begun)));
  for (const text of notices) news(text);
  const end = await superviseWorkflow({ paths, session, iterations: 1, control });
  await catchUpSpend(paths);
  const state = await readState(paths);
  const after = readSpend(paths, state);
  const candidate = await makeCandidate(paths, entry, {
    usd: difference(after.usd, before.usd),
    tokens: difference(after.tokens, before.tokens),
    closed_until: readRunRecord(paths, state.iteration).closedUntil ?? 0,
  });
  await pushCandidate(machine.shared, handedOut.id, candidate);
  return { state, end, candidate };
}

/** Divides the remaining cost budget among the copies; each works only on its own feature. */
async function limitCopy(paths: WorkflowPaths, copies: number, now: Date): Promise<void> {
  await changeState(paths, now, (state) => {
    const spent = state.cost_usd ?? 0;
    const max_cost_usd = spent + Math.max(0, state.max_cost_usd - spent) / copies;
    return { state: { ...state, max_cost_usd, parallel: 1 } };
  });
}

function difference(after: number | null, before: number | null): number | null {
  return after === null ? null : Math.max(0, after - (before ?? 0));
}

function notHandedOut(name: string, feature: string, known: readonly { feature: string }[]): WorkflowError {
  return new WorkflowError(`${feature} of the workflow '${name}' is not handed out`, {
    expected:
      known.length === 0 ? 'features that `machine hand-out` names' : known.map((one) => one.feature).join(', '),
    received: feature,
    fix: `Hand it out first: autonomous-workflow machine hand-out ${name} ${feature},…`,
  });
}
