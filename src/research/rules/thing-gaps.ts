import { allWords } from '../../base/text.ts';
import { names } from './answers.ts';
import { isCitable } from './failed-quotes.ts';
import { togetherWith, type Gap } from './gap.ts';
import type { Claim, Ledger } from './ledger.ts';
import { thingsIn } from '../../loop/rules/things-of-goal.ts';

/** A thing of the goal is researched until it has this many findings, or was researched twice. */
const enoughClaims = 4;
const mostAttempts = 2;
/** The most things of one task. */
const mostTogether = 3;

/**
 * The tasks to research things of the user's questions with few findings, so that a comparison has no empty cells: fewest
 * findings first, several in one task.
 */
export function gapsOfThings(ledger: Ledger, tried: ReadonlyMap<string, number>): Gap[] {
  const claims = ledger.claims.filter(isCitable);
  // Answered questions are included, because the answer may not cover every thing.
  return ledger.questions
    .filter(({ raised_by }) => raised_by === 'user')
    .flatMap(({ id, text }) => {
      const thin = thingsIn(text)
        .map((thing) => ({ thing, key: `thing:${thing.toLowerCase()}`, known: countOf(thing, claims) }))
        .filter(({ key, known }) => known < enoughClaims && (tried.get(key) ?? 0) < mostAttempts)
        .sort((one, other) => one.known - other.known);
      const groups = Array.from({ length: Math.ceil(thin.length / mostTogether) }, (_, at) =>
        thin.slice(at * mostTogether, (at + 1) * mostTogether),
      );
      return groups.map((group): Gap => {
        const named = group.map(({ thing }) => thing).join(', ');
        const task = `Research ${named} for ${id}, each by itself, in its own documentation first: report what it says to each question of the goal, and what it says nothing about, with the words searched for: ${allWords(text)}`;
        return {
          id: group.map(({ key }) => key).join(togetherWith),
          task,
          kind: 'things',
          question: id,
        };
      });
    });
}

function countOf(thing: string, claims: readonly Claim[]): number {
  return claims.filter(({ text }) => names(text, thing)).length;
}
