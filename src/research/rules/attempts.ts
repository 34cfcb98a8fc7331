import type { Ledger } from './ledger.ts';

/** Joins the ids of an agent's tasks. */
export const togetherWith = ' + ';
/** Between a question and the way in which it is tried: `Q001@practice`. */
export const inTheWay = '@';

/** Nothing is tried a third time in valid iterations; a second time it is tried in another way. */
export const mostAttempts = 2;

/** The ids of the questions and other needs that an agent followed. */
export function needsOf(follows: string): string[] {
  return follows.split(togetherWith).map((id) => id.split(inTheWay)[0] ?? id);
}

/** The number of valid iterations in which agents had each need. */
export function attemptsOf({ iterations }: Pick<Ledger, 'iterations'>): Map<string, number> {
  const attempts = new Map<string, number>();
  for (const { valid, followed = [] } of iterations) {
    if (valid) for (const id of new Set(followed.flatMap(needsOf))) attempts.set(id, (attempts.get(id) ?? 0) + 1);
  }
  return attempts;
}
