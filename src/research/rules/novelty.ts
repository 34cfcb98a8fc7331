import { counted } from '../../base/text.ts';
import { conclusions } from '../../loop/rules/iteration.ts';
import { isForUser, openQuestions, type IterationStatistics, type Ledger } from './ledger.ts';

/** A valid iteration with fewer new claims is low-yield. */
const fewestNewClaims = 2;

/** Whether an iteration found few new claims. Only valid ones count. */
export const isLowYield = ({ valid, new_claims }: Pick<IterationStatistics, 'valid' | 'new_claims'>): boolean =>
  valid && new_claims < fewestNewClaims;

/** The number of latest valid iterations in a row that were low-yield; invalid ones, and those that judges decide, are skipped. */
export function consecutiveLowYield(iterations: readonly IterationStatistics[]): number {
  const valid = validSearches(iterations).filter(({ unjudged }) => unjudged === undefined);
  return valid.length - 1 - valid.findLastIndex(({ low_yield }) => !low_yield);
}

/** Valid iterations that searched. */
export function validSearches(iterations: readonly IterationStatistics[]): IterationStatistics[] {
  return iterations.filter(({ kind, valid }) => kind === 'research' && valid);
}

export interface Saturation {
  saturated: boolean;
  /** The numbers for the judgement. */
  numbers: string;
  /** The judgement in plain words. */
  verdict: string;
}

/**
 * Whether research has reached diminishing returns: enough low-yield iterations in a row, and no urgent question.
 * @param threshold the required number of low-yield iterations in a row.
 * @param escalated questions that a person was asked, which do not delay the end.
 */
export function judgeSaturation(
  ledger: Ledger,
  threshold: number,
  escalated: ReadonlySet<string> = new Set(),
): Saturation {
  const low = consecutiveLowYield(ledger.iterations);
  const last = validSearches(ledger.iterations).at(-1);
  const open = openQuestions(ledger);
  const urgent = open.filter((one) => one.priority === 'high' && !escalated.has(one.id) && !isForUser(one)).length;
  const asked = open.filter(({ id }) => escalated.has(id)).length;
  const saturated = low >= threshold && urgent === 0;
  return {
    saturated,
    numbers: [
      `${counted(last?.new_claims ?? 0, 'new finding')} of ${counted(last?.observations ?? 0, 'observation')} in the last iteration that counts`,
      `${low > threshold ? `${low}, more than ${threshold},` : `${low} of ${threshold}`} low-yield iterations in a row`,
      `${open.length} of ${ledger.questions.length} questions open, ${urgent} of them urgent${asked === 0 ? '' : `, ${asked} escalated`}`,
    ].join('; '),
    verdict: conclusions[saturated ? 'saturated' : low > 0 ? 'pivot' : 'search'],
  };
}
