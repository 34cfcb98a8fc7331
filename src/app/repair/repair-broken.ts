import { existsSync } from 'node:fs';
import { withCounters, wrongCounters } from '../../research/rules/counters.ts';
import { parseJournal } from '../../journal/rules/journal-line.ts';
import { rebuildState } from '../../research/rules/rebuild-state.ts';
import type { Ledger } from '../../research/rules/ledger.ts';
import { isCitable } from '../../research/rules/failed-quotes.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { hasPhase } from '../../loop/rules/modes.ts';
import { modeOf, phases } from '../../base/vocabulary.ts';
import { exitCodes, isWorkflowError, type WorkflowError } from '../../base/errors.ts';
import { journalGap } from './diagnose.ts';
import { readEscalations, restoreEscalations } from '../../loop/escalations.ts';
import { repairAcceptance } from '../../goal/acceptance-file.ts';
import { repairFeatures } from '../../coding/repair-features.ts';
import { missingHandIns } from '../hand-ins.ts';
import { appendEvent, readJournal } from '../../journal/journal.ts';
import { ledgerIfValid, readLedger, refreshOutlook, type RestoredLedger } from '../../research/ledger-file.ts';
import type { WorkflowPaths } from '../../files/paths.ts';
import { readSpendFile } from '../../spend/spend-file.ts';
import { repairPlan } from '../../planning/repair-plan.ts';
import {
  restoreWeighedLedger,
  untoldIterations,
  findLastGoodState,
  putState,
  stateFromRemains,
} from './restore-state.ts';
import { problemOf } from './repair.ts';
import { readState, stateExists } from '../../loop/state-file.ts';
import { restoreDocuments } from './restore-documents.ts';
import { makeReport } from '../../report/document-template.ts';
import { asWriter, commitState } from '../../loop/workflow.ts';
import { counted } from '../../base/text.ts';

/** What was done to mend a file, or what could not be brought back. */
export interface Repaired {
  /** A sentence for people. */
  text: string;
  /** Something is missing still: a person should know. */
  isLoss: boolean;
}

/**
 * Puts a state file or a ledger that is not valid back as it was last, as far as that can be told without a person. A state file
 * that is gone stays gone: removing it is a way to end a workflow.
 * @returns what was done, a sentence for each file.
 */
export async function repairBroken(paths: WorkflowPaths, now: Date): Promise<string[]> {
  return asWriter(paths, async () => {
    const repaired = await repairState(paths, now, { gone: false, withoutPrompt: false });
    repaired.push(...(await repairLedger(paths, now)), ...(await repairEscalations(paths, now)));
    const others = [...repairFeatures(paths, now), ...repairPlan(paths, now), ...repairAcceptance(paths, now)];
    repaired.push(...others.map(done));
    // What a hook looks at to see that the ledger is as it was; one that cannot be mended has none.
    await problemOf(() => refreshOutlook(paths));
    return repaired.map(({ text }) => text);
  });
}

/**
 * Puts the state back where it is not valid. The caller holds the workflow's lock.
 * @param may what else may be done: make a state file that is gone anew, and go on without the prompt.
 */
export async function repairState(
  paths: WorkflowPaths,
  now: Date,
  may: { gone: boolean; withoutPrompt: boolean },
): Promise<Repaired[]> {
  const error = await problemOf(() => readState(paths));
  if (error === undefined || (!isContentError(error) && !(may.gone && isMissing(error)))) return [];
  const hadLedger = ledgerIfValid(paths) !== undefined;
  const good = findLastGoodState(paths) ?? (may.gone ? stateFromRemains(paths, now) : undefined);
  if (good === undefined || (good.promptLost && !may.withoutPrompt)) return [];
  const kept = putState(paths, good.state, now, { stashed: 'broken', why: error.message });
  const origin = stateOrigins[good.from];
  const restored = `autonomous-workflow restored the state file of '${paths.name}' ${origin}${whereKept(kept)}.`;
  return [
    done(restored),
    ...(good.promptLost ? [promptLost(paths)] : []),
    ...(good.from === 'remains' ? [budgetsLost(paths, good.state)] : []),
    ...(good.from === 'remains' && !hadLedger ? describeRebuilt(paths) : []),
  ];
}

function describeRebuilt(paths: WorkflowPaths): Repaired[] {
  const ledger = ledgerIfValid(paths);
  return ledger === undefined ? [] : describeStatistics(paths, ledger, undefined);
}

