import { randomOf } from '../../src/base/algorithms.ts';
import type { StoredHandIn } from '../../src/research/rules/merge.ts';

/** A sentence of common and rare words, one in three with a number and one in nine with a denial. */
function sentence(random: (below: number) => number, words: number): string {
  const chosen = Array.from({ length: words }, () => {
    // Half of all words come from the commonest hundred, as in a language.
    const rank = random(2) === 0 ? random(100) : random(8_000);
    const topic = rank < 30 ? 'limitierungs' : '';
    return `${topic}${'bcdfghklmnprstvz'.charAt(rank % 16)}${rank.toString(26).replace(/\d/g, (digit) => 'aeiouaeiou'.charAt(Number(digit)))}en`;
  });
  if (random(3) === 0) chosen.push('by', String(random(500)), 'ms');
  if (random(9) === 0) chosen.splice(2, 0, 'not');
  return `${chosen.join(' ')}.`;
}

/** Hand-ins as a long research run collects them: most claims were reported before, some of them in other words. */
export function handInCorpus(handIns: number, claimsEach: number): StoredHandIn[] {
  const unit = randomOf('7');
  const random = (below: number) => Math.floor(unit() * below);
  const known = Array.from({ length: Math.ceil((handIns * claimsEach) / 3) }, () => sentence(random, 10 + random(20)));
  const pick = () => known[random(known.length)] ?? '';
  return Array.from({ length: handIns }, (_, index) => {
    const iteration = 1 + Math.floor(index / 5);
    const claims = Array.from({ length: claimsEach }, () => {
      const text = random(5) === 0 ? pick().replace(/ \w+/, ' anderen') : pick();
      const site = random(400);
      return {
        text,
        quote: `as we found: ${text}`,
        importance: 'supporting' as const,
        source: {
          url: `https://site${site}.org/page/${random(12)}?utm_source=x`,
          title: `Report ${site} on limits`,
          kind: random(3) === 0 ? ('primary' as const) : ('secondary' as const),
        },
      };
    });
    return {
      id: `${iteration}/researcher-${1 + (index % 5)}`,
      iteration,
      handIn: {
        assignment: `i${iteration}-r${1 + (index % 5)}`,
        claims,
        contradictions: [{ statement: sentence(random, 12), sides: ['#1', '#2'] }],
        questions: [{ text: sentence(random, 9), priority: 'medium' as const }],
      },
    };
  });
}
