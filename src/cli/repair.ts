import { relative } from 'node:path';
import { chooseWorkflow } from '../store/list.ts';
import { note } from '../store/journal.ts';
import { restoreState, readState } from '../store/state-file.ts';
import { asWriter } from '../store/workflow.ts';
import { WorkflowError, exitCodes } from '../engine/workflow-error.ts';
import type { Answer, Context } from './context.ts';

/** Puts back the state file as it was last written by us, when the present one is not valid. */
export async function repair({ root, sessionId, now }: Context, name: string | undefined): Promise<Answer> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const problem = await readState(paths).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (problem === undefined)
    return { text: `The state of '${paths.name}' is valid; nothing to repair.`, data: { repaired: false } };
  return asWriter(paths, () => {
    const restored = restoreState(paths, now);
    if (restored === undefined) {
      throw new WorkflowError('There is no earlier state to put back', {
        where: paths.state,
        received: problem,
        fix: 'Mend the file by hand, or restore it from version control.',
        exitCode: exitCodes.invalidState,
      });
    }
    note(paths, now, { event: 'state-restored', kept: restored.kept, why: problem });
    const kept = relative(root, restored.kept);
    return {
      text: `Put back the last valid state of '${paths.name}'. The other file is kept as ${kept}.`,
      data: { repaired: true, kept },
    };
  });
}
