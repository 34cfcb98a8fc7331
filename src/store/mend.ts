import type { Ledger } from '../engine/ledger.ts';
import { assess } from '../engine/research/assess.ts';
import type { WorkflowState } from '../engine/state.ts';
import { exitCodes, isWorkflowError, type WorkflowError } from '../engine/workflow-error.ts';
import { readEscalations, restoreEscalations } from './escalations.ts';
import { findingsFor } from './findings.ts';
import { readInbox } from './hand-ins.ts';
import { readLedger, refreshOutlook, restoreLedger, writeLedger } from './ledger-file.ts';
import type { WorkflowPaths } from './paths.ts';
import { quoteLookUp } from './quote-checks.ts';
import { problemOf } from './problem-of.ts';
import { findLastGoodState, putState } from './restore-state.ts';
import { readState } from './state-file.ts';
import { asWriter } from './workflow.ts';

/**
 * Puts a state file or a ledger that is not valid back as it was last, as far as that can be told without a person. A state file
 * that is gone stays gone: removing it is a way to end a workflow.
 * @returns what was done, a sentence for each file.
 */
export async function mendBroken(paths: WorkflowPaths, now: Date): Promise<string[]> {
  return asWriter(paths, async () => {
    const done = await mendState(paths, now, { gone: false, withoutPrompt: false });
    done.push(...(await mendLedger(paths, now)), ...(await mendEscalations(paths, now)));
    // What a hook looks at to see that the ledger is as it was; one that cannot be mended has none.
    await problemOf(() => refreshOutlook(paths));
    return done;
  });
}

/**
 * Puts the state back where it is not valid. The caller holds the workflow's lock.
 * @param may what else may be done: make a state file that is gone anew, and go on without the prompt.
 */
export async function mendState(
  paths: WorkflowPaths,
  now: Date,
  may: { gone: boolean; withoutPrompt: boolean },
): Promise<string[]> {
  const error = await problemOf(() => readState(paths));
  if (error === undefined || (!isContentError(error) && !(may.gone && isMissing(error)))) return [];
  const good = findLastGoodState(paths);
  if (good === undefined || (good.promptLost && !may.withoutPrompt)) return [];
  const kept = putState(paths, good.state, now, { aside: 'broken', why: error.message });
  const origin = good.from === 'copy' ? 'as it was last written' : 'as the journal tells it';
  const lost = good.promptLost
    ? ' What it was to find out is lost: write it into the line `prompt:` of that file, or begin anew under another name.'
    : '';
  return [`autonomous-workflow restored the state file of '${paths.name}' ${origin}${whereKept(kept)}.${lost}`];
}

/** Puts the ledger back where it is not valid or gone. The caller holds the workflow's lock. */
export async function mendLedger(paths: WorkflowPaths, now: Date): Promise<string[]> {
  const error = await problemOf(() => readLedger(paths));
  if (!isContentError(error)) return [];
  const state = await readState(paths).catch(() => undefined);
  const restored = restoreLedger(paths, state?.recorded_iteration ?? 0, now, error.message);
  if (restored === undefined) return [];
  if (restored.from === 'inbox' && state !== undefined) writeLedger(paths, assessed(paths, state, restored.ledger));
  const origin = restored.from === 'copy' ? 'as it was last written' : 'from the hand-ins in the inbox';
  return [`autonomous-workflow restored the ledger of '${paths.name}' ${origin}${whereKept(restored.kept)}.`];
}

/** With what the stored pages and verifiers say, which is not in the inbox. */
function assessed(paths: WorkflowPaths, state: WorkflowState, ledger: Ledger): Ledger {
  const { verifications } = readInbox(paths);
  return assess(ledger, findingsFor(paths, state, ledger, { verifications, lookUp: quoteLookUp(paths) }));
}

/** Puts the escalations back where they are not valid or gone. The caller holds the workflow's lock. */
export async function mendEscalations(paths: WorkflowPaths, now: Date): Promise<string[]> {
  const error = await problemOf(() => readEscalations(paths));
  if (!isContentError(error)) return [];
  const restored = restoreEscalations(paths, now, error.message);
  if (restored === undefined) return [];
  return [`autonomous-workflow restored the escalations of '${paths.name}'${whereKept(restored.kept)}.`];
}

function whereKept(kept: string | null): string {
  return kept === null ? '' : `; the broken one is kept as ${kept}`;
}

/** Whether a file was read and is not what it should be, as opposed to one that cannot be read just now. */
function isContentError(error: unknown): error is WorkflowError {
  return isWorkflowError(error) && error.exitCode === exitCodes.invalidState;
}

function isMissing(error: unknown): boolean {
  return isWorkflowError(error) && error.exitCode === exitCodes.usage;
}
