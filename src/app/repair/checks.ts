import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { counted } from '../../base/text.ts';
import { excerpt } from '../../base/errors.ts';
import { phases, modeOf } from '../../base/vocabulary.ts';
import { isLeftOver } from '../../files/atomic.ts';
import { readIfGood, type Repaired } from '../../files/document.ts';
import { hasStaleLock, isAlive } from '../../files/lock.ts';
import type { WorkflowPaths } from '../../files/paths.ts';
import { done, inspectDocument } from '../../files/repair-document.ts';
import { note, readJournal } from '../../journal/journal.ts';
import { parseJournal } from '../../journal/rules/journal-line.ts';
import { hasPhase } from '../../loop/rules/modes.ts';
import { rebuildState } from '../../research/rules/rebuild-state.ts';
import { lostPrompt, type WorkflowState } from '../../loop/rules/state.ts';
import { isIterationAltered } from '../../loop/state-file.ts';
import { stateDocument } from '../../loop/state-document.ts';
import { commitState } from '../../loop/workflow.ts';
import { countUnproven } from '../../research/rules/checks.ts';
import { withCounters, wrongCounters } from '../../research/rules/counters.ts';
import type { Ledger } from '../../research/rules/ledger.ts';
import { ledgerDocument, writeLedger } from '../../research/ledger-file.ts';
import { intactSnapshots, readSnapshotIndex } from '../../research/snapshots.ts';
import { missingHandIns, readInbox, setAsideUnreadable } from '../hand-ins.ts';
import { loss, weighed } from './rebuild.ts';
import { isRestorable } from './restore-documents.ts';

/** Something about the files of a workflow. */
export interface Finding {
  /** `broken`: `repair` may repair it. `lost`: only a person can bring it back. `kept`: it harms nothing. */
  kind: 'broken' | 'lost' | 'kept';
  /** From the project's root. */
  file: string;
  what: string;
  /** What to do about it. */
  fix: string;
}

/** Files that contradict each other, or something in a workflow's folder that is no good document. */
export interface Check {
  find: (paths: WorkflowPaths) => Finding[];
  /** Sets right what can be. The caller holds the workflow's lock. */
  repair?: (paths: WorkflowPaths, now: Date) => Repaired[];
}

const stateOf = (paths: WorkflowPaths) => readIfGood(stateDocument(paths));
const ledgerOf = (paths: WorkflowPaths) => readIfGood(ledgerDocument(paths));

const find = (kind: Finding['kind'], { root }: WorkflowPaths, file: string, what: string, fix: string): Finding => ({
  kind,
  file: relative(root, file).replaceAll('\\', '/'),
  what: excerpt(what),
  fix,
});

/** Something that `repair` may repair. */
export function broken(paths: WorkflowPaths, file: string, what: string): Finding {
  return find('broken', paths, file, what, `autonomous-workflow repair ${paths.name}`);
}

/** The count of iterations, when somebody has set it by hand: the journal knows it. */
export const iterationCheck: Check = {
  find: (paths) => {
    const told = toldIteration(paths);
    return told === undefined ? [] : [broken(paths, paths.state, told.what)];
  },
  repair: (paths, now) => {
    const told = toldIteration(paths);
    if (told === undefined) return [];
    const { before, after, what } = told;
    commitState(paths, now, after, { event: 'counters-corrected', wrong: [what] });
    const text = `autonomous-workflow set the iteration of '${paths.name}' back to ${after.iteration}: somebody had changed it by hand to ${before.iteration}.`;
    return [done(text)];
  },
};

/** The state with the journal's count of iterations; undefined when nobody changed it, or the journal cannot tell. */
function toldIteration(
  paths: WorkflowPaths,
): { before: WorkflowState; after: WorkflowState; what: string } | undefined {
  const before = stateOf(paths);
  if (before === undefined || !isIterationAltered(paths, before)) return undefined;
  const told = rebuildState(paths.name, parseJournal(readJournal(paths)));
  // A journal that is behind the ledger has lost lines.
  if (told === undefined || told.recorded_iteration < (ledgerOf(paths)?.iterations.at(-1)?.iteration ?? 0))
    return undefined;
  const { iteration, recorded_iteration } = told;
  if (iteration === before.iteration && recorded_iteration === before.recorded_iteration) return undefined;
  const said = `iteration ${before.iteration} (recorded up to ${before.recorded_iteration})`;
  const what = `It says ${said}, the journal ${iteration} (up to ${recorded_iteration})`;
  return { before, after: { ...before, iteration, recorded_iteration }, what };
}

