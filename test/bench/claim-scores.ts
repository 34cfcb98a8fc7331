import { emptyLedger } from '../../src/research/rules/ledger.ts';
import { mergeHandIns, type StoredHandIn } from '../../src/research/rules/merge.ts';
import { similarityIndex } from '../../src/research/rules/similarity.ts';

/** Claims of several researchers, in the order in which they come; `same_as` names earlier claims that say the same. */
export interface ClaimSample {
  claims: { id: string; researcher: string; text: string; quote: string; url: string; same_as: string[] }[];
}

export interface ClaimScores {
  /** Claims that repeat another, and those of them whose counterpart is among the nearest five. */
  repeats: number;
  recalled: number;
  /** Repeats that code merged with the right one, or gave to a sorter beside it. */
  proposed: number;
  /** Claims that code merged, and those of them that it merged with the right one. */
  merged: number;
  right: number;
}

/** The right one has to be among so many. */
const nearest = 5;

/** Merges the claims as `record` does, one hand-in for each researcher. */
export function scoreClaims({ claims }: ClaimSample): ClaimScores {
  const researchers = [...new Set(claims.map(({ researcher }) => researcher))];
  const ordered = researchers.flatMap((name) => claims.filter(({ researcher }) => researcher === name));
  const handIns = researchers.map((name, index) =>
    handInOf(
      index,
      ordered.filter((one) => one.researcher === name),
    ),
  );
  const { ledger } = mergeHandIns(emptyLedger(), handIns, '2026-01-01');
  const claimOf = new Map(ordered.map(({ id }, index) => [id, ledger.observations[index]?.claim]));
  const index = similarityIndex(claims.map(({ text }) => text));
  const known: string[] = [];
  const pairs = new Set((ledger.undecided ?? []).map(({ claim, other }) => `${claim} ${other}`));
  const scores = { repeats: 0, recalled: 0, proposed: 0, merged: 0, right: 0 };
  for (const [at, { id, text, researcher, same_as }] of ordered.entries()) {
    if (ordered[at - 1]?.researcher !== researcher) {
      const before = ordered.slice(known.length, at);
      for (const one of before) index.add(one.text);
      known.push(...before.map((one) => one.id));
    }
    const near = index.nearest(text, nearest).map((one) => known[one.index] ?? '');
    if (same_as.length > 0) scores.repeats += 1;
    if (same_as.some((same) => near.includes(same))) scores.recalled += 1;
    const own = claimOf.get(id) ?? '';
    const isProposed = (same: string) => {
      const other = claimOf.get(same) ?? '';
      return other === own || pairs.has(`${own} ${other}`);
    };
    if (same_as.some(isProposed)) scores.proposed += 1;
    if (ledger.observations[at]?.new !== false) continue;
    scores.merged += 1;
    if (same_as.some((same) => claimOf.get(same) === claimOf.get(id))) scores.right += 1;
  }
  return scores;
}

/** Precision, recall and their harmonic mean. */
export function rates({ repeats, merged, right }: ClaimScores): { precision: number; recall: number; f1: number } {
  const precision = merged === 0 ? 1 : right / merged;
  const recall = repeats === 0 ? 1 : right / repeats;
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

export function describeScores(scores: ClaimScores): string {
  const { precision, recall, f1 } = rates(scores);
  return [
    `candidates: recall@${nearest} ${scores.recalled} of ${scores.repeats} by their words`,
    `merged, or given to a sorter beside the right one: ${scores.proposed} of ${scores.repeats}`,
    `code alone: precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}, F1 ${f1.toFixed(2)}`,
  ].join('\n');
}

const leastF1 = 0.85;

/** The bars that are missed, a sentence each. */
export function failedBars(scores: ClaimScores): string[] {
  const { f1 } = rates(scores);
  return [
    ...(scores.recalled < scores.repeats ? [`MISSED: a right candidate is not among the first ${nearest}`] : []),
    ...(f1 < leastF1 ? [`MISSED: F1 ${f1.toFixed(3)}, expected ${leastF1} or more`] : []),
  ];
}

function handInOf(index: number, claims: ClaimSample['claims']): StoredHandIn {
  const iteration = index + 1;
  return {
    id: `${iteration}/researcher-1`,
    iteration,
    handIn: {
      assignment: `i${iteration}-r1`,
      summary: 'The claims of one researcher.',
      claims: claims.map(({ text, quote, url }) => ({
        text,
        quote,
        importance: 'central',
        confidence: 'high',
        source: { url, title: url, kind: 'primary' },
      })),
      contradictions: [],
      questions: [],
      answers: [],
    },
  };
}
