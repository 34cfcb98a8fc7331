import { assignmentsFor } from '../../src/research/rules/needs.ts';
import { emptyLedger, type Ledger } from '../../src/research/rules/ledger.ts';
import type { SearchCounts } from '../../src/research/rules/searches.ts';
import { listsOf, type JudgeList } from '../../src/judging/lists.ts';
import {
  itemsFor,
  judgingOf,
  mostLists,
  type ClaimJudgingHandIn,
  type ShownBeside,
} from '../../src/research/rules/claim-judging.ts';
import { claimsToJudge } from '../../src/research/rules/questions.ts';
import { recordResearch } from '../support/recorded.ts';
import { claim, hoursLater, question, state, stored } from '../support/samples.ts';
import { randomOf, type Random } from '../../src/base/algorithms.ts';
import { isSearching } from '../../src/loop/rules/state.ts';

/**
 * A made-up topic and those who search it: how many findings there are, how easily each is come upon, and what goes wrong.
 * Synthetic: good for how a rule behaves, not for how long a real search takes.
 */
export interface World {
  name: string;
  findings: number;
  facets: number;
  researchers: number;
  claimsEach: number;
}

/** One researcher's claims: ids of findings, common ones more often (Zipf), mostly of the one or two facets that it looks at. */
function search(world: World, iteration: number, researcher: number, random: Random): string[] {
  const facet = (iteration * world.researchers + researcher) % world.facets;
  const perFacet = Math.ceil(world.findings / world.facets);
  return Array.from({ length: world.claimsEach }, () => {
    const where = random() < 0.7 ? facet : Math.floor(random() * world.facets);
    // Inverse of the distribution function of ranks with weight 1/rank^0.8, near enough.
    const rank = Math.floor(perFacet * random() ** 2.2);
    return `f${where}-${rank}`;
  });
}

interface Minds {
  /** Everybody puts a finding in words of their own; otherwise always in the same. */
  paraphrase: boolean;
  /** The searches of an iteration; all work unless told. */
  searches?: (iteration: number) => SearchCounts;
}

/**
 * Searches a made-up world through the shipped record, words and all.
 * @returns the iteration that ended it, null when none did; and how many claims hold the words of more than one finding.
 */
export function recordedSearch(world: World, minds: Minds, seed: number, mostIterations = 60) {
  const random = randomOf(`${seed}`);
  // Drawn from apart, so that both worlds have the same findings in the same iterations.
  const words = randomOf(`${seed} words`);
  const meanings = new Map<string, string>();
  let current = state({ max_iterations: mostIterations + 2, repository_analysis: false, depth: 'exhaustive' });
  // What is found is judged to serve this, and nothing answers it.
  let ledger: Ledger = { ...emptyLedger(), questions: [question('Q001', { status: 'answered' })] };
  let asked: Asked = { lists: [], beside: { near: {}, questions: [] } };
  for (let iteration = 1; iteration <= mostIterations; iteration += 1) {
    current = { ...current, iteration };
    const assignments = assignmentsFor(current, ledger);
    const searches = minds.searches?.(iteration) ?? { worked: assignments.length, empty: 0, refused: 0 };
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
    const judges = asked.lists.map((list, at) => ({ id: `${iteration}/claim-judge-${at + 1}`, list }));
    const known = ledger;
    const judged = {
      handIns: judges.map(({ id }) => id),
      judgings: judges.flatMap(
        ({ id, list }) =>
          judgingOf(id, known, { list, beside: asked.beside }, answersOf(list, asked.beside, known, meanings)) ?? [],
      ),
    };
    const reports = { handIns, expected: assignments.length, assignments, searches, judged };
    const result = recordResearch(current, ledger, reports, hoursLater(iteration));
    current = result.state;
    ledger = result.ledger;
    asked = listsFor(ledger, iteration);
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

interface Asked {
  lists: JudgeList[];
  beside: ShownBeside;
}

function listsFor(ledger: Ledger, iteration: number): Asked {
  const { items, beside, controls } = itemsFor(ledger, claimsToJudge(ledger), (quote) => quote);
  return { lists: listsOf(items, (at) => `i${iteration}-s${at + 1}`, controls).slice(0, mostLists), beside };
}

/** A judge that reads well. */
function answersOf(
  { id, items }: JudgeList,
  { near }: ShownBeside,
  ledger: Ledger,
  meanings: ReadonlyMap<string, string>,
): ClaimJudgingHandIn {
  const meaningOf = (claim: string) => meanings.get(ledger.claims.find((one) => one.id === claim)?.text ?? '') ?? claim;
  const answers = items.map((item, at) => {
    const rest = { n: at + 1, kind: 'general' as const, about: 'other' as const, serves: 'Q001', near: [] };
    if (!('key' in item)) {
      const isRight = item.right.page_says?.includes('yes') === true;
      return { ...rest, page_says: isRight ? ('yes' as const) : ('no' as const) };
    }
    const same = (near[item.key] ?? []).filter((other) => meaningOf(other) === meaningOf(item.key));
    return {
      ...rest,
      page_says: 'yes' as const,
      words: item.within.words?.[0] ?? '',
      near: same.map((to) => ({ to, is: 'same' as const })),
    };
  });
  return { assignment: id, answers, questions: [] };
}

/** Ways to put one statement about a thing; those of a row say the same. */
const rewordings: readonly (readonly string[])[] = [
  [
    '{} loses the writes of its last second when the primary crashes.',
    'When the primary crashes, {} loses whatever was written in the last second.',
    'A crash of the primary costs {} the writes of the last second.',
  ],
  [
    '{} cannot be upgraded without downtime of the whole cluster.',
    'An upgrade of {} needs the whole cluster to be down.',
    'Upgrading {} is not possible without taking the whole cluster down.',
  ],
];
const syllables = 'bal cor dex fen gri hol jun kes lum mor nix pol quar rus tam vel wex yor zan'.split(' ');

/** A finding in the words of somebody, any of its wordings, or always the first; findings of different facets differ. */
function wordingOf(finding: string, random: Random | undefined): string {
  const number = [...finding.matchAll(/\d+/g)].reduce((sum, [digits]) => sum * 53 + Number(digits), 0);
  const [row, about] = [rewordings[number % rewordings.length] ?? [], Math.floor(number / rewordings.length)];
  const size = syllables.length;
  const name = [about % size, Math.floor(about / size) % size, (about * 7 + 3) % size].map((part) => syllables[part]);
  return (row[random === undefined ? 0 : Math.floor(random() * row.length)] ?? '').replace('{}', name.join(''));
}
