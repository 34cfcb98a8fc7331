import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repairAcceptance } from '../../goal/acceptance-file.ts';
import { isLeftOver } from '../../files/atomic.ts';
import { diagnose, type FileFinding } from './diagnose.ts';
import { isFeatureCopyDamaged, readFeatures, writeFeatures } from '../../coding/feature-file.ts';
import { repairFeatures } from '../../coding/repair-features.ts';
import { readInbox, quarantineUnreadable } from '../hand-ins.ts';
import { isAlive } from '../../files/lock.ts';
import { isLedgerCopyDamaged, readLedger, writeLedger } from '../../research/ledger-file.ts';
import {
  type FindKept,
  repairCounters,
  repairDocuments,
  repairEscalations,
  repairJournal,
  repairLedger,
  repairState,
  type Repaired,
  describeLostLedger,
} from './repair-broken.ts';
import type { WorkflowPaths } from '../../files/paths.ts';
import { repairPlan } from '../../planning/repair-plan.ts';
import { repairIteration, repairUnproven } from './repair-iteration.ts';
import { isStateCopyDamaged } from './restore-state.ts';
import { readState, writeState } from '../../loop/state-file.ts';
import { asWriter } from '../../loop/workflow.ts';

export interface Repair {
  name: string;
  /** What was done, a sentence each. */
  repaired: string[];
  /** What did not come back with it, a sentence each. */
  lost: string[];
  /** What is still broken: a person has to mend it. */
  left: FileFinding[];
}

/** Mends what is broken in the files of a workflow. Nothing is deleted but what a killed process left of its own work. */
export async function repairWorkflow(paths: WorkflowPaths, now: Date, findKept: FindKept): Promise<Repair> {
  const before = await broken(paths);
  if (before.length === 0) return { name: paths.name, repaired: [], lost: [], left: [] };
  const repaired = await asWriter(paths, async () => {
    const done = await repairState(paths, now, { gone: true, withoutPrompt: true });
    done.push(
      ...(await repairLedger(paths, now)),
      ...(await describeLostLedger(paths)),
      ...(await repairEscalations(paths, now)),
    );
    done.push(...(await repairIteration(paths, now)).map((text): Repaired => ({ text, isLoss: false })));
    done.push(...(await repairUnproven(paths, now)));
    done.push(...(await repairCounters(paths, now)), ...(await repairJournal(paths, now)));
    done.push(...(await repairDocuments(paths, now, findKept)));
    const others = [...repairFeatures(paths, now), ...repairPlan(paths, now), ...repairAcceptance(paths, now)];
    others.push(...quarantineUnreadable(paths, readInbox(paths).unreadable, now));
    others.push(...(await renewCopies(paths)));
    removeLeftOver(paths);
    return [...done, ...others.map((text): Repaired => ({ text, isLoss: false }))];
  });
  const left = await broken(paths);
  // The lock itself breaks a stale one and removes temporary files beside it.
  const gone = before.filter(({ file }) => /(?:\.tmp|\/lock)$/.test(file) && !left.some((one) => one.file === file));
  const removed = gone.map(({ file }) => `Removed ${file}.`);
  const texts = (lost: boolean) => repaired.flatMap(({ text, isLoss }) => (isLoss === lost ? [text] : []));
  return { name: paths.name, repaired: [...texts(false), ...removed], lost: texts(true), left };
}

async function broken(paths: WorkflowPaths): Promise<FileFinding[]> {
  return (await diagnose(paths)).filter(({ kind }) => kind !== 'kept');
}

/** Writes damaged copies anew from files that are valid. */
async function renewCopies(paths: WorkflowPaths): Promise<string[]> {
  const renewed: string[] = [];
  if (isStateCopyDamaged(paths)) {
    const state = await readState(paths).catch(() => undefined);
    if (state !== undefined) {
      writeState(paths, state);
      renewed.push(`Made the copy of the state of '${paths.name}' anew.`);
    }
  }
  if (isLedgerCopyDamaged(paths)) {
    const ledger = await Promise.resolve(paths)
      .then(readLedger)
      .catch(() => undefined);
    if (ledger !== undefined) {
      writeLedger(paths, ledger);
      renewed.push(`Made the copy of the ledger of '${paths.name}' anew.`);
    }
  }
  if (isFeatureCopyDamaged(paths)) {
    const list = await Promise.resolve(paths)
      .then(readFeatures)
      .catch(() => undefined);
    if (list !== undefined) {
      writeFeatures(paths, list);
      renewed.push(`Made the copy of the feature list of '${paths.name}' anew.`);
    }
  }
  return renewed;
}

function removeLeftOver(paths: WorkflowPaths): void {
  for (const name of readdirSync(paths.base, { recursive: true, encoding: 'utf8' })) {
    if (isLeftOver(name, isAlive)) rmSync(join(paths.base, name), { force: true });
  }
}

/** What reading something fails with; undefined when it can be read. */
export async function problemOf(read: () => unknown): Promise<Error | undefined> {
  try {
    await read();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
