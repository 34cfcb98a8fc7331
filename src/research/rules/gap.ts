import type { Ledger } from './ledger.ts';

/** Something that the findings lack, as a task for one agent. */
export interface Gap {
  /** The finding, contradiction or page with its gap, such as `C004:second-source`, for counting attempts. */
  id: string;
  task: string;
  /** Whether it is about a file of the project, which researchers cannot read. */
  local?: true;
  /** Kinds that get a researcher of their own. */
  kind?: 'second-source' | 'things';
  /** The question whose things are researched one by one, so that no other agent gets it as a whole. */
  question?: string;
}

/** Joins the ids of an agent's tasks. */
export const togetherWith = ' + ';

/** Whether the agent was shown findings and asked for nothing else, so that nothing of its hand-in shows what is left to find. */
export function namesClaim(follows: string): boolean {
  return /^[CX]\d/.test(follows) && !/\bQ\d/.test(follows);
}

/** Whether a task is for a question first, and not one of something else with a question beside it. */
export const beginsWithQuestion = (follows: string): boolean => /^Q\d/.test(follows);

/** The number of valid iterations in which agents had each question or gap. @param counts whether a task counts. */
export function attemptsOf(
  { iterations }: Pick<Ledger, 'iterations'>,
  counts: (follows: string) => boolean = () => true,
): Map<string, number> {
  const attempts = new Map<string, number>();
  for (const { valid, followed = [] } of iterations) {
    const each = followed.filter(counts).flatMap((ids) => ids.split(togetherWith));
    if (valid) for (const id of each) attempts.set(id, (attempts.get(id) ?? 0) + 1);
  }
  return attempts;
}
