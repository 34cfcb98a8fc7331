import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mendAcceptance } from '../../goal/acceptance-file.ts';
import { isLeftOver } from '../../files/atomic.ts';
import { diagnose, type Finding } from './diagnose.ts';
import { isFeatureCopyDamaged, readFeatures, writeFeatures } from '../../coding/feature-file.ts';
import { mendFeatures } from '../../coding/repair-features.ts';
import { readInbox, setAsideUnreadable } from '../hand-ins.ts';
import { isAlive } from '../../files/lock.ts';
import { isLedgerCopyDamaged, readLedger, writeLedger } from '../../research/ledger-file.ts';
import {
  type FindKept,
  mendCounters,
  mendDocuments,
  mendEscalations,
  mendJournal,
  mendLedger,
  mendState,
  type Mended,
  tellLostLedger,
} from './repair-broken.ts';
import type { WorkflowPaths } from '../../files/paths.ts';
import { mendPlan } from '../../planning/repair-plan.ts';
import { mendIteration, mendUnproven } from './repair-iteration.ts';
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
  left: Finding[];
}

/** Mends what is broken in the files of a workflow. Nothing is deleted but what a killed process left of its own work. */
export async function repairWorkflow(paths: WorkflowPaths, now: Date, findKept: FindKept): Promise<Repair> {
  const before = await broken(paths);
  if (before.length === 0) return { name: paths.name, repaired: [], lost: [], left: [] };
  const mended = await asWriter(paths, async () => {
    const done = await mendState(paths, now, { gone: true, withoutPrompt: true });
    done.push(
      ...(await mendLedger(paths, now)),
      ...(await tellLostLedger(paths)),
      ...(await mendEscalations(paths, now)),
    );
    done.push(...(await mendIteration(paths, now)).map((text): Mended => ({ text, isLoss: false })));
    done.push(...(await mendUnproven(paths, now)));
    done.push(...(await mendCounters(paths, now)), ...(await mendJournal(paths, now)));
    done.push(...(await mendDocuments(paths, now, findKept)));
    const others = [...mendFeatures(paths, now), ...mendPlan(paths, now), ...mendAcceptance(paths, now)];
    others.push(...setAsideUnreadable(paths, readInbox(paths).unreadable, now));
    others.push(...(await renewCopies(paths)));
    removeLeftOver(paths);
    return [...done, ...others.map((text): Mended => ({ text, isLoss: false }))];
  });
  const left = await broken(paths);
  // The lock itself breaks a stale one and removes temporary files beside it.
  const gone = before.filter(({ file }) => /(?:\.tmp|\/lock)$/.test(file) && !left.some((one) => one.file === file));
  const removed = gone.map(({ file }) => `Removed ${file}.`);
  const texts = (lost: boolean) => mended.flatMap(({ text, isLoss }) => (isLoss === lost ? [text] : []));
  return { name: paths.name, repaired: [...texts(false), ...removed], lost: texts(true), left };
}

async function broken(paths: WorkflowPaths): Promise<Finding[]> {
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
