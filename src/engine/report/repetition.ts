import type { ReportFinding } from './finding.ts';
import type { ReadReport } from './report-input.ts';

const shingleWords = 5;
const leastWords = 30;
/** Of the word sequences of two paragraphs together, the share that both have. */
const mostAlike = 0.6;

/** C3: two paragraphs that say the same in nearly the same words. */
export function checkRepetition({ paragraphs, finding }: Pick<ReadReport, 'paragraphs' | 'finding'>): ReportFinding[] {
  const holders = new Map<string, number[]>();
  const sizes: number[] = [];
  const findings: ReportFinding[] = [];
  for (const [index, { text, at, section }] of paragraphs.entries()) {
    const shingles = shinglesOf(text);
    sizes.push(shingles.size);
    const shared = new Map<number, number>();
    for (const shingle of shingles) {
      const before = holders.get(shingle) ?? [];
      for (const other of before) shared.set(other, (shared.get(other) ?? 0) + 1);
      // What stands in very many paragraphs is a set phrase.
      if (before.length < 20) holders.set(shingle, [...before, index]);
    }
    for (const [other, count] of shared) {
      if (count / (shingles.size + (sizes[other] ?? 0) - count) < mostAlike) continue;
      const message = `This paragraph repeats one of “${paragraphs[other]?.section ?? ''}”`;
      findings.push(
        finding('C3', 'hard', at, message, `Say it once; in “${section}” say only what is new, and refer back.`),
      );
      break;
    }
  }
  return findings;
}

function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < leastWords) return new Set();
  return new Set(words.slice(shingleWords - 1).map((_, index) => words.slice(index, index + shingleWords).join(' ')));
}
