import type { Ledger } from './ledger.ts';

/** Something that the findings lack, as a task for one agent. */
export interface Gap {
  /** The finding, contradiction or page with its gap, such as `C004:second-source`, for counting attempts. */
  id: string;
  task: string;
  /** Whether it is about a file of the project, which researchers cannot read. */
  local?: true;
  /** Kinds that get a researcher of their own. */
  kind?: 'second-source' | 'options';
  /** The question whose options are researched one by one, so that no other agent gets it as a whole. */
  question?: string;
}

/** Joins the ids of an agent's tasks. */
export const togetherWith = ' + ';
/** Between a question and the way in which it is tried: `Q001@practice`. */
const inTheWay = '@';

/** What an agent follows that tries a question in one of the ways. */
export const byWay = (question: string, way: string): string => `${question}${inTheWay}${way}`;

/** Whether an agent followed a question in one of the ways. */
export const isWay = (follows: string): boolean => follows.includes(inTheWay);

/** Whether the agent was shown findings and asked for nothing else, so that nothing of its hand-in shows what is left to find. */
export function namesClaim(follows: string): boolean {
  return /^[CX]\d/.test(follows) && !/\bQ\d/.test(follows);
}

/** The ids of the questions and gaps that an agent followed. */
export function needsOf(follows: string): string[] {
  return follows.split(togetherWith).map((id) => id.split(inTheWay)[0] ?? id);
}

/** The number of valid iterations in which agents had each question or gap. */
export function attemptsOf({ iterations }: Pick<Ledger, 'iterations'>): Map<string, number> {
  const attempts = new Map<string, number>();
  for (const { valid, followed = [] } of iterations) {
    if (valid) for (const id of new Set(followed.flatMap(needsOf))) attempts.set(id, (attempts.get(id) ?? 0) + 1);
  }
  return attempts;
}