/** Stored pages that are not there as they were stored, and quotes that count as found in them. */
const pagesCheck: Check = {
  find: (paths) => {
    const { altered, gone, unproven } = lostPages(paths);
    const again = 'put it back from version control or a backup, or let the next record fetch it again';
    return [
      ...altered.map((file) => find('lost', paths, file, 'It is not the text that was stored', again)),
      ...(gone > 0 ? [find('lost', paths, paths.snapshots, `${counted(gone, 'stored page')} missing`, again)] : []),
      ...(unproven > 0
        ? [broken(paths, paths.ledger, `${quotes(unproven)} as found in stored pages that are gone or altered`)]
        : []),
    ];
  },
  repair: (paths, now) => {
    const { unproven } = lostPages(paths);
    const [state, ledger] = [stateOf(paths), ledgerOf(paths)];
    if (unproven === 0 || ledger === undefined || state === undefined) return [];
    note(paths, now, { event: 'quotes-unproven', quotes: unproven });
    writeLedger(paths, weighed(paths, state.iteration, ledger));
    const what = `${counted(unproven, 'quote')} of '${paths.name}' counted as found in stored pages that are gone or altered, and no longer as looked up.`;
    const fix = `Put ${paths.folder}/snapshots/ back from version control or a backup; what is missing still, the next record fetches again.`;
    return [loss(what, fix)];
  },
};

const quotes = (count: number) => `${counted(count, 'quote')} counted`;

function lostPages(paths: WorkflowPaths): { altered: string[]; gone: number; unproven: number } {
  const isIntact = intactSnapshots(paths);
  const hashes = [...readSnapshotIndex(paths).values()].flatMap(({ snapshot }) => snapshot ?? []);
  const files = [...new Set(hashes)]
    .filter((hash) => !isIntact(hash))
    .map((hash) => join(paths.snapshots, `${hash}.txt`));
  const altered = files.filter((file) => existsSync(file));
  const ledger = ledgerOf(paths);
  const unproven = ledger === undefined ? 0 : countUnproven(ledger, isIntact);
  return { altered, gone: files.length - altered.length, unproven };
}

/** The counters of the state, which are those of the ledger. */
const countersCheck: Check = {
  find: (paths) => {
    const { wrong } = counters(paths);
    return wrong.length === 0
      ? []
      : [broken(paths, paths.state, `It counts otherwise than the ledger: ${wrong.join('; ')}`)];
  },
  repair: (paths, now) => {
    const { state, ledger, wrong } = counters(paths);
    if (state === undefined || ledger === undefined || wrong.length === 0) return [];
    // The last change of an ended workflow stays its end.
    const updated_at = state.status === 'in_progress' ? now.toISOString() : state.updated_at;
    commitState(paths, now, { ...withCounters(state, ledger), updated_at }, { event: 'counters-corrected', wrong });
    return [done(`The state of '${paths.name}' counts what its ledger holds again: ${wrong.join('; ')}.`)];
  },
};

function counters(paths: WorkflowPaths): {
  state: WorkflowState | undefined;
  ledger: Ledger | undefined;
  wrong: string[];
} {
  const [state, ledger] = [stateOf(paths), ledgerOf(paths)];
  const wrong = state === undefined || ledger === undefined ? [] : wrongCounters(state, ledger);
  return { state, ledger, wrong };
}

/** A journal from which the state could not be rebuilt, and lines of it that cannot be read, which are passed over. */
const journalCheck: Check = {
  find: (paths) => {
    const gap = journalGap(paths);
    return [
      ...(gap === undefined ? [] : [broken(paths, paths.journal, gap)]),
      ...unreadableLines(paths).map((what) => find('kept', paths, paths.journal, what, 'nothing to do')),
    ];
  },
  repair: (paths, now) => {
    const [state, why] = [stateOf(paths), journalGap(paths)];
    if (state === undefined || why === undefined) return [];
    note(paths, now, { event: 'journal-begun-anew', why }, state);
    return [
      done(`The journal of '${paths.name}' holds the whole state again, as it is now; what it told before is lost.`),
    ];
  },
};

