import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { quarantine, writeAtomic } from '../files/atomic.ts';
import { copiedValue, fileValue, readIfGood, wasEdited } from '../files/document.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readRegular } from '../files/regular.ts';
import { appendEvent } from '../journal/journal.ts';
import { adoptRecords, inspectRecords, present, type AlteredRecord } from '../journal/compare-records.ts';
import { stateDocument } from '../loop/state-document.ts';
import { firstOf } from '../base/text.ts';
import { dropForeignRows } from '../research/snapshots.ts';
import { ledgerDocument, writeLedger } from '../research/ledger-file.ts';
import type { Ledger } from '../research/rules/ledger.ts';
import { documentsOf } from './documents.ts';
import { weighed } from './rebuild.ts';

/**
 * Compares the records of a workflow with the hashes in its journal, before they are used. A record that was changed by other means is
 * named, and results that depend on it no longer count. If the journal lost lines, known facts are noted again. The caller holds the
 * workflow's lock, and then marks the records.
 * @returns one sentence for each record.
 */
export async function checkRecords(paths: WorkflowPaths, now: Date): Promise<string[]> {
  const { isJournalLost, isFirst, altered, foreign } = inspectRecords(paths);
  const said: string[] = [];
  const say = (name: string, what: string) => {
    appendEvent(paths, now, { event: 'record-altered', file: name, what });
    said.push(`autonomous-workflow ${paths.name}: ${name} was changed by other means than hooks and the CLI: ${what}.`);
  };
  if (isFirst && !isJournalLost) adoptRecords(paths, present(paths));
  const bad = altered.filter(({ isCopyGood, isBefore }) => isCopyGood !== true && !isBefore);
  const isListGood = !isFirst && !bad.some(({ name }) => name === 'feature-list.json');
  if (isJournalLost) said.push(beginJournalAnew(paths, now, bad));
  const kept = existsSync(paths.featureList)
    ? await (await coding()).keepPassesOf(paths, isJournalLost && isListGood, now)
    : [];
  if (kept.length > 0) said.push(`${kept.join(', ')} had passed before the journal was lost, and stays passed.`);
  // An unreadable file is quarantined or restored by its reader, which reports it.
  const isReadable = (name: string) => {
    if (name === 'ledger.json') return weighable(paths) !== undefined;
    return (
      !name.startsWith('inbox/') || readJsonLike(join(paths.base, name), { agent: '', agent_id: '' }) !== undefined
    );
  };
  for (const record of altered) {
    const { name } = record;
    if (!isReadable(name)) continue;
    if (record.isBefore) adoptRecords(paths, [name]);
    if (record.isBefore) say(name, 'it is as it was one change before, and counts as it is');
    else if (!bad.includes(record)) continue;
    else say(name, await withdraw(paths, record, now));
  }
  const pages = dropForeignRows(paths);
  if (pages.length > 0)
    say('snapshots/index.jsonl', `what it had of ${firstOf(pages).join(', ')} no longer counts, and is fetched again`);
  if (!isFirst) for (const name of foreign.filter(isReadable)) say(name, await withdraw(paths, asForeign(name), now));
  return said;
}

const asForeign = (name: string): AlteredRecord => ({ name, isFileGood: false, isCopyGood: false, isBefore: false });

/** Accepts permitted edits by a person, and reports them; others were reverted before. The caller holds the workflow's lock. */
export async function takeHandEdits(paths: WorkflowPaths, now: Date): Promise<string[]> {
  const said: string[] = [];
  for (const document of documentsOf(paths)) {
    const name = document.file.slice(paths.base.length + 1);
    if (document.file === paths.state || !wasEdited(document) || readIfGood(document) === undefined) continue;
    const what = await takeEdit(paths, name, now);
    if (what === undefined) continue;
    appendEvent(paths, now, { event: 'record-altered', file: name, what });
    said.push(`autonomous-workflow ${paths.name}: ${name} was changed by other means than hooks and the CLI: ${what}.`);
  }
  return said;
}

/** Loaded only when something is wrong: it runs git. */
const coding = () => import('../coding/altered-records.ts');

async function takeEdit(paths: WorkflowPaths, name: string, now: Date): Promise<string | undefined> {
  if (name === 'ledger.json') return weighAgain(paths);
  return name === 'feature-list.json' ? (await coding()).takeEdits(paths, now) : undefined;
}

async function withdraw(paths: WorkflowPaths, { name, isFileGood }: AlteredRecord, now: Date): Promise<string> {
  if (isFileGood) {
    const document = documentsOf(paths).find(({ file }) => file === join(paths.base, name));
    if (document !== undefined) writeAtomic(document.copy, readRegular(document.file));
    return 'its copy is made anew from the file, which is as it was written';
  }
  if (name.startsWith('inbox/')) {
    const moved = quarantine(join(paths.base, name), now);
    return `it was moved to ${moved?.slice(paths.base.length + 1) ?? 'nothing'}, and counts only as far as it was recorded before`;
  }
  if (name === 'ledger.json') return weighAgain(paths) ?? 'it cannot be read';
  const { withdrawAltered } = await coding();
  const withdrawn = await withdrawAltered(paths, name, now);
  if (withdrawn !== undefined) return withdrawn;
  adoptRecords(paths, [name]);
  return 'it was changed together with its copy and counts as it is now: a person should read it';
}

/** The evidence of quotes and verifiers is computed again from the stored pages; only texts remain as edited. */
function weighAgain(paths: WorkflowPaths): string | undefined {
  const before = copiedValue(ledgerDocument(paths));
  const ledger = weighable(paths);
  if (ledger === undefined) return undefined;
  const rows = new Map((before?.claims ?? []).map((claim) => [claim.id, JSON.stringify(claim)]));
  const changed = ledger.claims.filter((claim) => rows.get(claim.id) !== JSON.stringify(claim)).map(({ id }) => id);
  const gone = [...rows.keys()].filter((id) => !ledger.claims.some((claim) => claim.id === id));
  const claims = ledger.claims.map((claim) => {
    const evidence = claim.evidence.map((one) => without(one, 'check'));
    return { ...without(without(claim, 'verdict'), 'independent_sources'), evidence };
  });
  writeLedger(paths, weighed(paths, readIfGood(stateDocument(paths))?.iteration ?? 0, { ...ledger, claims }));
  const named = [...changed, ...gone.map((id) => `${id} (gone)`)];
  return `${named.length === 0 ? 'nothing of its findings' : named.slice(0, 20).join(', ')}; what quotes and verifiers prove was computed again`;
}

function weighable(paths: WorkflowPaths): Ledger | undefined {
  const document = ledgerDocument(paths);
  return fileValue(document) ?? copiedValue(document);
}

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as Omit<T, K>;
}

/** Begins the journal with the present state and the hashes of unchanged records. */
function beginJournalAnew(paths: WorkflowPaths, now: Date, bad: readonly AlteredRecord[]): string {
  const state = readIfGood(stateDocument(paths));
  const why = 'it was changed or cut';
  appendEvent(paths, now, { event: 'journal-begun-anew', why }, state);
  const names = new Set(bad.map(({ name }) => name));
  adoptRecords(
    paths,
    present(paths).filter((name) => !names.has(name)),
  );
  const holds = state === undefined ? 'is begun anew' : 'begins again with the present state';
  return `The journal of '${paths.name}' was changed or cut, and ${holds}; what passed with a proof stays passed.`;
}
