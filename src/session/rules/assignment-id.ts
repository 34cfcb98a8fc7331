/**
 * The letter in an id such as `i3-v1` (iteration 3), by the purpose of the assignment; `finalVerification` verifies the finished
 * report.
 */
const letters = {
  reading: 'g',
  search: 'r',
  analysis: 'a',
  verification: 'v',
  finalVerification: 'w',
  claimJudging: 's',
  writing: 't',
  writeUp: 'u',
  reportCritique: 'k',
  plan: 'p',
  planCritique: 'c',
  judgement: 'j',
} as const;
export type Purpose = keyof typeof letters;

/** The id of an assignment; `index` counts from 0. */
export function assignmentId(iteration: number, purpose: Purpose, index: number): string {
  return `i${iteration}-${letters[purpose]}${index + 1}`;
}

/** Whether an id belongs to an assignment with one of these purposes. */
export function hasPurpose(id: string, ...purposes: Purpose[]): boolean {
  const [, letter] = /^i\d+-([a-z])\d+$/.exec(id) ?? [];
  return purposes.some((purpose) => letters[purpose] === letter);
}

/** Whether an id belongs to an assignment of this iteration. */
export function isOfIteration(id: string, iteration: number): boolean {
  return id.startsWith(`i${iteration}-`);
}
