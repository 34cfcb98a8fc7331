import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { counted } from '../base/text.ts';
import { excerpt } from '../base/errors.ts';
import { phases, modeOf } from '../base/vocabulary.ts';
import { isLeftOver } from '../files/atomic.ts';
import { readIfGood, type Repaired } from '../files/document.ts';
import { hasStaleLock, isAlive } from '../files/lock.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { removeFile } from '../files/regular.ts';
import { done, inspectDocument } from '../files/repair-document.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { hasPhase } from '../loop/rules/modes.ts';
import { rebuildState } from '../research/rules/rebuild-state.ts';
import { lostPrompt, type WorkflowState } from '../loop/rules/state.ts';
import { hasCopy, isIterationAltered } from '../loop/state-file.ts';
import { stateDocument } from '../loop/state-document.ts';
import { commitState } from '../loop/workflow.ts';
import { countUnproven } from '../research/rules/checks.ts';
import { withCounters, wrongCounters } from '../research/rules/counters.ts';
import { ledgerDocument, ledgerIfValid, writeLedger } from '../research/ledger-file.ts';
import { intactSnapshots, readSnapshotIndex } from '../research/snapshots.ts';
import { missingHandIns, readInbox, quarantineHandIns } from './hand-ins.ts';
import { loss, weighed } from './rebuild.ts';
import { isRestorable } from './restore-tex-files.ts';

/** A finding about the files of a workflow. */
export interface FileFinding {
  /** `broken`: `repair` may repair it. `lost`: only a person can bring it back. `kept`: it harms nothing. */
  kind: 'broken' | 'lost' | 'kept';
  /** From the project's root. */
  file: string;
  what: string;
  /** An instruction for the reader. */
  fix: string;
}

/** The result of a check: findings and the repair. The caller of `repair` holds the workflow's lock. */
interface Checked {
  findings: FileFinding[];
  repair?: (now: Date) => Repaired[];
}

/** Finds files that contradict each other, and damaged files that are no documents; changes nothing. */
type Check = (paths: WorkflowPaths) => Checked;

const stateOf = (paths: WorkflowPaths) => readIfGood(stateDocument(paths));
const nothing: Checked = { findings: [] };

const find = (
  kind: FileFinding['kind'],
  { root }: WorkflowPaths,
  file: string,
  what: string,
  fix: string,
): FileFinding => ({
  kind,
  file: relative(root, file).replaceAll('\\', '/'),
  what: excerpt(what),
  fix,
});

/** A finding that `repair` may repair. */
export function broken(paths: WorkflowPaths, file: string, what: string): FileFinding {
  return find('broken', paths, file, what, `autonomous-workflow repair ${paths.name}`);
}

/** A count of iterations that was edited by hand; the journal has the right one. */
export const checkIteration: Check = (paths) => {
  const state = stateOf(paths);
  if (state === undefined || !isIterationAltered(paths, state)) return nothing;
  const journalled = rebuildState(paths.name, parseJournal(readJournal(paths)));
  // A journal older than the ledger has lost lines.
  if (
    journalled === undefined ||
    journalled.recorded_iteration < (ledgerIfValid(paths)?.iterations.at(-1)?.iteration ?? 0)
  )
    return nothing;
  const { iteration, recorded_iteration } = journalled;
  if (iteration === state.iteration && recorded_iteration === state.recorded_iteration) return nothing;
  const said = `iteration ${state.iteration} (recorded up to ${state.recorded_iteration})`;
  const what = `It says ${said}, the journal ${iteration} (up to ${recorded_iteration})`;
  return {
    findings: [broken(paths, paths.state, what)],
    repair: (now) => {
      const event = { event: 'counters-corrected' as const, wrong: [what] };
      commitState(paths, now, { ...state, iteration, recorded_iteration }, event);
      const text = `autonomous-workflow set the iteration of '${paths.name}' back to ${iteration}: somebody had changed it by hand to ${state.iteration}.`;
      return [done(text)];
    },
  };
};

/** Missing or altered stored pages, and quotes that count as found in them. */
const checkPages: Check = (paths) => {
  const isIntact = intactSnapshots(paths);
  const hashes = new Set([...readSnapshotIndex(paths).values()].flatMap(({ snapshot }) => snapshot ?? []));
  const lost = [...hashes].filter((hash) => !isIntact(hash)).map((hash) => join(paths.snapshots, `${hash}.txt`));
  const altered = lost.filter((file) => existsSync(file));
  const gone = lost.length - altered.length;
  const [state, ledger] = [stateOf(paths), ledgerIfValid(paths)];
  const quotes = ledger === undefined ? 0 : countUnproven(ledger, isIntact);
  const again = 'put it back from version control or a backup, or let the next record fetch it again';
  const uncounted = `${counted(quotes, 'quote')} counted as found in stored pages that are gone or altered`;
  return {
    findings: [
      ...altered.map((file) => find('lost', paths, file, 'It is not the text that was stored', again)),
      ...(gone > 0 ? [find('lost', paths, paths.snapshots, `${counted(gone, 'stored page')} missing`, again)] : []),
      ...(quotes > 0 ? [broken(paths, paths.ledger, uncounted)] : []),
    ],
    repair: (now) => {
      if (quotes === 0 || ledger === undefined || state === undefined) return [];
      appendEvent(paths, now, { event: 'quotes-unproven', quotes });
      writeLedger(paths, weighed(paths, state.iteration, ledger));
      const what = `${counted(quotes, 'quote')} of '${paths.name}' counted as found in stored pages that are gone or altered, and no longer count as found.`;
      const fix = `Put ${paths.folder}/snapshots/ back from version control or a backup; what is missing still, the next record fetches again.`;
      return [loss(what, fix)];
    },
  };
};

