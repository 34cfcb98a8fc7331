import { relative } from 'node:path';
import { WorkflowError, describeError, exitCodes } from '../engine/workflow-error.ts';
import { note } from '../store/journal.ts';
import { readLedger, restoreLedger } from '../store/ledger-file.ts';
import { chooseWorkflow } from '../store/list.ts';
import { workflowPaths, type WorkflowPaths } from '../store/paths.ts';
import { isStateLost, readState, restoreState } from '../store/state-file.ts';
import { asWriter } from '../store/workflow.ts';
import type { Answer, Context } from './context.ts';

/** Puts back what we wrote last where the state file or the ledger is gone or not valid; what stood there is kept. */
export async function repair({ root, sessionId, now }: Context, name: string | undefined): Promise<Answer> {
  const lost = name === undefined ? undefined : workflowPaths(root, name);
  const paths = lost !== undefined && isStateLost(lost) ? lost : await chooseWorkflow(root, name, sessionId);
  return asWriter(paths, async () => {
    const repaired = [
      await mend(paths, now, paths.state, () => readState(paths), restoreState),
      await mend(paths, now, paths.ledger, () => readLedger(paths), restoreLedger),
    ].flatMap((message) => message ?? []);
    const text =
      repaired.length === 0 ? `State and ledger of '${paths.name}' are valid; nothing to repair.` : repaired.join('\n');
    return { text, data: { name: paths.name, repaired } };
  });
}

type Restore = (paths: WorkflowPaths, now: Date) => { kept: string | null } | undefined;

async function mend(paths: WorkflowPaths, now: Date, file: string, read: () => unknown, restore: Restore) {
  const where = relative(paths.root, file);
  try {
    await read();
    return undefined;
  } catch (error) {
    const restored = restore(paths, now);
    if (restored === undefined) throw nothingToPutBack(where, describeError(error));
    const kept = restored.kept === null ? null : relative(paths.root, restored.kept);
    note(paths, now, { event: 'state-restored', kept: kept ?? 'none', why: `${where} was gone or not valid` });
    return `Put ${where} back as it was last written.${kept === null ? '' : ` The other file is kept as ${kept}.`}`;
  }
}

function nothingToPutBack(where: string, received: string): WorkflowError {
  return new WorkflowError('There is no earlier version to put back', {
    where,
    received,
    fix: 'Mend the file by hand, or restore it from version control.',
    exitCode: exitCodes.invalidState,
  });
}
