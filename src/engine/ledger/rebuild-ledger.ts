import type { JournalLine } from '../journal-line.ts';
import { emptyLedger, iterationStatistics, type IterationStatistics, type Ledger } from './ledger.ts';
import { mergeHandIns, type StoredHandIn } from './merge.ts';
import { describeIteration } from '../record.ts';

type Recording = JournalLine & { event: 'recorded' };

/**
 * The ledger that comes of the stored hand-ins, merged again in the order in which they were recorded. It is the one that was
 * lost when every hand-in is there and the journal names what each recording merged and counted; where it does not (older
 * versions, lost lines), ids and statistics are the best that can be told.
 * @param recordedIteration hand-ins up to this iteration were recorded, whatever the journal says.
 * @param accessed ISO date for sources of which no line tells when they were read.
 */
export function rebuildLedger(
  handIns: readonly StoredHandIn[],
  journal: readonly JournalLine[],
  recordedIteration: number,
  accessed: string,
): Ledger {
  let ledger = emptyLedger();
  for (const line of journal) {
    if (line.event !== 'recorded' || !Number.isInteger(line.iteration)) continue;
    ledger = afterRecording(ledger, handIns, line);
  }
  const left = handIns.filter(({ iteration }) => iteration <= recordedIteration);
  return mergeHandIns(ledger, left, accessed).ledger;
}

function afterRecording(before: Ledger, handIns: readonly StoredHandIn[], line: Recording): Ledger {
  const isMerged: (handIn: StoredHandIn) => boolean = Array.isArray(line.merged)
    ? ({ id }) => line.merged.includes(id)
    : ({ iteration }) => iteration <= line.iteration;
  const { ledger } = mergeHandIns(before, handIns.filter(isMerged), line.time.slice(0, 10));
  const statistics = statisticsOf(line) ?? guessStatistics(ledger, handIns, line);
  const others = ledger.iterations.filter(({ iteration }) => iteration !== line.iteration);
  return { ...ledger, iterations: [...others, statistics].sort((a, b) => a.iteration - b.iteration) };
}

function statisticsOf(line: Recording): IterationStatistics | undefined {
  const result = iterationStatistics.safeParse(line);
  return result.success ? result.data : undefined;
}

/** How many agents were asked the line does not say: it counts as if all had answered. */
function guessStatistics(ledger: Ledger, handIns: readonly StoredHandIn[], line: Recording): IterationStatistics {
  const own = handIns.filter(({ iteration }) => iteration === line.iteration);
  const reports = { handIns: own, expected: own.length, failed: 0 };
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