/** Counters of the state that differ from the ledger. */
const checkCounters: Check = (paths) => {
  const [state, ledger] = [stateOf(paths), ledgerIfValid(paths)];
  if (state === undefined || ledger === undefined) return nothing;
  const wrong = wrongCounters(state, ledger);
  if (wrong.length === 0) return nothing;
  return {
    findings: [broken(paths, paths.state, `Its counts differ from those of the ledger: ${wrong.join('; ')}`)],
    repair: (now) => {
      // The last change of an ended workflow is its end, so `updated_at` keeps its value.
      const updated_at = state.status === 'in_progress' ? now.toISOString() : state.updated_at;
      commitState(paths, now, { ...withCounters(state, ledger), updated_at }, { event: 'counters-corrected', wrong });
      return [done(`The state of '${paths.name}' counts what its ledger holds again: ${wrong.join('; ')}.`)];
    },
  };
};

/** A journal from which the state could not be rebuilt, and unreadable lines, which are skipped. */
export const checkJournal: Check = (paths) => {
  const state = stateOf(paths);
  const why = state === undefined ? undefined : journalGap(paths, state);
  return {
    findings: [
      ...(why === undefined ? [] : [broken(paths, paths.journal, why)]),
      ...unreadableLines(paths).map((what) => find('kept', paths, paths.journal, what, 'nothing to do')),
    ],
    repair: (now) => {
      if (state === undefined || why === undefined) return [];
      appendEvent(paths, now, { event: 'journal-begun-anew', why }, state);
      const text = `The journal of '${paths.name}' holds the whole state again, as it is now; its earlier entries are lost.`;
      return [done(text)];
    },
  };
};

/** Also undefined for workflows of version 0, which have no journal. */
function journalGap(paths: WorkflowPaths, { prompt, verdict }: WorkflowState): string | undefined {
  if (!existsSync(paths.journal)) {
    const wasUsed = [paths.ledger, paths.inbox].some((file) => existsSync(file)) || hasCopy(paths) || verdict !== null;
    return wasUsed ? 'The journal is gone: without it a lost state cannot be rebuilt' : undefined;
  }
  const journalled = rebuildState(paths.name, parseJournal(readJournal(paths)));
  const isEnough = journalled !== undefined && (journalled.prompt !== lostPrompt || prompt === lostPrompt);
  return isEnough ? undefined : 'The journal does not hold enough to rebuild the state from';
}

const mostNumbers = 5;

function unreadableLines(paths: WorkflowPaths): string[] {
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

/** Hand-ins that are gone or cannot be read. */
const checkInbox: Check = (paths) => {
  const missing = missingHandIns(paths, ledgerIfValid(paths)?.merged ?? []);
  const { unreadable } = readInbox(paths);
  const what = `${counted(missing.length, 'hand-in')} gone that the ledger counts: ${missing.join(', ')}`;
  const fix = 'put them back from version control or a backup; what they found is in the ledger';
  return {
    findings: [
      ...(missing.length > 0 ? [find('lost', paths, paths.inbox, what, fix)] : []),
      ...unreadable.map(({ file, why }) => broken(paths, file, `It cannot be read as a hand-in: ${why}`)),
    ],
    repair: (now) => quarantineHandIns(paths, unreadable, now).map(done),
  };
};

/** A report or plan that is gone, which `repair` restores first, and a ledger that cannot be rebuilt. */
const checkLost: Check = (paths) => {
  const state = stateOf(paths);
  if (state === undefined) return nothing;
  const { findings_count, sources_cited, name } = state;
  const hasReport = !hasPhase(modeOf(state.workflow_type), phases.A) || existsSync(paths.report);
  const isLedgerLost = !existsSync(paths.ledger) && inspectDocument(ledgerDocument(paths)).problem !== undefined;
  return {
    findings: [
      ...(hasReport ? [] : [broken(paths, paths.report, 'The report is gone')]),
      ...(isRestorable(paths, 'plan') ? [broken(paths, paths.plan, 'The plan is gone')] : []),
    ],
    repair: () => {
      if (!isLedgerLost) return [];
      const what = `The ledger of '${name}' is lost with its copy, the journal and the hand-ins: ${counted(findings_count, 'finding')}, ${counted(sources_cited, 'source')}.`;
      const fix = `Put ${paths.folder}/ledger.json or ${paths.folder}/inbox/ back from version control or a backup, then repair again; what the report and sources.bib hold of them stays as it is.`;
      return [loss(what, fix)];
    },
  };
};

/** The lock of a process that is gone, and files that killed processes or repairs have left. */
const checkFolder: Check = (paths) => {
  const files = readdirSync(paths.base, { recursive: true, encoding: 'utf8' });
  const leftOver = files.filter((name) => isLeftOver(name, isAlive)).map((name) => join(paths.base, name));
  const kept = files.filter((name) => /\.(?:broken|replaced)-\d{4}-[^/\\]+$/.test(name));
  const lock = hasStaleLock(paths.runtime)
    ? [broken(paths, join(paths.runtime, 'lock'), 'The process that holds this lock is gone')]
    : [];
  return {
    findings: [
      ...lock,
      ...leftOver.map((file) => broken(paths, file, 'A process was killed while it wrote this temporary file')),
      ...kept.map((name) =>
        find('kept', paths, join(paths.base, name), 'Quarantined', 'delete it when you no longer need it'),
      ),
    ],
    repair: () => {
      for (const file of leftOver) removeFile(file);
      return [];
    },
  };
};

/** The checks in the order in which they repair: each may rely on the ones before it. */
export const checks: readonly Check[] = [
  checkLost,
  checkIteration,
  checkPages,
  checkCounters,
  checkJournal,
  checkInbox,
  checkFolder,
];
