import { copiedValue, fileValue, readIfGood, wasEdited } from '../files/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { takeEdits } from '../coding/edited-list.ts';
import { stateDocument } from '../loop/state-document.ts';
import { ledgerDocument, writeLedger } from '../research/ledger-file.ts';
import { documentsOf } from './documents.ts';
import { weighed } from './rebuild.ts';

/** Accepts permitted edits by a person, and reports them; others were reverted before. The caller holds the workflow's lock. */
export async function takeHandEdits(paths: WorkflowPaths, now: Date): Promise<string[]> {
  const said: string[] = [];
  for (const document of documentsOf(paths)) {
    const name = document.file.slice(paths.base.length + 1);
    if (document.file === paths.state || !wasEdited(document) || readIfGood(document) === undefined) continue;
    const what = await takeEdit(paths, name, now);
    if (what === undefined) continue;
    appendEvent(paths, now, { event: 'document-edited', file: name, what });
    said.push(`autonomous-workflow ${paths.name}: ${name} was edited: ${what}.`);
  }
  return said;
}

async function takeEdit(paths: WorkflowPaths, name: string, now: Date): Promise<string | undefined> {
  if (name === 'ledger.json') return weighAgain(paths);
  return name === 'feature-list.json' ? takeEdits(paths, now) : undefined;
}

/** The evidence of quotes and verifiers is computed again from the stored pages; only texts remain as edited. */
function weighAgain(paths: WorkflowPaths): string | undefined {
  const before = copiedValue(ledgerDocument(paths));
  const ledger = fileValue(ledgerDocument(paths)) ?? before;
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

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as Omit<T, K>;
}
