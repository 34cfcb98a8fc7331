import { budgetOptions, budgetsOf, formatBudgets } from '../base/budgets.ts';
import { type Document, type LastGood, type Repaired, readIfGood } from '../files/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { orElse } from '../base/or-else.ts';
import { counted } from '../base/text.ts';
import { readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { rebuildState, stateOfRemains } from '../research/rules/rebuild-state.ts';
import { lostPrompt, type WorkflowState } from '../loop/rules/state.ts';
import { stateDocument } from '../loop/state-document.ts';
import { readSpendFile } from '../spend/spend.ts';
import { assess } from '../research/rules/assess-claims.ts';
import { withCounters } from '../research/rules/counters.ts';
import { isCitable } from '../research/rules/failed-quotes.ts';
import type { Ledger } from '../research/rules/ledger.ts';
import { rebuildLedger } from '../research/rules/rebuild-ledger.ts';
import { sourceKeys } from '../research/rules/pages/snapshot-row.ts';
import { findingsFor } from './findings.ts';
import { firstQuestions } from './first-questions.ts';
import { countedFindings, ledgerDocument } from '../research/ledger-file.ts';
import { quoteFinder } from '../research/quote-checks.ts';
import { readSnapshotHistory } from '../research/snapshots.ts';
import { claimVerification, findingsIn } from '../research/hand-in-kinds.ts';
import { missingHandIns, readInbox } from './hand-ins.ts';
import { iterationFolders } from '../loop/inbox.ts';

/** The state, rebuilt from the journal; without a journal, on a person's request, from ledger and hand-ins. */
export function rebuildableState(paths: WorkflowPaths): Document<WorkflowState> {
  return {
    ...stateDocument(paths),
    findLastGood: (copied, { thorough, now }) => {
      if (copied !== undefined) return { value: copied, from: 'copy' };
      const journalled = rebuildState(paths.name, parseJournal(readJournal(paths)));
      if (journalled !== undefined)
        return journalled.prompt === lostPrompt && !thorough ? undefined : { value: journalled, from: 'journal' };
      return thorough ? stateFromRemains(paths, now) : undefined;
    },
    describeRestored: ({ value, from }) => ({
      how: stateOrigins[from] ?? '',
      losses: [
        ...(value.prompt === lostPrompt && from !== 'copy' ? [promptLost(paths)] : []),
        ...(from === 'remains' ? [budgetsLost(paths, value)] : []),
      ],
    }),
  };
}

const stateOrigins: Record<string, string> = {
  copy: 'as it was last written',
  journal: 'from its journal',
  remains: 'from its ledger and hand-ins, as stopped, because journal and copies are gone',
};

function stateFromRemains(paths: WorkflowPaths, now: Date): LastGood<WorkflowState> | undefined {
  const iteration = Math.max(0, ...iterationFolders(paths));
  const ledger =
    readIfGood(ledgerDocument(paths)) ?? rebuild(paths, { recorded: Infinity, iteration, prompt: '' }, now);
  if (ledger === undefined || (ledger.claims.length === 0 && ledger.merged.length === 0)) return undefined;
  return { value: stateOfRemains(paths.name, ledger, iteration, now.toISOString()), from: 'remains' };
}

/** The ledger, rebuilt from the inbox and the journal. */
export function rebuildableLedger(paths: WorkflowPaths): Document<Ledger> {
  return {
    ...ledgerDocument(paths),
    findLastGood: (copied, { now }) => {
      if (copied !== undefined) return { value: copied, from: 'copy' };
      const state = readIfGood(stateDocument(paths));
      const iteration = state?.iteration ?? Math.max(0, ...iterationFolders(paths));
      const known = { recorded: state?.recorded_iteration ?? 0, iteration, prompt: state?.prompt ?? '' };
      const value = rebuild(paths, known, now);
      return value && { value, from: 'inbox' };
    },
    describeRestored: ({ value, from }) =>
      from === 'copy'
        ? { how: 'as it was last written', losses: missingFindings(paths, value, []) }
        : {
            how: 'from the hand-ins in the inbox',
            losses: [
              ...missingFindings(paths, value, missingHandIns(paths, everMerged(paths))),
              ...lostStatistics(paths, value),
            ],
          },
  };
}

/**
 * The ledger rebuilt from hand-ins and journal, with evidence from the present stored pages and verdicts; undefined without both.
 * @param known the last iteration that was recorded, the last that was begun, and the goal, empty where it is lost.
 */
function rebuild(
  paths: WorkflowPaths,
  known: { recorded: number; iteration: number; prompt: string },
  now: Date,
): Ledger | undefined {
  const journal = parseJournal(readJournal(paths));
  const inbox = readInbox(paths);
  const handIns = findingsIn(inbox);
  // A journal that was begun anew lacks earlier records.
  const isKnown = known.recorded === 0 ? journal.length > 0 : journal.some(({ event }) => event === 'recorded');
  if (handIns.length === 0 && !isKnown) return undefined;
  const rows = [...readSnapshotHistory(paths).values()].flat();
  const ledger = rebuildLedger(
    handIns,
    journal,
    known.recorded,
    now.toISOString().slice(0, 10),
    (time) => sourceKeys(rows.filter(({ fetched_at }) => time === undefined || fetched_at < time)),
    // An outline that cannot be read keeps no finding from coming back.
    orElse(() => firstQuestions(paths, known.prompt), []),
  );
  return weighed(paths, known.iteration, ledger, inbox.of(claimVerification));
}

/** The ledger with evidence from the present stored pages and verdicts. */
export function weighed(
  paths: WorkflowPaths,
  iteration: number,
  ledger: Ledger,
  verifications = readInbox(paths).of(claimVerification),
): Ledger {
  return assess(ledger, findingsFor(paths, { iteration }, ledger, { verifications, findQuote: quoteFinder(paths) }));
}

/** The hand-ins merged into the ledger, from the journal. */
function everMerged(paths: WorkflowPaths): string[] {
  const lines = parseJournal(readJournal(paths));
  // Lines written by hand may lack these.
  return lines.flatMap((line) => (line.event === 'recorded' && Array.isArray(line.merged) ? line.merged : []));
}

function missingFindings(paths: WorkflowPaths, ledger: Ledger, missing: readonly string[]): Repaired[] {
  const before = countedFindings(paths);
  // Only observations whose quotes are in their sources count, as in the state.
  const findings = ledger.claims.filter(isCitable).length;
  if (findings >= before && missing.length === 0) return [];
  const what =
    findings < before
      ? `Only ${findings} of ${counted(before, 'finding')} of '${paths.name}' came back.`
      : `What was handed in to '${paths.name}' as ${missing.join(', ')} is lost.`;
  return [
    loss(
      what,
      `Put what is missing in ${paths.folder}/inbox/ back from version control or a backup; the next record counts it.`,
    ),
  ];
}

/** Reports the losses about iterations that only the journal had. */
function lostStatistics(paths: WorkflowPaths, ledger: Ledger): Repaired[] {
  const lines = parseJournal(readJournal(paths));
  const journalled = new Set(lines.flatMap((line) => (line.event === 'recorded' ? [line.iteration] : [])));
  const guessed = ledger.iterations.flatMap(({ iteration }) => (journalled.has(iteration) ? [] : [iteration]));
  const state = readIfGood(stateDocument(paths));
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
  return [loss(`Lost with the journal of '${paths.name}': ${parts.join('; ')}.`, fix)];
}

function promptLost(paths: WorkflowPaths): Repaired {
  const fix = `write it into the line \`prompt:\` of ${paths.folder}/${paths.name}-state.md, or begin anew under another name.`;
  return { text: `What '${paths.name}' was to find out is lost: ${fix}`, isLoss: true };
}

/** Reports that the budgets are now the defaults: those that the user had set are lost. */
function budgetsLost(paths: WorkflowPaths, state: WorkflowState): Repaired {
  const spent =
    readSpendFile(paths) === undefined ? ', and what it has cost before is not known and counts for nothing' : '';
  const what = `The budgets of '${paths.name}' are lost${spent}. In force are the defaults: ${formatBudgets(state)}.`;
  const fix = `Set them when you go on: /autonomous-workflow:continue-auto ${paths.name}${budgetOptions(budgetsOf(state))}`;
  return loss(what, fix);
}

/** A loss, with a remedy. */
export function loss(what: string, fix: string): Repaired {
  return { text: `${what} → ${fix}`, isLoss: true };
}
