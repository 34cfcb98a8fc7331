import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { excerpt } from '../engine/workflow-error.ts';
import { isLeftOver } from './atomic.ts';
import { readEscalations } from './escalations.ts';
import { hasFeatures, isFeatureCopyDamaged, readFeatures } from './features/feature-file.ts';
import { readInbox } from './hand-ins.ts';
import { isLedgerCopyDamaged, readLedger } from './ledger-file.ts';
import { hasStaleLock, isAlive } from './lock.ts';
import type { WorkflowPaths } from './paths.ts';
import { problemOf } from './problem-of.ts';
import { isStateCopyDamaged } from './restore-state.ts';
import { isStateLost, readState } from './state-file.ts';

/** Something about the files of a workflow. */
export interface Finding {
  /** `kept`: a file that was set aside, which harms nothing. */
  kind: 'broken' | 'kept';
  /** From the project's root. */
  file: string;
  what: string;
}

/** What is wrong with the files of a workflow; changes nothing. */
export async function diagnose(paths: WorkflowPaths): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = (file: string, what: string, kind: Finding['kind'] = 'broken') => {
    findings.push({ kind, file: relative(paths.root, file).split(sep).join('/'), what: excerpt(what) });
  };
  const state = await problemOf(() => readState(paths));
  if (state !== undefined) add(paths.state, isStateLost(paths) ? 'The state file is gone' : state.message);
  const ledger = await problemOf(() => readLedger(paths));
  if (ledger !== undefined) add(paths.ledger, ledger.message);
  const escalations = await problemOf(() => readEscalations(paths));
  if (escalations !== undefined) add(paths.escalations, escalations.message);
  const features = await problemOf(() => hasFeatures(paths) && readFeatures(paths));
  if (features !== undefined) add(paths.featureList, features.message);
  if (isFeatureCopyDamaged(paths))
    add(join(paths.runtime, 'feature-list.json'), 'The copy of the feature list is damaged');
  if (isStateCopyDamaged(paths)) add(join(paths.runtime, 'state.json'), 'The copy of the state is damaged');
  if (isLedgerCopyDamaged(paths)) add(join(paths.runtime, 'ledger.json'), 'The copy of the ledger is damaged');
  for (const { file, why } of readInbox(paths).unreadable) add(file, `It cannot be read as a hand-in: ${why}`);
  if (hasStaleLock(paths.runtime)) add(join(paths.runtime, 'lock'), 'The process that holds this lock is gone');
  for (const name of readdirSync(paths.base, { recursive: true, encoding: 'utf8' })) {
    if (isLeftOver(name, isAlive)) add(join(paths.base, name), leftOver);
    if (/\.(?:broken|replaced)-\d{4}-[^/\\]+$/.test(name)) {
      add(join(paths.base, name), 'Set aside; delete it when you no longer need it', 'kept');
    }
  }
  return findings;
}

const leftOver = 'A process was killed while it wrote this temporary file';
