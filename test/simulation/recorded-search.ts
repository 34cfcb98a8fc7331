import { isSearching } from '../../src/loop/rules/iteration.ts';
import { assignmentsFor } from '../../src/research/rules/assignments.ts';
import { emptyLedger, type Ledger } from '../../src/research/rules/ledger.ts';
import { outlookOf } from '../../src/research/rules/outlook.ts';
import { recordIteration } from '../../src/research/rules/record.ts';
import { noSearches, type SearchCounts } from '../../src/research/rules/searches.ts';
import { pairsToSort, rightAnswers, sortingOf, type AskedPair } from '../../src/research/rules/sorting.ts';
import { claim, hoursLater, state, stored } from '../support/samples.ts';
import { seeded } from './random.ts';
import { wordingOf } from './wordings.ts';
import { search, type World } from './world.ts';

interface Minds {
  /** Everybody puts a finding in words of their own; otherwise always in the same. */
  paraphrase: boolean;
  /** Nobody sorts what code cannot decide. */
  withoutSorter?: boolean;
  /** The searches of an iteration; all work unless told. */
  searches?: (iteration: number) => SearchCounts;
}

export interface RecordedSearch {
  /** The iteration that ended it; null when none did. */
  stoppedAt: number | null;
  /** Claims that hold the words of more than one finding. */
  mixed: number;
}

/** Searches a made-up world through the shipped record, words and all. */
export function recordedSearch(world: World, minds: Minds, seed: number, mostIterations = 60): RecordedSearch {
  const random = seeded(seed);
  // Drawn from apart, so that both worlds have the same findings in the same iterations.
  const words = seeded(seed + 1_000);
  const meanings = new Map<string, string>();
  let current = state({ max_iterations: mostIterations + 2, repository_analysis: false });
  let ledger = emptyLedger();
  let asked: AskedPair[][] = [];
  for (let iteration = 1; iteration <= mostIterations; iteration += 1) {
    current = { ...current, iteration };
    const assignments = assignmentsFor(current, outlookOf(ledger));
    const searches = minds.searches?.(iteration) ?? { ...noSearches, worked: assignments.length };
    const handIns = assignments.map((_, at) => {
      const claims = searches.worked === 0 ? [] : search(world, iteration, at, random);
      const reported = [...new Set(claims)].map((finding) => {
        const text = wordingOf(finding, minds.paraphrase ? words : undefined);
        meanings.set(text, finding);
        const url = `https://example.org/${finding}`;
        return claim(text, { source: { url, title: finding, kind: 'secondary' } });
      });
      return stored(iteration, at + 1, { claims: reported });
    });
    const sorters = asked.map((pairs, at) => ({ id: `${iteration}/claim-sorter-${at + 1}`, pairs }));
    const sorted = {
      handIns: sorters.map(({ id }) => id),
      sortings: sorters.flatMap(({ id, pairs }) => sortingOf(id, answersOf(pairs, meanings, iteration), pairs) ?? []),
    };
    const reports = { handIns, expected: assignments.length, assignments, failed: 0, searches, sorted };
    const result = recordIteration(current, ledger, reports, hoursLater(iteration));
    current = result.state;
    ledger = result.ledger;
    asked = minds.withoutSorter === true ? [] : pairsToSort(ledger);
    if (current.finishing !== null || !isSearching(current))
      return { stoppedAt: iteration, mixed: mixedIn(ledger, meanings) };
  }
  return { stoppedAt: null, mixed: mixedIn(ledger, meanings) };
}

function mixedIn({ claims }: Ledger, meanings: ReadonlyMap<string, string>): number {
  return claims.filter(
    ({ text, evidence }) => new Set(evidence.map(({ wording = text }) => meanings.get(wording))).size > 1,
  ).length;
}

/** A sorter that reads well. */
function answersOf(asked: readonly AskedPair[], meanings: ReadonlyMap<string, string>, iteration: number) {
  const answers = asked.map((pair, index) => {
    const [one, two] = pair.texts.map((text) => meanings.get(text) ?? text);
    if ('control' in pair) return { pair: index + 1, answer: rightAnswers[pair.control][0] };
    return { pair: index + 1, answer: one === two ? ('same' as const) : ('different' as const) };
  });
  return { assignment: `i${iteration}-s1`, answers };
}
