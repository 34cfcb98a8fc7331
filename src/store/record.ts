import type { Ledger } from '../engine/ledger.ts';
import { formatBibliography } from '../engine/bibliography.ts';
import { formatFacts } from '../engine/facts.ts';
import { recordIteration, type RecordResult } from '../engine/record.ts';
import type { WorkflowState } from '../engine/state.ts';
import { writeAtomic } from './atomic.ts';
import { countRefused, readHandIns } from './inbox.ts';
import { readMark } from './iteration-mark.ts';
import { note } from './journal.ts';
import { readLedger, writeLedger } from './ledger-file.ts';
import type { WorkflowPaths } from './paths.ts';
import { readState, writeState } from './state-file.ts';
import { asWriter } from './workflow.ts';

/**
 * Closes the iteration in progress: merges the inbox and writes ledger, bibliography, counts and state, in this order. After a
 * crash in between, running it again gives the same result.
 */
export async function recordWorkflow(paths: WorkflowPaths, now: Date): Promise<RecordResult> {
  return asWriter(paths, async () => {
    const state = await readState(paths);
    const { assignments } = await readMark(paths, state);
    const reports = {
      handIns: readHandIns(paths),
      expected: assignments.length,
      failed: countRefused(paths, state.iteration),
    };
    const result = recordIteration(state, readLedger(paths), reports, now);
    writeLedger(paths, result.ledger);
    writeGenerated(paths, result.state, result.ledger);
    writeState(paths, result.state);
    const { iteration, observations, new_claims, new_sources } = result.statistics;
    note(paths, now, {
      event: 'recorded',
      iteration,
      observations,
      new_claims,
      new_sources,
      verdict: result.state.verdict ?? '',
    });
    return result;
  });
}

/** Writes sources.bib and the counts anew from the ledger and the state as they are. */
export async function refreshGenerated(paths: WorkflowPaths): Promise<void> {
  await asWriter(paths, async () => writeGenerated(paths, await readState(paths), readLedger(paths)));
}

/** Writes what the report takes from the ledger: sources.bib and the counts. The caller holds the workflow's lock. */
function writeGenerated(paths: WorkflowPaths, state: WorkflowState, ledger: Ledger): void {
  const sources = ledger.sources.map(({ key, title, url, authors, year, accessed }) => {
    return { key, title, url, authors, accessed, ...(year !== null && { year }) };
  });
  writeAtomic(paths.bibliography, formatBibliography(sources));
  writeAtomic(paths.facts, formatFacts(state));
}
