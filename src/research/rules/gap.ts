import type { Ledger } from './ledger.ts';

/** Something that the findings lack and that one agent can be sent after. */
export interface Gap {
  /** The finding, contradiction or page and what it lacks, such as `C004:second-source`; it is not followed for ever. */
  id: string;
  task: string;
  /** It is about a file of the project, which researchers cannot read. */
  local?: true;
  /** Each of these kinds has a researcher of its own, whatever else is lacking. */
  kind?: 'second-source' | 'things';
  /** The question whose things are to be looked at: nobody follows it as a whole meanwhile. */
  question?: string;
}

/** Between the ids of what one agent follows. */
export const togetherWith = ' + ';

/** Whether an agent that follows this knows a finding, so that it proves nothing by finding it again. */
export function namesClaim(follows: string): boolean {
  return /^[CX]\d/.test(follows);
}

/** How often agents were sent after a question or a gap in a valid iteration. */
export function attemptsOf({ iterations }: Pick<Ledger, 'iterations'>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { valid, followed = [] } of iterations) {
    const each = followed.flatMap((ids) => ids.split(togetherWith));
    if (valid) for (const id of each) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
