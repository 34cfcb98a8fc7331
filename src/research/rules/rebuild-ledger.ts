import type { JournalLine } from '../../journal/rules/journal-line.ts';
import { emptyLedger, iterationStatistics, type IterationStatistics, type Ledger } from './ledger.ts';
import { applySorting, splitClaim } from './join-claims.ts';
import { mergeHandIns, type StoredHandIn } from './merge.ts';
import { describeIteration } from './record.ts';
import { noSearches } from './searches.ts';
import type { KeyOfSource } from './pages/snapshot-row.ts';

type Recording = JournalLine & { event: 'recorded' };

/** The key that two addresses of one source share, by the pages fetched before a time; by all of them where there is none. */
export type KeyBefore = (time: string | undefined) => KeyOfSource | undefined;

/**
 * The ledger that comes of the stored hand-ins, merged again in the order in which they were recorded. It is the one that was
 * lost when every hand-in is there and the journal names what each recording merged and counted; where it does not (older
 * versions, lost lines), ids and statistics are the best approximation.
 * @param recordedIteration hand-ins up to this iteration were recorded, whatever the journal says.
 * @param accessed ISO date for sources for which no line has the time of reading.
 * @param keyBefore a recording knew what was fetched until the next began, give or take what a person had fetched in between.
 */
export function rebuildLedger(
  handIns: readonly StoredHandIn[],
  journal: readonly JournalLine[],
  recordedIteration: number,
  accessed: string,
  keyBefore: KeyBefore = () => undefined,
): Ledger {
  const recordings = journal.filter(
    (line): line is Recording => line.event === 'recorded' && Number.isInteger(line.iteration),
  );
  const unrecorded = beforeJournal(handIns, recordings, recordedIteration);
  let ledger = emptyLedger();
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

/** Hand-ins of iterations before those in the journal, in their order. */
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

/** A question that was answered was known to the one who answered it: that takes an iteration after the other. */
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
  // Whose task named which finding is not in the journal, but that one did.
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

/** The decisions of sorters and of the user on claims, as they were made between recordings. */
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

/** How many agents were asked, and searched, the line does not say: it counts as if all had. */
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
      probes: false,
      rule: { depth: 'standard', rule: 'novelty' },
    },
    ledger,
    reports,
    new Date(line.time),
  );
}