const stateOrigins = {
  copy: 'as it was last written',
  journal: 'as the journal tells it',
  remains: 'from its ledger and hand-ins, at rest: journal and copies are gone, too',
};

/** Puts the ledger back where it is not valid or gone, and says what it lacks then. The caller holds the workflow's lock. */
export async function repairLedger(paths: WorkflowPaths, now: Date): Promise<Repaired[]> {
  const error = await problemOf(() => readLedger(paths));
  if (!isContentError(error)) return [];
  const state = await readState(paths).catch(() => undefined);
  const told = rebuildState(paths.name, parseJournal(readJournal(paths)));
  const counted = Math.max(state?.findings_count ?? 0, told?.findings_count ?? 0);
  const known = {
    recordedIteration: state?.recorded_iteration ?? 0,
    counted,
    ...(state !== undefined && { iteration: state.iteration }),
  };
  const restored = restoreWeighedLedger(paths, known, now, error.message);
  if (restored === undefined) return [];
  const found = describeLedgerRepair(paths, restored, counted);
  const unknown = restored.from === 'inbox' ? describeStatistics(paths, restored.ledger, state) : [];
  return [...found, ...unknown, ...(await repairCounters(paths, now))];
}

/** What only the journal knew of the iterations. */
function describeStatistics(paths: WorkflowPaths, ledger: Ledger, state: WorkflowState | undefined): Repaired[] {
  const guessed = untoldIterations(paths, ledger);
  const now = state && withCounters(state, ledger);
  const fewer = (state?.total_iterations_research ?? 0) - (now?.total_iterations_research ?? 0);
  const open = (now?.open_questions ?? 0) - (state?.open_questions ?? 0);
  const parts = [
    ...(guessed.length > 0
      ? [`the statistics of iteration ${guessed.join(', ')} are worked out from the hand-ins alone`]
      : []),
    ...(fewer > 0 ? [`${counted(fewer, 'recorded iteration')} without hand-ins no longer counted`] : []),
    ...(open > 0 ? [`${counted(open, 'question')} that had been answered open again`] : []),
  ];
  if (parts.length === 0) return [];
  const fix = `Put ${paths.folder}/ledger.json or journal.jsonl back from version control or a backup if you have them; else research goes on from this.`;
  return [{ text: `Of '${paths.name}' only the journal knew the rest: ${parts.join('; ')}. → ${fix}`, isLoss: true }];
}

function describeLedgerRepair(
  paths: WorkflowPaths,
  { ledger, from, kept }: RestoredLedger,
  before: number,
): Repaired[] {
  const origin = from === 'copy' ? 'as it was last written' : 'from the hand-ins in the inbox';
  const restored = `autonomous-workflow restored the ledger of '${paths.name}' ${origin}${whereKept(kept)}.`;
  // Counted as the state counts them: those whose quotes are in their sources.
  const findings = ledger.claims.filter(isCitable).length;
  const missing = from === 'inbox' ? missingHandIns(paths, everMerged(paths)) : [];
  if (findings >= before && missing.length === 0) return [done(restored)];
  const what =
    findings < before
      ? `Only ${findings} of ${counted(before, 'finding')} of '${paths.name}' came back.`
      : `What was handed in to '${paths.name}' as ${missing.join(', ')} is lost.`;
  const lost = `${what} → Put what is missing in ${paths.folder}/inbox/ back from version control or a backup; the next record counts it.`;
  return [done(restored), { text: lost, isLoss: true }];
}

/** What went with a ledger that is gone with everything from which it could be made anew. */
export async function describeLostLedger(paths: WorkflowPaths): Promise<Repaired[]> {
  const state = await readState(paths).catch(() => undefined);
  const error = await problemOf(() => readLedger(paths));
  if (state === undefined || existsSync(paths.ledger) || !isContentError(error)) return [];
  const { findings_count, sources_cited, name } = state;
  const what = `The ledger of '${name}' is lost with its copy, the journal and the hand-ins: ${counted(findings_count, 'finding')}, ${counted(sources_cited, 'source')}.`;
  const fix = `Put ${paths.folder}/ledger.json or ${paths.folder}/inbox/ back from version control or a backup, then repair again; what the report and sources.bib hold of them stays as it is.`;
  return [{ text: `${what} → ${fix}`, isLoss: true }];
}

/** The hand-ins that went into the ledger, as the journal names them. */
function everMerged(paths: WorkflowPaths): string[] {
  const lines = parseJournal(readJournal(paths));
  // Older versions did not name them.
  return lines.flatMap((line) => (line.event === 'recorded' && Array.isArray(line.merged) ? line.merged : []));
}

