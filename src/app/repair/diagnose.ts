import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { wrongCounters } from '../../research/rules/counters.ts';
import { counted } from '../../base/text.ts';
import { hasPhase } from '../../loop/rules/modes.ts';
import { modeOf, phases } from '../../base/vocabulary.ts';
import { excerpt } from '../../base/errors.ts';
import { readAcceptance } from '../../goal/acceptance-file.ts';
import { isLeftOver } from '../../files/atomic.ts';
import { readEscalations } from '../../loop/escalations.ts';
import { hasFeatures, isFeatureCopyDamaged, readFeatures } from '../../coding/feature-file.ts';
import { missingHandIns, readInbox } from '../hand-ins.ts';
import { isLedgerCopyDamaged, ledgerIfValid, readLedger } from '../../research/ledger-file.ts';
import { isAlive, hasStaleLock } from '../../files/lock.ts';
import type { WorkflowPaths } from '../../files/paths.ts';
import { readPlan } from '../../planning/plan-file.ts';
import { describeIteration, iterationOfJournal, lostPages } from './repair-iteration.ts';
import { problemOf } from './repair.ts';
import { isStateCopyDamaged } from './restore-state.ts';
import { isStateLost, readState, hasCopy } from '../../loop/state-file.ts';
import { isRestorable } from './restore-documents.ts';
import { parseJournal } from '../../journal/rules/journal-line.ts';
import { rebuildState } from '../../research/rules/rebuild-state.ts';
import { lostPrompt, type WorkflowState } from '../../loop/rules/state.ts';
import { readJournal } from '../../journal/journal.ts';

const mostNumbers = 5;

/**
 * Why the state could not be rebuilt from the journal; undefined when it can, or when the workflow never had a journal, as one
 * that was made from the first specification.
 */
export function journalGap(paths: WorkflowPaths, { prompt, verdict }: WorkflowState): string | undefined {
  if (!existsSync(paths.journal)) {
    const wasUsed = [paths.ledger, paths.inbox].some((file) => existsSync(file)) || hasCopy(paths) || verdict !== null;
    return wasUsed ? 'The journal is gone: without it a lost state cannot be rebuilt' : undefined;
  }
  const told = rebuildState(paths.name, parseJournal(readJournal(paths)));
  return told === undefined || (told.prompt === lostPrompt && prompt !== lostPrompt)
    ? 'The journal does not hold enough to rebuild the state from'
    : undefined;
}

/** What is wrong with single lines of the journal, a sentence each; it harms nothing, since they are passed over. */
export function unreadableLines(paths: WorkflowPaths): string[] {
  const lines = readJournal(paths);
  const last = lines.length;
  const bad = lines.flatMap((line, index) => (line !== '' && parseJournal([line]).length === 0 ? [index + 1] : []));
  const whole = bad.filter((number) => number !== last);
  const numbers = `${whole.slice(0, mostNumbers).join(', ')}${whole.length > mostNumbers ? ', …' : ''}`;
  return [
    ...(whole.length > 0 ? [`${whole.length} lines cannot be read (line ${numbers}); they are passed over`] : []),
    ...(bad.includes(last) ? [`Line ${last} was cut short; the next event closes it off`] : []),
  ];
}

/** Something about the files of a workflow. */
export interface FileFinding {
  /** `broken`: `repair` may mend it. `lost`: only a person can bring it back. `kept`: it harms nothing. */
  kind: 'broken' | 'lost' | 'kept';
  /** From the project's root. */
  file: string;
  what: string;
  /** What to do about it. */
  fix: string;
}

