import type { JournalLine } from '../../journal/rules/journal-line.ts';
import { emptyLedger, iterationStatistics, type IterationStatistics, type Ledger } from './ledger.ts';
import { applySorting, splitClaim } from './join-claims.ts';
import { mergeHandIns, type StoredHandIn } from './merge.ts';
import { describeIteration } from './record.ts';
import { noSearches } from './searches.ts';
import type { KeyOfSource } from './pages/snapshot-row.ts';

type Recording = JournalLine & { event: 'recorded' };

/** Returns the source keys according to pages fetched before a time; according to all pages without a time. */
export type KeyBefore = (time: string | undefined) => KeyOfSource | undefined;

/**
 * The ledger from the stored hand-ins, merged again in the order of their records. It equals the lost one when all hand-ins exist
 * and the journal has what each record merged and counted; for older versions and lost lines, ids and statistics are approximate.
 * @param recordedIteration hand-ins up to this iteration were recorded, even if the journal has no line.
 * @param accessed ISO date for sources whose reading time is in no line.
 * @param keyBefore a record knew the pages fetched before it; those that a person fetched meanwhile make small differences.
 * @param questions those that the ledger began with.
 */
export function rebuildLedger(
  handIns: readonly StoredHandIn[],
  journal: readonly JournalLine[],
  recordedIteration: number,
  accessed: string,
  keyBefore: KeyBefore = () => undefined,
  questions: Ledger['questions'] = [],
): Ledger {
  const recordings = journal.filter(
    (line): line is Recording => line.event === 'recorded' && Number.isInteger(line.iteration),
  );
  const unrecorded = beforeJournal(handIns, recordings, recordedIteration);
  let ledger: Ledger = { ...emptyLedger(), questions: [...questions] };
  for (const iteration of new Set(unrecorded.map((handIn) => handIn.iteration)))
    ledger = afterUnrecorded(ledger, unrecorded, iteration, accessed, keyBefore(recordings[0]?.time));
  for (const line of journal) {
    const index = recordings.findIndex((recording) => recording === line);
    const recording = recordings[index];
    ledger =
      recording === undefined
        ? afterSorting(ledger, line)
        : afterRecording(ledger, handIns, recording, keyBefore(recordings[index + 1]?.time));
  }
  const left = handIns.filter(({ iteration }) => iteration <= recordedIteration);
  return mergeHandIns(ledger, left, accessed, keyBefore(undefined)).ledger;
}

/** Hand-ins of iterations that are missing in the journal, in order. */
function beforeJournal(
  handIns: readonly StoredHandIn[],
  recordings: readonly Recording[],
  recordedIteration: number,
): StoredHandIn[] {
  const first = Math.min(recordedIteration + 1, recordings[0]?.iteration ?? Infinity);
  const named = new Set(recordings.flatMap(({ merged }) => (Array.isArray(merged) ? merged : [])));
  return handIns
    .filter(({ id, iteration }) => iteration < first && !named.has(id))
    .toSorted((one, other) => one.iteration - other.iteration);
}

/** Merges the hand-ins of one iteration without a record; each may answer questions of earlier iterations only. */
function afterUnrecorded(
  before: Ledger,
  unrecorded: readonly StoredHandIn[],
  iteration: number,
  accessed: string,
  keyOf: KeyOfSource | undefined,
): Ledger {
  const own = unrecorded.filter((handIn) => handIn.iteration === iteration);
  const { ledger } = mergeHandIns(before, own, accessed, keyOf);
  const statistics = guessStatistics(ledger, own, { iteration, time: accessed });
  return { ...ledger, iterations: [...ledger.iterations, statistics] };
}

function afterRecording(
  before: Ledger,
  handIns: readonly StoredHandIn[],
  line: Recording,
  keyOf: KeyOfSource | undefined,
): Ledger {
  const isMerged: (handIn: StoredHandIn) => boolean = Array.isArray(line.merged)
    ? ({ id }) => line.merged.includes(id)
    : ({ iteration }) => iteration <= line.iteration;
  // The journal has the findings that an iteration's tasks named, but not by agent.
  const follows = statisticsOf(line)?.followed?.join();
  const own = handIns.filter(isMerged).map((one) => (one.iteration === line.iteration ? { ...one, follows } : one));
  const { ledger } = mergeHandIns(before, own, line.time.slice(0, 10), keyOf);
  const statistics = statisticsOf(line) ?? guessStatistics(ledger, handIns, line);
  const others = ledger.iterations.filter(({ iteration }) => iteration !== line.iteration);
  const sorters = Array.isArray(line.merged) ? line.merged.filter((id) => id.includes('/claim-sorter-')) : [];
  return {
    ...ledger,
    iterations: [...others, statistics].sort((a, b) => a.iteration - b.iteration),
    merged: [...ledger.merged, ...sorters],
  };
}

/** Applies the decisions of sorters and the user that were made between recordings. */
function afterSorting(ledger: Ledger, line: JournalLine): Ledger {
  if (line.event === 'claim-split') {
    const split = splitClaim(ledger, line);
    return typeof split === 'string' ? ledger : split.ledger;
  }
  return line.event === 'claims-sorted' ? applySorting(ledger, line) : ledger;
}

function statisticsOf(line: Recording): IterationStatistics | undefined {
  const result = iterationStatistics.safeParse(line);
  return result.success ? result.data : undefined;
}

/** Statistics for a line without the numbers of agents and searches, assuming that all worked. */
function guessStatistics(
  ledger: Ledger,
  handIns: readonly StoredHandIn[],
  line: Pick<Recording, 'iteration' | 'time'>,
): IterationStatistics {
  const own = handIns.filter(({ iteration }) => iteration === line.iteration);
  const reports = { handIns: own, expected: own.length, failed: 0, searches: { ...noSearches, worked: own.length } };
  return describeIteration(
    {
      iteration: line.iteration,
      kind: own.length > 0 ? 'research' : 'writing',
      rule: { depth: 'standard', rule: 'novelty' },
    },
    ledger,
    reports,
    new Date(line.time),
  );
}
