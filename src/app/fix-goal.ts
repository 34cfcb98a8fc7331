import { describeEvent } from '../journal/rules/events.ts';
import { askAboutGoal, declareFix, openFix } from '../goal/rules/declare-fix.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { itemsOf } from '../loop/rules/escalation.ts';
import { changeFeatures, hasFeatures } from '../coding/feature-file.ts';
import { escalate, readEscalations } from '../loop/escalations.ts';
import { readState } from '../loop/state-file.ts';
import type { IterationRuntime } from '../loop/iteration-runtime.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter, commitState } from '../loop/workflow.ts';
import { readStanding } from '../goal/acceptance-file.ts';

/**
 * When implementation is complete except for failing checks of the acceptance checklist: turns them into a feature with which the workflow
 * continues; or, after enough attempts, asks a person and ends. Does nothing until every check was run. The caller has checked that the
 * iteration completes the workflow.
 * @returns the new state.
 */
export async function fixGoal(
  paths: WorkflowPaths,
  state: WorkflowState,
  { begun_at }: Pick<IterationRuntime, 'begun_at'>,
  now: Date,
): Promise<WorkflowState> {
  if (!isRecorded(state) || !hasFeatures(paths)) return state;
  const notBefore = begun_at === '' ? null : new Date(begun_at);
  const { acceptance, failing, unknown } = readStanding(paths, notBefore);
  if (acceptance === undefined || failing.length === 0 || unknown.length > 0) return state;
  return asWriter(paths, async () => {
    const { iteration, max_iterations } = state;
    const answers = readEscalations(paths).flatMap((one) =>
      one.answer === null ? [] : [{ items: itemsOf(one), answer: one.answer }],
    );
    const { list } = await changeFeatures(
      paths,
      now,
      (known, { waiting }) => declareFix(known, { goal: acceptance.goal, failing, answers }, waiting) ?? known,
    );
    const feature = openFix(list)?.id ?? null;
    if (feature === null) escalate(paths, now, askAboutGoal(list, failing, iteration));
    const counted = await readState(paths);
    const finishing = feature === null ? 'blocked_on_human' : iteration >= max_iterations ? 'max_iterations' : null;
    const missed = { event: 'goal-missed' as const, iteration, checks: failing.map(({ id }) => id), feature };
    const next: WorkflowState = {
      ...counted,
      finishing,
      writing_iteration: finishing === null ? null : iteration,
      verdict: describeEvent(missed),
    };
    commitState(paths, now, next, missed);
    return next;
  });
}
