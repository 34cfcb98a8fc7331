import { existsSync } from 'node:fs';
import { phases, modeOf } from '../base/vocabulary.ts';
import { readIfGood, type Repaired } from '../files/document.ts';
import { inspectDocument, markUntouched, renewCopy, repairDocument } from '../files/repair-document.ts';
import { asWriter } from '../files/writer.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { hasPhase } from '../loop/rules/modes.ts';
import { stateDocument } from '../loop/state-document.ts';
import { hasFeatures, wasImported } from '../coding/feature-file.ts';
import { makeReport } from '../report/report.ts';
import { takeHandEdits } from './hand-edits.ts';
import { documentsOf } from './documents.ts';
import { broken, checks, checkIteration, checkJournal, type FileFinding } from './repair-checks.ts';
import { loss } from './rebuild.ts';
import { restoreTexFiles } from './restore-tex-files.ts';
import { keepPasses } from '../coding/edited-list.ts';
import { rebuildFeatures } from '../coding/rebuild-list.ts';

export interface Repair {
  name: string;
  /** A sentence for each repair. */
  repaired: string[];
  /** A sentence for each loss. */
  lost: string[];
  /** The findings that are left for a person. */
  left: FileFinding[];
}

/** Finds everything that is wrong with the files of a workflow; changes nothing. */
export function diagnose(paths: WorkflowPaths): FileFinding[] {
  const documents = documentsOf(paths).flatMap((document) => {
    const { problem, isCopyDamaged } = inspectDocument(document);
    const { file, copy, title, copyTitle = title } = document;
    return [
      ...(problem === undefined ? [] : [broken(paths, file, problem.message.replace(/ is gone \(.*/, ' is gone'))]),
      ...(isCopyDamaged ? [broken(paths, copy, `The copy of ${copyTitle} is damaged`)] : []),
    ];
  });
  return [...documents, ...checks.flatMap((check) => check(paths).findings)];
}

/**
 * Repairs broken files as far as possible without a person, and corrects an edited count of iterations.
 * @returns a sentence for each repair.
 */
export async function repairBroken(paths: WorkflowPaths, now: Date): Promise<string[]> {
  return asWriter(paths, async () => {
    const kept = await keepPasses(paths, now);
    const repaired = documentsOf(paths).flatMap((document) => repairDocument(document, { now, thorough: false }));
    repaired.push(...(await rebuildLost(paths, now)));
    const edited = await takeHandEdits(paths, now);
    for (const document of documentsOf(paths)) markUntouched(document);
    const counted = [checkJournal, checkIteration].flatMap((check) => check(paths).repair?.(now) ?? []);
    return [...kept, ...[...repaired, ...counted].map(({ text }) => text), ...edited];
  });
}

/** A lost feature list, made again. */
async function rebuildLost(paths: WorkflowPaths, now: Date): Promise<Repaired[]> {
  if (hasFeatures(paths) || !wasImported(paths)) return [];
  return rebuildFeatures(paths, now);
}

/** Repairs what is broken in the files of a workflow. Only leftovers of killed processes are deleted. */
export async function repairWorkflow(paths: WorkflowPaths, now: Date): Promise<Repair> {
  // Before anything asks which features passed.
  const kept = await asWriter(paths, () => keepPasses(paths, now));
  const before = unwell(paths);
  if (before.length === 0) return { name: paths.name, repaired: kept, lost: [], left: [] };
  const done = await asWriter(paths, async () => [
    ...documentsOf(paths).flatMap((document) => repairDocument(document, { now, thorough: true })),
    ...(await rebuildLost(paths, now)),
    ...(await repairTex(paths, now)),
    ...checks.flatMap((check) => check(paths).repair?.(now) ?? []),
    ...documentsOf(paths).flatMap(renewCopy),
  ]);
  const left = unwell(paths);
  // Taking the lock removes stale locks and temporary files beside them.
  const gone = before.filter(({ file }) => /(?:\.tmp|\/lock)$/.test(file) && !left.some((one) => one.file === file));
  const texts = (lost: boolean) => done.flatMap(({ text, isLoss }) => (isLoss === lost ? [text] : []));
  return {
    name: paths.name,
    repaired: [...kept, ...texts(false), ...gone.map(({ file }) => `Removed ${file}.`)],
    lost: texts(true),
    left,
  };
}

function unwell(paths: WorkflowPaths): FileFinding[] {
  return diagnose(paths).filter(({ kind }) => kind !== 'kept');
}

/**
 * Restores report and plan from their copies. Without a copy an empty report is written, so that the workflow
 * can continue.
 */
async function repairTex(paths: WorkflowPaths, now: Date): Promise<Repaired[]> {
  const restored = (await restoreTexFiles(paths, now)).map((text): Repaired => ({ text, isLoss: false }));
  const state = readIfGood(stateDocument(paths));
  if (state === undefined || existsSync(paths.report) || !hasPhase(modeOf(state.workflow_type), phases.A))
    return restored;
  if (!makeReport(paths, state, now)) return restored;
  const advice = 'put it back from version control or a backup, or let the workflow write it anew from the ledger.';
  return [...restored, loss(`The report of '${paths.name}' was gone; an empty one stands in its place`, advice)];
}