/** What is wrong with the files of a workflow; changes nothing. */
export async function diagnose(paths: WorkflowPaths): Promise<FileFinding[]> {
  const findings: FileFinding[] = [];
  const add = (kind: FileFinding['kind'], file: string, what: string, fix: string) => {
    findings.push({ kind, file: relative(paths.root, file).split(sep).join('/'), what: excerpt(what), fix });
  };
  const broken = (file: string, what: string) => add('broken', file, what, `autonomous-workflow repair ${paths.name}`);
  const problem = await problemOf(() => readState(paths));
  if (problem !== undefined) broken(paths.state, isStateLost(paths) ? 'The state file is gone' : problem.message);
  const ledgerProblem = await problemOf(() => readLedger(paths));
  if (ledgerProblem !== undefined) broken(paths.ledger, ledgerProblem.message);
  const escalations = await problemOf(() => readEscalations(paths));
  if (escalations !== undefined) broken(paths.escalations, escalations.message);
  const plan = await problemOf(() => readPlan(paths));
  if (plan !== undefined) broken(paths.planItems, plan.message);
  const acceptance = await problemOf(() => readAcceptance(paths));
  if (acceptance !== undefined) broken(paths.acceptance, acceptance.message);
  const features = await problemOf(() => hasFeatures(paths) && readFeatures(paths));
  if (features !== undefined) broken(paths.featureList, features.message);
  if (isFeatureCopyDamaged(paths))
    broken(join(paths.runtime, 'feature-list.json'), 'The copy of the feature list is damaged');
  if (isStateCopyDamaged(paths)) broken(join(paths.runtime, 'state.json'), 'The copy of the state is damaged');
  if (isLedgerCopyDamaged(paths)) broken(join(paths.runtime, 'ledger.json'), 'The copy of the ledger is damaged');
  const ledger = ledgerIfValid(paths);
  if (problem === undefined) {
    const state = await readState(paths);
    const told = iterationOfJournal(paths, state);
    if (told !== undefined) broken(paths.state, describeIteration(state, told));
    const wrong = ledger === undefined ? [] : wrongCounters(state, ledger);
    if (wrong.length > 0) broken(paths.state, `It counts otherwise than the ledger: ${wrong.join('; ')}`);
    const gap = journalGap(paths, state);
    if (gap !== undefined) broken(paths.journal, gap);
    if (hasPhase(modeOf(state.workflow_type), phases.A) && !existsSync(paths.report))
      broken(paths.report, 'The report is gone');
    if (isRestorable(paths, 'plan')) broken(paths.plan, 'The plan is gone');
  }
  const { altered, gone, quotes } = lostPages(paths);
  const again = 'put it back from version control or a backup, or let the next record fetch it again';
  for (const file of altered) add('lost', file, 'It is not the text that was stored', again);
  if (gone > 0) add('lost', paths.snapshots, `${counted(gone, 'stored page')} missing`, again);
  if (quotes > 0)
    broken(paths.ledger, `${counted(quotes, 'quote')} counted as found in stored pages that are gone or altered`);
  for (const what of unreadableLines(paths)) add('kept', paths.journal, what, 'nothing to do');
  const missing = missingHandIns(paths, ledger?.merged ?? []);
  if (missing.length > 0) {
    const what = `${counted(missing.length, 'hand-in')} gone that the ledger counts: ${missing.join(', ')}`;
    add('lost', paths.inbox, what, 'put them back from version control or a backup; what they found is in the ledger');
  }
  for (const { file, why } of readInbox(paths).unreadable) broken(file, `It cannot be read as a hand-in: ${why}`);
  if (hasStaleLock(paths.runtime)) broken(join(paths.runtime, 'lock'), 'The process that holds this lock is gone');
  for (const name of readdirSync(paths.base, { recursive: true, encoding: 'utf8' })) {
    if (isLeftOver(name, isAlive)) broken(join(paths.base, name), leftOver);
    if (/\.(?:broken|replaced)-\d{4}-[^/\\]+$/.test(name)) {
      add('kept', join(paths.base, name), 'Was replaced and is kept', 'delete it when you no longer need it');
    }
  }
  return findings;
}

const leftOver = 'A process was killed while it wrote this temporary file';