/** Undefined for a workflow that never had a journal, too, as one that was made from the first specification. */
function journalGap(paths: WorkflowPaths): string | undefined {
  const state = stateOf(paths);
  if (state === undefined) return undefined;
  if (!existsSync(paths.journal)) {
    const files = [paths.ledger, paths.inbox, stateDocument(paths).copy];
    const wasUsed = files.some((file) => existsSync(file)) || state.verdict !== null;
    return wasUsed ? 'The journal is gone: without it a lost state cannot be rebuilt' : undefined;
  }
  const told = rebuildState(paths.name, parseJournal(readJournal(paths)));
  const isEnough = told !== undefined && (told.prompt !== lostPrompt || state.prompt === lostPrompt);
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
const inboxCheck: Check = {
  find: (paths) => {
    const missing = missingHandIns(paths, ledgerOf(paths)?.merged ?? []);
    const what = `${counted(missing.length, 'hand-in')} gone that the ledger counts: ${missing.join(', ')}`;
    const fix = 'put them back from version control or a backup; what they found is in the ledger';
    return [
      ...(missing.length > 0 ? [find('lost', paths, paths.inbox, what, fix)] : []),
      ...readInbox(paths).unreadable.map(({ file, why }) =>
        broken(paths, file, `It cannot be read as a hand-in: ${why}`),
      ),
    ];
  },
  repair: (paths, now) => setAsideUnreadable(paths, readInbox(paths).unreadable, now).map(done),
};

/** A ledger that is gone with everything from which it could be rebuilt, and a report or plan that is gone: see restore-tex. */
const lostCheck: Check = {
  find: (paths) => {
    const state = stateOf(paths);
    if (state === undefined) return [];
    const hasReport = !hasPhase(modeOf(state.workflow_type), phases.A) || existsSync(paths.report);
    return [
      ...(hasReport ? [] : [broken(paths, paths.report, 'The report is gone')]),
      ...(isRestorable(paths, 'plan') ? [broken(paths, paths.plan, 'The plan is gone')] : []),
    ];
  },
  repair: (paths) => {
    const state = stateOf(paths);
    const { problem } = inspectDocument(ledgerDocument(paths));
    if (state === undefined || existsSync(paths.ledger) || problem === undefined) return [];
    const { findings_count, sources_cited, name } = state;
    const what = `The ledger of '${name}' is lost with its copy, the journal and the hand-ins: ${counted(findings_count, 'finding')}, ${counted(sources_cited, 'source')}.`;
    const fix = `Put ${paths.folder}/ledger.json or ${paths.folder}/inbox/ back from version control or a backup, then repair again; what the report and sources.bib hold of them stays as it is.`;
    return [loss(what, fix)];
  },
};

/** The lock of a process that is gone, and files that killed processes or repairs have left. */
const folderCheck: Check = {
  find: (paths) => [
    ...(hasStaleLock(paths.runtime)
      ? [broken(paths, join(paths.runtime, 'lock'), 'The process that holds this lock is gone')]
      : []),
    ...filesIn(paths)
      .filter((name) => isLeftOver(name, isAlive))
      .map((name) => broken(paths, join(paths.base, name), 'A process was killed while it wrote this temporary file')),
    ...filesIn(paths)
      .filter((name) => /\.(?:broken|replaced)-\d{4}-[^/\\]+$/.test(name))
      .map((name) => find('kept', paths, join(paths.base, name), 'Set aside', 'delete it when you no longer need it')),
  ],
  repair: (paths) => {
    for (const name of filesIn(paths)) {
      if (isLeftOver(name, isAlive)) rmSync(join(paths.base, name), { force: true });
    }
    return [];
  },
};

const filesIn = ({ base }: WorkflowPaths) => readdirSync(base, { recursive: true, encoding: 'utf8' });

/** The checks in the order in which they repair: each may rely on the ones before it. */
export const checks: readonly Check[] = [
  lostCheck,
  iterationCheck,
  pagesCheck,
  countersCheck,
  journalCheck,
  inboxCheck,
  folderCheck,
];
