import { allWords } from '../../base/text.ts';
import { names } from './answers.ts';
import { isCitable } from './failed-quotes.ts';
import { togetherWith, type Gap } from './gap.ts';
import type { Ledger } from './ledger.ts';
import { thingsIn } from '../../loop/rules/things-of-goal.ts';

/** A thing of the goal is researched until it has a finding, or was researched twice. */
const mostAttempts = 2;
/** The most things of one task. */
const mostTogether = 3;

/**
 * The tasks to research things of the user's questions without a finding, so that a comparison has no empty cells: several in one
 * task.
 */
export function gapsOfThings(ledger: Ledger, tried: ReadonlyMap<string, number>): Gap[] {
  const claims = ledger.claims.filter(isCitable);
  // Answered questions are included, because the answer may not cover every thing.
  return ledger.questions
    .filter(({ raised_by }) => raised_by === 'user')
    .flatMap(({ id, text }) => {
      const thin = thingsIn(text)
        .map((thing) => ({ thing, key: `thing:${thing.toLowerCase()}` }))
        .filter(
          ({ thing, key }) => !claims.some((claim) => names(claim.text, thing)) && (tried.get(key) ?? 0) < mostAttempts,
        );
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