/** Makes the counters of the state those of its ledger. The caller holds the workflow's lock. */
export async function repairCounters(paths: WorkflowPaths, now: Date): Promise<Repaired[]> {
  const ledger = ledgerIfValid(paths);
  const state = await readState(paths).catch(() => undefined);
  if (ledger === undefined || state === undefined) return [];
  const wrong = wrongCounters(state, ledger);
  if (wrong.length === 0) return [];
  // The last change of an ended workflow stays its end.
  const updated_at = state.status === 'in_progress' ? now.toISOString() : state.updated_at;
  const event = { event: 'counters-corrected' as const, wrong };
  commitState(paths, now, { ...withCounters(state, ledger), updated_at }, event);
  return [done(`The state of '${paths.name}' counts what its ledger holds again: ${wrong.join('; ')}.`)];
}

/** Puts the escalations back where they are not valid or gone. The caller holds the workflow's lock. */
export async function repairEscalations(paths: WorkflowPaths, now: Date): Promise<Repaired[]> {
  const error = await problemOf(() => readEscalations(paths));
  if (!isContentError(error)) return [];
  const restored = restoreEscalations(paths, now, error.message);
  if (restored === undefined) return [];
  return [done(`autonomous-workflow restored the escalations of '${paths.name}'${whereKept(restored.kept)}.`)];
}

/** Writes the whole state into a journal from which it could not be rebuilt. The caller holds the workflow's lock. */
export async function repairJournal(paths: WorkflowPaths, now: Date): Promise<Repaired[]> {
  const state = await readState(paths).catch(() => undefined);
  const why = state === undefined ? undefined : journalGap(paths, state);
  if (state === undefined || why === undefined) return [];
  appendEvent(paths, now, { event: 'journal-begun-anew', why }, state);
  return [
    done(`The journal of '${paths.name}' holds the whole state again, as it is now; what it told before is lost.`),
  ];
}

/** Names the newest reference of git that holds a file; undefined when none does. */
export type FindKept = (file: string) => Promise<string | undefined>;

/**
 * Puts documents that are gone back from their copies. Where there is none of the report, and git holds none, an empty one takes
 * its place, so that the workflow can go on. The caller holds the workflow's lock.
 */
export async function repairDocuments(paths: WorkflowPaths, now: Date, findKept: FindKept): Promise<Repaired[]> {
  const restored = (await restoreDocuments(paths, now)).map(done);
  if (!stateExists(paths) || existsSync(paths.report)) return restored;
  if (!hasPhase(modeOf((await readState(paths)).workflow_type), phases.A)) return restored;
  const file = `${paths.folder}/${paths.name}-report.tex`;
  const reference = await findKept(file);
  if (reference !== undefined) {
    const text = `The report of '${paths.name}' is gone; git keeps it as it was → git checkout ${reference} -- ${file}`;
    return [...restored, { text, isLoss: true }];
  }
  if (!makeReport(paths)) return restored;
  const advice = 'put it back from version control or a backup, or let the workflow write it anew from the ledger.';
  return [
    ...restored,
    { text: `The report of '${paths.name}' was gone; an empty one stands in its place → ${advice}`, isLoss: true },
  ];
}

function done(text: string): Repaired {
  return { text, isLoss: false };
}

function promptLost(paths: WorkflowPaths): Repaired {
  const fix = `write it into the line \`prompt:\` of ${paths.folder}/${paths.name}-state.md, or begin anew under another name.`;
  return { text: `What '${paths.name}' was to find out is lost: ${fix}`, isLoss: true };
}

/** What it may use from now on was never told by anybody: those are the defaults. */
function budgetsLost(paths: WorkflowPaths, state: WorkflowState): Repaired {
  const { max_iterations, max_duration_hours, max_cost_usd } = state;
  const spent =
    readSpendFile(paths) === undefined ? ', and what it has cost before is not known and counts for nothing' : '';
  const what = `The budgets of '${paths.name}' are lost${spent}. In force are the defaults: ${counted(max_iterations, 'iteration')}, ${counted(max_duration_hours, 'hour')}, $${max_cost_usd}.`;
  const fix = `Set them when you go on: /autonomous-workflow:continue-auto ${paths.name} --max-iterations ${max_iterations} --max-hours ${max_duration_hours} --max-cost ${max_cost_usd}`;
  return { text: `${what} → ${fix}`, isLoss: true };
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
